/**
 * What reviews have found, as it lies in the data base: an entry for each game, which goes with it. Loaded when a review is first read or
 * written.
 */
import { withFound, type Found, type FoundSeat } from '../../review/found';
import { openFound } from '../../review/kept/openFound';
import { answer, inTransaction, type Database } from '../disk';
import type { At } from './games';

/** What was found in these games, by their ids: those that nothing of today's version is known of are not among them. */
export function readReviews(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, Found>> {
  return inTransaction(db, ['reviews'], 'readonly', async (at) => {
    const values: unknown[] = await Promise.all(ids.map((id) => answer(at('reviews').get(id))));
    return new Map(values.flatMap((value) => {
      const found = openFound(value);
      return found ? [[found.game, found] as const] : [];
    }));
  });
}

/**
 * Keeps what was found of one person, beside what is known of others of that game; not where the game is gone meanwhile. A first look
 * never takes the place of a closer one.
 */
export function putReview(db: Database, game: string, found: FoundSeat): Promise<void> {
  return inTransaction(db, ['games', 'reviews'], 'readwrite', async (at, transaction) => {
    const [key, before] = await Promise.all([answer(at('games').getKey(game)), answer<unknown>(at('reviews').get(game))]);
    const known = openFound(before);
    const passBefore = known?.seats.find(({ seat }) => seat === found.seat)?.pass ?? 0;
    if (key !== undefined && passBefore <= found.pass) putFound(at, withFound(known, game, found));
    transaction.commit?.();
  });
}

/** Nothing is kept of a game in which nothing is known of anybody. */
export function putFound(at: At, found: Found): void {
  if (found.seats.length === 0) at('reviews').delete(found.game);
  else at('reviews').put(found);
}
