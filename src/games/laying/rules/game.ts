/**
 * What all games know in which two lay cards at once, with no turns: who they are, what is dealt, and what one instant is. No clock and no
 * chance.
 */
import type { Card } from '../../../cards/card';
import type { CardDeal } from '../../../cards/pack';

/** 0 or 1: two play. */
export type Seat = number;

export const SEATS = [0, 1] as const;
export const other = (seat: Seat): Seat => 1 - seat;

/** So many deals, turns and lays end a game without a winner. */
const MOST_FLIPS = 1000;

/** `out`: somebody has no card left. `call`: somebody called. `flips`: it had no end. Several winners share it. */
export interface LayingEnd { readonly by: 'out' | 'call' | 'flips'; readonly winners: readonly Seat[] }

/** So long a wrong act locks whoever did it, in milliseconds. */
export const LOCKS = [600, 1000, 0] as const;
export interface LayingOptions { readonly lock: (typeof LOCKS)[number] }

/** Where a card is laid: a stack by its seat and its place in the row there, or one of two piles. */
export type Spot = number | Stack;
export type Stack = readonly [side: Seat, place: number];

/** What somebody did in an instant. `on`: what was covered. */
interface Done { readonly kind: string; readonly seat: Seat; readonly on: Spot | null }

/** A game as it stands; `Game`: the whole of it. */
export interface LayingGame<Game = unknown> {
  readonly options: LayingOptions;
  /** What each holds, the next card first. */
  readonly hands: readonly (readonly Card[])[];
  /** Deals, turns and lays so far. */
  readonly flips: number;
  /** How many instants there were. */
  readonly instant: number;
  /** What was raced with in the last one, and how the game stood before it; null: with nothing. */
  readonly done: readonly Done[];
  readonly before: Game | null;
  readonly end: LayingEnd | null;
}

/** What a game begins with, beside its cards. */
export const NOTHING_DONE = { flips: 0, instant: 0, done: [], before: null, end: null } as const;

/** Deals some cards one at a time, first to the other than the dealer; whichever was dealt last lies on top, and comes first. */
export function dealTwo(cards: readonly Card[], dealer: Seat): readonly (readonly Card[])[] {
  return SEATS.map((seat) => cards.filter((_, i) => (i % 2 === 0) === (seat !== dealer)).toReversed());
}

/** All cards to the hands. */
export function dealAllToTwo({ deck, dealer }: CardDeal): readonly (readonly Card[])[] { return dealTwo(deck, dealer); }

/** How a game ends that some have ended, or that goes on for too long; null: it goes on. */
export function endOf(flips: number, winners: readonly Seat[], by: LayingEnd['by'] = 'out'): LayingEnd | null {
  return winners.length > 0 ? { by, winners } : flips >= MOST_FLIPS ? { by: 'flips', winners: SEATS } : null;
}

export const isSameSpot = (one: Spot, two: Spot): boolean => String(one) === String(two);

/** Whether something was laid on a spot in this instant. */
export function isTouched({ done }: Pick<LayingGame, 'done'>, spot: Spot): boolean {
  return done.some(({ kind, on }) => kind === 'lay' && on !== null && isSameSpot(on, spot));
}

/** Who laid the card on this spot with the last act of this instant; null: nobody did. */
export function laidLast({ done }: Pick<LayingGame, 'done'>, spot: Spot): Seat | null {
  const last = done.at(-1);
  return last?.kind === 'lay' && last.on !== null && isSameSpot(last.on, spot) ? last.seat : null;
}
