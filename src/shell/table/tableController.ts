/** The table of a game on the page: a game that is played, what is saved of it, and what is heard. */
import { furtherGame } from '../../host/savedGame';
import { peopleIn } from '../../seats/keys';
import { keepResults } from '../after/results';
import { keptDraft, settingsOf, type Stage } from '../app/stage';
import type { TableCommandBase } from '../commands';
import type { TableOf } from '../shellGame';
import type { SavedBase, SetBase, ShellTypes, TableChange, TableOver } from '../types';
import { createEar, type Ear } from './ear';
import type { ActBase } from './ownScreen';
import { sittingOf } from './sitting';
import { listenForKeys } from './tableKeys';

/** A game that is on: what goes when it is left. */
interface Running<T extends ShellTypes> {
  readonly table: TableOf<T>;
  readonly ear: Ear<T['Table']>;
  readonly stop: AbortController;
}

/** What is answered at the table itself. */
export type AtTable<T extends ShellTypes> = Extract<TableCommandBase<T['Act']>, { kind: 'act' | 'overTable' }> | T['TableCommand'];

export class TableController<T extends ShellTypes> {
  readonly #stage: Stage<T>;
  #on: Running<T> | null = null;

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
    const { clock, today } = ports;
    const table = screen.open(game, {
      clock, today, spoken: keptDraft(this.#stage).spoken, onSave: (saved) => this.#save(saved),
      told: (view, happenings) => this.#told(view, happenings),
    });
    const stop = new AbortController();
    const ear = createEar<T['Table']>({
      saidNow: screen.saidNow, speak: ports.speak, act: (act) => this.act(act), clock,
    });
    this.#on = { table, stop, ear };
    const set = { ...settingsOf(this.#stage), ...this.#sits(game) } as T['Set'];
    show(screen.opened(table.view(), set), game);
    this.#sat();
    if (device.page) listenForKeys(device.page, screen.keys, { table: () => this.#model(), ask, signal: stop.signal });
    device.page?.defaultView?.addEventListener('resize', () => this.#sitAnew(game), { signal: stop.signal });
    const later = await screen.setLater?.(ports.shelf.person, game.setup);
    if (later && isHere()) this.#change({ type: 'set', set: later });
  }

  /** The game as another tab may have left it, between the moment at which it was looked up and the one from which it is held here. */
  async #asItLies(game: T['Saved']): Promise<T['Saved']> {
    const row = await this.#stage.ports.shelf.game(game.id);
    const opened = row && this.#stage.game.openSaved(row.value);
    return opened?.ok === true ? furtherGame<T['Saved']>(opened.game.saved, game) : game;
  }

  act(act: T['Act'] | ActBase): void {
    this.#on?.table.act(act);
    const model = this.#model();
    const change = model && this.#stage.game.table.acted?.(model, act);
    if (change) this.#change(change);
  }

  /** What is asked for at the table itself. */
  ask(command: AtTable<T>): void {
    if (isAct<T>(command)) return this.act(command.act);
    if (!isOver(command)) {
      this.#change(this.#stage.game.table.answer!(command));
      this.#sat();
      return this.#follow();
    }
    // The table is covered from the first moment to the last: whoever goes on finds the focus on a table that takes it.
    if (command.over === null) this.act({ kind: 'pause', paused: false, at: command.at });
    this.cover(command.over);
    if (command.over !== null) this.act({ kind: 'pause', paused: true, at: command.at });
  }

  /** Lays something over the table, or (null) takes it away. */
  cover(over: TableOver | null): void { this.#change({ type: 'over', over }); }

  /** Something is set on this device. */
  setAnew(): void {
    this.#change({ type: 'set', set: settingsOf(this.#stage) });
  }

  /** @param at when what was shown last was painted, in the page's milliseconds */
  painted(at: number): void {
    const view = this.#model()?.view;
    const act = view && this.#stage.game.table.painted?.(view, at);
    if (act) this.act(act);
  }

  hide(): void { this.act({ kind: 'pause', paused: true, at: this.#stage.ports.clock.now() }); }

  /** Leaves the game, which waits. Another tab may have it. */
  leave(): void {
    this.#stop();
    // After the last that was saved; and where the game is only being opened, too.
    void this.#stage.ports.hold(null);
  }

  /** People sit down, or otherwise than before: what the table has to know of that. */
  #sat(): void {
    const model = this.#model();
    const act = model && this.#stage.game.table.sat?.(model);
    if (act) this.act(act);
  }

  /** The window has another size: it may have room for people around it, or no longer. */
  #sitAnew(game: T['Saved']): void {
    const set = this.#sits(game);
    if (set.sitting === this.#model()?.sitting) return;
    this.#change({ type: 'set', set });
    this.#sat();
  }

  /** How people sit at this screen as it is now, and what a game sets besides. */
  #sits({ setup }: T['Saved']): Partial<T['Set']> {
    const screen = this.#stage.device.screen();
    const sitting = sittingOf((setup as Partial<Pick<SetBase, 'sitting'>>).sitting, peopleIn(setup.players), screen);
    return (this.#stage.game.table.sits?.(setup, screen) ?? { sitting }) as Partial<T['Set']>;
  }

  #stop(): void {
    const was = this.#on;
    this.#on = null;
    was?.stop.abort();
    was?.ear.leave();
    was?.table.leave();
  }

  #model(): T['Table'] | null { return this.#stage.shown('table'); }

  #change(change: TableChange<T>): void { this.#stage.change('table', (model) => this.#stage.game.table.after(model, change)); }

  #told(view: T['View'], happenings: readonly T['Happening'][]): void {
    const { game, ports } = this.#stage;
    ports.play(happenings.flatMap((happening) => game.table.cues?.(happening, view) ?? []));
    this.#change({ type: 'told', view, happenings, now: ports.clock.now() });
    this.#follow();
    if (view.phase === 'over') void this.#end();
  }

  /** What the game came to is shown at once: nobody has to ask for it. Without an event there is nothing to be told. */
  async #end(): Promise<void> {
    const { here, go } = this.#stage;
    const isHere = here();
    const game = this.#on?.table.saved();
    // The table has something to tell the computer players first.
    await Promise.resolve();
    if (game && isLookedAt(game) && isHere()) await go({ screen: 'after', game: game.id, ended: true });
  }

  #follow(): void {
    const model = this.#model();
    if (model) this.#on?.ear.follow(model);
  }

  #save(saved: T['Saved']): void {
    const { game, ports } = this.#stage;
    ports.shelf.putGame(game.rowOf(saved));
    if (saved.ended !== null) void keepResults(game, ports, saved);
  }
}

function isAct<T extends ShellTypes>(command: AtTable<T>): command is Extract<TableCommandBase<T['Act']>, { kind: 'act' }> {
  return command.kind === 'act';
}

function isOver(command: { readonly kind: string }): command is Extract<TableCommandBase<never>, { kind: 'overTable' }> {
  return command.kind === 'overTable';
}

/** Whether a game is over and was played: then there is a screen that tells what it came to. */
function isLookedAt({ ended, events }: SavedBase): boolean {
  return ended !== null && events.length > 0;
}
