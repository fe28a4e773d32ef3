/**
 * Speed: a hand of five and a stock for each of two players, and two piles on which anybody lays the next rank up or down, around the
 * corner, with no turns. Whoever has no card left wins. No clock; a talon's shuffle comes with its event.
 */
import { RANKS, rankOf, type Card } from '../../../cards/card';
import { areSameCards, type CardDeal } from '../../../cards/pack';
import { acting, type Act, type Kinds } from '../../laying/rules/acting';
import {
  dealTwo, endOf, isTouched, laidLast, NOTHING_DONE, other, SEATS, type LayingEnd, type LayingGame, type LayingOptions, type Seat,
} from '../../laying/rules/game';

/** So many cards somebody holds at most. */
export const HAND = 5;
/** Where in the deck hands, stocks, talons and what opens the piles end. */
const DEALT = [0, 10, 40, 50, 52] as const;

/** Whether a hand is filled by a key, or by itself after each lay. */
export const REFILLS = ['key', 'auto'] as const;
export interface SpeedOptions extends LayingOptions { readonly refill: (typeof REFILLS)[number] }

export interface SpeedGame extends LayingGame<SpeedGame> {
  readonly options: SpeedOptions;
  /** For each seat what it draws from, the next card first. */
  readonly stocks: readonly (readonly Card[])[];
  /** What opens the piles while both are blocked, the next card first. */
  readonly talons: readonly (readonly Card[])[];
  /** The two piles, bottom to top. Before the first turn the one card of each lies face down. */
  readonly piles: readonly (readonly Card[])[];
  /** Whose the next tie is. */
  readonly tieTo: Seat;
}

/** What a talon is that its pile is shuffled into, top first; null where the talon is not empty. */
type Shuffled = readonly Card[] | null;

/** A card of somebody's hand, and a pile. */
type Laying = readonly [seat: Seat, card: Card, pile: number];
export type SpeedEvent =
  | readonly ['turn' | 'fill', null] | readonly ['turn', null, Shuffled, Shuffled] | readonly ['draw', Seat]
  | readonly ['lay' | 'back', ...Laying] | readonly ['lay', ...Laying, 'tie'];

export type SpeedHappening =
  | { readonly type: 'laid'; readonly seat: Seat; readonly card: Card; readonly on: number; readonly isTied: boolean }
  | { readonly type: 'back'; readonly seat: Seat; readonly card: Card; readonly on: number; readonly to: Seat }
  /** The cards with which the piles go on, and whether each pile became its talon before. */
  | { readonly type: 'turned'; readonly cards: readonly Card[]; readonly isShuffled: readonly boolean[] }
  /** A hand was filled: by its holder, or by the table, since both were blocked. */
  | { readonly type: 'drew'; readonly seat: Seat; readonly cards: readonly Card[]; readonly by: 'hand' | 'table' }
  | { readonly type: 'ended'; readonly by: LayingEnd['by']; readonly winners: readonly Seat[] };

export type SpeedCode = 'not-blocked' | 'fill-first' | 'bad-talon' | 'nothing-to-fill' | 'hand-full' | 'stock-empty' | 'unknown-stack'
  | 'not-in-hand' | 'does-not-fit' | 'no-tie' | 'tie-order';

/** Before the piles are opened. */
export function startGame(options: SpeedOptions, { deck, dealer }: CardDeal): SpeedGame {
  const [hands, stocks, talons, piles] = DEALT.slice(1).map((end, i) => dealTwo(deck.slice(DEALT[i], end), dealer));
  return { ...NOTHING_DONE, options, hands: hands!, stocks: stocks!, talons: talons!, piles: piles!, tieTo: other(dealer) };
}

/** Whether the piles have been opened: nothing is laid and nothing turned before. */
export function isOpened({ flips }: Pick<SpeedGame, 'flips'>): boolean { return flips > 0; }

/** How many ranks lie from one card to another, around the corner. */
export function stepsBetween(card: Card, top: Card): number {
  const [one, two] = [card, top].map((of) => (RANKS as readonly string[]).indexOf(rankOf(of)));
  const steps = Math.abs(one! - two!);
  return Math.min(steps, RANKS.length - steps);
}

/** Whether a card goes onto another: it's the next rank up or down. */
export function fits(card: Card, top: Card): boolean { return stepsBetween(card, top) === 1; }

function fitsOn({ piles, flips }: Pick<SpeedGame, 'piles' | 'flips'>, card: Card, pile: number): boolean {
  return isOpened({ flips }) && fits(card, piles[pile]!.at(-1)!);
}

/** Whether nobody has a card that goes anywhere. */
export function isBlocked(game: Pick<SpeedGame, 'hands' | 'piles' | 'flips'>): boolean {
  return game.hands.every((hand) => hand.every((card) => !SEATS.some((pile) => fitsOn(game, card, pile))));
}

/** Whether somebody can draw. */
export function canDraw({ hands, stocks }: Pick<SpeedGame, 'hands' | 'stocks'>, seat: Seat): boolean {
  return hands[seat]!.length < HAND && stocks[seat]!.length > 0;
}

