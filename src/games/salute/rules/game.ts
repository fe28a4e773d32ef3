/** A game of Salute the King as the rules know it, and what may happen next in it. Plain data, no clock and no chance. */
import type { CardDeal } from '../../../cards/pack';
import { Acting } from '../../piles/rules/acting';
import type { SeatCall } from '../../piles/rules/family';
import {
  isOpen, seatOrder, startPiles, withoutPiles, type PilesAct, type PilesEnd, type PilesState, type Seat,
} from '../../piles/rules/game';
import type { LaidPile, PilesHappening } from '../../piles/rules/happening';
import { areNoSeats, refusalIn } from '../../piles/rules/refusals';
import { GESTURES, pipsOf, wantedBy, type Gesture, type Triggers } from './triggers';

export const MIN_SEATS = 3;
export const MAX_SEATS = 12;
/** Beyond so many players two packs are needed. */
export const ONE_PACK_TO = 8;

export interface SaluteOptions {
  readonly packs: 1 | 2;
  /** The flip that ends the game. */
  readonly flips: number;
  /** Whether a press on a plain card takes the pile. */
  readonly plainTakes: boolean;
  readonly triggers: Triggers;
}

/** How a game ended: somebody is rid of all cards, or by the last flip that is played. */
export type EndKind = 'rid' | 'flips';

/** What befalls somebody in this game alone. Which gesture it was is not told while others have still to answer. */
export type SaluteOwn =
  | { readonly type: 'answered'; readonly seat: Seat; readonly verdict: 'right' | 'wrong' }
  /** Somebody takes the pile: as the last, or for a press on a plain card (`call` null). */
  | { readonly type: 'last'; readonly seat: Seat; readonly takes: LaidPile & { readonly cards: number; readonly call: Gesture | null } };
export type SaluteHappening = PilesHappening<Gesture, EndKind> | SaluteOwn;

export interface SaluteGame extends PilesState<EndKind> {
  readonly options: SaluteOptions;
  /** What the top card wants; null: nothing, or it is settled. */
  readonly wanted: Gesture | null;
  /** Who has done it. */
  readonly right: readonly Seat[];
}

/** A game before its first card. */
export function startGame(options: SaluteOptions, seats: number, deal: CardDeal): SaluteGame {
  return { ...startPiles(seats, deal, true), options, wanted: null, right: [] };
}

/** What a game has come to, as its record has it. */
export interface SaluteResult extends Pick<PilesState, 'flips' | 'stocks'> {
  readonly over: boolean;
  readonly winners: readonly Seat[];
  readonly pile: PilesState['stocks'][number];
}

export function saluteResult({ end, flips, stocks, piles }: SaluteGame): SaluteResult {
  return { over: end !== null, winners: end?.winners ?? [], flips, stocks, pile: piles[0]!.cards };
}

/** Of an answer: a seat and the number of its gesture, for each who gave one at this instant. */
export type SaluteAct = PilesAct<'flip' | 'answer' | 'late' | Gesture>;

const LENGTH = { flip: (n: number) => n === 1, answer: (n: number) => n > 0 && n % 2 === 0, late: (n: number) => n === 0 };

// Of an answer's parts those who give one, and what they give.
const whoIn = ({ kind, seats }: SaluteAct): readonly Seat[] => (kind === 'answer' ? seats.filter((_, i) => i % 2 === 0) : seats);
const givenIn = ({ kind, seats }: SaluteAct): readonly number[] => (kind === 'answer' ? seats.filter((_, i) => i % 2 === 1) : []);

/** Why something cannot happen, in the order in which it is looked at. */
const REFUSALS = {
  'game-over': ({ end }) => end !== null,
  'unknown-event': (_, { kind, seats }) => !Object.hasOwn(LENGTH, kind) || !LENGTH[kind as keyof typeof LENGTH](seats.length),
  'bad-seat': (game, doing) => areNoSeats(game, whoIn(doing)),
  'answers-due': ({ wanted }, { kind }) => kind === 'flip' && wanted !== null,
  'not-your-turn': ({ turn }, { kind, seats }) => kind === 'flip' && seats[0] !== turn,
  'bad-key': (_, doing) => givenIn(doing).some((gesture) => GESTURES[gesture] === undefined),
  'empty-pile': (game, { kind }) => kind === 'answer' && !isOpen(game),
  'plain-card': ({ wanted, options }, { kind }) => kind === 'answer' && wanted === null && !options.plainTakes,
  'already-right': ({ right }, doing) => doing.kind === 'answer' && whoIn(doing).some((seat) => right.includes(seat)),
  'no-action': ({ wanted }, { kind }) => kind === 'late' && wanted === null,
} as const satisfies Readonly<Record<string, (game: SaluteGame, act: SaluteAct) => boolean>>;

