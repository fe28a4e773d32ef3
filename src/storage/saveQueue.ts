/**
 * Keeps what is played, one write at a time and in order, so that an older state never lands on a newer one. Of what waits to be
 * written only the newest state counts. What the disk refuses is tried again with the next save.
 */
import type { SavedGame } from '../session/savedGame';
import type { Match } from '../match/match';
import type { Store } from './store';

/** What was to be written and is not yet: a game, with the card that it was counted on, or a card alone. */
export interface Unwritten { readonly game: SavedGame | null; readonly match: Match | null }

export interface SaveQueue {
  /** Keeps a game as it stands now, and the card that it was counted on. */
  save(game: SavedGame, match?: Match | null): void;
  /** Keeps a card as it stands now. */
  saveMatch(match: Match): void;
  /** Takes a game off the shelf, with all of it that waits to be written. Rejects when the disk refuses. */
  remove(id: string): Promise<void>;
  /** Comes back when all is written, or was tried once more. Never rejects. */
  settled(): Promise<void>;
  /** Hands over what is not written, and forgets it: somebody else sees to it. */
  handOver(): Promise<readonly Unwritten[]>;
}

/**
 * A queue before this store.
 * @param behind told when a write fails (true), and when one succeeds again (false); not of each that fails
 */
export function createSaveQueue(store: Pick<Store, 'save' | 'saveMatch' | 'remove'>, behind: (isBehind: boolean) => void): SaveQueue {
  /** In the order in which it is to be written. A card that stands further back is never older than one before it. */
  let waiting = new Map<string, Unwritten>();
  let asked = 0;
  let fails = false;
  let running = false;
  let underWay = Promise.resolve();

  const keyOf = ({ game, match }: Unwritten): string => (game ? `game:${game.id}` : `match:${match?.id ?? ''}`);

  function put(entry: Unwritten): void {
    asked += 1;
    const key = keyOf(entry);
    // A card alone goes to the end, behind the games that carry it as it was before; a game keeps its place and its card.
    if (entry.match) waiting.delete(`match:${entry.match.id}`);
    waiting.set(key, { ...entry, match: entry.match ?? waiting.get(key)?.match ?? null });
    void pump();
  }

  /** Puts back, in front, what could not be written, as far as nothing newer waits in its place. */
  function putBack(entry: Unwritten): void {
    const newer = waiting.get(keyOf(entry));
    if (newer && (newer.match || !entry.match)) return;
    const others = [...waiting].filter(([key]) => key !== keyOf(entry));
    waiting = new Map([[keyOf(entry), { game: newer?.game ?? entry.game, match: entry.match }], ...others]);
  }

  function pump(): Promise<void> {
    if (!running) {
      running = true;
      underWay = drain();
    }
    return underWay;
  }

  async function drain(): Promise<void> {
    try {
      for (let [next] = waiting; next; [next] = waiting) if (!await writeOne(...next)) return;
    } finally {
      running = false;
    }
  }

  /** Says whether to go on with the next. */
  async function writeOne(key: string, entry: Unwritten): Promise<boolean> {
    const known = asked;
    waiting.delete(key);
    try {
      if (entry.game) await store.save(entry.game, entry.match);
      else if (entry.match) await store.saveMatch(entry.match);
      if (fails) behind(false);
      fails = false;
      return true;
    } catch {
      putBack(entry);
      if (!fails) behind(true);
      fails = true;
      // What was saved in the meantime is reason enough to try again at once.
      return asked !== known;
    }
  }

  /** Comes back when nothing is being written. */
  async function rest(): Promise<void> {
    if (!running) return;
    await underWay;
    // Something else may have begun in the meantime.
    await rest();
  }

  return {
    save(game, match = null) { put({ game, match }); },
    saveMatch(match) { put({ game: null, match }); },
    async remove(id) {
      await rest();
      waiting.delete(`game:${id}`);
      await store.remove(id);
    },
    async settled() {
      await rest();
      await pump();
    },
    async handOver() {
      await rest();
      const left = [...waiting.values()];
      waiting.clear();
      return left;
    },
  };
}
