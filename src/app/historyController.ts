/** The history: the games that are over, and what of them is deleted. The games themselves lie in the store. */
import { statisticsOf, finishedGame } from '../history/statistics';
import { anonymizeGame, anonymizeMatch } from '../history/anonymize';
import { withoutName } from '../setup/knownNames';
import { isNobody } from '../setup/names';
import type { OpenedGame } from '../session/savedGame';
import { changeNames, type KeptSettings } from '../setup/settings';
import type { Store } from '../storage/store';
import type { DeleteTarget } from '../ui/commands';
import type { HistoryModel } from '../ui/history/historyScreen';
import type { Notice } from '../ui/notice';
import { STAY, type Next } from './next';

export interface HistoryPorts {
  readonly store: Store;
  readonly settings: KeptSettings;
  readonly show: (screen: HistoryModel) => void;
}

export interface HistoryController {
  /** Opens the list. */
  open(): Promise<void>;
  /** Leads to the replay of a game in the list. */
  replay(id: string): Next;
  /** Comes back to a replay where it stood; to the list, where the game is gone. */
  replayAgain(id: string, step: number): Promise<Next>;
  /** Deletes at the second press: a slip of the finger must not lose anything. */
  deletePast(target: DeleteTarget): Promise<void>;
  /** Shows the list as it was read, after a replay. */
  showList(): void;
}

/** The history, not yet opened. */
export function createHistoryController({ store, settings, show }: HistoryPorts): HistoryController {
  let games: readonly OpenedGame[] = [];
  let notices: Notice[] = [];
  let pendingDelete: DeleteTarget | null = null;
  let seen: string | null = null;

  async function read(): Promise<void> {
    try {
      const { games: found, broken } = await store.finished();
      games = found;
      notices.push(...broken.map((problem) => ({ kind: 'brokenGame', problem }) as const));
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
    const changed = games.flatMap(({ saved }) => anonymizeGame(saved, name) ?? []);
    const { games: waiting } = await store.unfinished();
    const onTable = new Set(waiting.map(({ saved }) => saved.series));
    // A card that is still written on keeps its names: it finds its players by them.
    await store.rewrite(changed, (series) => (onTable.has(series.id) ? null : anonymizeMatch(series, name)));
    // A game in which nobody has a name any more is nobody's.
    const nobodys = changed.filter(({ setup }) => setup.players.every((player) => isNobody(player.name)));
    for (const { id } of nobodys) await store.remove(id);
    changeNames(settings, (names) => withoutName(names, name));
  }

  async function forgetAll(): Promise<void> {
    await store.clear();
    changeNames(settings, () => []);
  }

  /** Leads to a game that was read, at a step. */
  function replay(id: string, step: number): Next {
    const game = games.find(({ saved }) => saved.id === id);
    if (!game) return STAY;
    pendingDelete = null;
    seen = id;
    return { to: 'replay', game, step };
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
    showList,
    replay: (id) => replay(id, 0),
    async replayAgain(id, at) {
      await read();
      const next = replay(id, at);
      if (next.to === 'stay') showList();
      return next;
    },
    async deletePast(target) {
      const sure = JSON.stringify(pendingDelete) === JSON.stringify(target);
      pendingDelete = sure ? null : target;
      if (!sure) showList();
      else if (target.kind === 'game') await remove(() => store.remove(target.id));
      else if (target.kind === 'name') await remove(() => forgetName(target.name));
      else await remove(forgetAll);
    },
  };
}
