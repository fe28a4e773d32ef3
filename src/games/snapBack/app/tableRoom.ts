/** The table: a game that is played, what is saved of it, and what is heard. */
import { say } from '../../../strings/say';
import { bestOf, openBests } from '../kept/bests';
import { openDraft } from '../kept/draft';
import { rowOf } from '../kept/adapter';
import { furtherGame } from '../../../host/furtherGame';
import { openSaved, playable, type SavedSnapBack } from '../kept/savedGame';
import type { SnapBackPlayer } from '../kept/setup';
import { createPlayer } from '../players/player';
import { spanOf } from '../players/levels';
import type { SnapBackHappening } from '../rules/happening';
import type { Die } from '../rules/result';
import { cuesOf } from '../sound/cues';
import { createTable, type SnapBackTable } from '../table/table';
import type { SnapBackAct, SnapBackView } from '../table/view';
import { createEar, type Ear } from '../ui/table/ear';
import { listenAtSnapBack } from '../ui/table/listen';
import { severalSet } from '../ui/table/several/sitting';
import { openedTable, type SnapBackTableModel, type TableCommand, type TableSet } from '../ui/table/tableModel';
import { aloneAt } from '../words/table/prompts';
import { keepResults } from './results';
import type { Stage } from './stage';

/** A game that is on: what goes when it is left. */
interface Running {
  readonly table: SnapBackTable;
  readonly ear: Ear;
  readonly stop: AbortController;
}

type AtTable = Extract<TableCommand, { kind: 'act' | 'uncover' | 'byFingers' | 'overTable' | 'readTable' }>;

export class TableRoom {
  readonly #stage: Stage;
  #on: Running | null = null;

