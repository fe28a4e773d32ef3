/** The table: a game that is played, what is saved of it, and what is heard. */
import { say } from '../../../strings/say';
import { openDraft } from '../kept/draft';
import { rowOf } from '../kept/adapter';
import { furtherGame } from '../../../host/furtherGame';
import { openSaved, type SavedSnap } from '../kept/savedGame';
import type { SnapSetup } from '../kept/setup';
import type { SnapHappening } from '../rules/happening';
import { cuesOf } from '../sound/cues';
import { openTable, type HostedTable } from '../table/hostedTable';
import type { SnapTableAct, SnapTableView } from '../table/tableView';
import { createEar, type Ear } from '../ui/table/ear';
import { listenAtSnap } from '../ui/table/listen';
import { sittingOf } from '../ui/table/several/sitting';
import { openedTable, type SnapTableModel, type TableCommand, type TableSet } from '../ui/table/tableModel';
import { keepResults } from './results';
import type { Stage } from './stage';

/** A game that is on: what goes when it is left. */
interface Running {
  readonly table: HostedTable;
  readonly ear: Ear;
  readonly stop: AbortController;
}

type AtTable = Extract<TableCommand, { kind: 'act' | 'overTable' | 'readTable' }>;

export class TableRoom {
  readonly #stage: Stage;
  #on: Running | null = null;

  constructor(stage: Stage) { this.#stage = stage; }

  /** Sits down at a game. Where another tab plays it, the first screen is shown. */
  async open(asked: SavedSnap): Promise<void> {
    const { ports, device, here, happen, go, ask } = this.#stage;
    this.#stop();
    const isHere = here();
    const held = await ports.hold(asked.id);
    if (!isHere()) return;
    if (!held) return go({ to: 'home' });
    const game = await this.#asItLies(asked);
    if (!isHere()) return;
    // What is over is looked at, not played.
    if (isLookedAt(game)) return go({ to: 'after', id: game.id });
    const table = openTable(game, {
      clock: ports.clock, today: ports.today, onSave: (saved) => this.#save(saved),
      told: (view, happenings) => this.#told(view, happenings),
    });
    const stop = new AbortController();
    const ear = createEar({ speak: ports.speak, act: (act) => this.act(act), after: (ms, act) => this.#after(ms, act) });
    this.#on = { table, stop, ear };
    happen({ type: 'opened', game, screen: openedTable(table.view(), setOf(this.#stage, game)) });
    if (device.page) listenAtSnap(device.page, { table: () => this.#model(), ask, signal: stop.signal });
    device.page?.defaultView?.addEventListener('resize', () => this.#sitAnew(game), { signal: stop.signal });
  }

  /** The game as another tab may have left it, between the moment at which it was looked up and the one from which it is held here. */
  async #asItLies(game: SavedSnap): Promise<SavedSnap> {
    const row = await this.#stage.ports.shelf.game(game.id);
    const opened = row && openSaved(row.value);
    return opened?.ok === true ? furtherGame(opened.game.saved, game) : game;
  }

  act(act: SnapTableAct): void {
    this.#on?.table.act(act);
  }

  /** What is asked for at the table itself. */
  ask(command: AtTable): void {
    const { happen } = this.#stage;
    switch (command.kind) {
      case 'act': return this.act(command.act);
      case 'overTable':
        // The table is covered from the first moment to the last: whoever goes on finds the focus on a table that takes it.
        if (command.over === null) this.act({ kind: 'pause', paused: false, at: command.at });
        happen({ type: 'table', change: { type: 'over', over: command.over } });
        if (command.over === null) return;
        return this.act({ kind: 'pause', paused: true, at: command.at });
      case 'readTable':
        happen({ type: 'table', change: { type: 'read', what: command.what } });
        return this.#follow();
    }
  }

  /** Something is set on this device. */
  setAnew(): void {
    this.#stage.happen({ type: 'table', change: { type: 'set', set: settingsOf(this.#stage) } });
  }

  /** @param at when what was shown last was painted, in the page's milliseconds */
  painted(at: number): void {
    const view = this.#model()?.view;
    if (view && view.flips > 0) this.act({ kind: 'painted', flips: view.flips, at });
  }

  hide(): void { this.act({ kind: 'pause', paused: true, at: this.#stage.ports.clock.now() }); }

  /** Leaves the game, which waits. Another tab may have it. */
  leave(): void {
    this.#stop();
    // After the last that was saved; and where the game is only being opened, too.
    void this.#stage.ports.hold(null);
  }

  /** The window has another size: it may have room for people around it, or no longer. */
  #sitAnew({ setup }: SavedSnap): void {
    const sitting = sittingAt(this.#stage, setup);
    if (sitting !== this.#model()?.sitting) this.#stage.happen({ type: 'table', change: { type: 'set', set: { sitting } } });
  }

  #stop(): void {
    const was = this.#on;
    this.#on = null;
    was?.stop.abort();
    was?.ear.leave();
    was?.table.leave();
  }

  #model(): SnapTableModel | null {
    const { screen } = this.#stage.state();
    return screen?.kind === 'table' ? screen : null;
  }

  #told(view: SnapTableView, happenings: readonly SnapHappening[]): void {
    const { ports, happen } = this.#stage;
    const words = { snap: say('snap-snap'), pot: say('snap-pot'), pool: say('snap-pool') };
    ports.play(happenings.flatMap((happening) => cuesOf(happening, view.seats, words)));
    happen({ type: 'table', change: { type: 'told', view, happenings, now: ports.clock.now() } });
    this.#follow();
    if (view.phase === 'over') void this.#end();
  }

  /** What the game came to is shown at once: nobody has to ask for it. Without a card there is nothing to be told. */
  async #end(): Promise<void> {
    const { here, go } = this.#stage;
    const isHere = here();
    const game = this.#on?.table.saved();
    // The table has something to tell the computer players first.
    await Promise.resolve();
    if (game && isLookedAt(game) && isHere()) await go({ to: 'after', id: game.id, ended: true });
  }

  #follow(): void {
    const model = this.#model();
    if (model) this.#on?.ear.follow(model);
  }

  #save(saved: SavedSnap): void {
    const { ports } = this.#stage;
    ports.shelf.putGame(rowOf(saved));
    if (saved.ended !== null) void keepResults(ports, saved);
  }

  #after(milliseconds: number, act: () => void): () => void {
    const { clock } = this.#stage.ports;
    const id = clock.setTimeout(act, milliseconds);
    return () => clock.clearTimeout(id);
  }
}

/** Whether a game is over and was played: then there is a screen that tells what it came to. */
function isLookedAt({ ended, events }: SavedSnap): boolean {
  return ended !== null && events.length > 0;
}

/** How the table is set on this device. */
export function settingsOf({ ports, device }: Stage): Pick<TableSet, 'input' | 'mirrored' | 'spoken'> {
  return { input: ports.input(), mirrored: ports.preferences().hand === 'left', spoken: openDraft(device.kept.read()).spoken };
}

function setOf(stage: Stage, { setup }: SavedSnap): TableSet {
  return { ...settingsOf(stage), sitting: sittingAt(stage, setup) };
}

/** How the people of a game sit at this screen as it is now. */
function sittingAt({ device }: Stage, { players, sitting }: SnapSetup): TableSet['sitting'] {
  return sittingOf(sitting, players.filter(({ kind }) => kind === 'local').length, device.screen());
}
