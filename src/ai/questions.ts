/** What a computer player can be asked, and what it answers: all that goes between a bot and its worker. */
import type { Tile } from '../rules/board';
import type { Gone, SeatView } from '../rules/seatView';
import type { LevelName } from './levelNames';

export interface Question {
  readonly view: SeatView;
  readonly level: LevelName;
  /** Names this player in this game: the same seed and view, the same answer. */
  readonly seed: string;
  /** The tiles that it meant to take when it placed the last tile itself: those it does not overlook. */
  readonly meant?: readonly Tile[];
  /** How many computers look for the same run, itself among them; 1 if not given. */
  readonly watchers?: number;
}

/** Which tile to place, the tiles it means to take with it, and how long after the turn began, in milliseconds at normal pace. */
export interface Choice { readonly tile: Tile; readonly takes: readonly Tile[]; readonly after: number }

/** What a look at the board came to. */
export interface Look {
  /** The tiles of the runs that it saw and means to call; empty when there is none, and so no call. */
  readonly sees: readonly Tile[];
  /** Milliseconds from the landing of the last tile to the call, at normal pace; with nothing seen, to ending an own move. */
  readonly after: number;
}

/** Why a question is not answered: it is about a table that cannot be. */
export type QuestionProblem =
  | { readonly code: 'not-a-question' }
  | { readonly code: 'unknown-level'; readonly level: unknown }
  | { readonly code: 'unknown-seat'; readonly seat: unknown }
  | { readonly code: 'unknown-tile'; readonly tile: unknown }
  | { readonly code: 'tile-twice'; readonly tile: Tile }
  | { readonly code: 'counts-differ' }
  | { readonly code: 'no-tiles' };

/** What is answered to a question about a table that cannot be. */
export interface Refused { readonly refused: QuestionProblem }

/** A player as the session asks it, here or over a wire. */
export interface Thinker {
  choose(question: Question): Choice | Promise<Choice>;
  look(question: Question): Look | Promise<Look>;
}

/** Why a tile is good or bad to place, as data: what hints and reviews put into words. */
export interface Reasons {
  /** The tiles that it takes at once, itself among them; empty for none. In rising order. */
  readonly takes: readonly Tile[];
  /** Unseen tiles that could take nothing before it and could after it, with how many they would take. */
  readonly opens: readonly TileGain[];
  /** Unseen tiles that could take something before it and nothing after it, with how many that was. */
  readonly shuts: readonly TileGain[];
  /** Tiles of the own rack that could take something after it: lines that wait for their owner. */
  readonly keeps: readonly TileGain[];
  /** Lines that it would build on in vain: one tile short of a run, or two of which one is in hand, and the other is gone for good. */
  readonly countsOnGone: readonly { readonly tile: Tile; readonly squares: readonly Tile[] }[];
}

/** A tile, and how many it would take. */
export interface TileGain { readonly tile: Tile; readonly gain: number }

/** A tile of the rack, what it is expected to come to, and why. */
export interface Evaluation {
  readonly tile: Tile;
  /**
   * How many tiles the seat will win more than the others on average from here on if it places this one. The best tile need not have the
   * most: the win counts too.
   */
  readonly margin: number;
  /** Whether that is certain: the other rack is known and both play best. */
  readonly exact: boolean;
  readonly reasons: Reasons;
}

/** What a character had in mind when it chose, where it was wrong. */
export interface Recount {
  /** Tiles that it thought still to come and that were gone, where one would have taken something; the largest gain first. */
  readonly awaited: readonly (TileGain & { readonly gone: Gone })[];
  /** Tiles of its rack that would have taken more than it saw. */
  readonly unseen: readonly { readonly tile: Tile; readonly takes: readonly Tile[] }[];
}

/** How closely a review looks: 5,000 playouts a move at first, then 20,000. */
export const PASSES = ['first', 'second'] as const;
export type Pass = (typeof PASSES)[number];

/** What every tile of a rack is worth to the seat that is to place one. */
export interface JudgeQuestion extends Question { readonly pass: Pass }

/** A tile that somebody placed, and what they could see before. */
export interface PlacedFrom { readonly view: SeatView; readonly tile: Tile }

/** Whether runs that a seat forgot explain the tiles that it placed. */
export interface RecallQuestion {
  /** All of a game, in their order: one tile tells next to nothing of a memory. */
  readonly moves: readonly PlacedFrom[];
  readonly seed: string;
}

/** What a seat may expect while another is to move. */
export interface WaitQuestion extends Question { readonly pass: Pass }

/** A tile of the rack as a review judges it. */
export interface JudgedTile {
  readonly tile: Tile;
  /** The win chance if it is placed and all that it makes is called, 0 to 1. */
  readonly chance: number;
  /** How many tiles it takes at once. */
  readonly takes: number;
  readonly reasons: Reasons;
}

/** A run that was taken, whose forgetting explains a tile, and the tile of it that was counted on. */
export interface ForgottenRun {
  readonly gone: Gone;
  readonly tile: Tile;
  /** How likely it is that the tile was placed for what was forgotten, 0 to 1. */
  readonly likely: number;
}

/** A rack, judged from its seat's view. */
export interface JudgedMove {
  /** In the order of the rack. Empty where nobody could judge. */
  readonly tiles: readonly JudgedTile[];
  /** The standard error of the difference between each two tiles' chances; 0 where it is exact. */
  readonly errors: readonly (readonly number[])[];
  /** Whether it is certain: two play, the pile is empty, and both play best. Chances are then 0, ½ or 1. */
  readonly exact: boolean;
}

/** The win chance of a seat that waits, 0 to 1, and its standard error. */
export interface JudgedMoment { readonly chance: number; readonly error: number; readonly exact: boolean }

/** One who explains positions and players. */
export interface Adviser {
  /** Every tile of the rack, best first, with perfect eyes and memory. */
  evaluate(question: Question): readonly Evaluation[] | Promise<readonly Evaluation[]>;
  /** What the character had in mind when it was asked for a tile. */
  recount(question: Question): Recount | Promise<Recount>;
  /** What each tile of the rack is worth to its seat. */
  judge(question: JudgeQuestion): JudgedMove | Promise<JudgedMove>;
  /** For each move the run whose forgetting explains its tile, null where none does. Empty where nobody could say. */
  recall(question: RecallQuestion): readonly (ForgottenRun | null)[] | Promise<readonly (ForgottenRun | null)[]>;
  /** What a seat may expect while another is to move; null where nobody could say. */
  chance(question: WaitQuestion): JudgedMoment | null | Promise<JudgedMoment | null>;
}
