/** What people see of games that are over: the list of them, one of them step by step, and what each name has come to. */
import type { LevelName } from '../ai/levelNames';
import type { DailyDate } from '../daily/dates';
import type { Tile } from '../rules/board';
import type { Seat } from '../rules/position';
import type { RunCount } from '../rules/runCount';
import type { Update } from '../session/viewState';
import type { Shape } from '../setup/players';

/** A moment of a game that is worth going to: a run was taken, a run was missed, somebody called in vain. */
export interface ReplayMoment {
  readonly kind: 'taken' | 'missed' | 'vain';
  /** The step that shows it: of a run the last at which it lies there, lit, before it is taken or missed; of a call in vain the call. */
  readonly step: number;
  /** How many tiles had been placed by then. */
  readonly ply: number;
  readonly seat: Seat;
  /** Empty for a call in vain. */
  readonly tiles: readonly Tile[];
  /** Of a run that was taken: whose runs they were, where not the caller's own. */
  readonly from: readonly Seat[];
}

/** A game that is over, as it is looked at again. All racks lie open in it, since nothing is left to be hidden. */
export interface Replay {
  readonly id: string;
  /** The table after the deal, and after each event, with what happened in it. */
  readonly steps: readonly Update[];
  /** For each step the number of the turn that it belongs to: how many tiles have been placed. */
  readonly turns: readonly number[];
  /** In the order in which they happened. */
  readonly moments: readonly ReplayMoment[];
}

/** A finished game in the list. */
export interface FinishedGame {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly endedAt: number;
  /** The date as whose deal of the day it was played. */
  readonly daily?: DailyDate;
  /** Whether it was played for practice. */
  readonly practice: boolean;
  /** In order of play. */
  readonly seats: readonly FinishedSeat[];
}

/** A seat of a finished game, as the list shows it. */
export interface FinishedSeat {
  readonly name: string;
  readonly shape: Shape;
  readonly level: LevelName | null;
  readonly tiles: number;
  readonly won: boolean;
}

/** What one name came to in one game. */
export interface GameStatistics extends Omit<RunCount, 'longest'> {
  /** Its share of the win, in parts (`PARTS` of `rules/scoring`): tied winners share one. */
  readonly won: number;
  /** The median time that its calls took which took a run, in milliseconds; null where no time is known. */
  readonly callTime: number | null;
}

/** So many of a name's games are told one by one: the last ones. */
export const RECENT_GAMES = 16;

/** What a name came to. */
export interface NameStatistics {
  readonly name: string;
  /** Whether it is the player of this device, whatever they were called in each game. */
  readonly me?: true;
  /** Whether a person played under it, and not computers alone: people have slips of their own. */
  readonly person?: true;
  /** How many games there are, and what they come to together. Practice games are not among them. */
  readonly games: number;
  /** How many games were played for practice. */
  readonly practised: number;
  readonly totals: Omit<GameStatistics, 'callTime'>;
  /** The last games one by one, the oldest first. */
  readonly recent: readonly GameStatistics[];
  /** The median over the calls of all games. */
  readonly callTime: number | null;
  /** What a person looks back at for themselves; none where computers alone have played under the name. */
  readonly personal?: PersonalHistory;
}

/** What somebody can hold a record in: the most tiles, the longest run, the widest win, and the quickest call. */
export const RECORDS = ['tiles', 'longest', 'margin', 'quickest'] as const;
export type RecordName = (typeof RECORDS)[number];

/** A record, and the game in which it was set. */
export interface HeldRecord {
  /** Tiles; of the quickest call milliseconds. */
  readonly worth: number;
  readonly game: string;
  /** Milliseconds since 1970. */
  readonly endedAt: number;
}

/** Games in a row: up to the last one, and the most there ever were. */
export interface Streak { readonly now: number; readonly longest: number }

/** The games that somebody has played against one opponent, by who had more tiles in the end. */
export interface HeadToHead {
  /** A character, whatever it was called; or another person. */
  readonly opponent: { readonly level: LevelName } | { readonly name: string; readonly me?: true };
  readonly ahead: number;
  readonly tied: number;
  readonly behind: number;
}

/** What a person looks back at for themselves. Practice games are not among them. */
export interface PersonalHistory {
  /** Null where no game says anything of it. */
  readonly records: Readonly<Record<RecordName, HeldRecord | null>>;
  /** Games that were won alone; and games without a false call. */
  readonly streaks: { readonly won: Streak; readonly careful: Streak };
  /** The characters that were met, the weakest first, then other people, those met most often first. */
  readonly against: readonly HeadToHead[];
}

/** A moment of a game that is over in which memory or eye deceived a computer player, as its review tells it. */
export type Note =
  /** It thought that a tile was still to come, which had gone with others; `by`: who took them. */
  | {
    readonly kind: 'awaited'; readonly seat: Seat; readonly ply: number;
    readonly tile: Tile; readonly goneWith: readonly Tile[]; readonly by: Seat;
  }
  /** It held a tile that would have taken a run, and played another. */
  | { readonly kind: 'unseen'; readonly seat: Seat; readonly ply: number; readonly tile: Tile; readonly takes: readonly Tile[] }
  /** It made a run and ended its move without calling; `by`: who took it after all. */
  | { readonly kind: 'missed'; readonly seat: Seat; readonly ply: number; readonly tiles: readonly Tile[]; readonly by: Seat | null }
  /** It called in vain. */
  | { readonly kind: 'vain'; readonly seat: Seat; readonly ply: number };
