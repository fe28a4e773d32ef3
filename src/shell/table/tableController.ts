/** The table of a game on the page: a game that is played, and what is saved of it. */
import type { FarPlay } from '../../games/farSide';
import { furtherGame } from '../../contract/savedGame';
import { sittingOf } from '../../layout/shapes/seatPlaces';
import { peopleIn } from '../../setup/seats/ownKeys';
import { keepResults } from '../after/results';
import { keptDraft, keptGame, type Stage } from '../app/stage';
import type { TableCommandBase } from '../commands';
import type { SavedBase, SetBase, ShellTypes } from '../types';
import { LiveTable } from './liveTable';
import type { ActBase } from './acts';

/** What is answered at the table itself. */
export type AtTable<T extends ShellTypes> = Extract<TableCommandBase<T['Act']>, { kind: 'act' | 'overTable' }> | T['TableCommand'];

export class TableController<T extends ShellTypes> {
  readonly #stage: Stage<T>;
  /** The game that is on. */
  live: LiveTable<T> | null = null;

  /** Where its host is elsewhere; null: it is this page's own. */
  #far: FarPlay | null = null;

  constructor(stage: Stage<T>) { this.#stage = stage; }

  /** Sits down at a game. Where another tab plays it, the first screen is shown. */
  async open(asked: T['Saved']): Promise<void> {
    const { game: { table: screen }, ports, device, here, show, go, ask } = this.#stage;
    this.#stop();
    const isHere = here();
    const held = await ports.hold(asked.id);
    if (!isHere()) return;
    if (!held) return go({ screen: 'home' });
    const game = await this.#asItLies(asked);
    if (!isHere()) return;
    // What is over is looked at, not played.
    if (isLookedAt(game)) return go({ screen: 'after', game: game.id });
    const live: LiveTable<T> = new LiveTable(this.#stage, game, {
      clock: ports.clock, today: ports.today, spoken: keptDraft(this.#stage).spoken, set: this.#sits(game), ask, show,
      onSave: (saved) => this.#save(saved), act: (act) => live.act(act), told: (happenings) => this.#told(live, happenings),
    });
    this.live = live;
    show(live.shown, game);
    this.#sat();
    device.page?.defaultView?.addEventListener('resize', () => this.#sitAnew(game), { signal: live.left });
    const later = await screen.setLater?.(ports.shelf.person, game.setup);
    if (later && isHere()) live.change({ type: 'set', set: later });
  }

  /** The game as another tab may have left it, between the moment at which it was looked up and the one from which it is held here. */
  async #asItLies(game: T['Saved']): Promise<T['Saved']> {
    const kept = await keptGame(this.#stage, game.id);
    return kept ? furtherGame<T['Saved']>(kept.saved, game) : game;
  }

  /** Sits down at a game whose host is elsewhere, or looks on. Nothing of it is saved here. */
  openFar(game: T['Saved'], far: FarPlay): void {
    const { ports, device, show, ask } = this.#stage;
    this.#stop();
    this.#far = far;
    const live: LiveTable<T> = new LiveTable(this.#stage, game, {
      clock: ports.clock, today: ports.today, spoken: keptDraft(this.#stage).spoken, set: { ...this.#sits(game), far },
      ask, show, far, onSave() {},
      // A menu that is opened, or a page that is hidden, pauses nobody.
      act: (act) => { if (act.kind !== 'pause') live.act(act); }, told: (happenings) => live.show(happenings),
    });
    this.live = live;
    show(live.shown, game);
    this.#sat();
    device.page?.defaultView?.addEventListener('resize', () => this.#sitAnew(game), { signal: live.left });
  }

  /** What only the host of a table of several devices decides. @returns whether it was something so */
  #askFar({ isHost, pause, stop }: FarPlay, command: TableCommandBase<ActBase>): boolean {
    const act = command.kind === 'act' ? command.act.kind : null;
    if (act === 'stop') {
      this.live?.cover(null);
      if (isHost()) stop();
    // The game is on already: this ends a pause.
    } else if (command.kind === 'overTable' && command.over === null && this.live?.shown.over === null) pause(false);
    else return act === 'goOn' && this.live?.shown.view.paused === true;
    return true;
  }

  /** What is asked for at the table itself. */
  ask(asked: AtTable<T>): void {
    const command = asked as TableCommandBase<T['Act'] | ActBase>;
    if (this.#far !== null && this.#askFar(this.#far, command as TableCommandBase<ActBase>)) return;
    if (command.kind === 'act') return this.live?.act(command.act);
    this.live?.ask(asked as T['TableCommand']);
    if (command.kind !== 'overTable') this.#sat();
  }

  /** Leaves the game, which waits. Another tab may have it. */
  leave(): void {
    this.#stop();
    // After the last that was saved; and where the game is only being opened, too.
    void this.#stage.ports.hold(null);
  }

  /** People sit down, or otherwise than before: what the table has to know of that. */
  #sat(): void {
    const act = this.live && this.#stage.game.table.sat?.(this.live.shown);
    if (act) this.live?.act(act);
  }

  /** The window has another size: it may have room for people around it, or no longer. */
  #sitAnew(game: T['Saved']): void {
    const set = this.#sits(game);
    if (set.sitting === this.live?.shown.sitting) return;
    this.live?.change({ type: 'set', set });
    this.#sat();
  }

  /** How people sit at this screen as it is now, and what a game sets besides. */
  #sits({ setup }: T['Saved']): Partial<T['Set']> {
    const screen = this.#stage.device.screen();
    const sitting = sittingOf((setup as Partial<Pick<SetBase, 'sitting'>>).sitting, peopleIn(setup.players), screen);
    return (this.#stage.game.table.sits?.(setup, screen) ?? { sitting }) as Partial<T['Set']>;
  }

  #stop(): void {
    const was = this.live;
    [this.live, this.#far] = [null, null];
    was?.leave();
  }

  #told(live: LiveTable<T>, happenings: readonly T['Happening'][]): void {
    live.show(happenings);
    if (live.shown.view.phase === 'over') void this.#end(live);
  }

  /** What the game came to is shown at once: nobody has to ask for it. Without an event there is nothing to be told. */
  async #end({ table, left }: LiveTable<T>): Promise<void> {
    const game = table.saved();
    // The table has something to tell the computer players first.
    await Promise.resolve();
    if (isLookedAt(game) && !left.aborted) await this.#stage.go({ screen: 'after', game: game.id, ended: true });
  }

  #save(saved: T['Saved']): void {
    const { game, ports } = this.#stage;
    ports.shelf.putGame(game.rowOf(saved));
    if (saved.ended !== null) void keepResults(game, ports, saved);
  }
}

/** Whether a game is over and was played: then there is a screen that tells what it came to. */
function isLookedAt({ ended, events }: SavedBase): boolean {
  return ended !== null && events.length > 0;
}
