/**
 * The games that are kept, as the screens ask for them: listed from summaries, page by page, and read whole only when one of them is
 * opened. What turns out to be broken then is set aside, and told.
 */
import { isMoment } from '../outside/moment';
import type { MatchProblem, SavedProblem } from '../setup/problems';
import type { OpenedGame } from '../session/savedGame';
import type { Match } from '../match/match';
import { foldedName } from '../setup/names';
import type { Filled } from '../storage/fillSummaries';
import type { OpenMatch } from '../storage/openMatches';
import { pruneEmptyGames } from '../storage/pruneEmpty';
import type { SaveQueue } from '../storage/saveQueue';
import type { Listing, Store } from '../storage/store';
import type { GameSummary } from '../session/gameSummary';
import type { GameLocks } from '../storage/tabLocks';

export interface GameLibraryPorts {
  readonly store: Store;
  readonly saveQueue: Pick<SaveQueue, 'remove' | 'settled'>;
  readonly locks: Pick<GameLocks, 'takeFree'>;
  /** Told of a game that turned out to be broken while games were listed. */
  readonly broke?: (problem: SavedProblem) => void;
}

/** Every answer rejects where the disk refuses. */
export interface GameLibrary {
  /** The last saved first. */
  list(listing: Listing): Promise<readonly GameSummary[]>;
  count(over: boolean): Promise<number>;
  /** The game with this id, checked and replayed; null where there is none, or only a broken one, whose problem is told. */
  find(id: string): Promise<{ readonly game: OpenedGame | null; readonly problem: SavedProblem | null }>;
  match(id: string): Promise<{ readonly match: Match | null; readonly problem: MatchProblem | null }>;
  /** The matches that are between two games. */
  openMatches(): Promise<{ readonly open: readonly OpenMatch[]; readonly problems: readonly MatchProblem[] }>;
  /** Takes a match off the list of what can be continued. Its games stay, and its card with them. */
  closeMatch(id: string): Promise<void>;
  remove(id: string): Promise<void>;
  /** Takes those of these games away in which nothing was played, unless another tab plays them. Gives the ids of those that are gone. */
  prune(games: readonly GameSummary[]): Promise<ReadonlySet<string>>;
  /**
   * Takes a name out of all finished games and their matches, with what reviews found of it and what was trained by it: all of it or
   * nothing. A game in which nobody has a name any more goes.
   * @param me what the player of this device is called, null while they have no name
   */
  anonymize(name: string, me: string | null): Promise<void>;
  /** Takes away all that is over, with all matches but those whose game waits. Waits, as `anonymize` does, for older games to be read. */
  clear(): Promise<void>;
  /** Whether older games are still being read, and so are not all listed. */
  isFilling(): boolean;
  /** Reads older games, if there are any, in small pieces. @param filled told after each piece, and once more at the end (null) */
  fill(filled: (piece: Filled | null) => Promise<void>): Promise<void>;
}

/** Lets the page do what waits, before the next piece. */
export const pause = (): Promise<void> => new Promise((resolve) => { setTimeout(resolve); });

export function createGameLibrary({ store, saveQueue, locks, broke }: GameLibraryPorts): GameLibrary {
  let filling = false;
  /** Ends with the reading of older games. What is found by names or by its end is not all there before. */
  let allListed: Promise<void> = Promise.resolve();

  async function fill(filled: (piece: Filled | null) => Promise<void>): Promise<void> {
    try {
      await store.fillSummaries({ pause, began() { filling = true; }, filled });
    } catch {
      // The next start goes on with it.
    }
  }

  return {
    async list(listing) {
      const found = await store.list(listing);
      return found.every(({ savedAt }) => isMoment(savedAt)) ? found
        : (await import('./library/listSound')).listSound(listing, { store, find: (id) => findGame(store, id), broke });
    },
    count: store.count,
    find: (id) => findGame(store, id),
    match: (id) => findMatch(store, id),
    async openMatches() {
      const { open, broken } = await store.openMatches();
      const problems = await Promise.all(broken.map(async (id) => (await findMatch(store, id)).problem));
      return { open, problems: problems.filter((one) => one !== null) };
    },
    async closeMatch(id) {
      // As it lies there now: another tab may have played on in it.
      const { match: now } = await findMatch(store, id);
      if (now) await store.saveMatch({ ...now, closed: true });
    },
    remove: saveQueue.remove,
    prune: (games) => pruneEmptyGames(games, { locks, saveQueue, store }),
    async anonymize(name, me) {
      await allListed;
      const { bringAdapters, withoutName } = await import('./library/withoutName');
      await bringAdapters();
      await store.change({ name: foldedName(name) }, (found) => withoutName(found, name, me));
    },
    async clear() {
      await allListed;
      await store.clear();
    },
    isFilling: () => filling,
    async fill(filled) {
      allListed = fill(filled);
      await allListed;
      if (!filling) return;
      filling = false;
      await filled(null);
    },
  };
}

/** A game that's kept, checked and replayed. A broken one is set aside, and its problem told. */
async function findGame(store: Store, id: string): ReturnType<GameLibrary['find']> {
  const value = await store.game(id);
  if (value === undefined) return { game: null, problem: null };
  const { openSaved } = await import('../session/savedGame');
  const opened = openSaved(value);
  if (opened.ok) return { game: opened.game, problem: null };
  await store.setAside('games', id, opened.problem);
  return { game: null, problem: opened.problem };
}

/** A match that is kept, checked. A broken one is set aside, and its problem told. */
async function findMatch(
  store: Store, id: string,
): Promise<{ readonly match: Match | null; readonly problem: MatchProblem | null }> {
  const value = await store.match(id);
  if (value === undefined) return { match: null, problem: null };
  const { readMatch } = await import('../match/savedMatch');
  const opened = readMatch(value);
  if (opened.ok) return { match: opened.match, problem: null };
  await store.setAside('series', id, opened.problem);
  return { match: null, problem: opened.problem };
}
