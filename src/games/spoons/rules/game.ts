/** A game in which cards are passed until somebody has four of a rank, and what may happen next in it. No clock and no chance. */
import { rankOf, type Card, type Rank } from '../../../cards/card';
import { packs, type CardDeal } from '../../../cards/pack';
import { DEALT, dealHands, fromLeft, isFour } from '../../hands/rules/deal';
import { PART, refusalsOf, type Reasons } from '../../hands/rules/refusals';
import type { PassingOptions, Taking } from './options';

export type Seat = number;

const MOST_IN_HAND = DEALT + 1;
/** So many cards drawn from the stock in one hand end the game. */
const MOST_DRAWN = 1000;

/** How it ended: one is left, or a hand had no end. */
export type EndKind = 'last' | 'drawn';

export type PassingEvent =
  | readonly ['draw' | 'on' | Taking, Seat] | readonly ['pass', Seat, Card] | readonly ['deal', null, readonly Card[]];

/** A card is null to all but whoever holds it; `to`: who it waits for; null: nobody, it lies on the heap. */
export type PassingHappening =
  | { readonly type: 'drew'; readonly seat: Seat; readonly card: Card | null }
  | { readonly type: 'passed'; readonly seat: Seat; readonly card: Card | null; readonly to: Seat | null }
  | { readonly type: 'passedOn'; readonly seat: Seat; readonly to: Seat | null }
  /** `isFirst`: with four of a rank. */
  | { readonly type: 'took'; readonly seat: Seat; readonly isFirst: boolean }
  /** `by`: who had four first, and `rank` of what. */
  | {
    readonly type: 'lost'; readonly seat: Seat; readonly letters: number; readonly isOut: boolean; readonly by: Seat; readonly rank: Rank;
  }
  | { readonly type: 'dealt'; readonly dealer: Seat }
  | { readonly type: 'ended'; readonly by: EndKind; readonly winner: Seat | null };

export interface PassingGame {
  readonly taking: Taking;
  readonly options: PassingOptions;
  readonly dealer: Seat;
  readonly letters: readonly number[];
  /** Seats that are out, in order. */
  readonly out: readonly Seat[];
  /** Hands that a letter has ended. */
  readonly played: number;
  /** Who has taken in this hand, in order. */
  readonly taken: readonly Seat[];
  readonly hands: readonly (readonly Card[])[];
  /** For each seat what waits at its left, the oldest first. */
  readonly waiting: readonly (readonly Card[])[];
  /** The next card first; of the heap that which was laid last. */
  readonly stock: readonly Card[];
  readonly heap: readonly Card[];
  /** Cards drawn from the stock in this hand. */
  readonly drawn: number;
  /** Whether a hand is being played. */
  readonly isOpen: boolean;
  readonly end: { readonly kind: EndKind; readonly winner: Seat | null } | null;
}

/** A game whose first hand is dealt. */
export function startGame(taking: Taking, options: PassingOptions, seats: number, { deck, dealer }: CardDeal): PassingGame {
  const none = Array.from({ length: seats }, () => 0);
  return dealt({
    taking, options, dealer, letters: none, out: [], played: 0, taken: [], hands: [], waiting: [], stock: [], heap: [], drawn: 0,
    isOpen: true, end: null,
  }, deck, dealer);
}

function dealt(game: PassingGame, deck: readonly Card[], dealer: Seat): PassingGame {
  const seats = game.letters.length;
  const { hands, rest } = dealHands(deck, fromLeft(dealer, seats, game.out), seats);
  return settled({ ...game, dealer, hands, waiting: hands.map(() => []), stock: rest, heap: [], taken: [], drawn: 0, isOpen: true });
}

/** The seats that are in, in the order in which cards go: from the dealer to the right. */
export function seatsIn({ letters, out, dealer }: Pick<PassingGame, 'letters' | 'out' | 'dealer'>): readonly Seat[] {
  return fromLeft(dealer, letters.length, out).toReversed();
}

/** Who gets what a seat passes; null: it goes to the heap. */
export function nextOf(game: Pick<PassingGame, 'letters' | 'out' | 'dealer'>, seat: Seat): Seat | null {
  const line = seatsIn(game);
  return line[line.indexOf(seat) + 1] ?? null;
}

/** How many cards somebody can draw now: what waits for them, and for the dealer the stock. */
export function drawableBy({ dealer, stock, waiting }: Pick<PassingGame, 'dealer' | 'stock' | 'waiting'>, seat: Seat): number {
  return (seat === dealer ? stock : waiting[seat]!).length;
}

/** Whether somebody may take now: the first with four of a rank and no fifth card, then everybody. */
export function mayTake({ taken, hands }: Pick<PassingGame, 'taken' | 'hands'>, seat: Seat): boolean {
  return taken.length > 0 || isFour(hands[seat]!);
}

/** The heap becomes the stock as it lies. */
function settled(game: PassingGame): PassingGame {
  return game.stock.length > 0 || game.heap.length === 0 ? game : { ...game, stock: game.heap, heap: [] };
}

