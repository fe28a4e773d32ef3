/**
 * What guests of the house keep, in the data base: games, listed by their age, and persons, by their folded names, with an empty one for
 * the player of this device. Loaded when a guest's card is first shown.
 */
import { isApp } from '../../games/catalogue';
import type { AppName } from '../../games/gameEntry';
import type { GameRow, GamesAsked, GameCard, StoredRow } from '../../games/gameStore';
import type { Trainee } from '../../training/trainee';
import { answer, inTransaction, type Database, type Disk } from '../disk';
import type { At } from './games';
import {
  adapterOf, bringAdapters, isMisplaced, isTorn, isUnknown, keptRow, keyOf, openKeptRow, soundRow, type GameKey, type KeptGameRow,
} from './gameRows';

/**
 * What can be used of the rows; and of how many not all can: those are put aside, and their guest goes on with the rest. `later`: how many
 * stay where they are until the version that wrote them has come.
 */
export interface GameRead<T> { readonly found: T; readonly broken: number; readonly later?: number }

/** Every answer rejects where the disk refuses. */
export interface GamesOfTable {
  /** Null where there is none. */
  game(guest: AppName, id: string): Promise<GameRead<GameRow | null>>;
  games(guest: AppName, asked: GamesAsked): Promise<GameRead<readonly GameRow[]>>;
  putGame(guest: AppName, game: GameRow): Promise<void>;
  removeGame(guest: AppName, id: string): Promise<void>;
  /** Undefined where nothing is known. */
  person(guest: AppName, who: Trainee): Promise<GameRead<unknown>>;
  /** In one step: of two tabs neither loses what the other has put. @returns what is kept now */
  changePerson(guest: AppName, who: Trainee, change: (now: unknown) => unknown): Promise<GameRead<unknown>>;
  /** What the training room shows of it; null where somebody has not played it. */
  card(guest: AppName, who: Trainee): Promise<GameRead<GameCard | null>>;
  /** How many games lie here that this version does not know. */
  unknown(): Promise<number>;
}

const GAMES = 'guests';

/** @param now milliseconds since 1970 */
export function gamesOfTable(db: Database, ranges: Disk['ranges'], now: () => number): GamesOfTable {
  const inRows = <T>(work: (at: At) => T | Promise<T>): Promise<T> =>
    inTransaction(db, [GAMES, 'aside'], 'readwrite', async (at, transaction) => {
      const result = await work(at);
      // A page that is being left hears no more.
      transaction.commit?.();
      return result;
    });
  const read = <T>(work: (at: At) => Promise<T>): Promise<T> => inTransaction(db, [GAMES], 'readonly', work);
  const looked = async (found: readonly unknown[]): Promise<GameRead<readonly KeptGameRow[]>> => {
    const { rows, broken, later } = sorted(found);
    // As they lie there by now: another tab may have put something sound in their place. Where it is refused they stay where they are.
    if (broken.length > 0) await inRows(async (at) => {
      const values = await Promise.all(broken.map((row) => answer<unknown>(at(GAMES).get(keyOf(row) as [...GameKey]))));
      putAside(at, sorted(values).broken, now());
    }).catch(() => {});
    return { found: rows, broken: broken.length, later: later.length };
  };
  const personOf = async (guest: AppName, who: Trainee): Promise<GameRead<unknown>> => {
    await bringAdapters([guest]);
    const { found, broken } = await looked(await read((at) => valuesAt(at, guest, who)));
    return { found: together(guest, found)?.value, broken };
  };
  return {
    async game(guest, id) {
      await bringAdapters([guest]);
      const { found, ...others } = await looked([await read((at) => answer<unknown>(at(GAMES).get([guest, 'game', id])))]);
      return { found: found[0] ?? null, ...others };
    },
    async games(guest, { over, limit, after }) {
      await bringAdapters([guest]);
      const side = [guest, over ? 1 : 0];
      const range = ranges.bound(after ? [...side, 0 - after.at, after.id] : side, [...side, []], after !== undefined);
      return looked(await read((at) => answer<unknown[]>(at(GAMES).index('newest').getAll(range, limit))));
    },
    putGame: (guest, game) => inRows((at) => putGameRow(at, { ...game, guest, kind: 'game' })),
    removeGame: (guest, id) => inRows((at) => void at(GAMES).delete([guest, 'game', id])),
    person: personOf,
    changePerson: async (guest, who, change) => {
      await bringAdapters([guest]);
      return inRows(async (at) => {
        const { rows, broken } = sorted(await valuesAt(at, guest, who));
        putAside(at, broken, now());
        const value = change(together(guest, rows)?.value);
        const [id, ...others] = who;
        putGameRow(at, { guest, kind: 'person', id, value, at: now(), over: false, names: [] });
        for (const other of others) at(GAMES).delete([guest, 'person', other]);
        return { found: value, broken: broken.length };
      });
    },
    async card(guest, who) {
      const { found, broken } = await personOf(guest, who);
      return { found: found === undefined ? null : adapterOf(guest)?.card(found) ?? null, broken };
    },
    async unknown() {
      const keys = await read((at) => answer<IDBValidKey[]>(at(GAMES).getAllKeys()));
      return (keys as unknown as readonly GameKey[]).filter(([guest, kind]) => kind === 'game' && !isApp(guest)).length;
    },
  };
}

