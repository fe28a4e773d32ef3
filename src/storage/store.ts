/**
 * Where games are kept: IndexedDB, or memory where that is refused. What cannot be read is kept aside, with the reason,
 * and never thrown away.
 */
import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb';
import type { SavedProblem, MatchProblem } from '../setup/problems';
import type { OpenedGame, SavedGame } from '../session/savedGame';
import { readMatch } from '../match/savedMatch';
import type { Match } from '../match/match';
import { finishedOf, sortOut, unfinishedOf, type Sorted } from './sortOut';

/** How long the opening of the store is waited for, in milliseconds. */
const OPENING_MS = 4000;

interface Shelves extends DBSchema {
  games: { key: string; value: SavedGame };
  series: { key: string; value: Match };
  aside: { key: number; value: Aside };
}

/** What lies aside, as it is, and why. */
export interface Aside {
  readonly game: unknown;
  readonly problem: { readonly code: string };
  readonly since: number;
}

/** All that lies on the shelves, not checked. */
export interface Everything {
  readonly games: readonly unknown[];
  readonly series: readonly unknown[];
  readonly aside: readonly Aside[];
}

/** What is to be put on the shelves: over what has the same id, and beside what lies aside. */
export interface Changes {
  readonly games: readonly SavedGame[];
  readonly series: readonly Match[];
  readonly aside: readonly Aside[];
}

export interface Store {
  /** Whether what is saved outlives the page. */
  readonly lasting: boolean;
  /** Keeps a game as it stands now, and the card that it was counted on, both or neither. Rejects when the disk refuses. */
  save(game: SavedGame, series?: Match | null): Promise<void>;
  /** Keeps a card as it stands now. Rejects when the disk refuses. */
  saveSeries(series: Match): Promise<void>;
  /** The card with this id, null where there is none; a broken one is set aside, and its problem told. */
  series(id: string): Promise<{ readonly series: Match | null; readonly problem: MatchProblem | null }>;
  /** The games that have begun and not ended, last saved first, and how many are over. What is broken is set aside, and its problem told once. */
  unfinished(): Promise<{ games: OpenedGame[]; broken: SavedProblem[]; finished: number }>;
  /** The games that are over, newest first; what is broken is treated alike. */
  finished(): Promise<{ games: OpenedGame[]; broken: SavedProblem[] }>;
  /** Takes a game off the shelf for good. */
  remove(id: string): Promise<void>;
  /** All that is kept. Rejects when the disk refuses. */
  readAll(): Promise<Everything>;
  /** Puts what `change` makes of all that is kept, in one transaction: all of it or nothing. Rejects with nothing changed. */
  writeAll(change: (now: Everything) => Changes): Promise<void>;
  /** Writes games anew, and each card for which `change` has another: all of it or nothing. */
  rewrite(games: readonly SavedGame[], change: (series: Match) => Match | null): Promise<void>;
  /** Takes off the shelf for good whatever belongs to no game that waits: finished games, their cards, and what was set aside. */
  clear(): Promise<void>;
}

