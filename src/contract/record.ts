/** Reading what has happened in a game: from text, and event by event by its rules. A record is refused whole. */
import * as v from 'valibot';
import { fitting } from '../outside/fitting';
import { parseJson } from '../outside/json';
import type { Game, GameTypes, Outcome, SavedGame } from './contract';

/** The largest record that is read, in bytes of text. A thousand events take some 50,000. */
export const MAX_RECORD_BYTES = 1_000_000;
/** The longest name in one. */
const MAX_NAME = 200;

/** What events do: what becomes of a game, and what happens. */
interface Played { readonly State: unknown; readonly Happening: unknown }

/** A game as its events make it. */
export interface Replayed<T extends Played> {
  /** Before the first event, and after each. */
  readonly states: readonly T['State'][];
  /** What came of each event. */
  readonly happenings: readonly (readonly T['Happening'][])[];
}

/** `event`: the number of the first that breaks a rule, from 0. */
type ReplayOutcome<T extends Played, Code> =
  { readonly ok: true } & Replayed<T> | { readonly ok: false; readonly event: number; readonly code: Code };

/** Plays events one after the other, and stops at the first that breaks a rule. */
function play<T extends Played, Code>(
  start: T['State'], events: readonly unknown[], apply: (state: T['State'], event: unknown) => Outcome<T, Code>,
): ReplayOutcome<T, Code> {
  const states = [start];
  const happenings: (readonly T['Happening'][])[] = [];
  for (const [i, event] of events.entries()) {
    const outcome = apply(states[i], event);
    if (!outcome.ok) return { ok: false, event: i, code: outcome.code };
    states.push(outcome.state);
    happenings.push(outcome.happenings);
  }
  return { ok: true, states, happenings };
}

/** Plays a game's events from its start. */
export function replay<T extends GameTypes>(
  game: Pick<Game<T>, 'init' | 'apply'>, setup: T['Setup'], deal: T['Deal'], events: readonly unknown[],
): ReplayOutcome<T, string> {
  return play<T, string>(game.init(setup, deal), events, game.apply);
}

/** The deal of a saved game: its own, or that of its word. */
export function dealOf<T extends GameTypes>(game: Pick<Game<T>, 'deal'>, { setup, seed, deal }: SavedGame<T>): T['Deal'] {
  return deal ?? game.deal(setup, seed);
}

/** A saved game that was opened, replayed. @throws where it breaks a rule: only a game that was opened is played on */
export function replayed<T extends GameTypes>(game: Pick<Game<T>, 'init' | 'apply' | 'deal'>, saved: SavedGame<T>): Replayed<T> {
  const outcome = replay(game, saved.setup, dealOf(game, saved), saved.events);
  if (!outcome.ok) throw new Error(`Only a game that was opened is played on: event ${outcome.event} is ${outcome.code}.`);
  return outcome;
}

/** What records of a game are made of. */
export interface RecordTypes extends Played {
  /** What stands before the events: who played, and with what. */
  readonly Header: object;
  readonly Event: unknown;
  /** Why an event is refused. */
  readonly Code: string;
  /** What a game has come to, as it is written. */
  readonly Result: object;
}

/** How records of a game are read and written. */
export interface RecordForm<T extends RecordTypes> {
  readonly format: string;
  /** Reads each field before the events, with those above it; undefined: it is not sound, and its name is the code. */
  readonly header: { readonly [Field in keyof T['Header']]: (value: unknown, above: T['Header']) => T['Header'][Field] | undefined };
  /** Whether times are whole numbers. */
  readonly wholeTimes?: boolean;
  /** Whether times are only counted, one for each event. */
  readonly anyTimes?: true;
  /**
   * Whether a record has to name its result, refused as `wrong-result` otherwise; another version has a code of its own, and what is no
   * JSON is `json`.
   */
  readonly strict?: true;
  /** Whether another version has a code of its own, whether or not records are strict. */
  readonly ownVersion?: true;
  readonly start: (header: T['Header']) => T['State'];
  readonly apply: (state: T['State'], event: unknown, header: T['Header']) => Outcome<T, T['Code']>;
  readonly result: (state: T['State']) => T['Result'];
}

/** `times`: when each event happened, in milliseconds of the game's own time. Nothing is judged by it. */
export type RecordOf<T extends RecordTypes> = T['Header'] & { readonly events: readonly T['Event'][]; readonly times?: readonly number[] };

export type HeaderCode<T extends RecordTypes> =
  'too-large' | 'not-json' | 'json' | 'format' | 'version' | 'events' | 'times' | Extract<keyof T['Header'], string>;

export type RecordRefusal<T extends RecordTypes> =
  /** What stands before the events is wrong: the code is the field's name, where the text could be read at all. */
  | { readonly event: -1; readonly code: HeaderCode<T> }
  | { readonly event: number; readonly code: T['Code'] }
  /** All is well but the result that the record names: this is the right one. */
  | { readonly event: number; readonly code: 'result' | 'wrong-result'; readonly result: T['Result'] };

