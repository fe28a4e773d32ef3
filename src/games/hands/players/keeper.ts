/** How a character plays with a hand: which cards it keeps, how long it takes, and when it notices what others show. No table, no clock. */
import { rankOf, type Card } from '../../../cards/card';
import { fraction, randomFrom } from '../../../chance/chance';
import { PROFILES } from '../../../characters/profiles';
import { watchingOf } from '../../../characters/watching';
import { missChance, noticedByLooking, noticingTime } from '../../../cognition/noticing';
import type { Character } from '../../../setup/players';

/** To choose among five cards takes this share of the time that a card has to be thought of; to take one up, or pass one on, this. */
const CHOOSING = 0.62;
const TAKING_UP = 0.25;
/** Whoever holds cards looks up between two of them only: to see what others have takes so large a share of that time longer. */
const LOOKING_UP = 0.35;
/** Of what somebody overlooks at a look they overlook so large a share in their own hand: that a card fits. */
const IN_HAND = 0.4;

/** Which of five cards is of a rank of which there are fewest; of several the one that came last. */
function leastOf(hand: readonly Card[]): number {
  const counts = hand.map((card) => hand.filter((other) => rankOf(other) === rankOf(card)).length);
  return counts.lastIndexOf(Math.min(...counts));
}

/** A character who has just sat down. @param luck the word that its chance hangs on */
export function createKeeper(level: Character, luck: string) {
  const { atCards } = PROFILES[level];
  const { overlooking, noticing: watching } = watchingOf(level);
  const noticing = { ...watching, median: watching.median + atCards.median * LOOKING_UP };
  const random = randomFrom(luck);
  const draw = (): number => fraction(random);
  const thinks = (share: number): number => share * noticingTime(atCards, 1, draw());
  return {
    /** Which card it gives away: what came last where it overlooks that it fits. */
    gives: (hand: readonly Card[]): number => (draw() < overlooking.miss * IN_HAND ? hand.length - 1 : leastOf(hand)),
    /** How long it takes to choose, and to take a card up, in milliseconds. */
    choosing: () => thinks(CHOOSING), takingUp: () => thinks(TAKING_UP),
    /**
     * How long until it notices something that stays to be seen, in milliseconds.
     * @param harder by how much more often it is overlooked than what lies open on the table
     * @param watchers how many characters look: together they are no quicker than one alone
     */
    noticing: (harder: number, watchers: number): number =>
      noticedByLooking(noticing, missChance(overlooking, 0, harder), watchers, draw),
  };
}
