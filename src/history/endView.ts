/** What people see of a game that has just ended: who won, what was best in it, and what a character says of it. Values, no sentences. */
import type { LevelName } from '../ai/levelNames';
import type { Tile } from '../rules/board';
import type { Seat } from '../rules/position';
import type { Score } from '../rules/scoring';
import type { Kind, Shape } from '../setup/players';
import type { RecordName } from './pastView';

export interface EndPlayer {
  readonly name: string;
  readonly kind: Kind;
  readonly shape: Shape;
  /** The character that a computer plays as; null for a person. */
  readonly level: LevelName | null;
  readonly tiles: number;
}

/** The most tiles that somebody took with one call: in one run, or in several at once. */
export interface BestHaul { readonly tiles: number; readonly kind: 'run' | 'atOnce' }

/** What stands on the score card after this game, or what a match has come to. */
export type EndPoints =
  /** A winner's: the bonus and the difference from each loser, all of it shared by so many winners. */
  | {
    readonly kind: 'plus'; readonly score: Score; readonly bonus: number; readonly differences: readonly number[]; readonly shared: number;
  }
  /** A loser's: their own tiles and the winner's. */
  | { readonly kind: 'minus'; readonly score: Score; readonly own: number; readonly most: number }
  /** In a match that goes on: the tiles of its games so far. */
  | { readonly kind: 'total'; readonly tiles: number; readonly games: number };

/** What is told in pencil beneath the count. `by`: whose it was; null where it is the only player's here, who is "you". */
export type EndFigure =
  | { readonly kind: 'quickest'; readonly ms: number; readonly by: Seat | null }
  /** Of their own runs how many they called in time. */
  | { readonly kind: 'seen'; readonly seen: number; readonly made: number }
  | { readonly kind: 'longest'; readonly tiles: number; readonly by: readonly Seat[] | null }
  | { readonly kind: 'points'; readonly points: EndPoints; readonly by: Seat | null };

/** The first and the last tile of a line. */
export type RunEnds = readonly [first: Tile, last: Tile];

/** What a character speaks of who lost, who won, or who shares the win with a person. */
export type WordFact =
  /** A run of its own that it did not call; a call with no run to take; what the winner took at once; so near was it. */
  | { readonly outcome: 'lost'; readonly about: 'missed'; readonly run: RunEnds }
  | { readonly outcome: 'lost'; readonly about: 'vain' | 'close' | 'plain' }
  | { readonly outcome: 'lost'; readonly about: 'big'; readonly tiles: number }
  /** A run that a person had missed, and it took; what it took at once itself. */
  | { readonly outcome: 'won'; readonly about: 'claimed'; readonly run: RunEnds }
  | { readonly outcome: 'won'; readonly about: 'close' | 'plain' }
  | { readonly outcome: 'won'; readonly about: 'big'; readonly tiles: number }
  | { readonly outcome: 'tied' };

/** The word of one of the computers' characters. */
export interface LastWord {
  readonly seat: Seat;
  readonly level: LevelName;
  readonly fact: WordFact;
}

/**
 * What a game is news of to "you": a first win against the character on a seat, a record and what it is now (tiles, of the quickest call
 * milliseconds), or a row of so many wins.
 */
export type EndNews =
  | { readonly kind: 'firstWin'; readonly seat: Seat }
  | { readonly kind: RecordName; readonly worth: number }
  | { readonly kind: 'row'; readonly games: number };

/** How a game compares with that of whoever sent its tiles. */
export interface EndChallenge {
  /** Who sent them; null where they did not say. */
  readonly by: string | null;
  /** Their tiles, and the most that somebody at this screen has won. */
  readonly theirs: number;
  readonly yours: number;
}

/** The end of a game. Each new kind of game adds what it has to tell here, and its part to the dialog. */
export interface EndModel {
  /** By seat, in order of play. */
  readonly players: readonly EndPlayer[];
  /** The seat of the only player at this screen, who is "you"; null with several of them, or none. */
  readonly you: Seat | null;
  /** Who has the most tiles: one seat, or all who are tied. */
  readonly winners: readonly Seat[];
  /** What "you" took at once, where it was more than the least; with nobody who is "you", it is told among the figures. */
  readonly best: BestHaul | null;
  readonly figures: readonly EndFigure[];
  /** Null in a game that is nobody's challenge. */
  readonly challenge: EndChallenge | null;
  /** What it is news of; null where it is of nothing, or that is not known yet. */
  readonly news: EndNews | null;
  /** Null where no computer played. */
  readonly word: LastWord | null;
  /** What follows: another game by itself, the next of the match, or another match. */
  readonly next: 'again' | 'next' | 'newMatch';
}
