/** Whose move it is next: players without tiles are passed over, moves to lose are used up. */
import type { Happening, Position, Seat } from './position';

/** The seat `by` places to the left. */
export function leftOf(position: Position, seat: Seat, by = 1): Seat {
  return (seat + by) % position.racks.length;
}

/** All seats in turn, `first` first. */
export function seatsFrom(position: Position, first: Seat): Seat[] {
  return position.racks.map((_, i) => leftOf(position, first, i));
}

/** Whether all tiles have been played. The game is over when the move that played the last one has ended. */
export function allPlayed(position: Position): boolean {
  return position.racks.every((rack) => rack.length === 0);
}

/**
 * The turn reaches `first`, and goes on to the left until somebody can move. A seat that has a move to lose loses it
 * when the turn reaches it; a seat without tiles is passed over and keeps what it owes (RULES, the record).
 */
export function turnReaches(position: Position, first: Seat): { position: Position; happenings: Happening[] } {
  if (allPlayed(position)) {
    return {
      position: { ...position, mover: null, placed: null, raced: null },
      happenings: [{ type: 'over', tiles: position.won.map(({ length }) => length) }],
    };
  }
  const owes = [...position.owes];
  const happenings: Happening[] = [];
  let seat = first;
  // Ends within two rounds: the first uses up what is owed, and somebody has a tile.
  for (;; seat = leftOf(position, seat)) {
    if (position.racks[seat]?.length === 0) continue;
    if (!owes[seat]) break;
    owes[seat] = false;
    happenings.push({ type: 'lostMove', seat });
  }
  happenings.push({ type: 'turn', seat });
  return { position: { ...position, mover: seat, placed: null, raced: null, owes }, happenings };
}
