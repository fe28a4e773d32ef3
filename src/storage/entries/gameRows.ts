/**
 * What guests of the house keep, as it lies in the data base and in a backup: rows, of whatever guest. Rows of one that this version of the
 * house does not know are kept and handed on as they are.
 */
import * as v from 'valibot';
import { isMoment } from '../../outside/moment';
import { adapterFor, APPS, isApp } from '../../games/catalogue';
import type { StorageAdapter, StoredRow } from '../../games/gameStore';

/** A row, and whose it is. */
export interface KeptGameRow extends StoredRow { readonly guest: string }

/** By what it is found: each guest's games and persons have names of their own. */
export type GameKey = readonly [guest: string, kind: StoredRow['kind'], id: string];

export const keyOf = ({ guest, kind, id }: Pick<KeptGameRow, 'guest' | 'kind' | 'id'>): GameKey => [guest, kind, id];

const adapters = new Map<string, StorageAdapter>();

/** Brings what knows the values of a game, or of all games: before anything is asked of their rows. Rejects where it cannot be loaded. */
export async function bringAdapters(games: readonly string[] = APPS): Promise<void> {
  const missing = games.filter(isApp).filter((game) => !adapters.has(game));
  await Promise.all(missing.map(async (game) => { adapters.set(game, await adapterFor(game)); }));
}

/**
 * Who knows what the values of a game are; null for one that this version does not know.
 * @throws where it was not brought: without it nobody could say what lies there
 */
export function adapterOf(game: string): StorageAdapter | null {
  if (!isApp(game)) return null;
  const adapter = adapters.get(game);
  if (!adapter) throw new Error(`what ${game} keeps was not brought`);
  return adapter;
}

/** A row's time, negative. */
const isAge = (age: number): boolean => isMoment(0 - age);

const schema = v.object({
  guest: v.string(), kind: v.picklist(['game', 'person']), id: v.string(), value: v.unknown(),
  age: v.fallback(v.pipe(v.number(), v.check(isAge)), 0), over: v.fallback(v.picklist([0, 1]), 0),
  names: v.fallback(v.array(v.string()), []),
});

/** What lies there or in a file from any value; null where it is no row. */
export function openKeptRow(kept: unknown): KeptGameRow | null {
  const parsed = v.safeParse(schema, kept);
  if (!parsed.success) return null;
  const { guest, kind, id, value, age, over, names } = parsed.output;
  return { guest, kind, id, value, at: 0 - age, over: over === 1, names };
}

/** Whether a row lies there with an age that is none, and so in the wrong place of every list. */
export function isMisplaced(kept: unknown): boolean {
  const { age } = (kept ?? {}) as { readonly age?: unknown };
  return typeof age !== 'number' || !isAge(age);
}

/** The same as it is kept: a game is listed by its age, the newest first, and a person in no list. */
export function keptRow({ guest, kind, id, value, at, over, names }: KeptGameRow): Readonly<Record<string, unknown>> {
  return { guest, kind, id, value, age: 0 - at, ...(kind === 'game' ? { over: over ? 1 : 0, names } : {}) };
}

/** A row as its guest can use it; null where it cannot, and where this version does not know the guest. */
export function soundRow(row: KeptGameRow): KeptGameRow | null {
  const adapter = adapterOf(row.guest);
  try {
    const opened = adapter?.open(row) ?? null;
    return opened && { ...opened, guest: row.guest, kind: row.kind, id: row.id };
  } catch {
    return null;
  }
}

/** Whether a row is of a game that this version does not know, or was written by a later version of one: it's kept as it is. */
export function isUnknown(row: KeptGameRow): boolean {
  return adapterOf(row.guest)?.isLater(row) ?? true;
}

/** Whether something of a row that can be used is not sound: it is lost with the next change. */
export function isTorn(row: KeptGameRow): boolean {
  const adapter = adapterOf(row.guest);
  try {
    return adapter?.isTorn(row) ?? false;
  } catch {
    return false;
  }
}
