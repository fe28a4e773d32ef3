/**
 * The game record: reading and checking what comes from outside, replaying it, and writing it.
 * A record is refused whole: nothing is kept of one that breaks a rule.
 */
import * as v from 'valibot';
import { SQUARES, isTile, type Tile } from './board';
import { applyEvent, startGame } from './game';
import { MAX_SEATS, MAX_TEXT_LENGTH, MIN_SEATS, houseRulesSchema, type HouseRules } from './options';
import type { GameEvent, Happening, Position, Refusal, Seat } from './position';

/** The largest record that is read, in bytes of text. A whole game takes some 4,000. */
export const MAX_RECORD_BYTES = 1_000_000;

export interface GameResult {
  /** Tiles won, by seat. */
  readonly tiles: readonly number[];
  /** Tiles left on the board, in rising order. */
  readonly board: readonly Tile[];
  readonly mover: Seat | null;
  readonly over: boolean;
}

export interface GameRecord {
  readonly rules: HouseRules;
  /** Names in order of play, to the left. */
  readonly seats: readonly string[];
  readonly starter: Seat;
  /** The 76 scrambled tiles, front first. */
  readonly deal: readonly Tile[];
  readonly events: readonly GameEvent[];
  /** The word that the deal was scrambled from, where it is known. */
  readonly seed?: string;
  /** For each seat the word that its computer player's chance hangs on, where it is known. It tells nothing of the tiles. */
  readonly luck?: readonly string[];
}

export type RecordRefusal =
  | { readonly code: 'too-large'; readonly most: number }
  | { readonly code: 'not-json' }
  | { readonly code: 'not-a-record'; /** Where in the record, as `rules.calls`. */ readonly where: string; readonly found: string }
  | { readonly code: 'unknown-version'; readonly version: number }
  | { readonly code: 'unknown-starter'; readonly starter: number; readonly seats: number }
  | { readonly code: 'bad-deal'; readonly problem: 'count' | 'not-a-tile' | 'twice'; readonly tile: unknown }
  | { readonly code: 'illegal-event'; readonly event: number; readonly refusal: Refusal }
  | { readonly code: 'result-differs'; readonly result: GameResult };

/** A record that was read, with what it came to. */
export interface Replayed {
  readonly record: GameRecord;
  readonly position: Position;
  /** What happened, event by event. */
  readonly happenings: readonly (readonly Happening[])[];
  readonly result: GameResult;
}

export type RecordOutcome =
  | ({ readonly ok: true } & Replayed)
  | { readonly ok: false; readonly refusal: RecordRefusal };

const wholeNumber = v.pipe(v.number(), v.integer());
const word = v.pipe(v.string(), v.maxLength(MAX_TEXT_LENGTH));

const schema = v.object({
  format: v.literal('snag-record'),
  version: wholeNumber,
  rules: houseRulesSchema,
  seats: v.pipe(
    v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_TEXT_LENGTH))),
    v.minLength(MIN_SEATS), v.maxLength(MAX_SEATS),
  ),
  starter: wholeNumber,
  // Tiles and events have checks of their own, which can say what is wrong with which of them.
  deal: v.array(v.unknown()),
  events: v.array(v.unknown()),
  result: v.optional(v.object({
    tiles: v.array(wholeNumber), board: v.array(wholeNumber), mover: v.nullable(wholeNumber), over: v.boolean(),
  })),
  // Nothing hangs on these words once the tiles are there: those that are no good are passed over.
  seed: v.fallback(v.optional(word), undefined),
  luck: v.fallback(v.optional(v.pipe(v.array(word), v.maxLength(MAX_SEATS))), undefined),
});

/** What a position comes to, as a record's `result` states it. */
export function resultOf(position: Position): GameResult {
  return {
    tiles: position.won.map(({ length }) => length),
    board: position.board,
    mover: position.mover,
    over: position.mover === null,
  };
}

