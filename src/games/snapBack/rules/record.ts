/**
 * The record of a game of Snap Back: reading and checking what comes from outside, replaying it, and writing it. A record is refused whole.
 */
import * as v from 'valibot';
import { isRank, type Rank } from './cards';
import {
  call, MAX_SEATS, reveal, show, startGame, type Game, type GameEvent, type Outcome, type RefusalCode, type Reveal, type StartDice,
} from './game';
import { isDie, type Die } from './result';

export const RECORD_FORMAT = 'snapback-record';
/** The largest record that is read, in bytes of text. An hour of cards takes some 50,000. */
export const MAX_RECORD_BYTES = 1_000_000;
/** The longest name. */
const MAX_NAME = 200;

export interface GameResult {
  readonly dice: readonly Die[];
  /** How many cards were shown. */
  readonly shown: number;
  /** Whether a true 6 has ended the game; one that was stopped is not over. */
  readonly over: boolean;
}

export interface GameRecord {
  readonly seats: readonly string[];
  readonly dice: StartDice;
  /** The cards in the order in which they are shown; there may be more than were. */
  readonly deck: readonly Rank[];
  readonly events: readonly GameEvent[];
}

export type RecordRefusal =
  | { readonly code: 'too-large'; readonly most: number }
  | { readonly code: 'not-json' }
  /** `where`: the place in the record, as `seats.0`. */
  | { readonly code: 'not-a-record'; readonly where: string; readonly found: string }
  | { readonly code: 'unknown-version'; readonly version: number }
  | { readonly code: 'bad-seats'; readonly count: number; readonly most: number }
  | { readonly code: 'name-twice'; readonly name: string }
  | { readonly code: 'illegal-event'; readonly event: number; readonly refusal: RefusalCode }
  | { readonly code: 'result-differs'; readonly result: GameResult };

/** A record that was read, with what it came to. */
export interface Replayed {
  readonly record: GameRecord;
  /** The game before the first event, and after each. */
  readonly games: readonly Game[];
  /** What came of each event; null where it is no reveal. */
  readonly reveals: readonly (Reveal | null)[];
  readonly result: GameResult;
}

export type RecordOutcome = { readonly ok: true } & Replayed | { readonly ok: false; readonly refusal: RecordRefusal };

/** An event that breaks a rule. */
export type IllegalEvent = RecordRefusal & { readonly code: 'illegal-event' };
export type ReplayOutcome = { readonly ok: true } & Replayed | { readonly ok: false; readonly refusal: IllegalEvent };

const schema = v.object({
  format: v.literal(RECORD_FORMAT),
  version: v.number(),
  seats: v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_NAME))),
  dice: v.union([v.custom<Die>(isDie), v.array(v.custom<Die>(isDie))]),
  deck: v.array(v.custom<Rank>(isRank)),
  // Events have checks of their own, which can say which of them is wrong.
  events: v.array(v.unknown()),
  result: v.optional(v.object({ dice: v.array(v.number()), shown: v.number(), over: v.boolean() })),
});

/** Reads a record from text. */
export function readRecordText(text: string): RecordOutcome {
  if (new TextEncoder().encode(text).length > MAX_RECORD_BYTES) return refused({ code: 'too-large', most: MAX_RECORD_BYTES });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refused({ code: 'not-json' });
  }
  return readRecord(value);
}

/** Reads a record from any value, and replays it. */
export function readRecord(value: unknown): RecordOutcome {
  const parsed = v.safeParse(schema, value);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    return refused({ code: 'not-a-record', where: v.getDotPath(issue) ?? '', found: issue.received });
  }
  const { version, seats, dice, deck, events, result } = parsed.output;
  if (version !== 1) return refused({ code: 'unknown-version', version });
  if (seats.length === 0 || seats.length > MAX_SEATS) return refused({ code: 'bad-seats', count: seats.length, most: MAX_SEATS });
  if (typeof dice !== 'number' && dice.length !== seats.length) {
    return refused({ code: 'not-a-record', where: 'dice', found: JSON.stringify(dice) });
  }
  const twice = seats.find((name, i) => seats.indexOf(name) < i);
  if (twice !== undefined) return refused({ code: 'name-twice', name: twice });
  const outcome = replay({ seats, dice, deck }, events);
  if (outcome.ok && result && JSON.stringify(resultAs(result)) !== JSON.stringify(outcome.result)) {
    return refused({ code: 'result-differs', result: outcome.result });
  }
  return outcome;
}

/** In the order in which a result is written. */
function resultAs({ dice, shown, over }: { readonly dice: readonly number[]; readonly shown: number; readonly over: boolean }): object {
  return { dice, shown, over };
}

/** Plays events one after the other from the start of a game, and stops at the first that breaks a rule. */
export function replay(record: Omit<GameRecord, 'events'>, events: readonly unknown[]): ReplayOutcome {
  const games: Game[] = [startGame(record.seats.length, record.dice)];
  const reveals: (Reveal | null)[] = [];
  const done: GameEvent[] = [];
  for (const [i, event] of events.entries()) {
    const outcome = applyEvent(games.at(-1)!, event, record.deck);
    if (!outcome.ok) return { ok: false, refusal: { code: 'illegal-event', event: i, refusal: outcome.code } };
    games.push(outcome.game);
    reveals.push(outcome.reveal);
    done.push(event as GameEvent);
  }
  return { ok: true, record: { ...record, events: done }, games, reveals, result: resultOfGame(games.at(-1)!) };
}

/** Lets any value happen as an event of a game, or says why it cannot. */
export function applyEvent(game: Game, event: unknown, deck: readonly Rank[]): Outcome {
  const [kind, ...rest] = Array.isArray(event) ? event as unknown[] : [];
  if (kind === 'show' && rest.length === 0) return show(game, deck[game.shown]);
  if (kind === 'call') return call(game, rest.every((seat) => typeof seat === 'number') ? rest : []);
  if (kind === 'reveal' && rest.length === 1) return reveal(game, Array.isArray(rest[0]) ? rest[0] : []);
  return { ok: false, code: 'unknown-event' };
}

function resultOfGame({ dice, shown, over }: Game): GameResult {
  return { dice, shown, over };
}

/** A record as it is written: one line of JSON, with what it came to. */
export function writeRecord(record: GameRecord, game: Game): string {
  const { seats, dice, deck, events } = record;
  return JSON.stringify({ format: RECORD_FORMAT, version: 1, seats, dice, deck, events, result: resultOfGame(game) });
}

function refused(refusal: RecordRefusal): RecordOutcome {
  return { ok: false, refusal };
}
