/** Whose turn comes next on the search's boards, where a seat without tiles is passed over. */

/**
 * The next seat to the left of `mover` that holds a tile, the mover last; -1 when nobody holds one.
 * @param held how many tiles each seat holds
 */
export function nextHolder(held: ArrayLike<number>, mover: number, seats: number): number {
  let seat = mover;
  for (let i = 0; i < seats; i += 1) {
    seat = seat + 1 === seats ? 0 : seat + 1;
    if (held[seat] !== 0) return seat;
  }
  return -1;
}
