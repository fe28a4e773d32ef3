/** A game of Cash as the rules know it, and what may happen next in it. Plain data, no clock and no chance: shuffles stand in events. */
import { isCard, PACK, type Card } from '../../../cards/card';
import { areSameCards, type CardDeal } from '../../../cards/pack';
import { ACTS } from '../../hands/rules/acts';
import { dealHands, isFour } from '../../hands/rules/deal';
import { pairOf, partnerOf, type Paired } from '../../hands/rules/pairs';
import { losersOf, rightOf, type HandEnd, type Pair, type Seat } from './ends';

export const BOARD = 4;
/** The letters of CASH: whoever has them all has lost. */
export const LETTERS = 4;
/** So many boards are turned at most: with the next that goes away, a match has no winner. */
export const MOST_BOARDS = 1000;

export type { HandEnd, Pair, Seat };

export interface CashOptions extends Paired { readonly letters: boolean }

export type CashEvent =
  | readonly ['go' | 'away', null]
  | readonly ['swap', Seat, take: Card, give: Card]
  | readonly ['act', Seat, number]
  | readonly ['cash', Seat]
  | readonly ['counter', Seat, Pair]
  | readonly ['deal', null, readonly Card[]];

/** What everybody at the table sees. */
export type CashHappening =
  | { readonly type: 'dealt'; readonly hand: number }
  | { readonly type: 'turned'; readonly board: readonly Card[] }
  | { readonly type: 'swapped'; readonly seat: Seat; readonly take: Card; readonly give: Card }
  | { readonly type: 'away' }
  | { readonly type: 'acted'; readonly seat: Seat; readonly act: number }
  /** A hand is over, and all hands are shown. */
  | { readonly type: 'handOver'; readonly end: HandEnd; readonly hands: readonly (readonly Card[])[] }
  | { readonly type: 'ended' };

export interface CashState {
  readonly options: CashOptions;
  readonly dealer: Seat;
  readonly stockAt: Seat;
  readonly hands: readonly (readonly Card[])[];
  readonly board: readonly Card[];
  readonly stock: readonly Card[];
  readonly aside: readonly Card[];
  /** Whether the board lies open; how many boards were turned in all, and in this hand. */
  readonly up: boolean;
  readonly turned: number;
  readonly turnedNow: number;
  /** Whether a hand is being played. */
  readonly open: boolean;
  /** For each pair. */
  readonly letters: readonly number[];
  readonly ends: readonly HandEnd[];
  readonly over: boolean;
  readonly winners: readonly Pair[];
  readonly losers: readonly Pair[];
}

/** What a deck deals, four cards each and four to the board. */
function dealt(deck: readonly Card[], seats: number, dealer: Seat): Pick<CashState, 'hands' | 'board' | 'stock'> {
  const { hands, rest } = dealHands(deck, Array.from({ length: seats }, (_, i) => (dealer + 1 + i) % seats), seats);
  return { hands, board: rest.slice(0, BOARD), stock: rest.slice(BOARD) };
}

const FRESH = { aside: [], up: false, turnedNow: 0, open: true } as const;

/** A game before its first board. */
export function startGame(options: CashOptions, seats: number, { deck, dealer }: CardDeal): CashState {
  return {
    ...FRESH, ...dealt(deck, seats, dealer), options, dealer, stockAt: (dealer + 1) % seats, turned: 0,
    letters: options.pairs.map(() => 0), ends: [], over: false, winners: [], losers: [],
  };
}

const isCount = (value: unknown): value is number => Number.isInteger(value);
const isNull = (value: unknown): boolean => value === null;
const areCards = (value: unknown): boolean => Array.isArray(value) && value.every(isCard);

/** What stands in an event of each kind after its name. */
const FORMS: Readonly<Record<CashEvent[0], readonly ((part: unknown) => boolean)[]>> = {
  go: [isNull], away: [isNull], swap: [isCount, isCard, isCard], act: [isCount, isCount], cash: [isCount], counter: [isCount, isCount],
  deal: [isNull, areCards],
};

type Check = (state: CashState, event: CashEvent) => boolean;
const on = (...kinds: readonly CashEvent[0][]) => (is: (state: CashState, parts: readonly never[]) => boolean): Check =>
  (state, [kind, ...parts]) => kinds.includes(kind) && is(state, parts as unknown as readonly never[]);

