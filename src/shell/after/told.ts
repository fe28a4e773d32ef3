/** What a game hands in of what comes after it: what came of it, its replay, and what is kept of somebody's games; and how each is told. */
import type { TemplateResult } from 'lit-html';
import type { PlainKey } from '../../strings/say';
import type { Cast } from '../../strings/words/cast';
import type { BestsKeeper, PlayedBase } from '../../games/keptBests';
import type { AfterModel, ShellTypes } from '../types';

export interface PastGame<T extends ShellTypes> {
  readonly after: AfterOf<T>;
  /** Without these nobody looks back at a game step by step, and nothing is kept of what somebody has done best. */
  readonly replay?: ReplayOf<T>;
  readonly bests?: RecordsOf<T>;
}

/** What came of a game, and how it is told. */
export interface AfterOf<T extends ShellTypes> {
  /** Without it the game itself, as it was opened. */
  readonly report?: (game: T['Opened']) => T['Report'];
  /** Whether whoever is told of at a seat has done anything there: without it, whoever sat there has. */
  readonly acted?: (report: T['Report'], seat: number) => boolean;
  /** What of it is kept for a seat, where there are records. */
  readonly played?: (game: T['Opened'], report: T['Report'], seat: number) => Omit<T['Played'], keyof PlayedBase>;
  /** Whether somebody at this screen has won; without it, whether one of them shines. */
  readonly isWon?: (model: AfterModel<T>) => boolean;
  /** Whether the table was heard to be won already; without it, whether somebody at this screen has. */
  readonly isHeard?: (model: AfterModel<T>) => boolean;
  readonly told: (model: AfterModel<T>, cast: Cast) => AfterTold;
}

/** A game that is over, step by step. */
export interface ReplayOf<T extends ShellTypes> {
  /** The table before the first event, and after each. */
  readonly steps: (game: T['Opened']) => readonly T['Step'][];
  /** The record of the game as one line, and what it is called as a file. */
  readonly record: (game: T['Opened']) => string;
  readonly file: PlainKey;
  /** How long a step stays at the usual speed, in milliseconds. */
  readonly stay: (step: T['Step']) => number;
  /** Whether it is worth stopping at. */
  readonly isStop: (step: T['Step']) => boolean;
  /** The events with which a race is won. */
  readonly calls: readonly string[];
  /** What happens at a step. @param ended how the game ended, at its last step; null at every other */
  readonly story: (
    step: T['Step'], cast: Cast,
    ended: T['Saved']['ended'],
  ) => StepTold;
  readonly scene: (step: T['Step'], players: T['Saved']['setup']['players']) => TemplateResult;
  /** The classes of its parts, where they lie as at the game's own table. */
  readonly look?: ReplayLook;
}

/** What is kept of somebody's games, and how it is told. */
export interface RecordsOf<T extends ShellTypes> {
  readonly kept: BestsKeeper<T['Played']>;
  /** What playing it trains; without it nothing is promised. */
  readonly promise?: PlainKey;
  /** What is told beside the records: a count of games, pictures of its own, what is to be known of the figures. */
  readonly more: (games: readonly T['Played'][]) => BestsMore;
}

/** What one player has: as it is heard, with the name, and as it is seen; and whether it shines. */
export interface HasTold { readonly heard: string; readonly won: boolean; readonly has: unknown }

/** A figure of a review; with an event it leads to its place in the replay. */
export interface Figure { readonly what: string; readonly figure: string; readonly event?: number | undefined }

/** A moment in the list. */
export interface MomentTold {
  readonly event: number;
  /** The number before it, and what stands after it where that is told, too. */
  readonly number: number;
  readonly line: string;
  readonly note?: string | null;
  readonly heard: string;
  /** What it did for whose review it is: by this it is marked. */
  readonly tone: Tone;
  readonly weight?: number;
}
export type Tone = 'up' | 'down' | 'missed' | 'even';

/** What a game tells after it, in words. */
export interface AfterTold {
  readonly title: string;
  /** How long it took. */
  readonly line: string;
  /** For each seat. */
  readonly has: readonly HasTold[];
  /** The review of who is looked at, with pictures of the game's own; without figures there is none. */
  readonly figures?: readonly Figure[];
  readonly pictures?: TemplateResult;
  readonly note?: string;
  /** Without them none are told. They lead into the replay. */
  readonly moments?: readonly MomentTold[];
  readonly noMoments?: string;
  /** Where those that weigh most are told first: what unfolds all. */
  readonly allMoments?: string;
}

/** What happens at a step, in sentences. */
export interface StepTold {
  readonly told: readonly string[];
  /** What is seen at the table, for those who do not see it. */
  readonly heard?: readonly string[];
}

/** The classes of the parts of a replay. */
export interface ReplayLook { readonly main: string; readonly head: string; readonly told: string; readonly foot: string }

/** What a game tells of somebody's games beside their records. */
export interface BestsMore {
  /** How many games there were, or were won. */
  readonly count: { readonly what: string; readonly figure: string };
  /** Pictures of the game's own, beside the plots. */
  readonly pictures?: TemplateResult;
  /** What is to be known of the figures. */
  readonly note?: string;
}
