/**
 * What a lesson is: data alone. A step is a position at which a few tasks are set one after another; a task says what is wanted, what the
 * others do before and after it, and how each wrong act is answered. What a tile makes and what a call takes, the rules say.
 */
import type { Tile } from '../rules/board';
import type { GameEvent, Seat } from '../rules/position';
import type { TimeToCall } from '../setup/setup';
import type { LessonName, SayKey } from './says';

/** Who sits where in every lesson. */
export const YOU: Seat = 0;
export const PIP: Seat = 1;

/** How the table lies. What is named nowhere lies in the pile, beneath what is named there. */
export interface Scene {
  readonly board: readonly Tile[];
  readonly you: readonly Tile[];
  readonly pip: readonly Tile[];
  /** The tiles that are drawn next, front first. */
  readonly pile: readonly Tile[];
  readonly mover: Seat;
}

/** What is done at the table without the learner, each after a moment: mostly by Pip; to show what comes of it, in the learner's place. */
export type Script = readonly GameEvent[];

/** What counts as done: an act of the learner that the table took. */
export type Want =
  /** One of these tiles was placed; `any`: whichever. */
  | { readonly kind: 'place'; readonly tiles: readonly Tile[] | 'any' }
  /** A call was right, and came in time. */
  | { readonly kind: 'call' }
  /** The move was ended by a draw; with a run on the board, without a call. */
  | { readonly kind: 'draw' };

/** The kinds of acts that are not wanted. */
export const WRONG_KINDS = [
  /** Another tile was placed, or one where something else was wanted. */
  'tile',
  /** Drew, with no tile placed. */
  'drawFirst',
  /** Placed a second tile. */
  'oneTile',
  /** Called, with no run to take. */
  'falseCall',
  /** Ended the move without the call that was wanted. */
  'missed',
  /** The time to call ran out. */
  'late',
  /** Called, where that was not wanted. */
  'called',
  /** It is Pip's move. */
  'wait',
  /** The call waits until Pip has drawn: no mistake, but worth a word. */
  'held',
  /** Pressed the square of a tile that is not on their rack. */
  'notHeld',
  /** Whatever else the table does not take. */
  'other',
] as const;

export type WrongKind = (typeof WRONG_KINDS)[number];

/** How a wrong act is answered. */
export interface Answer {
  readonly says: SayKey;
  /** Squares to look at. */
  readonly look?: readonly Tile[];
  /** What comes of it at the table, before it is taken back. */
  readonly plays?: Script;
}

export interface Task {
  /** What Pip asks for. */
  readonly says: SayKey;
  /** Squares to look at while it is asked for. */
  readonly look?: readonly Tile[];
  /** What is done before anything is asked for, and what Pip says meanwhile. */
  readonly opens?: Script;
  readonly watch?: SayKey;
  readonly want: Want;
  readonly wrong: { readonly [K in WrongKind]?: Answer };
  /** Answers to single tiles, before the one to any other tile. */
  readonly tiles?: Readonly<Record<Tile, Answer>>;
  /** What is done once it is right, and what Pip says meanwhile. */
  readonly after?: Script;
  readonly afterSays?: SayKey;
}

export interface Step {
  readonly scene: Scene;
  readonly tasks: readonly Task[];
  /** What Pip says when all is done. */
  readonly done: SayKey;
  /** How long the learner has to call, in seconds; null: until they draw. */
  readonly callSeconds: TimeToCall;
}

export interface Lesson {
  readonly name: LessonName;
  readonly steps: readonly Step[];
}
