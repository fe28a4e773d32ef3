/** The history: the games that are over, and what of them is deleted. The games themselves lie in the store. */
import { statisticsOf, finishedGame } from '../history/statistics';
import { withoutName } from '../setup/knownNames';
import type { GameSummary } from '../session/gameSummary';
import { changeNames, type KeptSettings } from '../setup/settings';
import type { DeleteTarget } from '../ui/commands';
import type { HistoryModel } from '../ui/history/historyScreen';
import type { Notice } from '../ui/notice';
import type { GameLibrary } from './gameLibrary';
import { STAY, type Next } from './next';

export interface HistoryPorts {
  readonly library: GameLibrary;
  readonly settings: KeptSettings;
  readonly show: (screen: HistoryModel) => void;
}

export interface HistoryController {
  /** Opens the list. */
  open(): Promise<void>;
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

/** The history, not yet opened. */
export function createHistoryController({ library, settings, show }: HistoryPorts): HistoryController {
  let games: readonly GameSummary[] = [];
  let notices: Notice[] = [];
  let pendingDelete: DeleteTarget | null = null;
  let seen: string | null = null;

  async function read(): Promise<void> {
    try {
      games = await library.list({ over: true });
    } catch {
      notices.push({ kind: 'storeFailed' });
    }
  }

  function showList(): void {
    show({ kind: 'history', games: games.map(finishedGame), figures: statisticsOf(games), pendingDelete, notices, seen });
  }

  /** Does away with something, and shows what is left. */
  async function remove(work: () => Promise<void>): Promise<void> {
    notices = [];
    try {
      await work();
    } catch {
      notices.push({ kind: 'storeFailed' });
    }
    await read();
    showList();
  }

  async function forgetName(name: string): Promise<void> {
    await library.anonymize(name);
    changeNames(settings, (names) => withoutName(names, name));
  }

  async function forgetAll(): Promise<void> {
    await library.clear();
    changeNames(settings, () => []);
  }

  /** Leads to a game at a step; where it is gone, to the list. */
  async function replay(id: string, step: number): Promise<Next> {
    notices = [];
    try {
      const { game, problem } = await library.find(id);
      if (problem) notices.push({ kind: 'brokenGame', problem });
      if (game?.saved.ended) {
        pendingDelete = null;
        seen = id;
        return { to: 'replay', game, step };
      }
    } catch {
      notices.push({ kind: 'storeFailed' });
    }
    await read();
    showList();
    return STAY;
  }

  async function openList(): Promise<void> {
    notices = [];
    pendingDelete = null;
    seen = null;
    await read();
    showList();
  }

  return {
    open: openList,
    async showList() {
      // A tab that came back to a replay has read no list.
      if (games.length === 0) await read();
      showList();
    },
    async showAgain() {
      await read();
      showList();
    },
    replay: (id) => replay(id, 0),
    replayAgain: replay,
    async deletePast(target) {
      const sure = JSON.stringify(pendingDelete) === JSON.stringify(target);
      pendingDelete = sure ? null : target;
      if (!sure) showList();
      else if (target.kind === 'game') await remove(() => library.remove(target.id));
      else if (target.kind === 'name') await remove(() => forgetName(target.name));
      else await remove(forgetAll);
    },
  };
}
