/** A game of Snap as the rules know it, at any of its three tables. Plain data, no clock and no chance. */
import * as v from 'valibot';
import type { Card } from '../../../cards/card';
import type { CardDeal } from '../../../cards/deal';
import { dealAll } from '../../../cards/pack';

/** A place at the table, counted from 0 to the left. */
export type Seat = number;

export const MIN_SEATS = 2;
export const MAX_SEATS = 6;
/** From so many players on, tables A and B take two packs. */
export const TWO_PACKS_FROM = 5;
/** The flip that ends a game which nobody has won before. */
export const MOST_FLIPS = 1000;

/** A: one common pile. B: a pile for each player. C: a pile for each player, and nothing is shuffled or turned over. */
export const TABLES = ['A', 'B', 'C'] as const;
export type SnapTable = (typeof TABLES)[number];

/** What becomes of calls at one instant: the cards go to a snap pot, or the first in seat order takes them. At table C always by seat. */
export const TIES = ['pot', 'seat'] as const;
export type Ties = (typeof TIES)[number];

/** The rules that are agreed. */
export const optionsForm = { table: v.picklist(TABLES), packs: v.picklist([1, 2]), ties: v.picklist(TIES) };
const options = v.object(optionsForm);
export type SnapOptions = Readonly<v.InferOutput<typeof options>>;

/** What can be called: the cards that match, the pot (A and B), or a pool (C). */
export type CallKind = 'snap' | 'pot' | 'pool';

/** Open cards, the top card last, and which flip of the game laid that, counted from 1; 0 without cards. */
export interface Pile { readonly cards: readonly Card[]; readonly toppedAt: number }

/** How a game ended: one is left, no match can come any more, or by the last flip that is played. */
export type EndKind = 'last' | 'draw' | 'flips';

/** `winners` in rising order: all who share a draw. */
export interface SnapEnd { readonly kind: EndKind; readonly winners: readonly Seat[] }

export interface SnapGame {
  readonly options: SnapOptions;
  /** Face-down cards of each seat, the one that is turned next first. */
  readonly stocks: readonly (readonly Card[])[];
  /** Open cards: at table A one pile, at the others one for each seat, also of who is out. */
  readonly piles: readonly Pile[];
  /** Cards on which calls were tied, the top card last. */
  readonly pot: readonly Card[];
  /** Piles that were lost by wrong calls at table C, the oldest first, each with its top card last. */
  readonly pools: readonly (readonly Card[])[];
  readonly flips: number;
  /** Who turned a card last; null before the first. */
  readonly flipper: Seat | null;
  /** Whose turn it is to turn a card; of no meaning after the end. */
  readonly turn: Seat;
  /** For each seat the number of the event at which it went out; null while it is in. */
  readonly out: readonly (number | null)[];
  /** Whether a seat's last card is one that it turned and that still lies on a pile: who takes that pile puts it out. */
  readonly lastLies: readonly boolean[];
  /** How many events have happened. */
  readonly events: number;
  readonly end: SnapEnd | null;
}

const NO_PILE: Pile = { cards: [], toppedAt: 0 };

/** A game before its first card: whoever sits at the dealer's left gets the first card, and begins. */
export function startGame(agreed: SnapOptions, seats: number, { deck, dealer }: CardDeal): SnapGame {
  const none = Array.from({ length: seats }, () => null);
  return {
    options: agreed, stocks: dealAll(deck, seats, dealer), piles: agreed.table === 'A' ? [NO_PILE] : none.map(() => NO_PILE), pot: [],
    pools: [], flips: 0, flipper: null, turn: (dealer + 1) % seats, out: none, lastLies: none.map(() => false), events: 0, end: null,
  };
}

/** The pile on which a seat lays its cards. */
export function pileOf({ options: { table } }: Pick<SnapGame, 'options'>, seat: Seat): number {
  return table === 'A' ? 0 : seat;
}

export function isIn({ out }: Pick<SnapGame, 'out'>, seat: Seat): boolean {
  return out[seat] === null;
}

/** The seats that are in, from the left of one on around the table; that one comes last, if it is in. */
export function seatsFrom(game: Pick<SnapGame, 'out'>, seat: Seat): readonly Seat[] {
  return game.out.map((_, i) => (seat + 1 + i) % game.out.length).filter((one) => isIn(game, one));
}

/** In which order seats stand to each other at one instant: from the left of whoever turned a card last, who comes last. */
export function seatOrder(game: SnapGame): readonly Seat[] {
  return seatsFrom(game, game.flipper ?? game.turn);
}

/** Whether any card lies open on a pile: without one nothing can be called. */
export function isOpen({ piles }: Pick<SnapGame, 'piles'>): boolean {
  return piles.some(({ cards }) => cards.length > 0);
}

/** Whether time has put a seat out: nothing can be turned by it any more, and its race is over. */
export function isOutDue({ end, out, stocks, options: { table }, turn, piles }: SnapGame, seat: Seat): boolean {
  if (end !== null || out[seat] !== null || stocks[seat]!.length > 0) return false;
  return table === 'C' || (seat === turn && (table === 'A' || piles[seat]!.cards.length === 0));
}

/** All cards of a game: always the same ones. */
export function allCards({ stocks, piles, pot, pools }: SnapGame): readonly Card[] {
  return [...stocks.flat(), ...piles.flatMap(({ cards }) => cards), ...pot, ...pools.flat()];
}

/** A game's piles with some of them emptied. */
export function withoutPiles(piles: readonly Pile[], taken: readonly number[]): readonly Pile[] {
  return piles.map((pile, i) => (taken.includes(i) ? NO_PILE : pile));
}
