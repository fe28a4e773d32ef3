/**
 * What goes between a device and its table: JSON text, one message a frame. `docs/tables.md` gives each form with an example. Messages of a
 * game itself are those of the port (`host/port.ts`), wrapped.
 */
import * as v from 'valibot';
import { LEVEL_NAMES } from '../ai/levelNames';
import type { FromHost } from '../host/port';
import type { GameTypes, KeptCall } from '../contract/contract';
import { fitting } from '../outside/fitting';
import { MARKS } from '../seats/marks';
import { SIGNS, type Sign } from './signs';
import type { TableShown } from './tableShown';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const word = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const level = v.picklist(LEVEL_NAMES);
const seat = v.pipe(count, v.maxValue(7));

/** What a device says. */
const toTable = v.variant('kind', [
  /** The first message on every line. `has`: the games of this table that it has kept, so that it's told of the others that are over. */
  v.object({ kind: v.literal('hello'), version: v.number(), has: v.pipe(v.array(word), v.maxLength(200)) }),
  /** Looks at the game that is on, from now on. `back`: the last that it was told of it; what came after is told again. */
  v.object({
    kind: v.literal('look'), game: word, back: v.nullable(v.object({ epoch: word, screen: count, sequence: count })),
  }),
  /** Somebody sits down: at a free seat, or one that a character keeps; without `seat` at the first that is free. */
  v.object({ kind: v.literal('sit'), seat: v.nullable(seat), name: v.pipe(v.string(), v.maxLength(200)), mark: v.picklist(MARKS) }),
  /** Gives up a seat of this device. */
  v.object({ kind: v.literal('rise'), seat }),
  v.object({ kind: v.literal('sign'), seat, sign: v.picklist(SIGNS) }),
  /** What the game's port takes (`ToHost`), for the game with this id. */
  v.object({ kind: v.literal('game'), game: word, message: v.unknown() }),
  /** Asks who called in the last race of that game. */
  v.object({ kind: v.literal('calls'), game: word }),
  // What follows is the host's alone.
  /** Another game, or other terms. */
  v.object({ kind: v.literal('agree'), game: word, agreed: v.record(v.string(), v.unknown()) }),
  /** Plans an evening of several games, each with its terms, in the place of any that was planned; without games it's at an end. */
  v.object({
    kind: v.literal('evening'),
    games: v.pipe(v.array(v.object({ game: word, agreed: v.record(v.string(), v.unknown()) })), v.maxLength(7)),
  }),
  /** Leaves out the next game of the evening. */
  v.object({ kind: v.literal('skip') }),
  /** Puts a character at a free seat, or (null) takes it away. */
  v.object({ kind: v.literal('character'), seat, level: v.nullable(level) }),
  /** Who plays for whoever is away. */
  v.object({ kind: v.literal('standIn'), level }),
  /** Begins the first game, or the next one. */
  v.object({ kind: v.literal('start') }),
  v.object({ kind: v.literal('pause'), on: v.boolean() }),
  /** Ends the game that is on before its end. */
  v.object({ kind: v.literal('stop') }),
  v.object({ kind: v.literal('turnOut'), seat }),
  /** Closes the table, and deletes what is kept of it. */
  v.object({ kind: v.literal('close') }),
]);
export type ToTable = Readonly<v.InferOutput<typeof toTable>>;

/** What a device says, as it came; undefined where it makes no sense. */
export const readToTable = fitting<ToTable>(toTable);

/** Why a message was turned down. */
export type TableRefusal =
  /** It has not the form of one, is too large, or one of too many. */
  | 'no-message' | 'too-large' | 'too-many'
  /** Only the host may; it is not yours; it cannot be done now. */
  | 'not-host' | 'not-yours' | 'not-now'
  | 'table-full' | 'seat-taken' | 'name-taken' | 'mark-taken' | 'bad-name'
  /** Nobody can play so: too few sit, or the set-up cannot be read. */
  | 'too-few' | 'bad-setup';

/** Why a device hears nothing more. */
export type GoneBecause =
  /** Another tab of this browser has taken the seat. */
  | 'elsewhere'
  | 'closed' | 'turned-out'
  /** Page and server are not of one version. */
  | 'version';

/** A call as it's told: by place; when it counts, what its line took of it and was credited, and how long that is, in milliseconds. */
export type ToldCall = Omit<KeptCall, 'events' | 'race'>;

export type FromTable =
  | { readonly kind: 'table'; readonly table: TableShown }
  /** What the game's port gives (`FromHost`), with its epoch and its running number. */
  | { readonly kind: 'game'; readonly game: string; readonly message: FromHost<GameTypes> }
  /** A game is over: all of it, deal and who held which seat when, as its own storage form has it. */
  | { readonly kind: 'over'; readonly game: string; readonly id: string; readonly saved: unknown }
  | { readonly kind: 'sign'; readonly seat: number; readonly sign: Sign }
  /** Who called in the last race of a game that was decided, the first of them first: none where there was none. */
  | { readonly kind: 'calls'; readonly game: string; readonly calls: readonly ToldCall[] }
  /** Nothing can be kept for the time being, so nobody plays on; or it can again. */
  | { readonly kind: 'held'; readonly on: boolean }
  /** `what`: the kind of the message that was turned down. */
  | { readonly kind: 'refused'; readonly what: string | null; readonly code: TableRefusal }
  | { readonly kind: 'gone'; readonly because: GoneBecause };

/** What `POST /rooms` and `POST /rooms/CODE` take. The secret is the device's own, in the body alone: never in an address or a log. */
const entering = v.object({
  version: v.number(), secret: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{32,64}$/)),
  /** For a table that is opened: which game, and what is agreed on it. */
  game: v.optional(word), agreed: v.optional(v.record(v.string(), v.unknown())),
});
export type Entering = v.InferOutput<typeof entering>;
export const readEntering = fitting<Entering>(entering);

/** What they answer: where the line is, as an address from the page's own (`frames.ts` makes it one). */
export interface Entered { readonly code: string; readonly path: string; readonly session: string }

/** Why nobody is let in: with the answer's status. */
export const DOOR_STATUS = {
  'no-table': 404, closed: 410, version: 409, 'too-many': 429, 'no-message': 400, 'bad-setup': 422, full: 503, 'not-here': 403,
  'turned-out': 403,
} as const;
export type DoorRefusal = keyof typeof DOOR_STATUS;

/** What is answered then. */
export interface Refused { readonly refused: DoorRefusal }
