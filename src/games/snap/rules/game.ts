/** A game of Snap as the rules know it, at any of its three tables. Plain data, no clock and no chance. */
import * as v from 'valibot';
import type { Card } from '../../../cards/card';
import type { CardDeal } from '../../../cards/pack';
import { startPiles, type PilesEnd, type PilesState, type Seat } from '../../piles/rules/game';

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
export const CALLS = ['snap', 'pot', 'pool'] as const;
export type CallKind = (typeof CALLS)[number];

/** What can be called at a table. */
export function callsAt({ table }: Pick<SnapOptions, 'table'>): readonly ['snap', 'pot' | 'pool'] {
  return ['snap', table === 'C' ? 'pool' : 'pot'];
}

/** Whether somebody whose stock is empty goes on with their own pile. */
export function turnsOver({ table }: Pick<SnapOptions, 'table'>): boolean { return table === 'B'; }

/** How a game ended: one is left, no match can come any more, or by the last flip that is played. */
export type EndKind = 'last' | 'draw' | 'flips';
export type SnapEnd = PilesEnd<EndKind>;

export interface SnapGame extends PilesState<EndKind> {
  readonly options: SnapOptions;
  /** Cards on which calls were tied, the top card last. */
  readonly pot: readonly Card[];
  /** Piles that were lost by wrong calls at table C, the oldest first, each with its top card last. */
  readonly pools: readonly (readonly Card[])[];
  /** Whether a seat's last card is one that it turned and that still lies on a pile: who takes that pile puts it out. */
  readonly lastLies: readonly boolean[];
}

/** A game before its first card. */
export function startGame(agreed: SnapOptions, seats: number, deal: CardDeal): SnapGame {
  const game = startPiles(seats, deal, agreed.table === 'A');
  return { ...game, options: agreed, pot: [], pools: [], lastLies: game.out.map(() => false) };
}

/** The pile on which a seat lays its cards. */
export function pileOf({ options: { table } }: Pick<SnapGame, 'options'>, seat: Seat): number {
  return table === 'A' ? 0 : seat;
}

/** Whether time has put a seat out: nothing can be turned by it any more, and its race is over. */
export function isOutDue({ end, out, stocks, options: { table }, turn, piles }: SnapGame, seat: Seat): boolean {
  if (end !== null || out[seat] !== null || stocks[seat]!.length > 0) return false;
  return table === 'C' || (seat === turn && (table === 'A' || piles[seat]!.cards.length === 0));
}
