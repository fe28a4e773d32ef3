/**
 * What a table says, checked before any of it is used: a message that hasn't the form of one is none. What a game tells its screens is
 * checked as far as it's the same for all games; its view is the game's own.
 */
import * as v from 'valibot';
import { LEVEL_NAMES } from '../../ai/levelNames';
import { fitting } from '../../outside/fitting';
import { parseJson } from '../../outside/json';
import { MARKS } from '../../seats/marks';
import { CODE_LENGTH } from '../code';
import type { FromTable } from '../messages';
import { SIGNS } from '../signs';

/** The longest message that is read, in characters: a whole game with all its past is far below. */
export const LONGEST = 4_000_000;

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const word = v.pipe(v.string(), v.maxLength(200));
const level = v.picklist(LEVEL_NAMES);

const seat = v.object({
  name: v.nullable(word), mark: v.nullable(v.picklist(MARKS)), device: v.nullable(count), level: v.nullable(level), isHere: v.boolean(),
  ms: v.nullable(v.pipe(v.number(), v.finite())),
});

const places = v.pipe(v.array(count), v.maxLength(8));

const cardRow = v.object({
  id: word, game: word, players: v.array(v.object({ name: word, score: v.nullable(v.number()), won: v.boolean() })),
  places: v.optional(places),
});

/** Each game that was counted has a place for everybody who plays. */
const evening = v.pipe(v.object({
  id: word,
  games: v.pipe(v.array(v.object({
    game: word, id: v.nullable(word), places: v.nullable(places), skipped: v.optional(v.literal(true)),
  })), v.maxLength(7)),
  players: v.nullable(v.pipe(v.array(v.object({
    seat: count, name: word, mark: v.nullable(v.picklist(MARKS)), level: v.nullable(level),
  })), v.maxLength(8))),
}), v.check(({ games, players }) => games.every((game) => game.places === null || game.places.length === players?.length)));

const table = v.object({
  code: v.pipe(v.string(), v.length(CODE_LENGTH)), game: word, agreed: v.record(v.string(), v.unknown()),
  phase: v.picklist(['gathering', 'playing', 'over']), seats: v.pipe(v.array(seat), v.maxLength(8)), host: count, you: count,
  standIn: level, playing: v.nullable(v.object({ id: word, game: word, setup: v.unknown(), seats: v.array(count) })),
  paused: v.boolean(), card: v.array(cardRow), evening: v.optional(evening), watching: count,
});

const told = {
  epoch: word, screen: count, sequence: count, time: v.pipe(v.number(), v.finite()), view: v.looseObject({}),
  standing: v.object({ begun: v.boolean(), paused: v.boolean(), ended: v.nullable(word) }),
};
const happenings = v.array(v.looseObject({ type: v.string() }));

const ofGame = v.variant('kind', [
  v.object({ ...told, kind: v.literal('welcome'), past: happenings }),
  v.object({ ...told, kind: v.literal('update'), happenings }),
  v.object({
    kind: v.literal('refused'), number: v.nullable(count),
    code: v.picklist(['no-message', 'out-of-date', 'not-your-place', 'no-intent']),
  }),
]);

const call = v.object({ place: count, at: count, credit: count, lag: count, line: count });

const fromTable = v.variant('kind', [
  v.object({ kind: v.literal('table'), table }),
  v.object({ kind: v.literal('game'), game: word, message: ofGame }),
  v.object({ kind: v.literal('over'), game: word, id: word, saved: v.unknown() }),
  v.object({ kind: v.literal('sign'), seat: count, sign: v.picklist(SIGNS) }),
  v.object({ kind: v.literal('calls'), game: word, calls: v.pipe(v.array(call), v.maxLength(8)) }),
  v.object({
    kind: v.literal('refused'), what: v.nullable(word),
    code: v.picklist([
      'no-message', 'too-large', 'too-many', 'not-host', 'not-yours', 'not-now', 'table-full', 'seat-taken', 'name-taken', 'mark-taken',
      'bad-name', 'too-few', 'bad-setup',
    ]),
  }),
  v.object({ kind: v.literal('held'), on: v.boolean() }),
  v.object({ kind: v.literal('gone'), because: v.picklist(['elsewhere', 'closed', 'turned-out', 'version']) }),
]);

const read = fitting<FromTable>(fromTable);

/** A message as it came; undefined where it makes no sense. */
export function readFromTable(text: string): FromTable | undefined {
  if (text.length > LONGEST) return undefined;
  try {
    return read(parseJson(text));
  } catch {
    return undefined;
  }
}
