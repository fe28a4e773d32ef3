/** What a reveal does to a die: the table of results, of which the first line that fits counts. */
import type { Back, Claim } from './cards';

export const FACES = [1, 2, 3, 4, 5, 6] as const;
export type Die = (typeof FACES)[number];

export function isDie(value: unknown): value is Die {
  return (FACES as readonly unknown[]).includes(value);
}

/** The lines of the table, as they are printed; `ResultLine` says which one counted. */
export type ResultLine =
  /** Called, and showed what does not hold: a fist is that too. */
  | 1
  /** Showed what does not hold, and nothing that holds is within their die. */
  | 2
  /** Showed what does not hold, and something that holds is within their die. */
  | 3
  /** Showed what holds, below their die. */
  | 4
  /** Showed what holds, at their die or beyond. */
  | 5;

interface Shown {
  readonly claim: Claim;
  readonly die: Die;
  readonly called: boolean;
}

/** @param holds the k-backs that hold for the card that was called @returns the die from now on, never below 1 and never above 6 */
export function resultOf(
  { claim, die, called }: Shown, holds: readonly Back[],
): { readonly line: ResultLine; readonly die: Die } {
  const line = lineOf(claim, die, called, holds);
  const change = line === 5 ? 1 : line === 1 || line === 3 ? -1 : 0;
  return { line, die: Math.min(6, Math.max(1, die + change)) as Die };
}

function lineOf(claim: Claim, die: Die, called: boolean, holds: readonly Back[]): ResultLine {
  if (!holds.some((back) => back === claim)) {
    if (called) return 1;
    return holds.some((back) => back <= die) ? 3 : 2;
  }
  return claim < die ? 4 : 5;
}

/** Whether this ends the game: a die that showed 6 before the reveal, and a 6 that is shown and holds. */
export function isTrueSix({ claim, die }: Pick<Shown, 'claim' | 'die'>, holds: readonly Back[]): boolean {
  return die === 6 && claim === 6 && holds.includes(6);
}
