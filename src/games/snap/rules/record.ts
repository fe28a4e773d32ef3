/**
 * The record of a game of Snap: reading and checking what comes from outside, replaying it, and writing it. A record is refused whole.
 */
import { isCard, type Card } from '../../../cards/card';
import { areSameCards, packs } from '../../../cards/pack';
import { parseJson } from '../../../outside/json';
import { act, isKindOf, refusalOf, type ActKind, type RefusalCode } from './acts';
import type { Shuffle } from './change';
import { MAX_SEATS, MIN_SEATS, startGame, TABLES, TIES, topOf, type Seat, type SnapGame, type SnapOptions } from './game';
import type { SnapHappening } from './happening';

export const RECORD_FORMAT = 'snap-record';
/** The largest record that is read, in bytes of text. A thousand flips take some 40,000. */
export const MAX_RECORD_BYTES = 1_000_000;
/** The longest name. */
const MAX_NAME = 200;

/** What is written down of a game, in the order in which it happened: what it was, who did it, and the orders that its shuffles gave. */
export type GameEvent = readonly [ActKind, ...(Seat | readonly Card[])[]];

/** Who played with which cards: what stands before the events. */
export interface RecordHeader {
  readonly seats: readonly string[];
  readonly options: SnapOptions;
  /** In dealing order. */
  readonly deck: readonly Card[];
  readonly dealer: Seat;
}

export interface GameRecord extends RecordHeader {
  readonly events: readonly GameEvent[];
  /** When each event happened, in milliseconds of the game's own time. Nothing is judged by it. */
  readonly times?: readonly number[];
}

export interface GameResult {
  readonly end: 'last' | 'draw' | 'flips' | null;
  readonly winners: readonly Seat[];
  /** For each seat the event at which it went out, or null. */
  readonly out: readonly (number | null)[];
  readonly flips: number;
  readonly turn: Seat | null;
  readonly stocks: readonly (readonly Card[])[];
  readonly piles: readonly (readonly Card[])[];
  readonly pot: readonly [size: number, top: Card] | null;
  readonly pools: readonly (readonly [size: number, top: Card])[];
}

export type HeaderCode = 'too-large' | 'not-json' | 'format' | 'seats' | 'options' | 'deck' | 'dealer' | 'events' | 'times';

export type RecordRefusal =
  /** What stands before the events is wrong: the code is the field's name, where the text could be read at all. */
  | { readonly event: -1; readonly code: HeaderCode }
  | { readonly event: number; readonly code: RefusalCode }
  /** All is well but the result that the record names: this is the right one. */
  | { readonly event: number; readonly code: 'result'; readonly result: GameResult };

/** A record that was read, with what it came to. */
export interface Replayed {
  readonly record: GameRecord;
  /** The game before the first event, and after each. */
  readonly games: readonly SnapGame[];
  /** What came of each event. */
  readonly happenings: readonly (readonly SnapHappening[])[];
  readonly result: GameResult;
}

export type RecordOutcome = { readonly ok: true } & Replayed | { readonly ok: false; readonly refusal: RecordRefusal };

type Fields = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The rules that a record names, with what it leaves to the table; null where they are none. */
function readOptions(value: unknown): SnapOptions | null {
  if (!isObject(value) || Object.keys(value).some((key) => !['table', 'packs', 'ties'].includes(key))) return null;
  const table = TABLES.find((one) => one === value['table']);
  const count = value['packs'];
  if (table === undefined || (count !== 1 && count !== 2)) return null;
  if (value['ties'] === undefined) return { table, packs: count, ties: table === 'C' ? 'seat' : 'pot' };
  const ties = TIES.find((one) => one === value['ties']);
  return ties === undefined || (table === 'C' && ties === 'pot') ? null : { table, packs: count, ties };
}

function areNames(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.length >= MIN_SEATS && value.length <= MAX_SEATS && new Set(value).size === value.length
    && value.every((name) => typeof name === 'string' && name.length <= MAX_NAME);
}

function areTimes(value: unknown, count: number): value is readonly number[] {
  return Array.isArray(value) && value.length === count
    && value.every((time, i) => Number.isFinite(time) && time >= 0 && (i === 0 || time >= value[i - 1]));
}

/** A record whose events nobody has looked at yet. */
interface Unplayed extends RecordHeader { readonly events: readonly unknown[]; readonly times?: readonly number[] }

/** What stands before the events, checked field by field; a code where one is wrong. */
function readHeader(value: unknown): Unplayed | HeaderCode {
  if (!isObject(value) || value['format'] !== RECORD_FORMAT || value['version'] !== 1) return 'format';
  const { seats, deck, dealer, events, times } = value;
  if (!areNames(seats)) return 'seats';
  const options = readOptions(value['options']);
  if (options === null) return 'options';
  if (!Array.isArray(deck) || !areSameCards(deck, packs(options.packs))) return 'deck';
  if (!seats.some((_, seat) => seat === dealer)) return 'dealer';
  if (!Array.isArray(events)) return 'events';
  if (times !== undefined && !areTimes(times, events.length)) return 'times';
  return { seats, options, deck, dealer: dealer as Seat, events, ...times === undefined ? {} : { times } };
}

