/** Tells a game that nobody has begun: in a file of its own, so that whoever lists games need not load what replays them. */
import type { SavedGame } from './savedGame';

/** Whether nothing was picked or played yet. */
export function isEmptyGame({ picks, record }: Pick<SavedGame, 'picks' | 'record'>): boolean {
  return picks.length === 0 && Array.isArray(record['events']) && record['events'].length === 0;
}
