/** What the table's screen is drawn from. */
import type { DailyGame } from '../../daily/today';
import type { EndModel } from '../../history/endView';
import type { CardState } from '../../match/cardState';
import type { PlayedFor } from '../../rules/scoring';
import type { TableHappening, ViewState } from '../../session/viewState';
import type { ToBeat } from '../../setup/challenge';
import type { InputSettings } from '../../setup/inputSettings';
import type { Pace, Terms } from '../../setup/setup';
import type { Sitting } from '../../setup/players';
import type { ApartAtGame } from '../apart/apartModel';
import type { AgainModel } from '../again/againModel';
import type { LessonModel } from '../lessons/lessonModel';
import type { NewcomerModel } from './newcomer/newcomerModel';
import type { PracticeModel } from './practice/practiceModel';

/** An evening that a game is one of: which of its games, from 1, of how many. */
export interface OnwardFrom { readonly evening: string; readonly game: number; readonly games: number }

/** The table with a game that is on, or was counted. */
export interface TableModel {
  readonly kind: 'table';
  /** Names the game: another one is another table. */
  readonly game: string;
  readonly state: ViewState;
  /** What had happened in the game before this screen was opened. */
  readonly past: readonly TableHappening[];
  /** The score card of the match that is played, null while there is none; and which game of it is on. */
  readonly card: CardState | null;
  readonly match: { readonly playedFor: PlayedFor; readonly game: number };
  /** What it is to today's deal; null for all games that were not begun as such. */
  readonly daily: DailyGame | null;
  readonly pace: Pace;
  readonly terms: Terms;
  /** How people sit; null where there is nothing to choose. Around the screen, the edge of each of them (see `setup/edges`). */
  readonly sitting: Sitting | null;
  readonly edges: readonly number[];
  /** How people at this screen play with hand and key. */
  readonly input: InputSettings;
  /** What belongs to a practice game; null in all others. */
  readonly practice: PracticeModel | null;
  /** What is shown to somebody whose first game it is; null to everybody else. */
  readonly newcomer: NewcomerModel | null;
  /** Whether it is played on from a moment of a game that is over: the way back leads there. */
  readonly isFromReview?: boolean;
  /** What a friend made of its tiles, whose challenge it is. */
  readonly challenge?: ToBeat;
  /** How it ended; null while it is on. */
  readonly end: EndModel | null;
  /** What is taught at it; a table at which a game is played has none. */
  readonly lesson?: LessonModel;
  /** What comes after it, where it is one of several games in a row. */
  readonly onward?: OnwardFrom | undefined;
  /** At a table of several devices: what stands beside it. */
  readonly apart?: ApartAtGame;
  /** A move of a game that is over, which is tried again at it. */
  readonly again?: AgainModel;
}
