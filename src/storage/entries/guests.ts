/**
 * What guests of the house keep, in the data base: games, listed by their age, and persons, by their folded names, with an empty one for
 * the player of this device. Loaded when a guest's card is first shown.
 */
import type { GuestName } from '../../guests/guest';
import type { GameRow, GamesAsked, GuestCard, GuestRow } from '../../guests/shelf';
import type { Trainee } from '../../training/trainee';
import { answer, inTransaction, type Database, type Disk } from '../disk';
import type { At } from './games';
import { isMisplaced, isTorn, keepingOf, keptRow, keyOf, openKeptRow, soundRow, type GuestKey, type KeptGuestRow } from './guestRows';

/** What can be used of the rows; and of how many not all can: those are put aside, and their guest goes on with the rest. */
export interface GuestRead<T> { readonly found: T; readonly broken: number }

/** Every answer rejects where the disk refuses. */
export interface GuestStore {
  /** Null where there is none. */
  game(guest: GuestName, id: string): Promise<GuestRead<GameRow | null>>;
  games(guest: GuestName, asked: GamesAsked): Promise<GuestRead<readonly GameRow[]>>;
  putGame(guest: GuestName, game: GameRow): Promise<void>;
  removeGame(guest: GuestName, id: string): Promise<void>;
  /** Undefined where nothing is known. */
  person(guest: GuestName, who: Trainee): Promise<GuestRead<unknown>>;
  /** In one step: of two tabs neither loses what the other has put. @returns what is kept now */
  changePerson(guest: GuestName, who: Trainee, change: (now: unknown) => unknown): Promise<GuestRead<unknown>>;
  /** What the training room shows of it; null where somebody has not played it. */
  card(guest: GuestName, who: Trainee): Promise<GuestRead<GuestCard | null>>;
}

const GUESTS = 'guests';

/** @param now milliseconds since 1970 */
export function guestStore(db: Database, ranges: Disk['ranges'], now: () => number): GuestStore {
  const inGuests = <T>(work: (at: At) => T | Promise<T>): Promise<T> =>
    inTransaction(db, [GUESTS, 'aside'], 'readwrite', async (at, transaction) => {
      const result = await work(at);
      // A page that is being left hears no more.
      transaction.commit?.();
      return result;
    });
  const read = <T>(work: (at: At) => Promise<T>): Promise<T> => inTransaction(db, [GUESTS], 'readonly', work);
  const looked = async (found: readonly unknown[]): Promise<GuestRead<readonly KeptGuestRow[]>> => {
    const { rows, broken } = sorted(found);
    // As they lie there by now: another tab may have put something sound in their place. Where it is refused they stay where they are.
    if (broken.length > 0) await inGuests(async (at) => {
      const values = await Promise.all(broken.map((row) => answer<unknown>(at(GUESTS).get(keyOf(row) as [...GuestKey]))));
      putAside(at, sorted(values).broken, now());
    }).catch(() => {});
    return { found: rows, broken: broken.length };
  };
  const personOf = async (guest: GuestName, who: Trainee): Promise<GuestRead<unknown>> => {
    const { found, broken } = await looked(await read((at) => valuesAt(at, guest, who)));
    return { found: together(guest, found)?.value, broken };
  };
  return {
    async game(guest, id) {
      const { found, broken } = await looked([await read((at) => answer<unknown>(at(GUESTS).get([guest, 'game', id])))]);
      return { found: found[0] ?? null, broken };
    },
    async games(guest, { over, limit, after }) {
      const side = [guest, over ? 1 : 0];
      const range = ranges.bound(after ? [...side, 0 - after.at, after.id] : side, [...side, []], after !== undefined);
      return looked(await read((at) => answer<unknown[]>(at(GUESTS).index('newest').getAll(range, limit))));
    },
    putGame: (guest, game) => inGuests((at) => putGuestRow(at, { ...game, guest, kind: 'game' })),
    removeGame: (guest, id) => inGuests((at) => void at(GUESTS).delete([guest, 'game', id])),
    person: personOf,
    changePerson: (guest, who, change) => inGuests(async (at) => {
      const { rows, broken } = sorted(await valuesAt(at, guest, who));
      putAside(at, broken, now());
      const value = change(together(guest, rows)?.value);
      const [id, ...others] = who;
      putGuestRow(at, { guest, kind: 'person', id, value, at: now(), over: false, names: [] });
      for (const other of others) at(GUESTS).delete([guest, 'person', other]);
      return { found: value, broken: broken.length };
    }),
    async card(guest, who) {
      const { found, broken } = await personOf(guest, who);
      return { found: found === undefined ? null : keepingOf(guest)?.card(found) ?? null, broken };
    },
  };
}

const valuesAt = (at: At, guest: GuestName, who: Trainee): Promise<unknown[]> =>
  Promise.all(who.map((id) => answer<unknown>(at(GUESTS).get([guest, 'person', id]))));

/** What can be used of what lies there, and the rows of which not all can. */
function sorted(values: readonly unknown[]): { readonly rows: readonly KeptGuestRow[]; readonly broken: readonly KeptGuestRow[] } {
  const rows = values.flatMap((value) => {
    const row = openKeptRow(value);
    return row ? { row, sound: soundRow(row), misplaced: isMisplaced(value) } : [];
  });
  return {
    rows: rows.flatMap(({ sound }) => sound ?? []),
    broken: rows.flatMap(({ row, sound, misplaced }) => (sound === null || misplaced || isTorn(row) ? row : [])),
  };
}

/** What lies under several names of one person. */
function together(guest: GuestName, rows: readonly GuestRow[]): GuestRow | undefined {
  const [first, ...others] = rows;
  return first && others.reduce((one, other) => keepingOf(guest)?.merge(one, other) ?? one, first);
}

/** Puts rows aside, as they are; what can be used of them stays. */
function putAside(at: At, broken: readonly KeptGuestRow[], since: number): void {
  for (const row of broken) {
    at('aside').add(asideOf(row, since));
    const sound = soundRow(row);
    if (sound) putGuestRow(at, sound);
    else at(GUESTS).delete(keyOf(row) as [...GuestKey]);
  }
}

/** As it is set aside. */
export function asideOf(row: KeptGuestRow, since: number) {
  return { game: keptRow(row), problem: { code: 'not-a-guest' }, since };
}

export function putGuestRow(at: At, row: KeptGuestRow): void {
  at(GUESTS).put(keptRow(row));
}

/** Takes rows away; and with `persons` what every guest knows of those who lie under these keys. */
export async function removeGuestRows(at: At, gone: readonly GuestKey[], persons: readonly string[]): Promise<void> {
  for (const key of gone) at(GUESTS).delete([...key]);
  if (persons.length === 0) return;
  for (const key of await answer<IDBValidKey[]>(at(GUESTS).getAllKeys())) {
    const [, kind, id] = key as [...GuestKey];
    if (kind === 'person' && persons.includes(id)) at(GUESTS).delete(key);
  }
}

/** Takes away all but the games that wait. */
export async function clearGuests(at: At): Promise<void> {
  for (const value of await answer<unknown[]>(at(GUESTS).getAll())) {
    const row = openKeptRow(value);
    if (row && (row.kind === 'person' || row.over)) at(GUESTS).delete(keyOf(row) as [...GuestKey]);
  }
}
