/** The score card as people see it, worked out from a match. */
import type { PlayedFor, Score } from '../rules/scoring';
import type { Shape } from '../setup/players';

/** What a player came to in one game of the card. Scores are in parts of a point (`PARTS` of `rules/scoring`). */
export interface CardCell {
  readonly tiles: number;
  /** What was counted, where somebody has corrected it. */
  readonly was: number | null;
  /** The tiles of all games up to this one. */
  readonly total: number;
  /** What this game brought by itself; null in a match, which is scored as a whole. */
  readonly score: Score | null;
}

/** A game of the card that was played to the count. */
export interface CardGame {
  readonly startedBy: number;
  readonly practice: boolean;
  readonly winners: readonly number[];
  /** By player. */
  readonly cells: readonly CardCell[];
}

/** The score card, as it is shown. Players stand in one order on it, whoever starts: to the left, as they sat in its first game. */
export interface CardState {
  readonly playedFor: PlayedFor;
  readonly players: readonly { readonly name: string; readonly shape: Shape }[];
  readonly games: readonly CardGame[];
  /** The tiles won so far in the game that is on; null while none is. */
  readonly now: readonly number[] | null;
  /** The tiles of all games that were counted. */
  readonly totals: readonly number[];
  /** The plus and minus columns; null in a match that is not over. */
  readonly scores: readonly Score[] | null;
  /** Whether nothing is left to be played for. Of games by themselves: whether one was counted. */
  readonly over: boolean;
  /** Who has the most tiles of all games; nobody before the first is counted. */
  readonly leaders: readonly number[];
  /** Who starts the next game; null before the first is counted. */
  readonly starter: number | null;
}
