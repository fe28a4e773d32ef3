/** The history: the games that are over, and what of them is deleted. The games themselves lie in the store. */
import type { LastScreen } from './lastScreen';
import { statisticsOf, finishedGame } from '../history/statistics';
import { anonymizeGame, anonymizeMatch } from '../history/anonymize';
import { withoutName } from '../setup/knownNames';
import type { OpenedGame } from '../session/savedGame';
import { changeNames, type KeptSettings } from '../setup/settings';
import type { Store } from '../storage/store';
import { words } from '../strings';
import type { Doomed, HistoryActions } from '../ui/history/historyScreen';
import type { Page } from '../ui/page';

export interface HistoryPorts {
  readonly store: Store;
  readonly settings: KeptSettings;
  readonly bookmark: LastScreen;
  readonly page: () => Page;
  /** Opens the replay of a game at a step. */
  readonly openReplay: (game: OpenedGame, step: number) => void;
}

export interface HistoryController extends Omit<HistoryActions, 'leave'> {
  /** Comes back to the list. */
  historyAgain(): Promise<void>;
  /** Comes back to a replay where it stood; to the list, where the game is gone. */
  replayAgain(id: string, step: number): Promise<void>;
  /** Shows the list as it was read, after a replay. */
  showList(): void;
}

/** The history, not yet opened. */
export function createHistoryController({ store, settings, bookmark, page, openReplay }: HistoryPorts): HistoryController {
  let games: readonly OpenedGame[] = [];
  let notes: string[] = [];
  let doomed: Doomed | null = null;
  let seen: string | null = null;

  async function read(): Promise<void> {
    try {
      const { games: found, broken } = await store.finished();
      games = found;
      notes.push(...broken.map(words().savedSentence));
    } catch {
      notes.push(words().HISTORY.failed);
    }
  }

  function showList(): void {
    bookmark.put({ kind: 'history' });
    page().showPast({ kind: 'history', games: games.map(finishedGame), figures: statisticsOf(games, words().isSomebody), doomed, notes, seen });
  }

  /** Does away with something, and shows what is left. */
  async function remove(work: () => Promise<void>): Promise<void> {
    notes = [];
    try {
      await work();
    } catch {
      notes.push(words().HISTORY.failed);
    }
    await read();
    showList();
  }

  async function forgetName(name: string): Promise<void> {
    const changed = games.flatMap(({ saved }) => anonymizeGame(saved, name, words().SOMEBODY) ?? []);
    const { games: waiting } = await store.unfinished();
    const onTable = new Set(waiting.map(({ saved }) => saved.series));
    // A card that is still written on keeps its names: it finds its players by them.
    await store.rewrite(changed, (series) => (onTable.has(series.id) ? null : anonymizeMatch(series, name, words().SOMEBODY)));
    // A game in which nobody has a name any more is nobody's.
    const nobodys = changed.filter(({ setup }) => setup.players.every((player) => words().isSomebody(player.name)));
    for (const { id } of nobodys) await store.remove(id);
    changeNames(settings, (names) => withoutName(names, name));
  }

  async function forgetAll(): Promise<void> {
    await store.clear();
    changeNames(settings, () => []);
  }

  /** Opens a game that was read, at a step. Says whether it is there. */
  function open(id: string, at: number): boolean {
    const game = games.find(({ saved }) => saved.id === id);
    if (!game) return false;
    doomed = null;
    seen = id;
    openReplay(game, at);
    return true;
  }

  async function openList(): Promise<void> {
    notes = [];
    doomed = null;
    seen = null;
    await read();
    showList();
  }

  return {
    history: () => void openList(),
    historyAgain: openList,
    showList,
    replay: (id) => void open(id, 0),
    async replayAgain(id, at) {
      await read();
      if (!open(id, at)) showList();
    },
    forgetPast(what) {
      // As on the start screen it takes a second press: a slip of the finger must not lose anything.
      const sure = JSON.stringify(doomed) === JSON.stringify(what);
      doomed = sure ? null : what;
      if (!sure) showList();
      else if (what.kind === 'game') void remove(() => store.remove(what.id));
      else if (what.kind === 'name') void remove(() => forgetName(what.name));
      else void remove(forgetAll);
    },
  };
}
