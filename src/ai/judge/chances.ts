/** The chances of a rack's tiles and how sure their differences are. */
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import type { SeatView } from '../../rules/seatView';
import { endOfTiles, isEndKnown } from '../search/endgame';
import { unseenTiles } from '../search/fromView';
import type { Work } from '../search/monteCarlo';
import { sharesOfTiles } from './equalWork';
import type { Shares } from './spanMeans';
import { chanceOfShare, growthOfChance, standingOf, type Standing } from './winChance';

/** The chance to win by the sign of what best play comes to. */
export const chanceOfOutcome = (outcome: number): number => (Math.sign(outcome) + 1) / 2;

/** The chances of a rack's tiles, 0 to 1 in its order, and the standard error of each two's difference. */
export interface Chances {
  readonly chances: readonly number[];
  readonly errors: readonly (readonly number[])[];
  readonly exact: boolean;
}

/** The chance of each tile of the rack of a view whose seat is to move. */
export function chancesOfTiles(view: SeatView, work: Work, random: RandomGenerator): Chances {
  const hidden = unseenTiles(view);
  if (isEndKnown(view, hidden)) {
    const chances = endOfTiles(view, hidden, new Set()).map(({ outcome }) => chanceOfOutcome(outcome));
    return { chances, errors: chances.map(() => chances.map(() => 0)), exact: true };
  }
  const standing = standingOf(view);
  const shares = sharesOfTiles(view, work, random);
  return { chances: shares.means.map((mean) => chanceOfShare(mean, standing)), errors: errorsOf(shares, standing), exact: false };
}

/** Standard errors of differences of chances, by the delta method: each share's error times by how much the chance grows with it. */
function errorsOf({ means, covariance }: Shares, standing: Standing): number[][] {
  const growth = means.map((mean) => growthOfChance(mean, standing));
  const product = (i: number, j: number): number => growth[i]! * growth[j]! * covariance[i]![j]!;
  return means.map((_, i) => means.map((__, j) => (i === j ? 0
    : Math.sqrt(Math.max(0, product(i, i) + product(j, j) - 2 * product(i, j))))));
}