export type RefusalCode = keyof typeof REFUSALS;

export type Outcome =
  | { readonly ok: true; readonly state: SaluteGame; readonly happenings: readonly SaluteHappening[] }
  | { readonly ok: false; readonly code: RefusalCode };

/** Lets something happen, if it may. */
export function act(game: SaluteGame, doing: SaluteAct): Outcome {
  const code = refusalIn(REFUSALS, game, doing);
  return code === null ? new OneAct(game).done(doing) : { ok: false, code };
}

/** The pips that lie in the middle. */
export function pipsIn({ piles }: Pick<SaluteGame, 'piles'>): number {
  return piles[0]!.cards.reduce((sum, card) => sum + pipsOf(card), 0);
}

/** One act on its way. */
class OneAct extends Acting<SaluteGame, Gesture, EndKind, SaluteOwn> {
  done(doing: SaluteAct): Outcome {
    const { kind, seats } = doing;
    if (kind === 'flip') this.#flip(seats[0]!);
    else if (kind === 'late') this.#settle(this.#missing()[0]!);
    else this.#answer(whoIn(doing), givenIn(doing));
    return this.closed(endOf);
  }

  #flip(seat: Seat): void {
    const [card] = this.game.stocks[seat]!;
    const wanted = wantedBy(this.game.options.triggers, card!, pipsIn(this.game));
    this.flipOnto(seat, 0);
    this.become({ wanted });
  }

  #answer(who: readonly Seat[], given: readonly number[]): void {
    const { wanted, right } = this.game;
    const order = seatOrder(this.game).filter((seat) => who.includes(seat));
    if (wanted === null) return this.#settle(order[0]!);
    const did = order.filter((seat) => GESTURES[given[who.indexOf(seat)]!] === wanted);
    this.become({ right: [...right, ...did] },
      ...order.map((seat) => ({ type: 'answered', seat, verdict: did.includes(seat) ? 'right' : 'wrong' } as const)));
    const [missing, another] = this.#missing();
    // The last of all, at once; of several at this instant the first of them.
    if (another === undefined) this.#settle(missing ?? did[0]!);
  }

  /** Who has not done it yet, in seat order. */
  #missing(): readonly Seat[] { return seatOrder(this.game).filter((seat) => !this.game.right.includes(seat)); }

  /** Somebody takes the pile as it lies, turned over, under their own cards. */
  #settle(seat: Seat): void {
    const { stocks, piles, wanted } = this.game;
    const { cards } = piles[0]!;
    const takes = { pile: 0, top: cards.at(-1)!, below: cards.at(-2) ?? null, cards: cards.length, call: wanted };
    this.become({
      stocks: stocks.with(seat, [...stocks[seat]!, ...cards]), piles: withoutPiles(piles, [0]), wanted: null, right: [],
    }, { type: 'last', seat, takes });
  }
}

/** Whoever is rid of all cards once nothing is to be answered has won; with the last flip that is played nobody races any more. */
function endOf({ stocks, wanted, flips, options }: SaluteGame): PilesEnd<EndKind> | null {
  const rid = stocks.findIndex(({ length }) => length === 0);
  if (rid >= 0 && wanted === null) return { kind: 'rid', winners: [rid] };
  return flips >= options.flips ? { kind: 'flips', winners: [...stocks.keys()] } : null;
}

/** How presses at the table become answers. */
export const answering = {
  /** On a plain card a press is nothing, unless it takes the pile. */
  act(game: SaluteGame, answers: readonly SeatCall<Gesture>[]): SaluteAct | null {
    const given = answers.flatMap(({ seat, called }) => (called === 'any' ? [] : [seat, GESTURES.indexOf(called)]));
    const counts = isOpen(game) && (game.wanted !== null || game.options.plainTakes);
    return counts && given.length > 0 ? { kind: 'answer', seats: given } : null;
  },
  isDone: ({ right }: SaluteGame, seat: Seat): boolean => right.includes(seat),
  lock: 600,
};
