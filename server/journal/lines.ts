/**
 * What stands in a table's journal, a line for each thing that has happened. Beside what everybody may see there's what nobody is ever
 * shown while a game is on: deals, luck, hashes of secrets, answers that wait. No line holds a secret itself.
 */
import * as v from 'valibot';
import { LEVEL_NAMES } from '../../src/ai/levelNames';
import { fitting } from '../../src/outside/fitting';
import { MARKS } from '../../src/seats/marks';
import type { Patch } from './patch';

/** The version of all lines of a journal; its first line bears it. */
export const JOURNAL_VERSION = 1;

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const word = v.pipe(v.string(), v.minLength(1));
const level = v.picklist(LEVEL_NAMES);
const agreed = v.record(v.string(), v.unknown());
const patch = v.custom<Patch>((value) => typeof value === 'object' && value !== null);

/** A game as it's kept, as far as the journal looks into it; its own rules check the rest when it's taken up. */
const saved = v.looseObject({ id: word, ended: v.nullable(word) });
const row = v.object({
  id: word, game: word,
  players: v.pipe(v.array(v.object({ name: v.string(), score: v.nullable(v.number()), won: v.boolean() })), v.readonly()),
  places: v.optional(v.pipe(v.array(count), v.readonly())),
});

const lineForm = v.variant('kind', [
  /** The first line. `seats`: as many as can play that game. */
  v.object({
    kind: v.literal('opened'), version: v.literal(JOURNAL_VERSION), code: word, at: v.number(), secret: word,
    game: word, agreed, seats: count,
  }),
  /** Somebody has sat down; `secret`: the hash of their device's. */
  v.object({
    kind: v.literal('sat'), seat: count, device: count, secret: word, name: word, mark: v.picklist(MARKS),
  }),
  /** A seat was given up, to a character where one plays on; `out`: the hash of a device that was turned out. */
  v.object({ kind: v.literal('rose'), seat: count, level: v.nullable(level), out: v.optional(word) }),
  v.object({ kind: v.literal('character'), seat: count, level: v.nullable(level) }),
  v.object({ kind: v.literal('agreed'), game: word, agreed, seats: count }),
  /** An evening was planned, for as many seats; without games it's at an end. */
  v.object({ kind: v.literal('evening'), id: word, games: v.pipe(v.array(v.object({ game: word, agreed })), v.readonly()), seats: count }),
  /** The next game of the evening is left out. */
  v.object({ kind: v.literal('skipped') }),
  v.object({ kind: v.literal('standIn'), level }),
  v.object({ kind: v.literal('paused'), on: v.boolean() }),
  /** A game begins. `seats`: for each of its places the seat of the table. `names`: of those who play, in an evening. */
  v.object({ kind: v.literal('began'), game: word, seats: v.array(count), saved, names: v.optional(v.array(v.string())) }),
  /** What is new in it. `open`: what people have done that is no event yet, where that has changed. */
  v.object({ kind: v.literal('played'), saved: v.nullable(patch), open: v.optional(patch) }),
  /** It's over, and came to this; null: it doesn't count. */
  v.object({ kind: v.literal('ended'), row: v.nullable(row) }),
]);
export type JournalLine = v.InferOutput<typeof lineForm>;
export type KeptGame = v.InferOutput<typeof saved>;

/** A line as it was read; undefined where it's none. */
export const readLine = fitting<JournalLine>(lineForm);

/** The version that a first line bears, whatever else it says; null: it has none. */
export function versionIn(value: unknown): number | null {
  const version = typeof value === 'object' && value !== null ? (value as { readonly version?: unknown }).version : null;
  return typeof version === 'number' ? version : null;
}
