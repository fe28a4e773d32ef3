/** What a player sees and when: it may overlook a line, and seeing takes a believable time. */
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import type { Line } from '../rules/board';
import { fraction } from '../rules/deal';
import { FASTEST_CALL, type Level } from './levels';

/** Whether a line catches the player's eye at this look. */
export function sees(line: Line, { attention }: Level, random: RandomGenerator): boolean {
  const straight = line.direction === 'across' || line.direction === 'down';
  return fraction(random) >= attention.miss * (straight ? 1 : attention.diagonal);
}

/**
 * How long noticing takes, in milliseconds from the landing of the tile: a shifted log-normal, whose floor and median the
 * level gives.
 */
export function noticingTime({ attention }: Level, random: RandomGenerator): number {
  const { floor, median, spread } = attention;
  return Math.max(FASTEST_CALL, floor + (median - floor) * Math.exp(spread * normal(random)));
}

/** A standard normal deviate (Box and Muller, 1958). */
function normal(random: RandomGenerator): number {
  const radius = Math.sqrt(-2 * Math.log(1 - fraction(random)));
  return radius * Math.cos(2 * Math.PI * fraction(random));
}
