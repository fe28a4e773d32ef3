/** The history: the games that are over, page by page, and what of them is deleted. The games themselves lie in the library. */
import { createStatistics, finishedGame } from '../history/statistics';
import type { NameStatistics } from '../history/pastView';
import { withoutName } from '../setup/knownNames';
import type { GameSummary } from '../session/gameSummary';
import { changeNames, type KeptSettings } from '../setup/settings';
import type { DeleteTarget } from '../ui/commands';
import type { HistoryModel } from '../ui/history/historyScreen';
import type { Notice } from '../ui/notice';
import { pause, type GameLibrary } from './gameLibrary';
import { STAY, type Next } from './next';

/** So many games are shown at first, and more each time that more are asked for. */
const PAGE = 50;
/** So many are added up at a time, so that the page stays quick. */
const PIECE = 500;

export interface HistoryPorts {
  readonly library: GameLibrary;
  readonly settings: KeptSettings;
  readonly show: (screen: HistoryModel) => void;
  /** Whether the list is what is shown now. */
  readonly isShown: () => boolean;
}

export interface HistoryController {
  /** Opens the list. */
  open(): Promise<void>;
  /** Shows more of it. */
  more(): Promise<void>;
  /** Leads to the replay of a game in the list. */
  replay(id: string): Promise<Next>;
  /** Comes back to a replay where it stood; to the list, where the game is gone. */
  replayAgain(id: string, step: number): Promise<Next>;
  /** Deletes at the second press: a slip of the finger must not lose anything. */
  deletePast(target: DeleteTarget): Promise<void>;
  /** Reads the list anew: more is known by now. */
  showAgain(): Promise<void>;
  /** Shows the list as it was read, after a replay. */
  showList(): Promise<void>;
}

interface HistoryState {
  readonly games: readonly GameSummary[];
  /** Whether there are older ones. */
  readonly more: boolean;
  /** Null while they are being added up. */
  readonly statistics: readonly NameStatistics[] | null;
  readonly notices: readonly Notice[];
  /** What was asked to be deleted, and is so at the next press. */
  readonly pendingDelete: DeleteTarget | null;
  /** The game to begin at: whose replay was looked at last, or the first of those that were shown on demand. */
  readonly seen: string | null;
}

const UNREAD: HistoryState = { games: [], more: false, statistics: [], notices: [], pendingDelete: null, seen: null };

/** The history, not yet opened. */
export function createHistoryController({ library, settings, show, isShown }: HistoryPorts): HistoryController {
  let state = UNREAD;
  /** The adding up that counts: one that was begun before it does not. */
  let adding: object | null = null;
  const change = (part: Partial<HistoryState>): void => { state = { ...state, ...part }; };
  const failed = (): void => change({ notices: [...state.notices, { kind: 'storeFailed' }] });
  const draw = (): void => show(historyModel(state, library.isFilling()));

  /** Reads as many games as are shown, and what all of them come to. */
  async function read(): Promise<void> {
    try {
      const wanted = Math.max(PAGE, state.games.length);
      const games = await library.list({ over: true, limit: wanted + 1 });
      change({ games: games.slice(0, wanted), more: games.length > wanted, statistics: null });
      void addUp(games.length > wanted ? null : games);
    } catch {
      failed();
    }
  }

  /** @param all every game, where they are known already; else they are read piece by piece */
  async function addUp(all: readonly GameSummary[] | null): Promise<void> {
    const mine = {};
    adding = mine;
    const statistics = createStatistics();
    if (all) statistics.add(all);
    else if (!await addPieces(library, statistics.add, () => adding === mine)) return;
    change({ statistics: statistics.result() });
    if (!all && isShown()) draw();
  }

  async function readAndDraw(): Promise<void> {
    await read();
    draw();
  }

  /** Does away with something, and shows what is left. */
  async function remove(work: () => Promise<void>): Promise<void> {
    change({ notices: [] });
    try {
      await work();
    } catch {
      failed();
    }
    await readAndDraw();
  }

  /** Leads to a game at a step; where it is gone, to the list. */
  async function replay(id: string, step: number): Promise<Next> {
    change({ notices: [] });
    try {
      const { game, problem } = await library.find(id);
      if (problem) change({ notices: [{ kind: 'brokenGame', problem }] });
      if (game?.saved.ended) {
        change({ pendingDelete: null, seen: id });
        return { to: 'replay', game, step };
      }
    } catch {
      failed();
    }
    await readAndDraw();
    return STAY;
  }

  return {
    async open() {
      state = UNREAD;
      await readAndDraw();
    },
    async more() {
      try {
        const games = await library.list({ over: true, after: state.games.at(-1) ?? null, limit: PAGE + 1 });
        const [first] = games;
        change({ games: [...state.games, ...games.slice(0, PAGE)], more: games.length > PAGE, ...(first ? { seen: first.id } : {}) });
      } catch {
        failed();
      }
      draw();
    },
    async showList() {
      // A tab that came back to a replay has read no list.
      await (state.games.length === 0 ? readAndDraw() : draw());
    },
    showAgain: readAndDraw,
    replay: (id) => replay(id, 0),
    replayAgain: replay,
    async deletePast(target) {
      const sure = JSON.stringify(state.pendingDelete) === JSON.stringify(target);
      change({ pendingDelete: sure ? null : target });
      if (sure) await remove(() => deleteForGood(target, library, settings));
      else draw();
    },
  };
}

/** The screen. */
function historyModel({ games, statistics, ...rest }: HistoryState, filling: boolean): HistoryModel {
  return { kind: 'history', games: games.map(finishedGame), figures: statistics, filling, ...rest };
}

/** Adds all finished games, piece by piece. Says whether all were added: not where it is no longer wanted, or the disk refuses. */
async function addPieces(
  library: Pick<GameLibrary, 'list'>, add: (games: readonly GameSummary[]) => void, isWanted: () => boolean,
): Promise<boolean> {
  try {
    for (let after: GameSummary | null = null; ;) {
      const games: readonly GameSummary[] = await library.list({ over: true, after, limit: PIECE });
      if (!isWanted()) return false;
      add(games);
      after = games.at(-1) ?? null;
      if (games.length < PIECE || !after) return true;
      await pause();
    }
  } catch {
    return false;
  }
}

async function deleteForGood(target: DeleteTarget, library: GameLibrary, settings: KeptSettings): Promise<void> {
  switch (target.kind) {
    case 'game': return library.remove(target.id);
    case 'name':
      await library.anonymize(target.name);
      return changeNames(settings, (names) => withoutName(names, target.name));
    case 'all':
      await library.clear();
      return changeNames(settings, () => []);
  }
}
