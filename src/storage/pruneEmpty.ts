/**
 * Takes away games in which nothing was picked or played. Nobody misses one, unless somebody sits before it: a game that another tab
 * plays stays, and so does one in which something was played since it was listed.
 */
import type { GameLocks } from './tabLocks';
import type { SaveQueue } from './saveQueue';
import type { GameSummary } from '../session/gameSummary';
import { isEmptyGame } from '../session/emptyGame';
import type { Store } from './store';

export interface PruneEmptyPorts {
  readonly locks: Pick<GameLocks, 'takeFree'>;
  readonly saveQueue: Pick<SaveQueue, 'remove'>;
  readonly store: Pick<Store, 'game'>;
}

/**
 * Takes away what is untouched of `games`. Never rejects: what cannot be removed waits on the start screen, which is no harm.
 * @returns the ids of those that are gone
 */
export async function pruneEmptyGames(
  games: readonly Pick<GameSummary, 'id' | 'begun'>[], { locks, saveQueue, store }: PruneEmptyPorts,
): Promise<ReadonlySet<string>> {
  const gone = new Set<string>();
  for (const { id } of games.filter(({ begun }) => !begun)) {
    const hold = await locks.takeFree(id);
    if (!hold) continue;
    try {
      if (!await isPlayed(id, store)) {
        await saveQueue.remove(id);
        gone.add(id);
      }
    } catch {
      // It stays.
    }
    hold.leave();
  }
  return gone;
}

/** Whether something was played in a game by now: another tab may have had it since it was listed. */
async function isPlayed(id: string, store: PruneEmptyPorts['store']): Promise<boolean> {
  const now = await store.game(id);
  if (now === undefined) return false;
  const { openSaved } = await import('../session/savedGame');
  const opened = openSaved(now);
  // What cannot be read is not to be thrown away here.
  return !(opened.ok && isEmptyGame(opened.game.saved));
}
