/** A game of Cash as the rules know it, and what may happen next in it. Plain data, no clock and no chance: shuffles stand in events. */
import { PACK, type Card } from '../../../cards/card';
import type { CardDeal } from '../../../cards/pack';
import { ACTS } from '../../hands/rules/acts';
import { dealBoard, putAway, swapped, type Board, type BoardHappening } from '../../hands/rules/board';
import { isFour } from '../../hands/rules/deal';
import { pairOf, partnerOf, type Paired } from '../../hands/rules/pairs';
import { PART, refusalsOf, type Reasons } from '../../hands/rules/refusals';
import { losersOf, rightOf, WORD, type HandEnd, type Pair, type Seat } from './ends';

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
  | BoardHappening
  | { readonly type: 'acted'; readonly seat: Seat; readonly act: number }
  /** A hand is over, and all hands are shown. */
  | { readonly type: 'handOver'; readonly end: HandEnd; readonly hands: readonly (readonly Card[])[] }
  | { readonly type: 'ended' };

export interface CashState extends Board {
  readonly options: CashOptions;
  readonly dealer: Seat;
  /** How many boards were turned in all, and in this hand. */
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

/** A hand before its first board. */
const dealt = ({ deck, dealer }: CardDeal, seats: number) => ({ ...dealBoard(deck, seats, dealer), dealer, turnedNow: 0, open: true });

/** A game before its first board. */
export function startGame(options: CashOptions, seats: number, deal: CardDeal): CashState {
  return { ...dealt(deal, seats), options, turned: 0, letters: options.pairs.map(() => 0), ends: [], over: false, winners: [], losers: [] };
}

/** What stands in an event of each kind after its name. */
const FORMS: Readonly<Record<CashEvent[0], readonly ((part: unknown) => boolean)[]>> = {
  go: [PART.none], away: [PART.none], swap: [PART.count, PART.card, PART.card], act: [PART.count, PART.count], cash: [PART.count],
  counter: [PART.count, PART.count], deal: [PART.none, PART.cards],
};

const isCall = (kind: string): boolean => kind === 'cash' || kind === 'counter';

/** Why an event can't happen, beside what every game with hands refuses. */
const OWN = {
  'board-up': ({ up }, [kind]) => kind === 'go' && up,
  'board-down': ({ up }, [kind]) => (kind === 'swap' || kind === 'away') && !up,
  'not-on-board': ({ board }, [kind, , take]) => kind === 'swap' && !board.includes(take as Card),
  'not-in-hand': ({ hands }, [kind, seat, , give]) => kind === 'swap' && !hands[seat!]!.includes(give as Card),
  'unknown-act': (_, [kind, , act]) => kind === 'act' && !(Number(act) >= 0 && Number(act) < ACTS),
  'unknown-pair': ({ options: { pairs } }, [kind, , pair]) => kind === 'counter' && pairs[Number(pair)] === undefined,
  'own-pair': ({ options }, [kind, seat, pair]) => kind === 'counter' && pairOf(options, seat!) === pair,
  'too-early': ({ turnedNow }, [kind]) => isCall(kind) && turnedNow === 0,
} as const satisfies Reasons<CashState>;

const refusalOf = refusalsOf<CashState, keyof typeof OWN>(FORMS, OWN,
  ({ over, open, hands }) => ({ over, open, seats: hands.length, cards: PACK }));

export type RefusalCode = NonNullable<ReturnType<typeof refusalOf>>;

type Outcome =
  | { readonly ok: true; readonly state: CashState; readonly happenings: readonly CashHappening[] }
  | { readonly ok: false; readonly code: RefusalCode };

/** Lets any value happen as the next event, or says why it can't. */
export function apply(state: CashState, event: unknown): Outcome {
  const code = refusalOf(state, event);
  return code === null ? done(state, event as CashEvent) : { ok: false, code };
}

function done(state: CashState, event: CashEvent): Outcome {
  const { hands, board, dealer, turned, turnedNow, options } = state;
  const as = (changed: Partial<CashState>, happening: CashHappening): Outcome =>
    ({ ok: true, state: { ...state, ...changed }, happenings: [happening] });
  switch (event[0]) {
    case 'go': return as({ up: true, turned: turned + 1, turnedNow: turnedNow + 1 }, { type: 'turned', board });
    case 'swap': {
      const [, seat, take, give] = event;
      return as(swapped(state, seat, take, give), { type: 'swapped', seat, take, give });
    }
    case 'away': return awayFrom(state);
    case 'act': return as({}, { type: 'acted', seat: event[1], act: event[2] });
    case 'cash': return handOver(state, ['cash', event[1], isFour(hands[partnerOf(options, event[1])]!)]);
    case 'counter': {
      const [, seat, pair] = event;
      return handOver(state, ['counter', seat, pair, options.pairs[pair]!.some((one) => isFour(hands[one]!))]);
    }
    case 'deal':
      return as(dealt({ deck: event[2], dealer: (dealer + 1) % hands.length }, hands.length), { type: 'dealt', hand: state.ends.length });
  }
}

/** Nobody wants more of this board. Without a stock the hand is a real deal. */
function awayFrom(state: CashState): Outcome {
  const { stock, stockAt, turned } = state;
  const gone = { ...state, ...putAway(state) };
  if (stock.length === 0) return handOver({ ...gone, stockAt }, ['real']);
  const isLast = turned >= MOST_BOARDS;
  return {
    ok: true, state: { ...gone, over: isLast, open: !isLast },
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
  const spelt = [...letters.keys()].filter((pair) => letters[pair] === WORD.length);
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
