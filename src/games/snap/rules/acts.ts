/** What may happen next in a game of Snap, and what comes of it. Pure: the order that a shuffle gives is handed in. */
import { fine, take, tie } from './calls';
import { happened, mustTurnOver, putOut, turnOver, withItem, type Change, type Shuffle } from './change';
import { claimOf, isOpen } from './claims';
import { endOf } from './end';
import { isIn, isOutDue, pileOf, seatsFrom, type CallKind, type Seat, type SnapGame, type SnapTable } from './game';
import type { SnapHappening } from './happening';

/** What somebody does, or time: they turn a card, are out, or call something. */
export type ActKind = 'flip' | 'out' | CallKind;

export interface SnapAct {
  readonly kind: ActKind;
  /** Who; for a call all who made it at one instant, in any order. */
  readonly seats: readonly Seat[];
}

export type RefusalCode =
  /** The game is over. */
  | 'game-over'
  /** There is no such event at this table. */
  | 'unknown-event'
  /** No seat, none of this table, one named twice, or more than one where there can be but one. */
  | 'unknown-seat'
  /** That seat is out. */
  | 'seat-out'
  /** It is another seat's turn. */
  | 'not-turn'
  /** A seat has to go out first. */
  | 'out-first'
  /** That seat is not out. */
  | 'not-out'
  /** No card lies open. */
  | 'nothing-open'
  /** The order after a shuffle is missing, of other cards, or one too many. */
  | 'bad-order';

export type Outcome =
  | { readonly ok: true; readonly game: SnapGame; readonly happenings: readonly SnapHappening[] }
  | { readonly ok: false; readonly code: Exclude<RefusalCode, 'bad-order'> };

const KINDS: Readonly<Record<SnapTable, readonly ActKind[]>> = {
  A: ['flip', 'out', 'snap', 'pot'], B: ['flip', 'out', 'snap', 'pot'], C: ['flip', 'out', 'snap', 'pool'],
};

/** Whether something of this kind happens at a table. */
export function isKindOf(table: SnapTable, kind: unknown): kind is ActKind {
  return (KINDS[table] as readonly unknown[]).includes(kind);
}

/** In which order seats stand to each other at one instant: from the left of whoever turned a card last, who comes last. */
export function seatOrder(game: SnapGame): readonly Seat[] {
  return seatsFrom(game, game.flipper ?? game.turn);
}

/** Why an act cannot happen now; null where it can. */
export function refusalOf(game: SnapGame, { kind, seats }: SnapAct): Exclude<RefusalCode, 'bad-order'> | null {
  if (game.end) return 'game-over';
  if (!isKindOf(game.options.table, kind)) return 'unknown-event';
  const isAlone = kind === 'flip' || kind === 'out';
  if (seats.length === 0 || (isAlone && seats.length > 1) || new Set(seats).size < seats.length
    || seats.some((seat) => !Number.isInteger(seat) || game.out[seat] === undefined)) return 'unknown-seat';
  if (seats.some((seat) => !isIn(game, seat))) return 'seat-out';
  const [seat = 0] = seats;
  if (kind === 'flip') {
    if (seat !== game.turn) return 'not-turn';
    return game.out.some((_, one) => isOutDue(game, one)) ? 'out-first' : null;
  }
  if (kind === 'out') return isOutDue(game, seat) ? null : 'not-out';
  return isOpen(game) ? null : 'nothing-open';
}

/** Turns the next card of a seat, and its open pile before that, where the stock has run out. */
function flip(game: SnapGame, seat: Seat, shuffle: Shuffle): Change {
  const begun: Change = { game, happenings: [] };
  const change = mustTurnOver(game, seat) ? turnOver(begun, seat, shuffle) : begun;
  const { stocks, piles, lastLies, flips } = change.game;
  const [card, ...stock] = stocks[seat]!;
  const pile = pileOf(game, seat);
  return happened(change, {
    stocks: withItem(stocks, seat, stock),
    piles: withItem(piles, pile, { cards: [...piles[pile]!.cards, card!], toppedAt: flips + 1 }),
    flips: flips + 1, flipper: seat, turn: seatsFrom(game, seat)[0]!, lastLies: withItem(lastLies, seat, stock.length === 0),
  }, { type: 'flipped', seat, card: card!, pile });
}

function call(game: SnapGame, kind: CallKind, called: readonly Seat[], shuffle: Shuffle): Change {
  const seats = seatOrder(game).filter((seat) => called.includes(seat));
  const claim = claimOf(game, kind);
  if (claim === null) return fine(game, kind, seats, shuffle);
  if (seats.length > 1 && game.options.ties === 'pot') return tie(game, kind, seats, claim);
  return take(game, kind, seats[0]!, claim, seats, shuffle);
}

/**
 * Lets something happen, if it may.
 * @param shuffle gives an order to cards that are shuffled, each time that some are
 */
export function act(game: SnapGame, { kind, seats }: SnapAct, shuffle: Shuffle): Outcome {
  const code = refusalOf(game, { kind, seats });
  if (code !== null) return { ok: false, code };
  const change = kind === 'flip' ? flip(game, seats[0]!, shuffle)
    : kind === 'out' ? putOut({ game, happenings: [] }, seats[0]!) : call(game, kind, seats, shuffle);
  const end = endOf(change.game);
  const done = happened(change, { events: game.events + 1, end },
    ...end ? [{ type: 'ended', by: end.kind, winners: end.winners } as const] : []);
  return { ok: true, ...done };
}
