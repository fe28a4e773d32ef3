/** What a character who collects four of a rank wants of cards that lie open: the swap that brings it nearest. Pure. */
import { rankOf, type Card, type Rank } from '../../../cards/card';
import type { Profile } from '../../../characters/profiles';
import { noticingTime } from '../../../cognition/noticing';

/** Each card counts for as many as there are of its rank; where one of its rank is gone there will never be four: it's worth nothing. */
function worth(hand: readonly Card[], gone: ReadonlySet<Rank>): number {
  return hand.reduce((sum, card) =>
    sum + (gone.has(rankOf(card)) ? 0 : hand.filter((one) => rankOf(one) === rankOf(card)).length), 0);
}

/**
 * @param gone the ranks of which it remembers that a card is gone
 * @param draw from 0 up to 1: which of several that are as good
 * @returns null where no swap makes the hand better
 */
export function wantedSwap(
  hand: readonly Card[], board: readonly Card[], gone: ReadonlySet<Rank>, draw: number,
): { readonly take: Card; readonly give: Card } | null {
  const now = worth(hand, gone);
  const swaps = board.flatMap((take) => hand.map((give, i) => ({ swap: { take, give }, gain: worth(hand.with(i, take), gone) - now })));
  const most = Math.max(0, ...swaps.map(({ gain }) => gain));
  const best = swaps.filter(({ gain }) => gain === most && gain > 0);
  return best[Math.floor(draw * best.length)]?.swap ?? null;
}

/** How long until it reaches for a card, in milliseconds. @param watchers how many characters look for one @param draw from 0 up to 1 */
export function reachTime({ atCards }: Profile, watchers: number, draw: number): number { return noticingTime(atCards, watchers, draw); }
