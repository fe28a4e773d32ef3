/**
 * A computer player of Snap Back. It is told what happens, as everybody may know it, and does its own remembering. Pure: the same word and
 * the same happenings give the same player, so that a game that is reloaded has the same one.
 */
import { PROFILES } from '../../../characters/profiles';
import { noticingTime } from '../../../cognition/noticing';
import { seenAgain } from '../../../cognition/sequence';
import type { Character } from '../../../setup/players';
import { FIRST_CARDS, type Back, type Claim } from '../rules/cards';
import type { Seat } from '../rules/game';
import type { SnapBackHappening } from '../rules/happening';
import type { Die } from '../rules/result';
import { believe, drawFrom, withCard, type Belief, type SeenCard } from './levels';
import { afterReveal, anotherCard, seemMostlyLost, STRANGER, type SeenSeat } from './others';
import { claimFor, isWorthACall } from './tactics';

/** What a player is told at its seat. */
export interface PlayerFacts {
  readonly character: Character;
  readonly seat: Seat;
  readonly seats: number;
  /** What their die shows at first. */
  readonly die: Die;
  /** The word that its chance hangs on: nobody else's, and one that tells nothing of the cards. */
  readonly seed: string;
  /** How many computer players look for the same thing: together they are no quicker than one. It may change while the game is on. */
  readonly watchers: number;
  /** Milliseconds from card to card. */
  readonly pace: number;
  /** Whether nothing hurries, so that no call comes too late. */
  readonly untimed?: boolean;
}

export interface ComputerPlayer {
  hear(happening: SnapBackHappening): void;
  /** After the last `shown`: how many milliseconds after the card was painted they call it; null: they let it pass. */
  callAfter(): number | null;
  /** After `called`: what they show. */
  claim(): Claim;
  /** After `shown`: the k-backs that they recall, the nearest first. They may be mistaken. */
  recalls(): readonly Back[];
}

export type CreatePlayer = (facts: PlayerFacts) => ComputerPlayer;

/** What a player has in mind. */
interface Mind {
  /** The last cards, the top card last. */
  readonly cards: readonly SeenCard[];
  readonly die: Die;
  readonly seats: readonly SeenSeat[];
  /** Whether they have called the top card themselves. */
  readonly called: boolean;
}

/** What is in mind after something has happened. */
function heard(mind: Mind, happening: SnapBackHappening, me: Seat): Mind {
  switch (happening.type) {
    case 'shown': {
      const { rank, number } = happening;
      const seats = number > FIRST_CARDS ? anotherCard(mind.seats) : mind.seats;
      return { ...mind, cards: withCard(mind.cards, rank, number), seats, called: false };
    }
    case 'called': return { ...mind, called: happening.seats.includes(me) };
    case 'revealed': {
      const { cards, reveal } = happening;
      const die = reveal.seats[me]?.after ?? mind.die;
      const oldest = (mind.cards.at(-1)?.number ?? 0) - cards.length + 1;
      const seen = seenAgain(mind.cards, (number) => number >= oldest);
      return { cards: seen, die, seats: afterReveal(mind.seats, reveal), called: false };
    }
    case 'shownAgain': return { ...mind, cards: seenAgain(mind.cards, (number) => number === happening.number) };
    default: return mind;
  }
}

/** A computer player at its seat, before the first card. */
export const createPlayer: CreatePlayer = (facts) => {
  const { character, seat, seats, seed, pace, untimed = false } = facts;
  const { ofCards, atCards } = PROFILES[character];
  let mind: Mind = { cards: [], die: facts.die, seats: Array.from({ length: seats }, () => STRANGER), called: false };
  const belief = (): Belief => believe(mind.cards, ofCards, seed);
  const drawOf = (what: string): number => drawFrom(`${seed}:${what}:${mind.cards.at(-1)?.number}`);
  return {
    hear: (happening) => { mind = heard(mind, happening, seat); },
    callAfter() {
      if (!isWorthACall(belief(), mind.die, seemMostlyLost(mind.seats, seat), ofCards, drawOf('bold'))) return null;
      const time = noticingTime(atCards, facts.watchers, drawOf('notice'));
      return time < pace || untimed ? time : null;
    },
    recalls: () => belief().sure,
    claim: () => claimFor(belief(), ofCards, mind.called, drawOf),
  };
};
