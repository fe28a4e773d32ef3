/** Who sits at the table, as the phone's page needs to know it. Pure. */
import { MARKS, type Mark } from '../../seats/marks';
import { SHAPES } from '../../setup/players';
import type { LevelName } from '../../ai/levelNames';
import { seatsOf, type SeatShown, type TableShown } from '../tableShown';

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

/** The seats that only a character keeps: whoever comes late can take one over. */
export function keptSeats({ seats }: TableShown): { readonly seat: number; readonly level: LevelName }[] {
  return seats.flatMap(({ device, level }, seat) => (device === null && level !== null ? [{ seat, level }] : []));
}

/** The marks that somebody at the table has. */
export function takenMarks({ seats }: TableShown): ReadonlySet<Mark> {
  return new Set(seats.flatMap(({ mark, device }) => (mark === null || device === null ? [] : [mark])));
}

/** The marks that there are at a table: the house's own four for a small one, all eight for a larger one. */
export function marksAt({ seats }: TableShown): readonly Mark[] {
  return seats.length <= SHAPES.length ? SHAPES : MARKS;
}

/** The mark that somebody who sits down has: their own if it's free, else the first that is. */
export function markFor(table: TableShown, wanted: Mark | null): Mark | null {
  const taken = takenMarks(table);
  const free = marksAt(table).filter((mark) => !taken.has(mark));
  return free.find((mark) => mark === wanted) ?? free[0] ?? null;
}

/** Who starts games: null where that device has no seat, and so no name. */
export function hostSeat({ seats, host }: TableShown): SeatShown | null {
  return seats.find(({ device }) => device === host) ?? null;
}

export const isHost = ({ host, you }: TableShown): boolean => host === you;

/** Whether this device plays in the game that is on. */
export function playsNow(table: TableShown): boolean {
  const own = seatsOf(table);
  return table.playing !== null && table.playing.seats.some((seat) => own.includes(seat));
}

/** Somebody's games at this table. */
export interface Tally { readonly name: string; readonly wins: number; readonly points: number | null }

/** The table's card, added up by names: who has won most comes first. `points`: where all their games count any. */
export function tallyOf({ card }: TableShown): readonly Tally[] {
  const tallies = new Map<string, Tally>();
  for (const { players } of card) {
    for (const { name, score, won } of players) {
      const before = tallies.get(name) ?? { name, wins: 0, points: 0 };
      tallies.set(name, {
        name, wins: before.wins + (won ? 1 : 0), points: before.points === null || score === null ? null : before.points + score,
      });
    }
  }
  return [...tallies.values()].toSorted((a, b) => b.wins - a.wins || (b.points ?? 0) - (a.points ?? 0));
}
