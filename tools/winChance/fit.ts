/** Fits the tables of win chances to samples, and says how far they are right: logistic regression, and counts of what came of them. */
import { logOdds, type Row } from '../../src/ai/judge/winChance';
import { solved } from '../linearEquations';
import type { Sample } from './selfPlay';

/**
 * A row of the table goes from so many tiles left down to the next. The border at 29 is that of the playouts: with 25 unseen tiles or
 * fewer, that is 29 with the own rack, they go to the end of the game and mean something else.
 */
export const BORDERS = [76, 64, 52, 40, 29, 22, 15, 8, 4] as const;

/** A little ridge, so that rows with few samples stay finite. */
const RIDGE = 0.1;
/**
 * A slope of 1 takes a share at its word. Early in the game shares differ little, and 2,000 games leave the slope open by some 0.4 either
 * way: it is drawn to 1 as if that were known to a quarter.
 */
const WORD = { slope: 1, weight: 16 };
const STEPS = 40;
const ENOUGH = 1e-9;

/** What a row is fitted to: the logarithm of the odds of the share, or the lead. */
export type Slope = 'share' | 'lead';

const slopeOf = ({ lead, share }: Sample, by: Slope): number => (by === 'lead' ? lead : logOdds(share));

/** The rows of a table for so many seats. */
export function fitRows(samples: readonly Sample[], seats: number, by: Slope): Row[] {
  return BORDERS.flatMap((left, i) => {
    const from = BORDERS[i + 1] ?? 0;
    const within = samples.filter((sample) => sample.left <= left && sample.left > from);
    if (within.length === 0) return [];
    const features = within.map((sample) => [slopeOf(sample, by), ...Array.from({ length: seats }, (_, k) => Number(sample.after === k))]);
    const prior = by === 'share' ? WORD : { slope: 0, weight: RIDGE };
    const [slope, ...after] = regression(features, within.map(({ won }) => won), prior).map((value) => Math.round(value * 1e4) / 1e4);
    return [{ left, slope: slope!, after }];
  });
}

/**
 * Logistic regression by Newton's method: the coefficients that make `won` (0 to 1) likeliest.
 * @param prior what the first coefficient is drawn to, and with which weight (one over its variance); the others are drawn to 0 a little
 */
export function regression(
  features: readonly (readonly number[])[], won: readonly number[], prior: { readonly slope: number; readonly weight: number },
): number[] {
  const size = features[0]?.length ?? 0;
  let found = Array.from({ length: size }, () => 0);
  for (let step = 0; step < STEPS; step += 1) {
    const rows = found.map((value, i) => {
      const [weight, towards] = i === 0 ? [prior.weight, prior.slope] : [RIDGE, 0];
      return [...found.map((_, j) => (i === j ? weight : 0)), weight * (towards - value)];
    });
    features.forEach((feature, n) => {
      const chance = 1 / (1 + Math.exp(-feature.reduce((sum, value, i) => sum + value * found[i]!, 0)));
      for (let i = 0; i < size; i += 1) {
        for (let j = 0; j < size; j += 1) rows[i]![j]! += chance * (1 - chance) * feature[i]! * feature[j]!;
        rows[i]![size]! += (won[n]! - chance) * feature[i]!;
      }
    });
    const change = solved(rows);
    found = found.map((value, i) => value + change[i]!);
    if (change.every((value) => Math.abs(value) < ENOUGH)) break;
  }
  return found;
}

/** Ten steps of a curve: of the moments at which so much was said, how many, what was said on average, and what was won. */
export interface Bin { readonly count: number; readonly said: number; readonly won: number }

/** The calibration of what was said: bins around 10, 20 … 90 %, each 10 points wide, and the rest at both ends. */
export function calibration(pairs: readonly { readonly said: number; readonly won: number }[]): Bin[] {
  return Array.from({ length: 11 }, (_, i) => {
    const within = pairs.filter(({ said }) => Math.round(said * 10) === i);
    const mean = (of: (pair: { readonly said: number; readonly won: number }) => number): number =>
      within.reduce((sum, pair) => sum + of(pair), 0) / Math.max(1, within.length);
    return { count: within.length, said: mean(({ said }) => said), won: mean(({ won }) => won) };
  });
}

/** The mean logarithmic loss of what was said: 0 for a prophet, 0.693 for whoever always says one half. */
export function logLoss(pairs: readonly { readonly said: number; readonly won: number }[]): number {
  return pairs.reduce((sum, { said, won }) => sum - won * Math.log(said) - (1 - won) * Math.log(1 - said), 0) / pairs.length;
}
