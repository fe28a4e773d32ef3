/** What a player sees and when: lines escape it, old ones and diagonals more often than others, and seeing takes a believable time. */
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { probit } from 'simple-statistics';
import { RUN_LENGTH } from '../rules/board';
import { fraction } from '../rules/deal';
import type { SeatView } from '../rules/seatView';
import { FASTEST_CALL, type Attention } from './levels';
import { LINES, LINE_OF, TILE_AT, WAYS } from './search/lines';

/** The lines that can hold a run: numbers of `lines`, with whether they are diagonals. */
const REAL_LINES = Array.from({ length: LINES }, (_, line) => line)
  .filter((line) => TILE_AT.subarray(line * 16, line * 16 + 16).filter((tile) => tile !== 0).length >= RUN_LENGTH)
  .map((line) => ({ line, diagonal: line >= 20 }));

/**
 * The chance that a line is overlooked at one look.
 * @param age plies since a tile was laid on it, 0 for the tile that has landed last
 */
export function missChance({ miss, diagonal, fading }: Attention, isDiagonal: boolean, age: number): number {
  return Math.min(MOST_MISSED, miss * (isDiagonal ? diagonal : 1) * (1 + fading * Math.log2(1 + age)));
}

/** However absent-minded, now and then everybody sees everything. */
const MOST_MISSED = 0.95;

/** The lines of the board that escape the player at this look, by their numbers. */
export function overlookedLines({ placements }: SeatView, attention: Attention, random: RandomGenerator): ReadonlySet<number> {
  const lastOn = new Int16Array(LINES);
  placements.forEach(({ tile }, i) => {
    for (let way = 0; way < WAYS; way += 1) lastOn[LINE_OF[tile * WAYS + way]!] = i + 1;
  });
  const overlooked = new Set<number>();
  for (const { line, diagonal } of REAL_LINES) {
    if (fraction(random) < missChance(attention, diagonal, placements.length - lastOn[line]!)) overlooked.add(line);
  }
  return overlooked;
}

/**
 * How long noticing takes, in milliseconds from the landing of the tile: a shifted log-normal, whose floor and median the character gives.
 * Where several computers look for the same run, each is slower by so much that the first of them is as quick as one alone would be:
 * with the chance S(t) to need longer than t, each of k draws from S^(1/k), and all of them need longer with the chance S again.
 * @param watchers how many computers look for the same run, at least 1
 */
export function noticingTime({ floor, median, spread }: Attention, watchers: number, random: RandomGenerator): number {
  const longer = (1 - fraction(random)) ** Math.max(1, watchers);
  return Math.max(FASTEST_CALL, floor + (median - floor) * Math.exp(spread * probit(1 - longer)));
}