/** Why an event can't happen, beside what every game with hands refuses. */
const OWN = {
  out: ({ out }, [kind, seat]) => kind !== 'deal' && out.includes(seat!),
  'hand-down': ({ taken }, [kind, seat]) => kind !== 'on' && kind !== 'deal' && taken.includes(seat!),
  'hand-up': ({ taken }, [kind, seat]) => kind === 'on' && !taken.includes(seat!),
  'five-cards': ({ hands }, [kind, seat]) => kind === 'draw' && hands[seat!]!.length >= MOST_IN_HAND,
  'nothing-waiting': (game, [kind, seat]) => (kind === 'draw' || kind === 'on') && drawableBy(game, seat!) === 0,
  'draw-first': ({ hands }, [kind, seat]) => kind === 'pass' && hands[seat!]!.length < MOST_IN_HAND,
  'not-in-hand': ({ hands }, [kind, seat, card]) => kind === 'pass' && !hands[seat!]!.includes(card as Card),
  'no-four': (game, [kind, seat]) => kind === game.taking && !mayTake(game, seat!),
} as const satisfies Reasons<PassingGame>;

const refusalsAt = (taking: Taking) => refusalsOf<PassingGame, keyof typeof OWN>({
  draw: [PART.count], on: [PART.count], [taking]: [PART.count], pass: [PART.count, PART.card], deal: [PART.none, PART.cards],
}, OWN, ({ end, isOpen, letters, options }) => ({ over: end !== null, open: isOpen, seats: letters.length, cards: packs(options.packs) }));
const REFUSALS = { spoon: refusalsAt('spoon'), nose: refusalsAt('nose') } as const;

export type RefusalCode = NonNullable<ReturnType<(typeof REFUSALS)[Taking]>>;

type Outcome =
  | { readonly ok: true; readonly state: PassingGame; readonly happenings: readonly PassingHappening[] }
  | { readonly ok: false; readonly code: RefusalCode };

/** Lets any value happen as the next event, or says why it cannot. */
export function act(game: PassingGame, event: unknown): Outcome {
  const code = REFUSALS[game.taking](game, event);
  if (code !== null) return { ok: false, code };
  const [kind, seat, more] = event as PassingEvent;
  if (kind === 'deal') {
    const dealer = seatsIn(game).at(-1)!;
    return { ok: true, state: dealt(game, more as readonly Card[], dealer), happenings: [{ type: 'dealt', dealer }] };
  }
  return kind === 'pass' ? pass(game, seat, more as Card) : kind === 'draw' || kind === 'on' ? draw(game, seat!, kind) : take(game, seat!);
}

/** Takes up the next card, or passes it on unseen. */
function draw(game: PassingGame, seat: Seat, kind: 'draw' | 'on'): Outcome {
  const { dealer, stock, waiting, drawn, hands } = game;
  const [card, ...left] = seat === dealer ? stock : waiting[seat]!;
  const after = seat === dealer ? { ...game, stock: left, drawn: drawn + 1 } : { ...game, waiting: waiting.with(seat, left) };
  const hand = [...hands[seat]!, card!];
  if (kind === 'draw') return closed({ ...after, hands: hands.with(seat, hand) }, [{ type: 'drew', seat, card: card! }]);
  const to = nextOf(game, seat);
  return closed(laid(after, to, card!), [{ type: 'passedOn', seat, to }]);
}

function laid(game: PassingGame, to: Seat | null, card: Card): PassingGame {
  const { heap, waiting } = game;
  return to === null ? { ...game, heap: [card, ...heap] } : { ...game, waiting: waiting.with(to, [...waiting[to]!, card]) };
}

function pass(game: PassingGame, seat: Seat, card: Card): Outcome {
  const [hand, to] = [game.hands[seat]!, nextOf(game, seat)];
  const hands = game.hands.with(seat, hand.toSpliced(hand.indexOf(card), 1));
  return closed(laid({ ...game, hands }, to, card), [{ type: 'passed', seat, card, to }]);
}

/** Once all but one have taken, that one has a letter. */
function take(game: PassingGame, seat: Seat): Outcome {
  const taken = [...game.taken, seat];
  const took: PassingHappening = { type: 'took', seat, isFirst: taken.length === 1 };
  const [last, ...more] = seatsIn(game).filter((one) => !taken.includes(one)) as [Seat, ...Seat[]];
  if (more.length > 0) return closed({ ...game, taken }, [took]);
  const letters = game.letters.with(last, game.letters[last]! + 1);
  const isOut = letters[last] === game.options.letters;
  const by = taken[0]!;
  const over = { ...game, taken, letters, out: isOut ? [...game.out, last] : game.out, played: game.played + 1, isOpen: false };
  const [winner, ...others] = seatsIn(over);
  return closed({ ...over, end: others.length === 0 ? { kind: 'last', winner: winner! } : null }, [
    took, { type: 'lost', seat: last, letters: letters[last]!, isOut, by, rank: rankOf(game.hands[by]![0]!) },
  ]);
}

function closed(after: PassingGame, happenings: readonly PassingHappening[]): Outcome {
  const state = settled(after.drawn >= MOST_DRAWN ? { ...after, end: { kind: 'drawn', winner: null } } : after);
  const { end } = state;
  return { ok: true, state, happenings: end ? [...happenings, { type: 'ended', by: end.kind, winner: end.winner }] : happenings };
}