/** Whether a text has more than MAX_RECORD_BYTES, as UTF-8. */
export function isTooLarge(text: string): boolean {
  // One UTF-16 unit is at least one byte: only text in between has to be counted.
  return text.length > MAX_RECORD_BYTES || new TextEncoder().encode(text).length > MAX_RECORD_BYTES;
}

/** Reads a record from text: refuses what is too large, no JSON, or not legal from the first event to the last. */
export function readRecordText(text: string): RecordOutcome {
  if (isTooLarge(text)) return { ok: false, refusal: { code: 'too-large', most: MAX_RECORD_BYTES } };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, refusal: { code: 'not-json' } };
  }
  return readRecord(value);
}

/** Reads a record from any value: checks its form, then plays it. Keys that it does not know are ignored. */
export function readRecord(value: unknown): RecordOutcome {
  const parsed = v.safeParse(schema, value, { abortEarly: true });
  if (!parsed.success) {
    const issue = parsed.issues[0];
    return { ok: false, refusal: { code: 'not-a-record', where: v.getDotPath(issue) ?? '', found: issue.received } };
  }
  const { version, seats, starter, deal } = parsed.output;
  if (version !== 1) return { ok: false, refusal: { code: 'unknown-version', version } };
  if (starter < 0 || starter >= seats.length) {
    return { ok: false, refusal: { code: 'unknown-starter', starter, seats: seats.length } };
  }
  const badDeal = checkDeal(deal);
  if (badDeal) return { ok: false, refusal: badDeal };
  const { rules, events, seed, luck } = parsed.output;
  // The events are legal once `replay` says so, the tiles were checked just now.
  const record = {
    rules, seats, starter, deal: deal as Tile[], events: events as GameEvent[],
    ...(seed === undefined ? {} : { seed }), ...(luck?.length === seats.length ? { luck } : {}),
  };
  const replayed = replay(record);
  if (!replayed.ok) return replayed;
  return parsed.output.result && !sameResult(parsed.output.result, replayed.result)
    ? { ok: false, refusal: { code: 'result-differs', result: replayed.result } }
    : replayed;
}

/** Plays a record's events from its deal. Refused at the first event that breaks a rule; `result` is not looked at. */
export function replay(record: GameRecord): RecordOutcome {
  let position = startGame(record.rules, record.seats.length, record.starter, record.deal);
  const happenings: (readonly Happening[])[] = [];
  for (const [number, event] of record.events.entries()) {
    const outcome = applyEvent(position, event);
    if (!outcome.ok) return { ok: false, refusal: { code: 'illegal-event', event: number, refusal: outcome.refusal } };
    position = outcome.position;
    happenings.push(outcome.happenings);
  }
  return { ok: true, record, position, happenings, result: resultOf(position) };
}

/** The record as the object that is written to a file: with its result, which lets a reader check its own rules. */
export function writeRecord(record: GameRecord): Record<string, unknown> {
  const replayed = replay(record);
  if (!replayed.ok) throw new Error(`a record of this game's own does not replay: ${JSON.stringify(replayed.refusal)}`);
  return { format: 'snag-record', version: 1, ...record, result: replayed.result };
}

function checkDeal(deal: readonly unknown[]): RecordRefusal | null {
  if (deal.length !== SQUARES.length) return { code: 'bad-deal', problem: 'count', tile: deal.length };
  const seen = new Set<unknown>();
  for (const tile of deal) {
    if (!isTile(tile)) return { code: 'bad-deal', problem: 'not-a-tile', tile };
    if (seen.has(tile)) return { code: 'bad-deal', problem: 'twice', tile };
    seen.add(tile);
  }
  return null;
}

function sameResult(stated: GameResult, played: GameResult): boolean {
  const board = [...stated.board].toSorted((a, b) => a - b);
  return JSON.stringify([stated.tiles, board, stated.mover, stated.over])
    === JSON.stringify([played.tiles, played.board, played.mover, played.over]);
}