/** A record that was read, with what it came to. */
export interface ReadRecord<T extends RecordTypes> extends Replayed<T> {
  readonly record: RecordOf<T>;
  readonly result: T['Result'];
}
export type RecordOutcome<T extends RecordTypes> =
  { readonly ok: true } & ReadRecord<T> | { readonly ok: false; readonly refusal: RecordRefusal<T> };

/** Names of players, all different. @param shortest of how many letters */
export function namesForm(least: number, most: number, shortest = 0): v.GenericSchema<unknown, readonly string[]> {
  const name = v.pipe(v.string(), v.minLength(shortest), v.maxLength(MAX_NAME));
  return v.pipe(v.array(name), v.minLength(least), v.maxLength(most), v.check((names) => new Set(names).size === names.length));
}

const eventsOf = fitting(v.array(v.unknown()));
const anyTimesOf = fitting(v.array(v.pipe(v.number(), v.finite())));
const timesOf = fitting(v.pipe(v.array(v.pipe(v.number(), v.finite(), v.minValue(0))),
  v.check((times) => times.every((time, i) => i === 0 || time >= times[i - 1]!))));

/** The fields of a value from outside; undefined: it has none. */
function fieldsOf(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value as Record<string, unknown> : undefined;
}

/** Reads a record from text. */
export function readRecordText<T extends RecordTypes>(form: RecordForm<T>, text: string): RecordOutcome<T> {
  if (new TextEncoder().encode(text).length > MAX_RECORD_BYTES) return { ok: false, refusal: { event: -1, code: 'too-large' } };
  let value: unknown;
  try {
    value = parseJson(text);
  } catch {
    return { ok: false, refusal: { event: -1, code: form.strict ? 'json' : 'not-json' } };
  }
  return readRecord(form, value);
}

/** Reads a record from any value, and replays it. A record is refused whole. */
export function readRecord<T extends RecordTypes>(form: RecordForm<T>, value: unknown): RecordOutcome<T> {
  const refused = (code: HeaderCode<T>): RecordOutcome<T> => ({ ok: false, refusal: { event: -1, code } });
  const fields = fieldsOf(value);
  if (fields?.['format'] !== form.format) return refused('format');
  if (fields['version'] !== 1) return refused(form.strict || form.ownVersion ? 'version' : 'format');
  const header: Record<string, unknown> = {};
  for (const field of Object.keys(form.header) as Extract<keyof T['Header'], string>[]) {
    header[field] = form.header[field](fields[field], header as T['Header']);
    if (header[field] === undefined) return refused(field);
  }
  const events = eventsOf(fields['events']);
  if (events === undefined) return refused('events');
  const times = fields['times'] === undefined ? null : (form.anyTimes ? anyTimesOf : timesOf)(fields['times']);
  const isFit = times === null || (times?.length === events.length && (!form.wholeTimes || times.every(Number.isInteger)));
  if (times === undefined || !isFit) return refused('times');
  const outcome = replayRecord(form, header as T['Header'], events);
  if (!outcome.ok) return outcome;
  const told = fields['result'];
  if ((told !== undefined || form.strict) && !isSame(told, outcome.result)) {
    return { ok: false, refusal: { event: events.length, code: form.strict ? 'wrong-result' : 'result', result: outcome.result } };
  }
  return times === null ? outcome : { ...outcome, record: { ...outcome.record, times } };
}

/** Whether a result from outside is this one, in whatever order its fields stand. */
function isSame(told: unknown, result: object): boolean {
  const fields = fieldsOf(told);
  return fields !== undefined && Object.keys(fields).length === Object.keys(result).length
    && Object.entries(result).every(([key, value]) => JSON.stringify(fields[key]) === JSON.stringify(value));
}

/** Plays the events of a record whose header is sound. */
export function replayRecord<T extends RecordTypes>(
  form: RecordForm<T>, header: T['Header'], events: readonly unknown[],
): RecordOutcome<T> {
  const outcome = play<T, T['Code']>(form.start(header), events, (state, event) => form.apply(state, event, header));
  if (!outcome.ok) return { ok: false, refusal: { event: outcome.event, code: outcome.code } };
  const { states, happenings } = outcome;
  const record = { ...header, events: events as readonly T['Event'][] };
  return { ok: true, record, states, happenings, result: form.result(states.at(-1)) };
}

/** A record as it is written: one line of JSON, with what it came to. */
export function writeRecord<T extends RecordTypes>(
  form: RecordForm<T>, { events, times, ...header }: RecordOf<T>, state: T['State'],
): string {
  const fields = Object.fromEntries(Object.keys(form.header).map((field) => [field, (header as Record<string, unknown>)[field]]));
  return JSON.stringify({ format: form.format, version: 1, ...fields, events, ...times ? { times } : {}, result: form.result(state) });
}
