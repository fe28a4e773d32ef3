/** What can be gone on with: games that wait, and matches between two games; read from the store, and cleared of what was not begun. */
import { isEmptyGame, type OpenedGame, type SavedGame } from '../session/savedGame';
import { findOpenMatches, type OpenMatch } from '../storage/openMatches';
import { pruneEmptyGames } from '../storage/pruneEmpty';
import type { SaveQueue } from '../storage/saveQueue';
import type { Store } from '../storage/store';
import type { GameLocks } from '../storage/tabLocks';
import type { Notice } from '../ui/notice';

/** What waits under an id: a game, or a match whose next game can be begun. */
export type Waiting = { readonly kind: 'game'; readonly game: OpenedGame } | { readonly kind: 'match'; readonly match: OpenMatch };

export interface WaitingGamesPorts {
  readonly store: Store;
  readonly locks: GameLocks;
  readonly saveQueue: SaveQueue;
}

/** What was read. */
export interface WaitingGames {
  readonly waiting: readonly OpenedGame[];
  readonly between: readonly OpenMatch[];
  /** How many games are over. */
  readonly finished: number;
  /** What could not be read. */
  readonly notices: readonly Notice[];
}

/**
 * Reads what can be gone on with. Of games in which nothing was played yet only the newest stays. Rejects when the store does not answer.
 * @param wanted a game that this tab is about to go on with
 */
export async function readWaitingGames({ store, locks, saveQueue }: WaitingGamesPorts, wanted: string | null): Promise<WaitingGames> {
  await saveQueue.settled();
  const { games, broken, finished } = await store.unfinished();
  // A page that is left in a hurry may write after the next one has read: so two untouched games can come to lie there.
  const [, ...older] = games.map(({ saved }) => saved).filter(isEmptyGame);
  const gone = await pruneEmptyGames(older.filter(({ id }) => id !== wanted), { locks, keeper: saveQueue, store });
  const matches = findOpenMatches(await store.readAll());
  const problems = await Promise.all(matches.broken.map(async (id) => (await store.series(id)).problem));
  return {
    waiting: games.filter(({ saved }) => !gone.has(saved.id)), between: matches.open, finished,
    notices: [
      ...broken.map((problem) => ({ kind: 'brokenGame', problem }) as const),
      ...problems.flatMap((problem) => (problem ? [{ kind: 'brokenMatch', problem } as const] : [])),
    ],
  };
}

/**
 * Makes room for a new game: those in which nothing was played yet go, unless another tab plays them. Nobody has to be told.
 * @param own the game that this tab has held until now
 */
export async function clearEmptyGames(
  { store, locks, saveQueue }: WaitingGamesPorts, waiting: readonly OpenedGame[], own: SavedGame | null,
): Promise<void> {
  const all = pruneEmptyGames(waiting.map(({ saved }) => saved), { locks, keeper: saveQueue, store });
  try {
    if (own && isEmptyGame(own)) await saveQueue.remove(own.id);
  } catch {
    // Then it waits on the start screen, which is no harm.
  }
  await all;
}
