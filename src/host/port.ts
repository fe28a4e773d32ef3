/**
 * The narrow way between a game's host and a screen that holds places in it. All that goes over it is plain JSON, so that it may lie within
 * a page or between two devices. No clock is shared: a screen says when something was pressed and shown in its own time, and how late it is
 * there; the host reckons from that.
 */
import * as v from 'valibot';
import { fitting } from '../outside/fitting';
import type { GameTypes, Place, Standing } from '../contract/contract';

/** What every message to a screen bears that shows something: the life of the host, its number in it, and where the game's time stands. */
export interface Stamp<T extends GameTypes> {
  /** Another each time that a game is taken up: numbers of another life mean nothing. */
  readonly epoch: string;
  /** Which screen it is, for one that comes back. */
  readonly screen: number;
  /** From 1 on for each screen. */
  readonly sequence: number;
  /** The game's time when it was sent. */
  readonly time: number;
  readonly standing: Standing<T>;
}

/** Why a message of a screen was turned down. */
export type RefusalCode =
  /** It has not the form of one. */
  | 'no-message'
  /** It was sent to another life of the game, or came twice. */
  | 'out-of-date'
  /** The screen does not hold that place, or a computer player does. */
  | 'not-your-place'
  /** The game knows nothing of the kind. */
  | 'no-intent';

export type FromHost<T extends GameTypes> =
  /** The first message: the game as it is now, and what has happened so far. */
  | Stamp<T> & { readonly kind: 'welcome'; readonly view: T['View']; readonly past: readonly T['Happening'][] }
  /** The game after a change, and what happened; for a screen that comes back, all that happened meanwhile. */
  | Stamp<T> & { readonly kind: 'update'; readonly view: T['View']; readonly happenings: readonly T['Happening'][] }
  /** A message of this screen was turned down. */
  | { readonly kind: 'refused'; readonly number: number | null; readonly code: RefusalCode };

const finite = v.pipe(v.number(), v.finite());
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const place = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const head = { epoch: v.pipe(v.string(), v.maxLength(200)), number: count, now: finite };

/** What a screen says. Times are its own; `now` is when it was sent, and numbers rise from 1. */
const schema = v.variant('kind', [
  v.object({
    ...head, kind: v.literal('act'), place, intent: v.unknown(), at: finite,
    /** What it showed when it was pressed, and since when. */
    seen: v.nullable(v.object({ sequence: count, at: finite })),
  }),
  /** All up to this was shown. */
  v.object({ ...head, kind: v.literal('shown'), sequence: count, at: finite }),
  /** Somebody has pressed something that comes within so many milliseconds, or not at all. */
  v.object({ ...head, kind: v.literal('expect'), within: finite }),
  /** What is read aloud has begun, or ended. */
  v.object({ ...head, kind: v.literal('reading'), on: v.boolean() }),
  /** Somebody holds open what lies there, or lets it go. */
  v.object({ ...head, kind: v.literal('hold'), on: v.boolean() }),
  /** Begins the game, or goes on with it. */
  v.object({ ...head, kind: v.literal('goOn') }),
  v.object({ ...head, kind: v.literal('pause') }),
  /** Ends the game before its end. */
  v.object({ ...head, kind: v.literal('stop') }),
]);

export type ToHost = Readonly<v.InferOutput<typeof schema>>;

/** What a screen says, as it came; undefined where it makes no sense. */
export const readToHost = fitting<ToHost>(schema);

/** A screen's way to its host. */
export interface Connection {
  /** @param message a `ToHost`; anything else is turned down */
  send(message: unknown): void;
  /** Whoever keeps the game has measured how long a message takes there and back, in milliseconds; null: it isn't known any more. */
  lag?(milliseconds: number | null): void;
  /** @param forGood whether it won't come back: nothing of it is remembered */
  close(forGood?: boolean): void;
}

/** The last that a screen which comes back was told. */
export type LastTold = Pick<Stamp<GameTypes>, 'epoch' | 'screen' | 'sequence'>;

/**
 * Lets a screen hold some places of a game, and tells it all that those may know, from now on. The first message comes at once.
 * @param back for one that comes back: it is told what it has missed
 */
export type Connect<T extends GameTypes> =
  (places: readonly Place[], receive: (message: FromHost<T>) => void, back?: LastTold) => Connection;