/** Why an event can't happen, in the order in which it's looked at. */
const REFUSALS = {
  'game-over': ({ over }) => over,
  'unknown-event': (_, event) => !Array.isArray(event) || !Object.hasOwn(FORMS, String(event[0])),
  'bad-event': (_, [kind, ...parts]) =>
    parts.length !== FORMS[kind].length || !FORMS[kind].every((fits, i) => fits(parts[i])),
  'unknown-seat': ({ hands }, [, seat]) => seat !== null && hands[seat] === undefined,
  'deal-first': ({ open }, [kind]) => !open && kind !== 'deal',
  'board-up': on('go')(({ up }) => up),
  'board-down': on('swap', 'away')(({ up }) => !up),
  'not-on-board': on('swap')(({ board }, [, take]) => !board.includes(take!)),
  'not-in-hand': on('swap')(({ hands }, [seat, , give]) => !hands[seat!]!.includes(give!)),
  'unknown-act': on('act')((_, [, act]) => act! < 0 || act! >= ACTS),
  'unknown-pair': on('counter')(({ options: { pairs } }, [, pair]) => pairs[pair!] === undefined),
  'own-pair': on('counter')(({ options }, [seat, pair]) => pairOf(options, seat!) === pair),
  'too-early': on('cash', 'counter')(({ turnedNow }) => turnedNow === 0),
  'hand-open': on('deal')(({ open }) => open),
  'bad-deck': on('deal')((_, [, deck]) => !areSameCards(deck!, PACK)),
} as const satisfies Readonly<Record<string, Check>>;

export type RefusalCode = keyof typeof REFUSALS;

type Outcome =
  | { readonly ok: true; readonly state: CashState; readonly happenings: readonly CashHappening[] }
  | { readonly ok: false; readonly code: RefusalCode };

/** Lets any value happen as the next event, or says why it can't. */
export function apply(state: CashState, event: unknown): Outcome {
  const given = event as CashEvent;
  const code = (Object.keys(REFUSALS) as RefusalCode[]).find((one) => REFUSALS[one](state, given));
  return code === undefined ? done(state, given) : { ok: false, code };
}

function done(state: CashState, event: CashEvent): Outcome {
  const { hands, board, dealer, turned, turnedNow, options } = state;
  const as = (changed: Partial<CashState>, happening: CashHappening): Outcome =>
    ({ ok: true, state: { ...state, ...changed }, happenings: [happening] });
  switch (event[0]) {
    case 'go': return as({ up: true, turned: turned + 1, turnedNow: turnedNow + 1 }, { type: 'turned', board });
    case 'swap': {
      const [, seat, take, give] = event;
      return as({
        board: board.with(board.indexOf(take), give), hands: hands.with(seat, hands[seat]!.with(hands[seat]!.indexOf(give), take)),
      }, { type: 'swapped', seat, take, give });
    }
    case 'away': return putAway(state);
    case 'act': return as({}, { type: 'acted', seat: event[1], act: event[2] });
    case 'cash': return handOver(state, ['cash', event[1], isFour(hands[partnerOf(options, event[1])]!)]);
    case 'counter': {
      const [, seat, pair] = event;
      return handOver(state, ['counter', seat, pair, options.pairs[pair]!.some((one) => isFour(hands[one]!))]);
    }
    case 'deal': {
      const next = (dealer + 1) % hands.length;
      return as({ ...FRESH, ...dealt(event[2], hands.length, next), dealer: next, stockAt: (next + 1) % hands.length },
        { type: 'dealt', hand: state.ends.length });
    }
  }
}

/** Nobody wants more of this board. Without a stock the hand is a real deal. */
function putAway(state: CashState): Outcome {
  const { board, stock, aside, stockAt, hands, turned } = state;
  const gone = { ...state, aside: [...aside, ...board], board: stock.slice(0, BOARD), stock: stock.slice(BOARD), up: false };
  if (stock.length === 0) return handOver(gone, ['real']);
  const isLast = turned >= MOST_BOARDS;
  return {
    ok: true, state: { ...gone, stockAt: (stockAt + 1) % hands.length, over: isLast, open: !isLast },
    happenings: [{ type: 'away' }, ...isLast ? [{ type: 'ended' } as const] : []],
  };
}

/** Who wins and loses a game that is one hand: after a right call the callers win, after a wrong one everybody else. */
function wonBy(options: CashOptions, end: HandEnd): Pick<CashState, 'winners' | 'losers'> {
  const losers = losersOf(options, end);
  if (end[0] === 'real') return { winners: [], losers };
  const own = pairOf(options, end[1]);
  return { winners: rightOf(end) ? [own] : [...options.pairs.keys()].filter((pair) => pair !== own), losers };
}

function handOver(state: CashState, end: HandEnd): Outcome {
  const { options, hands, turned } = state;
  const lost = losersOf(options, end);
  const letters = state.letters.map((count, pair) => count + (options.letters && lost.includes(pair) ? 1 : 0));
  const spelt = [...letters.keys()].filter((pair) => letters[pair] === LETTERS);
  const fewest = Math.min(...letters);
  const outcome = !options.letters ? wonBy(options, end)
    : spelt.length > 0 ? { losers: spelt, winners: [...letters.keys()].filter((pair) => letters[pair] === fewest) }
      : { losers: [], winners: [] };
  const over = !options.letters || spelt.length > 0 || (end[0] === 'real' && turned >= MOST_BOARDS);
  return {
    ok: true, state: { ...state, ...outcome, letters, over, open: false, ends: [...state.ends, end] },
    happenings: [{ type: 'handOver', end, hands }, ...over ? [{ type: 'ended' } as const] : []],
  };
}
