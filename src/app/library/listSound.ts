/** Lists games where some have times that no date has: few ever need it. */
import { isMoment } from '../../outside/moment';
import type { GameSummary } from '../../session/gameSummary';
import type { Listing, Store } from '../../storage/store';
import type { GameLibrary, GameLibraryPorts } from '../gameLibrary';

interface ListPorts {
  readonly broke: GameLibraryPorts['broke'];
  readonly store: Pick<Store, 'list' | 'save' | 'remove'>;
  readonly find: GameLibrary['find'];
}

/**
 * Lists games by their summaries. Earlier versions took in times that have no date, and one of them kept every list from being shown: such
 * a game is set aside, and told.
 */
export async function listSound(
  listing: Listing, { store, find, broke }: ListPorts,
): Promise<readonly GameSummary[]> {
  for (const seen = new Set<string>();;) {
    const found = await store.list(listing);
    const odd = found.filter(({ id, savedAt }) => !isMoment(savedAt) && !seen.has(id));
    // What the disk won't set aside is left out.
    if (odd.length === 0) return found.filter(({ savedAt }) => isMoment(savedAt));
    for (const { id } of odd) {
      seen.add(id);
      const { game, problem } = await find(id);
      if (problem) broke?.(problem);
      // Only its summary was wrong, or nothing but a summary was there.
      else await (game ? store.save(game.saved) : store.remove(id));
    }
  }
}
