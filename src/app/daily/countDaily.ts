/** What becomes of today's deal with a game as it is kept. */
import type { DailyHappening } from '../../daily/dailyState';
import { dailyResultOf } from '../../daily/result';
import { callTimesOf, openSaved, setupPlayed } from '../../session/savedGame';

/**
 * The happening: a game that was not played as the deal of its date is, was given up. Null while it can still be played to its end, and
 * where it cannot be opened.
 * @param value as it lies in the store
 */
export function happeningOf(value: unknown): DailyHappening | null {
  const opened = openSaved(value);
  if (!opened.ok || !opened.game.saved.ended) return null;
  const { game } = opened;
  const { id, daily } = game.saved;
  const result = dailyResultOf({ daily, setup: setupPlayed(game), record: game.replayed.record, callTimes: callTimesOf(game) });
  return result ? { type: 'counted', game: id, result } : { type: 'givenUp', game: id };
}
