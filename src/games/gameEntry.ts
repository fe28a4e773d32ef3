/** What the house tells of a game before it is loaded, and what brings the game. The list of them: `catalogue.ts`. */
import type { Thinker } from '../ai/questions';
import type { GameRack } from '../apart/rack';
import type { Game, GameTypes } from '../contract/contract';
import type { MessageKey } from '../strings/say';
import type { EVENING } from './house';
import type { CreateGameApp } from './gameApp';
import type { StorageAdapter, TakesIn } from './gameStore';

/** The games that the words have a name for. The catalogue must have a row for each, and no other. */
export type GameName = Extract<MessageKey, `guest-name-${string}`> extends `guest-name-${infer Name}` ? Name : never;

/** What has screens and rows in the house beside SNAG: the games, and an evening of several. */
export type AppName = GameName | typeof EVENING;

/** Those that train what SNAG asks for: the words have a line for their cards in the training room. */
export type TrainingGame = Extract<MessageKey, `guest-line-${string}`> extends `guest-line-${infer Name}` ? Name : never;

/** Those of which somebody's best stands on the card: the words say what it is. */
export type MeasuredGame = Extract<MessageKey, `guest-best-${string}`> extends `guest-best-${infer Name}` ? Name : never;

/** What kind of game it is: those of a kind lie together on the card table. */
export type GameKind = 'seesFirst' | 'ownHand' | 'bothHands';

/** What a game is played with, for the eye: cards that are turned down, and open ones ('7', or '9c' with its suit). */
export interface GameArt {
  readonly down: number;
  readonly open: readonly string[];
  /** What lies beneath, where that is not the table. */
  readonly on?: 'tomato';
}

/** What its card shows. */
export interface GameFacts {
  readonly kind: GameKind;
  readonly players: Played['players'];
  /** About how many minutes a game takes as it is set up at first: as computers play it with each other (`tools/run.mjs`). */
  readonly minutes: number;
  /** Without it two cards that nobody has turned yet. */
  readonly art?: GameArt;
  /** What somebody's best in it looks like, where that can be drawn. */
  readonly best?: 'die';
}

/** What a record says before anything of it is checked. */
export type RecordHead = Readonly<Record<string, unknown>>;

/** What the replay program asks of the records of a game. */
export interface GameRecords {
  /** Whether it says that it is of this game. */
  readonly areOf: (head: RecordHead) => boolean;
  /** Reads a record. @returns whether it is right, and what is printed of it: what it comes to, or why it is refused */
  readonly read: (text: string) => { readonly ok: boolean; readonly told: object };
}

/** What is agreed on a game, as a table of several devices has it: from outside. */
export type Agreed = Readonly<Record<string, unknown>>;

/** What is told of every game. */
interface Played {
  /** The part of the words that is its own: a folder in each language. */
  readonly words: string;
  /** How many play it at least and at most, people and computers together. */
  readonly players: readonly [least: number, most: number];
  /** How many of them can be people at one screen, where that's fewer: each needs a hand that nobody else sees, or keys. */
  readonly here?: number;
  /** Whether it's played in pairs, so that only an even number can. */
  readonly pairs?: true;
  /**
   * Brings it as one value, which a host plays, with nothing of a page.
   * @param thinker what computer players think with where that takes long: in a thread of its own
   */
  readonly game: (thinker: Thinker) => Promise<Game<GameTypes>>;
  /** What is agreed on it, so that everybody is asked; null: that's so already, or nobody calls. Left out where all race in any case. */
  readonly unhurried?: (agreed: Agreed) => Agreed | null;
  /** Brings what reads records of it, where there are any. */
  readonly records?: () => Promise<GameRecords>;
  /** Brings what a phone shows of it as the rack alone; without it a phone shows the whole table. */
  readonly rack?: () => Promise<GameRack>;
}

/** A game whose page is the house itself, with what it keeps and its links. */
export interface HouseEntry extends Played { readonly page: 'house' }

/** A game with a card on the card table. */
export interface GameEntry<Trains extends boolean = boolean> extends Played, GameFacts {
  /** Whether it trains what SNAG asks for: then its card lies in the training room, too. */
  readonly trains: Trains;
  /** Brings its screens. Rejects where they cannot be loaded. */
  readonly page: () => Promise<CreateGameApp>;
  /** Brings what is asked of the rows that it keeps. Rejects where it cannot be loaded. */
  readonly adapter: () => Promise<StorageAdapter>;
  /** Brings what takes in games that tables of several devices have played, with nothing of a page. */
  readonly takesIn: () => Promise<TakesIn>;
}
