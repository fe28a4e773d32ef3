/**
 * Where games are kept: IndexedDB, or memory where that is refused. What cannot be read is kept aside, with the reason,
 * and never thrown away.
 */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { SavedProblem } from './problems';
import { openSaved, type OpenedGame, type SavedGame } from './saved';

/** How long the opening of the store is waited for, in milliseconds. */
const OPENING_MS = 4000;

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
    const db = await inTime(openDB<Shelves>('snag', 1, {
      upgrade(fresh) {
        fresh.createObjectStore('games', { keyPath: 'id' });
        fresh.createObjectStore('aside', { autoIncrement: true });
      },
    }));
    return {
      lasting: true,
      async save(game) { await db.put('games', game); },
      async remove(id) { await db.delete('games', id); },
      async unfinished() {
        // In one transaction: between two, another tab could shift what belongs together.
        const shelf = db.transaction('games').store;
        const [keys, values] = await Promise.all([shelf.getAllKeys(), shelf.getAll()]);
        const { games, broken } = sortOut(keys.map((key, i) => ({ key, value: values[i] })));
        for (const { key, value, problem } of broken) {
          await setAside(db, key, { game: value, problem, since: now() });
        }
        return { games, broken: broken.map(({ problem }) => problem) };
      },
    };
  } catch {
    return memoryStore();
  }
}

/** Some browsers leave an opening unanswered for ever: nobody should wait for a shelf before he may play. */
function inTime<T>(opening: Promise<T>): Promise<T> {
  return Promise.race([
    opening,
    new Promise<never>((_, reject) => { setTimeout(() => reject(new Error('the shelf does not open')), OPENING_MS); }),
  ]);
}

/** Moves a broken game to the shelf aside. Where the disk refuses, it stays where it is, and nothing is lost either. */
async function setAside(db: IDBPDatabase<Shelves>, key: string, kept: Shelves['aside']['value']): Promise<void> {
  try {
    const move = db.transaction(['games', 'aside'], 'readwrite');
    await Promise.all([move.objectStore('aside').add(kept), move.objectStore('games').delete(key), move.done]);
  } catch {
    // It is told of again, and tried again, the next time.
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
