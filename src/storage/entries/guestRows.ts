/**
 * What guests of the house keep, as it lies in the data base and in a backup: rows, of whatever guest. Rows of one that this version of the
 * house does not know are kept and handed on as they are.
 */
import * as v from 'valibot';
import { isMoment } from '../../outside/moment';
import { isGuest, type GuestName } from '../../guests/guest';
import type { GuestKeeping, GuestRow } from '../../guests/shelf';
import { keeping as snap } from '../../guests/snap/kept/keeping';
import { keeping as snapBack } from '../../guests/snapBack/kept/keeping';

/** A row, and whose it is. */
export interface KeptGuestRow extends GuestRow { readonly guest: string }

/** By what it is found: each guest's games and persons have names of their own. */
export type GuestKey = readonly [guest: string, kind: GuestRow['kind'], id: string];

export const keyOf = ({ guest, kind, id }: Pick<KeptGuestRow, 'guest' | 'kind' | 'id'>): GuestKey => [guest, kind, id];

const KEEPINGS: Readonly<Record<GuestName, GuestKeeping>> = { snap, 'snap-back': snapBack };

/** Who knows what the values of a guest are; null for one that this version does not know. */
export function keepingOf(guest: string): GuestKeeping | null {
  return isGuest(guest) ? KEEPINGS[guest] : null;
}

/** A row's time, negative. */
const isAge = (age: number): boolean => isMoment(0 - age);

const schema = v.object({
  guest: v.string(), kind: v.picklist(['game', 'person']), id: v.string(), value: v.unknown(),
  age: v.fallback(v.pipe(v.number(), v.check(isAge)), 0), over: v.fallback(v.picklist([0, 1]), 0),
  names: v.fallback(v.array(v.string()), []),
});

/** What lies there or in a file from any value; null where it is no row. */
export function openKeptRow(kept: unknown): KeptGuestRow | null {
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
export function keptRow({ guest, kind, id, value, at, over, names }: KeptGuestRow): Readonly<Record<string, unknown>> {
  return { guest, kind, id, value, age: 0 - at, ...(kind === 'game' ? { over: over ? 1 : 0, names } : {}) };
}

/** A row as its guest can use it; null where it cannot, and where this version does not know the guest. */
export function soundRow(row: KeptGuestRow): KeptGuestRow | null {
  try {
    const opened = keepingOf(row.guest)?.open(row) ?? null;
    return opened && { ...opened, guest: row.guest, kind: row.kind, id: row.id };
  } catch {
    return null;
  }
}

/** Whether something of a row that can be used is not sound: it is lost with the next change. */
export function isTorn(row: KeptGuestRow): boolean {
  try {
    return keepingOf(row.guest)?.isTorn(row) ?? false;
  } catch {
    return false;
  }
}
