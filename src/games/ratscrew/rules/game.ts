/** A game of Egyptian Ratscrew as the rules know it, and why something may not happen in it. Plain data, no clock and no chance. */
import { rankOf, type Card, type Rank } from '../../../cards/card';
import type { CardDeal } from '../../../cards/pack';
import { seatsFrom, type Claim, type OpenMatch, type PilesAct, type Seat } from '../../piles/rules/game';
import type { PilesHappening } from '../../piles/rules/happening';
import type { LyingCard } from '../../piles/rules/pile';
import { refusalIn } from '../../piles/rules/refusals';
import { firstReasons, LATER_REASONS } from '../../piles/rules/slaps/refusals';
import { startSlaps, type SlapsOptions, type SlapsOwn, type SlapsState } from '../../piles/rules/slaps/slaps';
import { patternOf, type Slappable } from './patterns';

export const MIN_SEATS = 2;
export const MAX_SEATS = 6;

export interface RatscrewOptions extends SlapsOptions, Slappable { readonly jokers: number }

/** How a game ended: one is left in it, or by the last flip that is played. */
export type EndKind = 'last' | 'flips';

/** What befalls somebody here alone: a card goes under the pile, a challenge of theirs is lost, or they are asked and answer. */
export interface RatscrewOwn {
  readonly type: SlapsOwn['type'] | 'fined' | 'lostChallenge' | 'asked' | 'wentOn' | 'declined';
  readonly seat: Seat;
  readonly costs?: number;
}
export type RatscrewHappening = PilesHappening<'slap', EndKind> | RatscrewOwn;

/** A picture or an ace that is to be answered. */
export interface Challenge {
  readonly by: Seat;
  readonly rank: Rank;
  /** How many cards are left to turn; 0: none of them was a picture or an ace, or whoever was asked declined. */
  readonly left: number;
  /** Who answers it, or did as long as they had cards. */
  readonly answerer: Seat;
}

export interface RatscrewGame extends SlapsState<EndKind> {
  readonly options: RatscrewOptions;
  /** For each card of the pile whether it counts: cards that were turned out of turn, or paid, are looked through. */
  readonly live: readonly boolean[];
  readonly challenge: Challenge | null;
}

/** A game before its first card. */
export function startGame(options: RatscrewOptions, seats: number, deal: CardDeal): RatscrewGame {
  return { ...startSlaps(options, seats, deal), options, live: [], challenge: null };
}

/** How many cards answer a card of such a rank; 0: it is no challenge. */
export function countOf(rank: Rank): number {
  return 1 + 'JQKA'.indexOf(rank);
}

/** Whether somebody has cards, or an open challenge of their own: without, they are out for the time being. */
export function isPlaying({ stocks, challenge }: Pick<RatscrewGame, 'stocks' | 'challenge'>, seat: Seat): boolean {
  return stocks[seat]!.length > 0 || challenge?.by === seat;
}

/** All who play, in rising order. */
export function playingIn(game: Pick<RatscrewGame, 'out' | 'stocks' | 'challenge'>): readonly Seat[] {
  return seatsFrom(game, -1).filter((seat) => isPlaying(game, seat));
}

/** Who is asked to go on with a challenge, since whoever answered it has no card any more; null: nobody is. */
export function askedIn({ challenge, owed, turn, end }: RatscrewGame): Seat | null {
  return end === null && owed === null && challenge !== null && turn !== challenge.answerer ? turn : null;
}

export type RatscrewAct = PilesAct<'flip' | 'slap' | 'take' | 'goon' | 'decline'>;

/** Why something cannot happen, in the order in which it is looked at. */
const REFUSALS = {
  ...firstReasons({ flip: 1, slap: Infinity, take: 1, goon: 1, decline: 1 }),
  'answer-first': (game: RatscrewGame, { kind }: RatscrewAct) => kind === 'flip' && askedIn(game) !== null,
  ...LATER_REASONS,
  'not-asked': (game: RatscrewGame, { kind, seats }: RatscrewAct) =>
    (kind === 'goon' || kind === 'decline') && seats[0] !== askedIn(game),
};

export type RefusalCode = keyof typeof REFUSALS;

/** The first reason why something cannot happen; null: it can. */
export const refusalOf = (game: RatscrewGame, doing: RatscrewAct): RefusalCode | null => refusalIn(REFUSALS, game, doing);

/** The cards of the pile that count, the top card last. */
export function liveCards({ piles, live }: Pick<RatscrewGame, 'piles' | 'live'>): readonly Card[] {
  return piles[0]!.cards.filter((_, i) => live[i]);
}

/** The topmost cards, from so many that count on: a slap can be about three of them. */
export function liesOf({ piles, live }: Pick<RatscrewGame, 'piles' | 'live'>, most = 3): readonly LyingCard[] {
  const counting = live.flatMap((counts, i) => (counts ? [i] : []));
  const from = counting.at(-most) ?? counting[0] ?? -1;
  return piles[0]!.cards.map((card, i): LyingCard => (live[i] ? { card } : { card, isDead: true })).slice(from);
}

/** What a slap is about; null where nothing can be slapped. */
export function claimOf(game: RatscrewGame): Claim | null {
  return patternOf(liveCards(game), game.options) === null ? null : { piles: [0], middle: [] };
}

/** What can be slapped: with each live card it is another thing. */
export function openSlap(game: RatscrewGame): readonly OpenMatch<'slap'>[] {
  const live = liveCards(game);
  return patternOf(live, game.options) === null ? [] : [{ kind: 'slap', rank: rankOf(live.at(-1)!), at: live.length }];
}
