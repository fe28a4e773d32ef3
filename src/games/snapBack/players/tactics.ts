/** What a computer player does with what it believes of a card: whether that is worth a call, and what it shows at a reveal. */
import type { MindForCards } from '../../../characters/profiles';
import { BACKS, type Back, type Claim } from '../rules/cards';
import type { Die } from '../rules/result';
import type { Belief } from './levels';

/** The k-back to show, of several: the furthest. If any of them brings the die up it does, and if none does it keeps it. */
function best(backs: readonly Back[]): Back | undefined {
  return backs.at(-1);
}

/**
 * Whether what they believe is worth a call. At or beyond one's own die a match brings it up. A lower one costs nothing, but it costs those
 * a pip who miss it, if their own die is not below it: that is worth a call while the others seem lost.
 * @param lost whether the others seem lost
 * @param draw a number from 0 up to but not including 1, for the bold
 */
export function isWorthACall({ sure, faint }: Belief, die: Die, lost: boolean, { boldness }: MindForCards, draw: number): boolean {
  const known = best(sure);
  if (known !== undefined) return known >= die || lost;
  return faint.length > 0 && draw < boldness;
}

/**
 * What they show. A fist and a wrong number cost the same, so a guess is never worse. How often somebody guesses is theirs; whoever has
 * called always does, because a fist is never right for them.
 * @param called whether they have called themselves
 * @param drawOf a number from 0 up to but not including 1 for each question
 */
export function claimFor(
  { sure, faint, others }: Belief, { guessing, deducing }: MindForCards, called: boolean,
  drawOf: (question: 'guess' | 'deduce' | 'which') => number,
): Claim {
  const known = best(sure);
  if (known !== undefined) return known;
  if (!called && drawOf('guess') >= guessing) return 0;
  const likely = best(faint);
  if (likely !== undefined) return likely;
  const left = drawOf('deduce') < deducing ? BACKS.filter((back) => !others.includes(back)) : BACKS;
  const among = left.length === 0 ? BACKS : left;
  return among[Math.floor(drawOf('which') * among.length)]!;
}
