/** What the rules of all games know at which cards are turned onto piles and called. Plain data, no clock and no chance. */
import type { Card, Rank } from '../../../cards/card';
import { dealAll, type CardDeal } from '../../../cards/pack';

/** A place at the table, counted from 0 to the left. */
export type Seat = number;

/**
 * Open cards, the top card last, and which flip of the game laid that, counted from 1; 0 without cards. `isDead`: the top card was turned
 * out of turn, and counts for nothing.
 */
export interface Pile { readonly cards: readonly Card[]; readonly toppedAt: number; readonly isDead?: boolean }

/** `kind`: how a game ended. `winners` in rising order: all who share a draw. */
export interface PilesEnd<Kind extends string = string> { readonly kind: Kind; readonly winners: readonly Seat[] }

export interface PilesState<End extends string = string> {
  /** The rules that were agreed. */
  readonly options: { readonly packs: number; readonly jokers?: number; readonly outOfTurn?: boolean };
  /** Face-down cards of each seat, the one that is turned next first. */
  readonly stocks: readonly (readonly Card[])[];
  /** Open cards: one pile for all, or one for each seat, also of who is out. */
  readonly piles: readonly Pile[];
  readonly flips: number;
  /** Who turned a card last; null before the first. */
  readonly flipper: Seat | null;
  /** Whose turn it is to turn a card; of no meaning after the end. */
  readonly turn: Seat;
  /** Who gets the pile by itself once the time for a last call is over, in games that know that: until then nobody turns a card. */
  readonly owed?: Seat | null;
  /** For each seat the number of the event at which it went out; null while it is in. */
  readonly out: readonly (number | null)[];
  /** How many events have happened. */
  readonly events: number;
  readonly end: PilesEnd<End> | null;
}

/** What a right call is about: piles, by their number; and what lies in the middle besides, the oldest first. */
export interface Claim { readonly piles: readonly number[]; readonly middle: readonly (readonly Card[])[] }

/** What can be called as cards lie. Three or four alike are one match, as long as two of them lie there. */
export interface OpenMatch<Call extends string> {
  readonly kind: Call;
  readonly rank: Rank;
  /** What tells it from another of its kind and rank, where one may follow on the other. */
  readonly at?: number;
}

/** What somebody does, or time. `seats`: who; for a call all who made it at one instant, in any order. */
export interface PilesAct<Kind extends string> { readonly kind: Kind; readonly seats: readonly Seat[] }

const NO_PILE: Pile = { cards: [], toppedAt: 0 };

/**
 * Before the first card: whoever sits at the dealer's left gets the first card, and begins.
 * @param isCommon whether all turn their cards onto one pile
 */
export function startPiles(seats: number, { deck, dealer }: CardDeal, isCommon: boolean): Omit<PilesState<never>, 'options'> {
  const none = Array.from({ length: seats }, () => null);
  return {
    stocks: dealAll(deck, seats, dealer), piles: isCommon ? [NO_PILE] : none.map(() => NO_PILE), flips: 0, flipper: null,
    turn: (dealer + 1) % seats, out: none, events: 0, end: null,
  };
}

export function isIn({ out }: Pick<PilesState, 'out'>, seat: Seat): boolean {
  return out[seat] === null;
}

/** The seats that are in, from the left of one on around the table; that one comes last, if it is in. */
export function seatsFrom(game: Pick<PilesState, 'out'>, seat: Seat): readonly Seat[] {
  return game.out.map((_, i) => (seat + 1 + i) % game.out.length).filter((one) => isIn(game, one));
}

/** In which order seats stand to each other at one instant: from the left of whoever turned a card last, who comes last. */
export function seatOrder(game: Pick<PilesState, 'out' | 'flipper' | 'turn'>): readonly Seat[] {
  return seatsFrom(game, game.flipper ?? game.turn);
}

/** Whether somebody may turn a card: in turn or, where that is agreed, out of it, as long as they have any. */
export function mayTurn({ options, turn, stocks, out }: Pick<PilesState, 'options' | 'turn' | 'stocks' | 'out'>, seat: Seat): boolean {
  return seat === turn || (options.outOfTurn === true && isIn({ out }, seat) && stocks[seat]!.length > 0);
}

/** Whether any card lies open on a pile: without one nothing can be called. */
export function isOpen({ piles }: Pick<PilesState, 'piles'>): boolean {
  return piles.some(({ cards }) => cards.length > 0);
}

/** Piles with some of them emptied. */
export function withoutPiles(piles: readonly Pile[], taken: readonly number[]): readonly Pile[] {
  return piles.map((pile, i) => (taken.includes(i) ? NO_PILE : pile));
}