/** Fills somebody's hand as far as the stock goes. */
function filled(game: SpeedGame, seat: Seat, by: 'hand' | 'table'): Done {
  const stock = game.stocks[seat]!;
  const cards = stock.slice(0, Math.max(0, HAND - game.hands[seat]!.length));
  if (cards.length === 0) return { game, happenings: [] };
  return {
    game: {
      ...game, stocks: game.stocks.with(seat, stock.slice(cards.length)), hands: game.hands.with(seat, [...game.hands[seat]!, ...cards]),
    },
    happenings: [{ type: 'drew', seat, cards, by }],
  };
}

type Done = ReturnType<Kinds<SpeedGame, SpeedHappening, SpeedCode>[string]['does']>;

function turned(game: SpeedGame, { parts }: Act): Done {
  const flips = game.flips + 1;
  if (!isOpened(game)) {
    const opened = game.piles.map(([card]) => card!);
    return { game: { ...game, flips }, happenings: [{ type: 'turned', cards: opened, isShuffled: [false, false] }] };
  }
  const isShuffled = SEATS.map((pile) => game.talons[pile]!.length === 0);
  const talons = SEATS.map((pile) => (isShuffled[pile] ? parts[pile] as readonly Card[] : game.talons[pile]!));
  const cards = talons.map(([top]) => top!);
  const piles = SEATS.map((pile) => [...isShuffled[pile] ? [] : game.piles[pile]!, cards[pile]!]);
  return {
    game: { ...game, talons: talons.map((talon) => talon.slice(1)), piles, flips },
    happenings: [{ type: 'turned', cards, isShuffled }],
  };
}

/** Whether what comes with a turn is not just what its empty talons want: the cards of that pile, as shuffled. */
function areWrongTalons(game: SpeedGame, { parts }: Act): boolean {
  const { talons, piles } = game;
  const wants = SEATS.map((pile) => isOpened(game) && talons[pile]!.length === 0);
  if (parts.length === 0) return wants.includes(true);
  return !wants.includes(true) || wants.some((isWanted, pile) => {
    const given = parts[pile] as readonly unknown[] | null;
    return isWanted ? given === null || !areSameCards(given, piles[pile]!) : given !== null;
  });
}

const laying = ({ parts }: Act): readonly [card: Card, pile: number] => parts as unknown as readonly [Card, number];
const lacks = ({ hands }: SpeedGame, act: Act): boolean => !hands[act.seat]!.includes(laying(act)[0]);

function laid(game: SpeedGame, { seat, isTied, ...act }: Act): Done {
  const [card, pile] = laying({ seat, isTied, ...act });
  const next = {
    ...game, hands: game.hands.with(seat, game.hands[seat]!.filter((one) => one !== card)),
    piles: game.piles.with(pile, [...game.piles[pile]!, card]), flips: game.flips + 1,
  };
  const after = game.options.refill === 'auto' ? filled(next, seat, 'hand') : { game: next, happenings: [] };
  return { game: after.game, happenings: [{ type: 'laid', seat, card, on: pile, isTied }, ...after.happenings] };
}

const KINDS: Kinds<SpeedGame, SpeedHappening, SpeedCode> = {
  turn: {
    parts: [[], ['talon', 'talon']], isTables: true, does: turned,
    reasons: {
      'not-blocked': (game) => !isBlocked(game), 'fill-first': (game) => SEATS.some((seat) => canDraw(game, seat)),
      'bad-talon': areWrongTalons,
    },
  },
  fill: {
    parts: [[]], isTables: true,
    reasons: {
      'not-blocked': (game) => !isBlocked(game), 'nothing-to-fill': (game) => !SEATS.some((seat) => canDraw(game, seat)),
    },
    does(game) {
      const one = filled(game, 0, 'table');
      const two = filled(one.game, 1, 'table');
      return { game: two.game, happenings: [...one.happenings, ...two.happenings] };
    },
  },
  draw: {
    parts: [[]], does: (game, { seat }) => filled(game, seat, 'hand'),
    reasons: {
      'hand-full': ({ hands }, { seat }) => hands[seat]!.length >= HAND,
      'stock-empty': ({ stocks }, { seat }) => stocks[seat]!.length === 0,
    },
  },
  lay: {
    parts: [['card', 'pile']], races: true, on: 1, does: laid,
    reasons: {
      'unknown-stack': (game, act) => !isOpened(game) || game.piles[laying(act)[1]] === undefined,
      'not-in-hand': lacks,
      'does-not-fit': (game, act) => !fitsOn(game, ...laying(act)),
      'no-tie': (game, act) => act.isTied && (isTouched(game, laying(act)[1]) || !fitsOn(game.before!, ...laying(act))),
    },
  },
  back: {
    parts: [['card', 'pile']], on: 1,
    reasons: {
      'no-tie': (game, act) => laidLast(game, laying(act)[1]) !== other(act.seat),
      'not-in-hand': lacks,
      'does-not-fit': ({ before }, act) => !fitsOn(before!, ...laying(act)),
      'tie-order': ({ tieTo }, { seat }) => tieTo === seat,
    },
    does(game, act) {
      const [card, on] = laying(act);
      return { game: { ...game, tieTo: act.seat }, happenings: [{ type: 'back', seat: act.seat, card, on, to: other(act.seat) }] };
    },
  },
};

/** Lets any value happen as the next event, or says why it can't. */
export const act = acting<SpeedGame, SpeedHappening, SpeedCode>(KINDS, ({ flips, hands, stocks }) =>
  endOf(flips, SEATS.filter((seat) => hands[seat]!.length + stocks[seat]!.length === 0)));
