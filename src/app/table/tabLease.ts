/** Holds the game that is played in this tab against other tabs, and hands it over, with all that is not written yet, when one takes it. */
import type { GameLocks, Hold } from '../../storage/tabLocks';
import { merge } from '../../storage/backup/merge';
import type { SaveQueue } from '../../storage/saveQueue';
import type { Store } from '../../storage/store';

export interface TabLeasePorts {
  readonly locks: GameLocks;
  readonly saveQueue: SaveQueue;
  readonly store: Pick<Store, 'change'>;
  /** Another tab has taken the game: nothing more may be played here. */
  readonly stop: () => void;
  /** It has been handed over. */
  readonly handedOver: () => void;
}

export interface TabLease {
  /** Asks for a game, in the place of the one that was held. Says whether it is to be had; `steal` makes sure of it. */
  take(id: string, steal: boolean): Promise<boolean>;
  /** Lets other tabs have the game, once it is written. */
  letGo(): void;
}

/** A lease, with no game held yet. */
export function createTabLease({ locks, saveQueue, store, stop, handedOver }: TabLeasePorts): TabLease {
  let hold: Hold | null = null;
  /** The game that was asked for last. */
  let wanted: string | null = null;

  function letGo(): void {
    const held = hold;
    hold = wanted = null;
    if (held) void saveQueue.settled().then(() => held.leave());
  }

  async function lose(id: string): Promise<void> {
    if (wanted !== id) return;
    const held = hold;
    hold = wanted = null;
    stop();
    try {
      const left = await saveQueue.handOver();
      const [games, matches] = [left.flatMap(({ game }) => game ?? []), left.flatMap(({ match }) => match ?? [])];
      // Where it comes late, it must not land on what was played there since.
      const which = { games: games.map((game) => game.id), matches: matches.map((match) => match.id) };
      if (left.length > 0) await store.change(which, (here) => merge(here, { games, matches, aside: [] }).changes);
    } catch {
      // What the disk refuses here, nobody can hand over.
    }
    held?.leave();
    handedOver();
  }

  return {
    async take(id, steal) {
      letGo();
      wanted = id;
      const held = await locks.take(id, steal, () => void lose(id));
      if (wanted === id && held) {
        hold = held;
        return true;
      }
      held?.leave();
      return false;
    },
    letGo,
  };
}