/** Opens the store. Never rejects: without a disk it keeps games in memory. */
export async function openStore(now: () => number): Promise<Store> {
  try {
    const db = await inTime(openDB<Shelves>('snag', 2, {
      upgrade(fresh, from) {
        if (from < 1) {
          fresh.createObjectStore('games', { keyPath: 'id' });
          fresh.createObjectStore('aside', { autoIncrement: true });
        }
        if (from < 2) fresh.createObjectStore('series', { keyPath: 'id' });
      },
      // Another tab brings a newer shelf: this one must not stand in its way.
      blocking: (_, __, event) => (event.target as IDBDatabase).close(),
    }));
    /** All games, sorted. What is broken is set aside. */
    const readGames = async (): Promise<Sorted> => {
      // In one transaction: between two, another tab could shift what belongs together.
      const shelf = db.transaction('games').store;
      const [keys, values] = await Promise.all([shelf.getAllKeys(), shelf.getAll()]);
      const sorted = sortOut(keys.map((key, i) => ({ key, value: values[i] })));
      for (const { key, value, problem } of sorted.broken) await setAside(db, 'games', key, { game: value, problem, since: now() });
      return sorted;
    };
    const store: Omit<Store, 'rewrite'> = {
      lasting: true,
      async save(game, series) {
        const shelves = db.transaction(['games', 'series'], 'readwrite');
        await Promise.all([shelves.objectStore('games').put(game), series ? shelves.objectStore('series').put(series) : null, committed(shelves)]);
      },
      async saveSeries(series) {
        const shelves = db.transaction('series', 'readwrite');
        await Promise.all([shelves.store.put(series), committed(shelves)]);
      },
      async series(id) {
        const value: unknown = await db.get('series', id);
        if (value === undefined) return { series: null, problem: null };
        const opened = readMatch(value);
        if (opened.ok) return { series: opened.series, problem: null };
        await setAside(db, 'series', id, { game: value, problem: opened.problem, since: now() });
        return { series: null, problem: opened.problem };
      },
      async remove(id) { await db.delete('games', id); },
      async readAll() { return everything(db.transaction(['games', 'series', 'aside'])); },
      async writeAll(change) {
        const shelves = db.transaction(['games', 'series', 'aside'], 'readwrite');
        // Of a transaction that is called off, `done` is told too.
        const done = shelves.done.catch(() => { throw new Error('the disk refuses'); });
        try {
          const { games, series, aside } = change(await everything(shelves));
          for (const game of games) heard(shelves.objectStore('games').put(game));
          for (const one of series) heard(shelves.objectStore('series').put(one));
          for (const one of aside) heard(shelves.objectStore('aside').add(one));
          await done;
        } catch (failure) {
          // What cannot be put must not leave half of the rest behind.
          callOff(shelves);
          await done.catch(() => {});
          throw failure;
        }
      },
      unfinished: async () => unfinishedOf(await readGames()),
      finished: async () => finishedOf(await readGames()),
      async clear() {
        const shelves = db.transaction(['games', 'series', 'aside'], 'readwrite');
        const [games, cards] = [shelves.objectStore('games'), shelves.objectStore('series')];
        const [values, ids] = await Promise.all([games.getAll(), cards.getAllKeys()]);
        const waiting = values.filter(({ ended }) => !ended);
        const kept = new Set(waiting.map(({ series }) => series));
        for (const { id, ended } of values) if (ended) void games.delete(id);
        for (const id of ids) if (!kept.has(id)) void cards.delete(id);
        void shelves.objectStore('aside').clear();
        await shelves.done;
      },
    };
    return { ...store, rewrite: rewriting(store) };
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

/** Commits what was put without waiting to hear of it: a page that is being left hears no more, and its last event would be lost. */
function committed(shelves: { readonly done: Promise<void>; readonly commit?: () => void }): Promise<void> {
  // Old browsers commit by themselves only.
  shelves.commit?.();
  return shelves.done;
}

type Shelf = 'games' | 'series' | 'aside';

async function everything(shelves: IDBPTransaction<Shelves, Shelf[], 'readonly' | 'readwrite'>): Promise<Everything> {
  const [games, series, aside] = await Promise.all([
    shelves.objectStore('games').getAll(), shelves.objectStore('series').getAll(), shelves.objectStore('aside').getAll(),
  ]);
  return { games, series, aside };
}

/** For one put among many: if another is refused at once, this one fails with it, and `done` tells of them all. */
function heard(put: Promise<unknown>): void {
  put.catch(() => {});
}

function callOff(shelves: { abort(): void }): void {
  try {
    shelves.abort();
  } catch {
    // It has ended by itself.
  }
}

/** Moves what is broken to the shelf aside. Where the disk refuses, it stays where it is, and nothing is lost either. */
async function setAside(db: IDBPDatabase<Shelves>, shelf: 'games' | 'series', key: string, kept: Shelves['aside']['value']): Promise<void> {
  try {
    const move = db.transaction([shelf, 'aside'], 'readwrite');
    await Promise.all([move.objectStore('aside').add(kept), move.objectStore(shelf).delete(key), move.done]);
  } catch {
    // It is told of again, and tried again, the next time.
  }
}

/** A store that lasts as long as the page. */
export function memoryStore(): Store {
  const shelf = new Map<string, SavedGame>();
  const cards = new Map<string, Match>();
  const aside: Aside[] = [];
  const all = (): Everything => ({ games: [...shelf.values()], series: [...cards.values()], aside: [...aside] });
  const readGames = (): Sorted => ({ ...sortOut([...shelf].map(([key, value]) => ({ key, value }))), broken: [] });
  const store: Omit<Store, 'rewrite'> = {
    lasting: false,
    async save(game, series) {
      shelf.set(game.id, game);
      if (series) cards.set(series.id, series);
    },
    async saveSeries(series) { cards.set(series.id, series); },
    async series(id) { return { series: cards.get(id) ?? null, problem: null }; },
    async remove(id) { shelf.delete(id); },
    async readAll() { return all(); },
    async writeAll(change) {
      const put = change(all());
      for (const game of put.games) shelf.set(game.id, game);
      for (const one of put.series) cards.set(one.id, one);
      aside.push(...put.aside);
    },
    unfinished: async () => unfinishedOf(readGames()),
    finished: async () => finishedOf(readGames()),
    async clear() {
      for (const { id, ended } of shelf.values()) if (ended) shelf.delete(id);
      const kept = new Set([...shelf.values()].map(({ series }) => series));
      for (const id of cards.keys()) if (!kept.has(id)) cards.delete(id);
      aside.length = 0;
    },
  };
  return { ...store, rewrite: rewriting(store) };
}

/** Writing anew is one way of writing all: a card that is broken is left as it lies. */
function rewriting({ writeAll }: Pick<Store, 'writeAll'>): Store['rewrite'] {
  return (games, change) => writeAll(({ series }) => ({
    games, aside: [], series: series.flatMap((value) => {
      const opened = readMatch(value);
      return opened.ok ? change(opened.series) ?? [] : [];
    }),
  }));
}
