/** The lesson of Snap Back: plays it at the real table, and shows table and panel. */
import type { LessonPorts, ShellLesson } from '../../../shell/shellGame';
import { lessonSetup, PARTS, YOU } from '../lesson/course';
import { createLessonGame, type LessonGame } from '../lesson/lessonGame';
import { askedIn } from '../lesson/lessonState';
import type { SnapBackHappening } from '../rules/happening';
import type { LessonModel } from '../ui/lesson/lessonModel';
import type { SnapBackShell } from '../ui/shellTypes';
import { openedTable, tableAfter, type SnapBackTableModel } from '../ui/table/tableModel';

type Ports = LessonPorts<SnapBackShell>;

/** What is asked of it. */
type Command = Parameters<ShellLesson<SnapBackShell>['ask']>[0];

export function createLesson(ports: Ports): ShellLesson<SnapBackShell> {
  return new OneLesson(ports);
}

class OneLesson implements ShellLesson<SnapBackShell> {
  readonly #ports: Ports;
  #game: LessonGame | null = null;
  #table: SnapBackTableModel | null = null;

  constructor(ports: Ports) { this.#ports = ports; }

  open(asked?: string): void {
    const part = PARTS.find((one) => one === asked) ?? PARTS[0];
    const { clock, names, set } = this.#ports;
    this.leave();
    const setup = lessonSetup(...names());
    this.#game = createLessonGame({ clock, setup, part, changed: (happenings) => this.#told(happenings) });
    this.#table = openedTable(this.#game.view(), { ...set(), sitting: 'beside', fingers: null, bests: [null, null], spans: [null, null] });
    this.#show([]);
  }

  model(): LessonModel | null {
    const lesson = this.#game?.lesson();
    if (!lesson || !this.#table) return null;
    const { part, said, times, hint } = lesson;
    const still = this.#game?.isStill() === true;
    return {
      kind: 'lesson', panel: { part, said, times, hint, asked: askedIn(lesson) },
      // While time stands still, nothing is counted down.
      table: { ...this.#table, still, count: still ? null : this.#table.count },
    };
  }

  ask(command: Command): void {
    const game = this.#game;
    if (!game) return;
    switch (command.kind) {
      case 'lessonOn': return askedIn(game.lesson()) === 'play' ? this.#left(true) : game.goOn();
      case 'showMe': return game.showMe();
      case 'leaveLesson': case 'leaveTable': return this.#left(false);
      case 'playAgain': return this.#left(true);
      case 'settings':
        this.#become({ type: 'over', over: null });
        return this.#ports.openSettings();
      case 'overTable': return this.#over(command.over, command.at);
      case 'readTable': return this.#become({ type: 'read', what: command.what, now: this.#ports.clock.now() });
      case 'act': return this.#act(game, command.act);
    }
  }

  painted(at: number): void {
    const view = this.#game?.view();
    if (view?.open?.back === null) this.#game?.act({ kind: 'painted', shown: view.shown, at });
  }

  hidden(at: number): void { this.#game?.act({ kind: 'pause', paused: true, at }); }

  showAgain(): void { if (this.#table) this.#become({ type: 'set', set: this.#ports.set() }); }

  leave(): void {
    this.#game?.leave();
    this.#game = null;
    this.#table = null;
  }

  #act(game: LessonGame, act: Parameters<LessonGame['act']>[0]): void {
    if (act.kind === 'stop') return this.#left(false);
    if (act.kind === 'goOn' && askedIn(game.lesson()) === 'play') return this.#left(true);
    game.act(act);
    // What is not wanted was answered, and is not shown as chosen.
    if (act.kind === 'choose' && act.seat === YOU && game.lesson().beat === 'count') this.#become({ type: 'chose', claim: act.claim });
  }

  #over(over: SnapBackTableModel['over'], at: number): void {
    this.#game?.act({ kind: 'pause', paused: over !== null, at });
    this.#become({ type: 'over', over });
  }

  #left(toPlay: boolean): void {
    this.leave();
    this.#ports.left(toPlay);
  }

  #told(happenings: readonly SnapBackHappening[]): void {
    // While the game is being opened there is nothing to show.
    if (!this.#game || !this.#table) return;
    this.#table = tableAfter(this.#table, {
      type: 'told', view: this.#game.view(), happenings, now: this.#ports.clock.now(),
    });
    this.#show(happenings);
  }

  #become(change: Parameters<typeof tableAfter>[1]): void {
    if (!this.#table) return;
    this.#table = tableAfter(this.#table, change);
    this.#show([]);
  }

  #show(happenings: readonly SnapBackHappening[]): void {
    const model = this.model();
    if (model) this.#ports.show(model, happenings);
  }
}
