/**
 * Where games are kept: IndexedDB, or memory where that is refused. What cannot be read is kept aside, with the reason,
 * and never thrown away.
 */
import { openDB, type DBSchema } from 'idb';
import type { SavedProblem } from './problems';
import { openSaved, type OpenedGame, type SavedGame } from './saved';

interface Shelves extends DBSchema {
  games: { key: string; value: SavedGame };
  aside: { key: number; value: { readonly game: unknown; readonly problem: SavedProblem; readonly since: number } };
}

export interface Store {
  /** Whether what is saved outlives the page. */
  readonly lasting: boolean;
  /** Keeps a game as it stands now. Rejects when the disk refuses. */
  save(game: SavedGame): Promise<void>;
  /** The games that have begun and not ended, last saved first. What is broken is set aside, and its problem told once. */
  unfinished(): Promise<{ games: OpenedGame[]; broken: SavedProblem[] }>;
  /** Takes a game off the shelf for good. */
  remove(id: string): Promise<void>;
}

/** Opens the store. Never rejects: without a disk it keeps games in memory. */
export async function openStore(now: () => number): Promise<Store> {
  try {
    const db = await openDB<Shelves>('snag', 1, {
      upgrade(fresh) {
        fresh.createObjectStore('games', { keyPath: 'id' });
        fresh.createObjectStore('aside', { autoIncrement: true });
      },
    });
    return {
      lasting: true,
      async save(game) { await db.put('games', game); },
      async remove(id) { await db.delete('games', id); },
      async unfinished() {
        const [keys, values] = [await db.getAllKeys('games'), await db.getAll('games')];
        const { games, broken } = sortOut(keys.map((key, i) => ({ key, value: values[i] })));
        for (const { key, value, problem } of broken) {
          const move = db.transaction(['games', 'aside'], 'readwrite');
          await move.objectStore('aside').add({ game: value, problem, since: now() });
          await move.objectStore('games').delete(key);
          await move.done;
        }
        return { games, broken: broken.map(({ problem }) => problem) };
      },
    };
  } catch {
    return memoryStore();
  }
}

/** A store that lasts as long as the page. */
export function memoryStore(): Store {
  const shelf = new Map<string, SavedGame>();
  return {
    lasting: false,
    async save(game) { shelf.set(game.id, game); },
    async remove(id) { shelf.delete(id); },
    async unfinished() {
      const { games } = sortOut([...shelf].map(([key, value]) => ({ key, value })));
      return { games, broken: [] };
    },
  };
}

function sortOut(entries: readonly { key: string; value: unknown }[]): {
  games: OpenedGame[]; broken: { key: string; value: unknown; problem: SavedProblem }[];
} {
  const games: OpenedGame[] = [];
  const broken: { key: string; value: unknown; problem: SavedProblem }[] = [];
  for (const { key, value } of entries) {
    const opened = openSaved(value);
    if (!opened.ok) broken.push({ key, value, problem: opened.problem });
    else if (!opened.game.saved.ended) games.push(opened.game);
  }
  return { games: games.toSorted((a, b) => b.saved.savedAt - a.saved.savedAt), broken };
}
