/** The types that a game is made of, and a game as it is kept. `contract.ts` says what it can do, and hands these on. */
import type { LevelName } from '../ai/levelNames';

/** A place at the table as the set-up counts its players, from 0. */
export type Place = number;

/** The types that a game is made of. A game names them once, in an interface of its own. */
export interface GameTypes {
  /** What players have agreed on. */
  readonly Setup: object;
  /** What chance gives at the beginning. */
  readonly Deal: unknown;
  /** The game as its rules know it. */
  readonly State: unknown;
  /** What is written down, in the order in which it happened. */
  readonly Event: unknown;
  /** What is written down beside the events; `times`, where that is when each of them happened. Nothing is judged by it. */
  readonly Notes: object;
  /** All that the table knows: the state of the game, and who may do what. */
  readonly Table: unknown;
  readonly Intent: { readonly kind: string };
  readonly Happening: { readonly type: string };
  readonly View: object;
  /** How a game can end by its rules. */
  readonly Ended: string;
}

/** How a game ended: by its rules, or because somebody stopped it. */
export type EndedBy<T extends GameTypes> = T['Ended'] | 'stopped';

/** A game as it is kept: who plays, the word that chance hangs on, and all that has happened. */
export type SavedGame<T extends GameTypes> = T['Notes'] & {
  readonly id: string;
  readonly setup: T['Setup'];
  /** The word that the deal hangs on, and all chance of the game after it. */
  readonly seed: string;
  /** The deal itself, where it does not hang on the word. */
  readonly deal?: T['Deal'];
  /** For each place the word that its computer player's chance hangs on: one of its own, since from that of the deal all can be known. */
  readonly luck: readonly string[];
  readonly events: readonly T['Event'][];
  /** Who took over which place, and from which event on, where anybody did. The set-up names who began. */
  readonly held?: readonly Held[];
  /** The calls that came over lines, in the order in which they came, where any did. */
  readonly farCalls?: readonly KeptCall[];
  /** How long was played: the game's own time. */
  readonly played: number;
  readonly ended: EndedBy<T> | null;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly savedAt: number;
};

/**
 * Who plays at a place from some moment on: a person, by their name, or a character. A device that keeps the game says of a person whether
 * they sat at it (`local`), and are its own player (`me`).
 */
export type Holder = { readonly name: string; readonly local?: true; readonly me?: true } | { readonly level: LevelName };
/** A call at a table of several devices, in whole milliseconds. A computer player's comes over no line. */
export interface KeptCall {
  /** Which of the game's races it won, from 1; 0: none. */
  readonly race: number;
  /** How many events there were when it came. */
  readonly events: number;
  readonly place: Place;
  /** When it counts, in the game's time. */
  readonly at: number;
  /** How much of what its line took it was credited with, and what that was. */
  readonly credit: number;
  readonly lag: number;
  /** How long a message took there and back by measurement. */
  readonly line: number;
}

/** `from`: how many events there were when they took over. */
export type Held = readonly [place: Place, from: number, who: Holder];
