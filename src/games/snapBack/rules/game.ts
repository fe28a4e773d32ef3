/** A game of Snap Back as the rules know it: cards are shown, somebody calls, everybody shows a number. Pure: no clock, no chance. */
import { backsOf, FIRST_CARDS, isClaim, type Back, type Claim, type Rank } from './cards';
import { isTrueSix, resultOf, type Die, type ResultLine } from './result';

/** A place at the table, counted from 0. */
export type Seat = number;

export const MAX_SEATS = 6;

/** What is written down of a game, in the order in which it happened. */
export type GameEvent =
  /** The next card is turned. */
  | readonly ['show']
  /** One seat has called, or several at the same instant. */
  | readonly ['call', ...Seat[]]
  /** What every seat showed. */
  | readonly ['reveal', readonly Claim[]];

export interface Game {
  readonly dice: readonly Die[];
  /** How many cards were shown. */
  readonly shown: number;
  /** The last seven of them at most, the top card last: those that a call can be about. */
  readonly last: readonly Rank[];
  /** Who has called the top card, while nobody has shown a number; null otherwise. */
  readonly callers: readonly Seat[] | null;
  /** Whether the top card was called: it cannot be called again. */
  readonly wasCalled: boolean;
  /** Whether somebody whose die showed 6 has shown a true 6. */
  readonly over: boolean;
}

/** What one seat's part in a reveal came to. */
export interface SeatResult {
  readonly claim: Claim;
  readonly before: Die;
  readonly after: Die;
  readonly line: ResultLine;
}

/** What came of a reveal. */
export interface Reveal {
  readonly callers: readonly Seat[];
  /** The k-backs that hold, the nearest first. */
  readonly holds: readonly Back[];
  readonly seats: readonly SeatResult[];
  /** The seats whose true 6 has ended the game. */
  readonly trueSix: readonly Seat[];
}

export type RefusalCode =
  /** There is no such event. */
  | 'unknown-event'
  /** Nothing is left to be shown. */
  | 'no-cards'
  /** Everybody has to show a number first. */
  | 'reveal-first'
  /** Nobody has called. */
  | 'call-first'
  /** Nobody may call before the seventh card. */
  | 'too-early'
  /** The card was called before. */
  | 'called-before'
  /** A seat that is not at the table, or that is named twice. */
  | 'unknown-seat'
  /** Not one number from 0 to 6 for each seat. */
  | 'bad-claims'
  /** The game is over. */
  | 'game-over';

export type Outcome =
  | { readonly ok: true; readonly game: Game; readonly reveal: Reveal | null }
  | { readonly ok: false; readonly code: RefusalCode };

/** What the dice show at first: one number for all, or one for each seat. */
export type StartDice = Die | readonly Die[];

/** A game before the first card. @param seats how many play, 1 to 6 */
export function startGame(seats: number, start: StartDice): Game {
  const dice = Array.from({ length: seats }, (_, seat): Die => (typeof start === 'number' ? start : start[seat]!));
  return { dice, shown: 0, last: [], callers: null, wasCalled: false, over: false };
}

/** Whether somebody may call the top card now. */
export function mayCall({ shown, callers, wasCalled, over }: Game): boolean {
  return shown > FIRST_CARDS && callers === null && !wasCalled && !over;
}

/** Turns the next card. */
export function show(game: Game, card: Rank | undefined): Outcome {
  if (game.over) return refused('game-over');
  if (game.callers) return refused('reveal-first');
  if (card === undefined) return refused('no-cards');
  const last = [...game.last.slice(-FIRST_CARDS), card];
  return { ok: true, game: { ...game, shown: game.shown + 1, last, wasCalled: false }, reveal: null };
}

/** @param seats who has called at the same instant, one at least, each once */
export function call(game: Game, seats: readonly Seat[]): Outcome {
  const { dice, shown, callers, wasCalled, over } = game;
  if (over) return refused('game-over');
  if (callers) return refused('reveal-first');
  if (seats.length === 0 || new Set(seats).size < seats.length || seats.some((seat) => dice[seat] === undefined)) {
    return refused('unknown-seat');
  }
  if (shown <= FIRST_CARDS) return refused('too-early');
  if (wasCalled) return refused('called-before');
  return { ok: true, game: { ...game, callers: seats.toSorted((a, b) => a - b), wasCalled: true }, reveal: null };
}

/** Everybody shows their number. @param claims one for each seat */
export function reveal(game: Game, claims: readonly unknown[]): Outcome {
  const { dice, last, callers, over } = game;
  if (over) return refused('game-over');
  if (!callers) return refused('call-first');
  if (claims.length !== dice.length || !claims.every(isClaim)) return refused('bad-claims');
  const holds = backsOf(last);
  const seats = dice.map((before, seat): SeatResult => {
    const claim = claims[seat]!;
    const { line, die } = resultOf({ claim, die: before, called: callers.includes(seat) }, holds);
    return { claim, before, after: die, line };
  });
  const trueSix = seats.flatMap(({ claim, before }, seat) => (isTrueSix({ claim, die: before }, holds) ? [seat] : []));
  return {
    ok: true, reveal: { callers, holds, seats, trueSix },
    game: { ...game, dice: seats.map(({ after }) => after), callers: null, over: trueSix.length > 0 },
  };
}

function refused(code: RefusalCode): Outcome {
  return { ok: false, code };
}
