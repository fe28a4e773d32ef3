/** Tells a game that nobody has begun: in a file of its own, so that whoever lists games need not load what replays them. */
import type { SavedGame } from './savedGame';

/** Whether nothing was picked or played yet. Today's deal can be begun once: there, to begin is something. */
export function isEmptyGame({ picks, record, daily }: Pick<SavedGame, 'picks' | 'record' | 'daily'>): boolean {
  return daily === undefined && picks.length === 0 && Array.isArray(record['events']) && record['events'].length === 0;
}
