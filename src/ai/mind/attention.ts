/** Which lines of the board escape a player's eye: old ones and diagonals more often than others (see cognition/noticing). */
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { missChance } from '../../cognition/noticing';
import { RUN_LENGTH } from '../../rules/board';
import { fraction } from '../../chance/chance';
import type { SeatView } from '../../rules/seatView';
import type { Attention } from '../levels';
import { LINES, LINE_OF, TILE_AT, WAYS } from '../search/lines';

/** The lines that can hold a run: their numbers (see search/lines), and whether they are diagonals. */
const REAL_LINES = Array.from({ length: LINES }, (_, line) => line)
  .filter((line) => TILE_AT.subarray(line * 16, line * 16 + 16).filter((tile) => tile !== 0).length >= RUN_LENGTH)
  .map((line) => ({ line, diagonal: line >= 20 }));

/** The lines of the board that escape the player at this look, by their numbers. */
export function overlookedLines({ placements }: SeatView, attention: Attention, random: RandomGenerator): ReadonlySet<number> {
  const lastOn = new Int16Array(LINES);
  placements.forEach(({ tile }, i) => {
    for (let way = 0; way < WAYS; way += 1) lastOn[LINE_OF[tile * WAYS + way]!] = i + 1;
  });
  const overlooked = new Set<number>();
  for (const { line, diagonal } of REAL_LINES) {
    const age = placements.length - lastOn[line]!;
    if (fraction(random) < missChance(attention, age, diagonal ? attention.diagonal : 1)) overlooked.add(line);
  }
  return overlooked;
}
