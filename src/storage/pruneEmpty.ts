/**
 * Clears away games in which nothing was picked or played. Nobody misses one, unless somebody sits before it: a game that another tab
 * plays stays, and one in which something was played since it was last looked at does so too.
 */
import type { GameLocks } from './tabLocks';
import type { SaveQueue } from './saveQueue';
import { isEmptyGame, openSaved, type SavedGame } from '../session/savedGame';
import type { Store } from './store';

export interface PruneEmptyPorts {
  readonly locks: Pick<GameLocks, 'takeFree'>;
  readonly keeper: Pick<SaveQueue, 'remove'>;
  readonly store: Pick<Store, 'readAll'>;
}

/**
 * Takes what is untouched of `games` off the shelf. Never rejects: what cannot be removed waits on the start screen, which is no harm.
 * @returns the ids of those that are gone
 */
export async function pruneEmptyGames(games: readonly SavedGame[], { locks, keeper, store }: PruneEmptyPorts): Promise<ReadonlySet<string>> {
  const gone = new Set<string>();
  for (const { id } of games.filter(isEmptyGame)) {
    const hold = await locks.takeFree(id);
    if (!hold) continue;
    try {
      if (!await isPlayed(id, store)) {
        await keeper.remove(id);
        gone.add(id);
      }
    } catch {
      // It stays.
    }
    hold.leave();
  }
  return gone;
}

/** Whether something was played in a game by now: another tab may have had it since it was read. */
async function isPlayed(id: string, store: PruneEmptyPorts['store']): Promise<boolean> {
  const { games } = await store.readAll();
  const now = games.find((one) => (one as { readonly id?: unknown } | null)?.id === id);
  const opened = now === undefined ? null : openSaved(now);
  // What cannot be read is not for this hand to throw away.
  return opened !== null && !(opened.ok && isEmptyGame(opened.game.saved));
}
