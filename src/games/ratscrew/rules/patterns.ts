/** What can be slapped at Egyptian Ratscrew: what the topmost live cards of the pile form. Pure. */
import { rankOf, type Card } from '../../../cards/card';

/** What is agreed of it. A pair, and a joker on top, can always be slapped. */
export interface Slappable {
  /** Whether two of a rank with one card between them can be slapped. */
  readonly sandwich: boolean;
  /** Whether three in order can, up or down. */
  readonly runs: boolean;
}

export const PATTERNS = ['joker', 'pair', 'sandwich', 'run'] as const;
export type Pattern = (typeof PATTERNS)[number];

/** Of how many live cards each is made. */
export const MADE_OF = { joker: 1, pair: 2, sandwich: 3, run: 3 } as const satisfies Readonly<Record<Pattern, number>>;

/** The ranks in order. An ace is low and high, but no run goes around the corner. */
const ORDER = 'A23456789TJQKA';

/**
 * @param live the live cards of the pile, the top card last: more than three make no difference
 * @returns what they form, by the first of its names; null: nothing
 */
export function patternOf(live: readonly Card[], { sandwich, runs }: Slappable): Pattern | null {
  const last = live.slice(-3).map(rankOf);
  const [top, second, third] = last.toReversed();
  if (top === undefined) return null;
  // A joker makes no pair, no end of a sandwich and no run, but can be slapped itself.
  if (top === '*') return 'joker';
  if (top === second) return 'pair';
  if (sandwich && top === third) return 'sandwich';
  const isRun = last.length === 3 && (ORDER.includes(last.join('')) || ORDER.includes(last.toReversed().join('')));
  return runs && isRun ? 'run' : null;
}
