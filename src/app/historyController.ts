/** The history: the games that are over, page by page, and what of them is deleted. The games themselves lie in the library. */
import type { NameStatistics } from '../history/pastView';
import { stepOfRecord } from '../history/recordStep';
import { createStatistics } from '../history/statistics';
import type { Seat } from '../rules/position';
import type { GameSummary } from '../session/gameSummary';
import { openSaved, type OpenedGame, type SavedGame } from '../session/savedGame';
import { seatedNames } from '../setup/kept/forgotten';
import { UNNAMED_ME, sameName } from '../setup/names';
import type { DeleteTarget, RecordOf } from '../ui/commands';
import type { HistoryModel } from '../ui/history/historyScreen';
import { pause, type GameLibrary } from './gameLibrary';
import { UNREAD, historyAfter, historyModel, type HistoryChange, type HistoryState } from './historyState';
import { STAY, type Answering, type Next } from './next';
import type { Agreement } from './setup/agreement';

/** So many games are shown at first, and more each time that more are asked for. */
const PAGE = 50;
/** So many are added up at a time, so that the page stays quick. */
const PIECE = 500;

export interface HistoryPorts {
  readonly library: GameLibrary;
  readonly agreement: Pick<Agreement, 'now' | 'names' | 'forget'>;
  /** Takes a name, or (null) all, out of what guests have agreed on last. */
  readonly forgetInGames: (name: string | null) => Promise<void>;
  readonly show: (screen: HistoryModel) => void;
  /** The game at the table, which may lie there as it was counted. */
  readonly atTable: () => SavedGame | null;
  /** Whether the list is what is shown now. */
  readonly isShown: () => boolean;
}

export interface HistoryController extends Answering<'moreHistory' | 'replay' | 'recordsOf' | 'openReview' | 'deletePast'> {
  /** Opens the list. */
  open(): Promise<void>;
  /** Leads to the review of a game that is over, in the list or at the table. @param seat whose; null for whom it is most about */
  review(id: string, seat: Seat | null, step: number): Promise<Next>;
  /** Comes back to a replay where it stood, with the review of a seat or (null) without; to the list, where the game is gone. */
  replayAgain(id: string, step: number, review: Seat | null): Promise<Next>;
  /** Reads the list anew: more is known by now. */
  showAgain(): Promise<void>;
  /** Shows the list as it was read, after a replay. */
  showList(): Promise<void>;
}

type ToReplay = Extract<Next, { readonly to: 'replay' }>;

/** The state, what changes it, and what shows it. */
interface Memory {
  readonly state: () => HistoryState;
  readonly happen: (change: HistoryChange) => void;
  readonly draw: () => void;
}

/** The history, not yet opened. */
export function createHistoryController(ports: HistoryPorts): HistoryController {
  const { library, agreement } = ports;
  let state = UNREAD;
  const memory: Memory = {
    state: () => state,
    happen(change) { state = historyAfter(state, change); },
    draw: () => ports.show(historyModel(state, library.isFilling(), namesHere(agreement), myName(ports))),
  };
  async function review(id: string, seat: Seat | null, step: number): Promise<Next> {
    const here = endedGame(ports.atTable(), id);
    return here ? { to: 'replay', game: here, step, review: { seat, overTable: true } }
      : replay(memory, ports, { id, step, review: { seat, overTable: false } });
  }

  return {
    async open() {
      memory.happen({ type: 'opened' });
      await readAndDraw(memory, ports);
    },
    moreHistory: () => showMore(memory, library),
    async showList() {
      // A tab that came back to a replay has read no list.
      await (state.games.length === 0 ? readAndDraw(memory, ports) : memory.draw());
    },
    showAgain: () => readAndDraw(memory, ports),
    replay: ({ id, record = 0 }) => replay(memory, ports, { id, step: record, review: null }),
    recordsOf({ whose }) {
      memory.happen({ type: 'recordsOf', whose });
      memory.draw();
    },
    review,
    openReview: ({ id, seat = null, step = 0 }) => review(id, seat, step),
    replayAgain: (id, step, seat) =>
      replay(memory, ports, { id, step, review: seat === null ? null : { seat, overTable: false } }),
    // At the second press: a slip of the finger must not lose anything.
    async deletePast({ target }) {
      const sure = JSON.stringify(state.pendingDelete) === JSON.stringify(target);
      memory.happen({ type: 'pendingDelete', target: sure ? null : target });
      if (!sure) {
        memory.draw();
        return;
      }
      memory.happen({ type: 'asked' });
      await tried(memory, () => deleteForGood(target, ports));
      await readAndDraw(memory, ports);
    },
  };
}