  constructor(stage: Stage) { this.#stage = stage; }

  /** Sits down at a game. Where another tab plays it, the first screen is shown. */
  async open(asked: SavedSnapBack): Promise<void> {
    const { ports, device, here, happen, go, ask } = this.#stage;
    this.#stop();
    const isHere = here();
    const held = await ports.hold(asked.id);
    if (!isHere()) return;
    if (!held) return go({ to: 'home' });
    const game = playable(await this.#asItLies(asked), ports.freshWord);
    if (!isHere()) return;
    // What is over is looked at, not played.
    if (isLookedAt(game)) return go({ to: 'after', id: game.id });
    const table = createTable(game, {
      clock: ports.clock, today: ports.today, createPlayer, aloud: settingsOf(this.#stage).spoken !== 'off',
      onSave: (saved) => this.#save(saved),
    });
    const stop = new AbortController();
    const ear = createEar({ speak: ports.speak, act: (act) => this.act(act), after: (ms, act) => this.#after(ms, act) });
    this.#on = { table, stop, ear };
    table.subscribe((view, happenings) => this.#told(view, happenings));
    happen({ type: 'opened', game, screen: openedTable(table.view(), setOf(this.#stage, game)) });
    this.#together();
    if (device.page) listenAtSnapBack(device.page, { table: () => this.#model(), ask, signal: stop.signal });
    device.page?.defaultView?.addEventListener('resize', () => this.#sitAnew(game), { signal: stop.signal });
    const bests = await bestsOf(this.#stage, game.setup.players);
    if (isHere()) happen({ type: 'table', change: { type: 'set', set: { bests } } });
  }

  /** The game as another tab may have left it, between the moment at which it was looked up and the one from which it is held here. */
  async #asItLies(game: SavedSnapBack): Promise<SavedSnapBack> {
    const row = await this.#stage.ports.shelf.game(game.id);
    const opened = row && openSaved(row.value);
    return opened?.ok === true ? furtherGame(opened.game.saved, game) : game;
  }

  act(act: SnapBackAct): void {
    this.#on?.table.act(act);
    const view = this.#model()?.view;
    if (act.kind === 'choose' && view?.phase === 'choosing' && act.seat === aloneAt(view)) {
      this.#stage.happen({ type: 'table', change: { type: 'chose', claim: act.claim } });
    }
  }

  /** What is asked for at the table itself. */
  ask(command: AtTable): void {
    const { happen } = this.#stage;
    switch (command.kind) {
      case 'act': return this.act(command.act);
      case 'uncover': return happen({ type: 'table', change: { type: 'uncovered', seat: command.seat } });
      case 'byFingers':
        happen({ type: 'table', change: { type: 'set', set: { fingers: command.on ? 'shown' : 'off' } } });
        return this.#together();
      case 'overTable':
        // The table is covered from the first moment to the last: whoever goes on finds the focus on a table that takes it.
        if (command.over === null) this.act({ kind: 'pause', paused: false, at: command.at });
        happen({ type: 'table', change: { type: 'over', over: command.over } });
        if (command.over === null) return;
        return this.act({ kind: 'pause', paused: true, at: command.at });
      case 'readTable':
        happen({ type: 'table', change: { type: 'read', what: command.what, now: command.at } });
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
    if (view?.open?.back === null) this.act({ kind: 'painted', shown: view.shown, at });
  }

  hide(): void { this.act({ kind: 'pause', paused: true, at: this.#stage.ports.clock.now() }); }

  /** Leaves the game, which waits. Another tab may have it. */
  leave(): void {
    this.#stop();
    // After the last that was saved; and where the game is only being opened, too.
    void this.#stage.ports.hold(null);
  }

  /** Those who show their numbers with their fingers choose together, against the count. */
  #together(): void { this.act({ kind: 'together', on: this.#model()?.fingers === 'shown' }); }

  /** The window has another size: it may have room for people around it, or no longer. */
  #sitAnew({ setup }: SavedSnapBack): void {
    const set = severalSet(setup, this.#stage.device.screen());
    if (set.sitting === this.#model()?.sitting) return;
    this.#stage.happen({ type: 'table', change: { type: 'set', set } });
    this.#together();
  }

  #stop(): void {
    const was = this.#on;
    this.#on = null;
    was?.stop.abort();
    was?.ear.leave();
    was?.table.leave();
  }

  #model(): SnapBackTableModel | null {
    const { screen } = this.#stage.state();
    return screen?.kind === 'table' ? screen : null;
  }

  #told(view: SnapBackView, happenings: readonly SnapBackHappening[]): void {
    const { ports, happen } = this.#stage;
    ports.play(happenings.flatMap((happening) => cuesOf(happening, view.seats, say('snap-back-snap'))));
    happen({ type: 'table', change: { type: 'told', view, happenings, now: ports.clock.now() } });
    this.#follow();
    if (happenings.some(({ type }) => type === 'over')) void this.#end();
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

  #save(saved: SavedSnapBack): void {
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
function isLookedAt({ ended, events }: SavedSnapBack): boolean {
  return ended !== null && events.length > 0;
}

/** How the table is set on this device. */
export function settingsOf({ ports, device }: Stage): Pick<TableSet, 'input' | 'mirrored' | 'spoken'> {
  return { input: ports.input(), mirrored: ports.preferences().hand === 'left', spoken: openDraft(device.kept.read()).spoken };
}

function setOf(stage: Stage, { setup }: SavedSnapBack): TableSet {
  const { players } = setup;
  return {
    ...settingsOf(stage), ...severalSet(setup, stage.device.screen()), bests: players.map(() => null),
    spans: players.map(({ level }) => (level === undefined ? null : spanOf(level))),
  };
}

/** The highest die with which each of the people has ended a game. */
async function bestsOf({ ports }: Stage, players: readonly SnapBackPlayer[]): Promise<readonly (Die | null)[]> {
  return Promise.all(players.map(async ({ kind, name, me }) => {
    if (kind === 'bot') return null;
    return (bestOf(openBests(await ports.shelf.person(me === true ? null : name))).die?.worth ?? null) as Die | null;
  }));
}
