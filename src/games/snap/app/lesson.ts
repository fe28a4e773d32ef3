/** The lesson of Snap: plays it by the real table's steps, and shows table and panel. */
import type { LessonPorts, ShellLesson } from '../../../shell/shellGame';
import type { SnapSetup } from '../kept/setup';
import { lessonSetup, PARTS, YOU } from '../lesson/course';
import { createLessonGame, type LessonGame } from '../lesson/lessonGame';
import { askedIn } from '../lesson/lessonState';
import type { SnapHappening } from '../rules/happening';
import { tableViewOf, type SnapTableView } from '../table/view';
import type { LessonModel } from '../ui/lesson/lessonModel';
import type { SnapShell } from '../ui/shellTypes';
import { openedTable, tableAfter, type SnapTableModel, type TableCommand } from '../ui/table/snapTable';

type Ports = LessonPorts<SnapShell>;

/** What is asked of it. */
type Command = Parameters<ShellLesson<SnapShell>['ask']>[0];

export function createLesson(ports: Ports): ShellLesson<SnapShell> {
  return new OneLesson(ports);
}

class OneLesson implements ShellLesson<SnapShell> {
  readonly #ports: Ports;
  #setup: SnapSetup = lessonSetup('', '');
  #game: LessonGame | null = null;
  #table: SnapTableModel | null = null;

  constructor(ports: Ports) { this.#ports = ports; }

  open(asked?: string): void {
    const part = PARTS.find((one) => one === asked) ?? PARTS[0];
    const { clock, names, set } = this.#ports;
    this.leave();
    this.#setup = lessonSetup(...names());
    this.#game = createLessonGame({ clock, part, changed: (happenings) => this.#told(happenings) });
    this.#table = openedTable(this.#view(this.#game), { ...set(), sitting: 'beside' });
    this.#show([]);
  }

  model(): LessonModel | null {
    const lesson = this.#game?.lesson();
    if (!lesson || !this.#table) return null;
    const { part, said, times, hint } = lesson;
    return { kind: 'lesson', panel: { part, said, times, hint, asked: askedIn(lesson) }, table: this.#table };
  }

  ask(command: Command): void {
    const game = this.#game;
    if (!game) return;
    switch (command.kind) {
      case 'lessonOn': return this.#goOn(game);
      case 'showMe': return game.showMe();
      case 'leaveLesson': case 'leaveTable': return this.#left(false);
      case 'playAgain': return this.#left(true);
      case 'settings':
        this.#become({ type: 'over', over: null });
        return this.#ports.openSettings();
      case 'overTable': return this.#over(game, command.over);
      case 'readTable': return this.#become({ type: 'read', what: command.what });
      case 'act': return this.#act(game, command.act);
      default:
    }
  }

  painted(at: number): void { this.#game?.painted(at); }

  hidden(): void { this.#game?.pause(true); }

  showAgain(): void { if (this.#table) this.#become({ type: 'set', set: this.#ports.set() }); }

  leave(): void {
    this.#game?.leave();
    this.#game = null;
    this.#table = null;
  }

  #goOn(game: LessonGame): void {
    if (askedIn(game.lesson()) === 'play' && !game.isPaused()) return this.#left(true);
    game.goOn();
  }

  #act(game: LessonGame, act: Extract<TableCommand, { kind: 'act' }>['act']): void {
    switch (act.kind) {
      case 'stop': return this.#left(false);
      case 'goOn': return this.#goOn(game);
      case 'pause': return game.pause(act.paused);
      case 'call': return act.seat === YOU ? game.call(act.orTurn) : undefined;
      case 'turn': return act.seat === YOU ? game.turn() : undefined;
      case 'painted': return game.painted(act.at);
      default:
    }
  }

  #over(game: LessonGame, over: SnapTableModel['over']): void {
    game.pause(over !== null);
    this.#become({ type: 'over', over });
  }

  #left(toPlay: boolean): void {
    this.leave();
    this.#ports.left(toPlay);
  }

  /** The table as a page shows it. Nobody has to press before it is seen. */
  #view(game: LessonGame): SnapTableView {
    return tableViewOf({ ...game.table(), setup: this.#setup }, { begun: true, paused: game.isPaused(), ended: null });
  }

  #told(happenings: readonly SnapHappening[]): void {
    // While the game is being opened there is nothing to show.
    if (!this.#game || !this.#table) return;
    this.#table = tableAfter(this.#table, { type: 'told', view: this.#view(this.#game), happenings, now: this.#ports.clock.now() });
    this.#show(happenings);
  }

  #become(change: Parameters<typeof tableAfter>[1]): void {
    if (!this.#table) return;
    this.#table = tableAfter(this.#table, change);
    this.#show([]);
  }

  #show(happenings: readonly SnapHappening[]): void {
    const model = this.model();
    if (model) this.#ports.show(model, happenings);
  }
}
