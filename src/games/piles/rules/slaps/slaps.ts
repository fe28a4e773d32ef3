/**
 * What games have in common at which one common pile is slapped. Whoever has no card is out for the time being, and may still slap in; a
 * seat that is `out` is shut out for good. Plain data, no clock and no chance.
 */
import * as v from 'valibot';
import type { CardDeal } from '../../../../cards/pack';
import { seatsFrom, startPiles, type PilesState, type Seat } from '../game';

/** The flip that ends a game which nobody has won before. */
export const MOST_FLIPS = 1000;

/** The options that a record may name, and what is usual where it doesn't. */
export const slapsOptions = {
  packs: v.optional(v.picklist([1, 2]), 1),
  flips: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(10), v.maxValue(MOST_FLIPS)), MOST_FLIPS),
  outOfTurn: v.optional(v.boolean(), false),
};

export interface SlapsOptions {
  readonly packs: 1 | 2;
  /** The flip that ends the game. */
  readonly flips: number;
  /** Whether cards may be turned out of turn: they are dead. */
  readonly outOfTurn: boolean;
}

export interface SlapsState<End extends string = string> extends PilesState<End> {
  readonly options: SlapsOptions;
  /** For each seat the event since which it has no card, and is out for the time being; null while it plays. */
  readonly bare: readonly (number | null)[];
  /** Who gets the pile once the time for a last slap is over; null: nobody. */
  readonly owed: Seat | null;
}

/** What befalls somebody in such a game alone: they are out for the time being, they are back, or the pile is theirs without a slap. */
export interface SlapsOwn { readonly type: 'ranOut' | 'cameBack' | 'gathered'; readonly seat: Seat }

/** What comes to all of them in a record: since which event seats are out for the time being, and since which for good. */
export interface SlapsResult extends Pick<PilesState, 'flips' | 'stocks' | 'out'> {
  readonly over: boolean;
  readonly winners: readonly Seat[];
  readonly pile: PilesState['stocks'][number];
  readonly shut: readonly (number | null)[];
}

/** Such a game before its first card. */
export function startSlaps(options: SlapsOptions, seats: number, deal: CardDeal): Omit<SlapsState<never>, 'options'> & {
  readonly options: SlapsOptions;
} {
  const game = startPiles(seats, deal, true);
  return { ...game, options, bare: game.out, owed: null };
}

/** The seats that have cards, from the left of one on around the table; that one comes last. */
export function withCards(game: Pick<SlapsState, 'out' | 'stocks'>, seat: Seat = -1): readonly Seat[] {
  return seatsFrom(game, seat).filter((one) => game.stocks[one]!.length > 0);
}

/** What a game has come to, as its record has it. */
export function slapsResult({ end, flips, stocks, piles, bare, out }: SlapsState): SlapsResult {
  return { over: end !== null, winners: end?.winners ?? [], flips, stocks, pile: piles[0]!.cards, out: bare, shut: out };
}