const valuesAt = (at: At, guest: AppName, who: Trainee): Promise<unknown[]> =>
  Promise.all(who.map((id) => answer<unknown>(at(GAMES).get([guest, 'person', id]))));

/** What can be used of what lies there, the rows of which not all can, and those that a later version wrote. */
function sorted(values: readonly unknown[]): Readonly<Record<'rows' | 'broken' | 'later', readonly KeptGameRow[]>> {
  const all = values.flatMap((value) => {
    const row = openKeptRow(value);
    return row ? { row, later: isUnknown(row), misplaced: isMisplaced(value) } : [];
  });
  const rows = all.filter(({ later }) => !later).map((one) => ({ ...one, sound: soundRow(one.row) }));
  return {
    later: all.flatMap(({ row, later }) => (later ? row : [])),
    rows: rows.flatMap(({ sound }) => sound ?? []),
    broken: rows.flatMap(({ row, sound, misplaced }) => (sound === null || misplaced || isTorn(row) ? row : [])),
  };
}

/** What lies under several names of one person. */
function together(guest: AppName, rows: readonly StoredRow[]): StoredRow | undefined {
  const [first, ...others] = rows;
  return first && others.reduce((one, other) => adapterOf(guest)?.merge(one, other) ?? one, first);
}

/** Puts rows aside, as they are; what can be used of them stays. */
function putAside(at: At, broken: readonly KeptGameRow[], since: number): void {
  for (const row of broken) {
    at('aside').add(asideOf(row, since));
    const sound = soundRow(row);
    if (sound) putGameRow(at, sound);
    else at(GAMES).delete(keyOf(row) as [...GameKey]);
  }
}

/** As it is set aside. */
export function asideOf(row: KeptGameRow, since: number) {
  return { game: keptRow(row), problem: { code: 'not-a-guest' }, since };
}

export function putGameRow(at: At, row: KeptGameRow): void {
  at(GAMES).put(keptRow(row));
}

/** Takes rows away; and with `persons` what every guest knows of those who lie under these keys. */
export async function removeGameRows(at: At, gone: readonly GameKey[], persons: readonly string[]): Promise<void> {
  for (const key of gone) at(GAMES).delete([...key]);
  if (persons.length === 0) return;
  for (const key of await answer<IDBValidKey[]>(at(GAMES).getAllKeys())) {
    const [, kind, id] = key as [...GameKey];
    if (kind === 'person' && persons.includes(id)) at(GAMES).delete(key);
  }
}

/** Takes away all but the games that wait. */
export async function clearGameRows(at: At): Promise<void> {
  for (const value of await answer<unknown[]>(at(GAMES).getAll())) {
    const row = openKeptRow(value);
    if (row && (row.kind === 'person' || row.over)) at(GAMES).delete(keyOf(row) as [...GameKey]);
  }
}
