/** How points are written on the score card, the same in every language: pluses, minuses and twelfths. */
import { PARTS, type Score } from '../../../rules/scoring';

/** The signs over columns of numbers. */
export const PLUS = '+';
export const MINUS = '−';
export const EITHER = `${PLUS} ${MINUS}`;

const FRACTIONS: Readonly<Record<number, string>> = { 2: '⅙', 3: '¼', 4: '⅓', 6: '½', 8: '⅔', 9: '¾', 10: '⅚' };

/** Parts of a point as points: "28", "3⅓", "½". */
export function points(parts: number): string {
  const whole = Math.floor(parts / PARTS);
  const fraction = FRACTIONS[parts % PARTS] ?? '';
  return whole === 0 && fraction !== '' ? fraction : `${whole}${fraction}`;
}

/** What a single game brought: "+28", "−7". */
export function signed({ plus, minus }: Score): string {
  return minus > 0 ? `${MINUS}${points(minus)}` : `${PLUS}${points(plus)}`;
}

/** What a player is up or down after single games: "+28", "−7", "0". */
export function balance(parts: number): string {
  return parts === 0 ? '0' : signed(parts > 0 ? { plus: parts, minus: 0 } : { plus: 0, minus: -parts });
}