/** Does what the disk may refuse, and tells of it. */
async function tried(memory: Memory, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch {
    memory.happen({ type: 'noticed', notice: { kind: 'storeFailed' } });
  }
}

/** Reads as many games as are shown, and what all of them come to. */
async function readAndDraw(memory: Memory, ports: HistoryPorts): Promise<void> {
  await tried(memory, async () => {
    const wanted = Math.max(PAGE, memory.state().games.length);
    const games = await ports.library.list({ over: true, limit: wanted + 1 });
    const more = games.length > wanted;
    memory.happen({ type: 'read', games: games.slice(0, wanted), more });
    const { sum } = memory.state();
    if (more) void addPieces(memory, ports, sum);
    else memory.happen({ type: 'addedUp', sum, statistics: statisticsOf(games, myName(ports)) });
  });
  memory.draw();
}

/** What the player of this device is called now. */
function myName({ agreement }: HistoryPorts): string {
  return agreement.now().me ?? UNNAMED_ME;
}

function statisticsOf(games: readonly GameSummary[], me: string): readonly NameStatistics[] {
  const statistics = createStatistics(me);
  statistics.add(games);
  return statistics.result();
}

/** Adds up all finished games, piece by piece, unless another adding up was begun meanwhile. Never rejects. */
async function addPieces({ state, happen, draw }: Memory, ports: HistoryPorts, sum: number): Promise<void> {
  const { library, isShown } = ports;
  const statistics = createStatistics(myName(ports));
  try {
    for (let after: GameSummary | null = null, more = true; more;) {
      const games: readonly GameSummary[] = await library.list({ over: true, after, limit: PIECE });
      if (state().sum !== sum) return;
      statistics.add(games);
      after = games.at(-1) ?? null;
      more = games.length === PIECE;
      if (more) await pause();
    }
    happen({ type: 'addedUp', sum, statistics: statistics.result() });
  } catch {
    happen({ type: 'notAddedUp', sum });
  }
  if (isShown()) draw();
}

/** Shows more of the list. */
async function showMore(memory: Memory, library: GameLibrary): Promise<void> {
  await tried(memory, async () => {
    const games = await library.list({ over: true, after: memory.state().games.at(-1) ?? null, limit: PAGE + 1 });
    memory.happen({ type: 'continued', games: games.slice(0, PAGE), more: games.length > PAGE });
  });
  memory.draw();
}

/** A game that lies at the table as it was counted: it may not be kept yet, or not at all. */
function endedGame(saved: SavedGame | null, id: string): OpenedGame | null {
  const opened = saved?.id === id && saved.ended ? openSaved(saved) : null;
  return opened?.ok ? opened.game : null;
}

/** Leads to a game at a step, or where a record was set in it; where it is gone, to the list. */
async function replay(
  memory: Memory, ports: HistoryPorts,
  { id, step, review }: { readonly id: string; readonly step: number | RecordOf } & Pick<ToReplay, 'review'>,
): Promise<Next> {
  memory.happen({ type: 'asked' });
  try {
    const { game, problem } = await ports.library.find(id);
    // To read a game and to show it are two tasks: each is long enough for a slow page.
    await pause();
    if (problem) memory.happen({ type: 'noticed', notice: { kind: 'brokenGame', problem } });
    if (game?.saved.ended) {
      memory.happen({ type: 'replayed', id });
      return { to: 'replay', game, step: typeof step === 'number' ? step : stepOfRecord(game, step.name, step.by, myName(ports)), review };
    }
  } catch {
    memory.happen({ type: 'noticed', notice: { kind: 'storeFailed' } });
  }
  await readAndDraw(memory, ports);
  return STAY;
}

/** The names that are kept on this device, each once. The list of names ends somewhere: whoever sat here last is known all the same. */
function namesHere({ now, names }: HistoryPorts['agreement']): string[] {
  const all = [...names(), ...seatedNames(now())];
  return all.filter((name, i) => all.findIndex((one) => sameName(one, name)) === i);
}

async function deleteForGood(target: DeleteTarget, { library, agreement, forgetInGames }: HistoryPorts): Promise<void> {
  if (target.kind === 'game') return library.remove(target.id);
  const name = target.kind === 'name' ? target.name : null;
  await (name === null ? library.clear() : library.anonymize(name, agreement.now().me ?? null));
  agreement.forget(name);
  await forgetInGames(name);
}
