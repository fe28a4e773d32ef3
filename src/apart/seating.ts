/** Who sits at a table of several devices, who could, and how it stands with them: for server, phones and the big page alike. Pure. */
import type { LevelName } from '../ai/levelNames';
import { MARKS, type Mark } from '../seats/marks';
import { seatsOf, type SeatShown, type TableShown } from './tableShown';

/** From so many milliseconds there and back somebody isn't in the house. */
export const FAR = 45;

/** How it stands with somebody at a seat. */
export type Presence =
  | { readonly kind: 'free' | 'here' | 'away' }
  | { readonly kind: 'far'; readonly ms: number }
  /** A character plays: by itself, or for whoever is away. */
  | { readonly kind: 'character' | 'played'; readonly level: LevelName };

export function presenceOf({ device, level, isHere, ms }: SeatShown): Presence {
  if (device === null) return level === null ? { kind: 'free' } : { kind: 'character', level };
  if (!isHere) return level === null ? { kind: 'away' } : { kind: 'played', level };
  return ms !== null && ms >= FAR ? { kind: 'far', ms: Math.round(ms) } : { kind: 'here' };
}

/** The seats at which nobody sits, and no character. */
export function freeSeats({ seats }: TableShown): number[] {
  return seats.flatMap(({ device, level }, seat) => (device === null && level === null ? [seat] : []));
}

/** How many sit at the table, people and characters. */
export function seated({ seats }: TableShown): number {
  return seats.filter(({ name, level }) => name !== null || level !== null).length;
}

/** How many more are needed to start. @param fewest that a game is for: none is for one alone */
export function missingAt(table: TableShown, fewest = 2): number {
  return Math.max(0, fewest - seated(table));
}

/** The seats that only a character keeps: whoever comes late can take one over. */
export function keptSeats({ seats }: TableShown): { readonly seat: number; readonly level: LevelName }[] {
  return seats.flatMap(({ device, level }, seat) => (device === null && level !== null ? [{ seat, level }] : []));
}

/** The marks that somebody at the table has. */
export function takenMarks({ seats }: TableShown): ReadonlySet<Mark> {
  return new Set(seats.flatMap(({ mark, device }) => (mark === null || device === null ? [] : [mark])));
}

/** Tables of so many seats, or fewer, have as many marks: the first. */
const FEW = 4;

/** The marks that there are at a table: the house's own four for a small one, all eight for a larger one. */
export function marksAt({ seats }: { readonly seats: readonly unknown[] }): readonly Mark[] {
  return seats.length <= FEW ? MARKS.slice(0, FEW) : MARKS;
}

/** The mark that somebody who sits down has: their own if it's free, else the first that is. */
export function markFor(table: TableShown, wanted: Mark | null): Mark | null {
  const taken = takenMarks(table);
  const free = marksAt(table).filter((mark) => !taken.has(mark));
  return free.find((mark) => mark === wanted) ?? free[0] ?? null;
}

/** How many others look on, beside this device and the host's. */
export function othersWatching(table: TableShown): number {
  return table.watching - (isHost(table) || seatsOf(table).length > 0 ? 0 : 1);
}

/** Who starts games: null where that device has no seat, and so no name. */
export function hostSeat({ seats, host }: TableShown): SeatShown | null {
  return seats.find(({ device }) => device === host) ?? null;
}

export const isHost = ({ host, you }: TableShown): boolean => host === you;