/** Reads a record from text. */
export function readRecordText(text: string): RecordOutcome {
  if (new TextEncoder().encode(text).length > MAX_RECORD_BYTES) return { ok: false, refusal: { event: -1, code: 'too-large' } };
  let value: unknown;
  try {
    value = parseJson(text);
  } catch {
    return { ok: false, refusal: { event: -1, code: 'not-json' } };
  }
  return readRecord(value);
}

/** Reads a record from any value, and replays it. */
export function readRecord(value: unknown): RecordOutcome {
  const header = readHeader(value);
  if (typeof header === 'string') return { ok: false, refusal: { event: -1, code: header } };
  const { events, times, ...before } = header;
  const outcome = replay(before, events);
  if (!outcome.ok) return outcome;
  const told = (value as Fields)['result'];
  if (told !== undefined && !isSame(told, outcome.result)) {
    return { ok: false, refusal: { event: events.length, code: 'result', result: outcome.result } };
  }
  return times === undefined ? outcome : { ...outcome, record: { ...outcome.record, times } };
}

/** Whether a result from outside is this one, in whatever order its fields stand. */
function isSame(told: unknown, result: GameResult): boolean {
  if (!isObject(told) || Object.keys(told).length !== Object.keys(result).length) return false;
  return Object.entries(result).every(([key, value]) => JSON.stringify(told[key]) === JSON.stringify(value));
}

/** Plays events one after the other from the start of a game, and stops at the first that breaks a rule. */
export function replay(header: RecordHeader, events: readonly unknown[]): RecordOutcome {
  const games: SnapGame[] = [startGame(header.options, header.seats.length, header.deck, header.dealer)];
  const happenings: (readonly SnapHappening[])[] = [];
  for (const [i, event] of events.entries()) {
    const outcome = applyEvent(games[i]!, event);
    if (!outcome.ok) return { ok: false, refusal: { event: i, code: outcome.code } };
    games.push(outcome.game);
    happenings.push(outcome.happenings);
  }
  return { ok: true, record: { ...header, events: events as readonly GameEvent[] }, games, happenings, result: resultOf(games.at(-1)!) };
}

type EventOutcome =
  | { readonly ok: true; readonly game: SnapGame; readonly happenings: readonly SnapHappening[] }
  | { readonly ok: false; readonly code: RefusalCode };

/** Lets any value happen as an event of a game, or says why it cannot. */
export function applyEvent(game: SnapGame, event: unknown): EventOutcome {
  if (game.end) return { ok: false, code: 'game-over' };
  const [kind, ...rest] = Array.isArray(event) ? event as unknown[] : [];
  const first = rest.findIndex(Array.isArray);
  const seats = first < 0 ? rest : rest.slice(0, first);
  const orders = first < 0 ? [] : rest.slice(first);
  if (!isKindOf(game.options.table, kind) || !orders.every(Array.isArray)) return { ok: false, code: 'unknown-event' };
  const doing = { kind, seats: seats as readonly Seat[] };
  const code = refusalOf(game, doing);
  if (code !== null) return { ok: false, code };
  const given = givenOrders(orders);
  const outcome = act(game, doing, given.shuffle);
  return outcome.ok && !given.areRight() ? { ok: false, code: 'bad-order' } : outcome;
}

/** Orders from outside, handed out one for each shuffle. */
function givenOrders(orders: readonly (readonly unknown[])[]): { readonly shuffle: Shuffle; areRight(): boolean } {
  let [used, areRight] = [0, true];
  return {
    shuffle(cards) {
      const order = orders[used];
      used += 1;
      if (order !== undefined && order.every(isCard) && areSameCards(order, cards)) return order;
      areRight = false;
      return cards;
    },
    areRight: () => areRight && used === orders.length,
  };
}

/** How many cards lie there, and which on top. */
function sized(cards: readonly Card[]): readonly [number, Card] {
  return [cards.length, cards.at(-1)!];
}

/** What a game has come to. */
export function resultOf({ end, out, flips, turn, stocks, piles, pot, pools }: SnapGame): GameResult {
  return {
    end: end?.kind ?? null, winners: end?.winners ?? [], out, flips, turn: end ? null : turn, stocks,
    piles: piles.map(({ cards }) => cards), pot: topOf(pot) === null ? null : sized(pot), pools: pools.map(sized),
  };
}

/** A record as it is written: one line of JSON, with what it came to. */
export function writeRecord({ seats, options, deck, dealer, events, times }: GameRecord, game: SnapGame): string {
  return JSON.stringify({
    format: RECORD_FORMAT, version: 1, seats, options, deck, dealer, events, ...times ? { times } : {}, result: resultOf(game),
  });
}
