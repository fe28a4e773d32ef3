/** A saved game as it stood after fewer events: who raced and how long calls took is kept of what is left of it. Pure. */
import type { GameRecord } from '../../../rules/record';
import { openSaved, toStore, type OpenedGame, type SavedGame } from '../../../session/savedGame';

/**
 * The game with this record, which begins as its own does and ends earlier, to be played on from there.
 * @param now milliseconds since 1970
 * @returns null where that makes no game: a record of its own never does
 */
export function cutGame(saved: SavedGame, record: GameRecord, now: number): OpenedGame | null {
  const { callTimes, races, won: _, ...kept } = saved;
  const calls = record.events.filter(([kind]) => kind === 'snag').length;
  const opened = openSaved({
    ...kept, ended: false, savedAt: now, record: toStore(record),
    ...(callTimes ? { callTimes: callTimes.slice(0, calls) } : {}),
    ...(races ? { races: races.filter(({ events }) => events <= record.events.length) } : {}),
  });
  return opened.ok ? opened.game : null;
}
