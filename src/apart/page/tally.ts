/** What the phone's page makes of a table: whether this device plays, and its card, added up. Pure. */
import { seatsOf, type TableShown } from '../tableShown';

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
