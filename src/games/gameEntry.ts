/** What the house tells of a game before it is loaded, and what brings the game. The list of them: `catalogue.ts`. */
import type { MessageKey } from '../strings/say';
import type { CreateGameApp } from './gameApp';
import type { StorageAdapter } from './gameStore';

/** The games that the words have a name for. The catalogue must have a row for each, and no other. */
export type GameName = Extract<MessageKey, `guest-name-${string}`> extends `guest-name-${infer Name}` ? Name : never;

/** Those that train what SNAG asks for: the words have a line for their cards in the training room. */
export type TrainingGame = Extract<MessageKey, `guest-line-${string}`> extends `guest-line-${infer Name}` ? Name : never;

/** Those of which somebody's best stands on the card: the words say what it is. */
export type MeasuredGame = Extract<MessageKey, `guest-best-${string}`> extends `guest-best-${infer Name}` ? Name : never;

/** What kind of game it is: those of a kind lie together on the card table. */
export type GameKind = 'seesFirst';

/** What its card shows. */
export interface GameFacts {
  readonly kind: GameKind;
  /** How many play it at least and at most, people and computers together. */
  readonly players: readonly [least: number, most: number];
  /** About how many minutes a game takes as it is set up at first: as computers play it with each other (`tools/run.mjs`). */
  readonly minutes: number;
}

export interface GameEntry<Trains extends boolean = boolean> extends GameFacts {
  /** Whether it trains what SNAG asks for: then its card lies in the training room, too. */
  readonly trains: Trains;
  /** The part of the words that is its own: a folder in each language. */
  readonly words: string;
  /** Brings its screens. Rejects where they cannot be loaded. */
  readonly app: () => Promise<CreateGameApp>;
  /** Brings what is asked of the rows that it keeps. Rejects where it cannot be loaded. */
  readonly adapter: () => Promise<StorageAdapter>;
}
