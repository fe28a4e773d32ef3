/** A lesson as data: what lies on the table, and beat by beat what is asked for, and what the teacher says and does. */
import type { ShellTypes } from '../types';

/** What is asked for: to begin, to go on, to play a first game, or an act of this kind. */
export type Asked<T extends ShellTypes> = 'begin' | 'goOn' | 'play' | T['Act']['kind'];

/** One moment of a lesson. */
export interface Beat<T extends ShellTypes> {
  /** It begins a part of this name: a reload comes back to it. */
  readonly part?: string;
  /** What has happened since the part before, as the record has it: it has where the lesson is opened here. */
  readonly past?: T['Saved']['events'];
  /** It begins with a happening that has these fields. Without it: once what was asked for before is done. */
  readonly on?: Partial<T['Happening']>;
  readonly says: T['Says'] | ((happening: T['Happening'] | null) => T['Says']);
  /** Without it the learner only looks on. */
  readonly asks?: Asked<T>;
  /** What has to be right of the act that is asked for; without it any of its kind is. */
  readonly right?: Partial<T['Act']>;
  /** An act that nobody asks for, and that may be done. */
  readonly lets?: T['Act']['kind'];
  /** What is said to acts that are not wanted, by their kinds. They never come to the table; without an answer nothing happens. */
  readonly answers?: { readonly [K in T['Act']['kind']]?: T['Says'] | ((act: T['Act']) => T['Says']) };
  /** What "Show me" says. */
  readonly hint?: T['Says'];
  /** Time stands still so many milliseconds after it began, until the learner has done what is asked for. */
  readonly still?: number;
  /** What the teacher does: at once, or so many milliseconds later; and what at the same instant as the learner. */
  readonly does?: T['Intent'];
  readonly after?: number;
  readonly along?: T['Intent'];
}

/** Two sit at the table of a lesson: the learner first, and the teacher, who is a computer player to it. */
export interface Course<T extends ShellTypes> {
  readonly setup: (learner: string, teacher: string) => T['Saved']['setup'];
  /** What is dealt, or the word that it hangs on. */
  readonly dealt: Partial<T['Saved']>;
  readonly set: Omit<T['Set'], 'input' | 'mirrored' | 'spoken'>;
  /** What is said before anything is asked for: at first, and when a reload has come back to a part. */
  readonly hello: T['Says'];
  readonly back: T['Says'];
  readonly beats: readonly Beat<T>[];
  /** Its table lies open from the beginning: nothing comes there by itself. */
  readonly liesOpen?: true;
  /** What somebody means by an act, where a key has more than one meaning. */
  readonly meant?: (act: T['Act'], asked: Asked<T> | null) => T['Act'];
  /** Whoever reads fast goes on by such an act, too. */
  readonly goesOnBy?: T['Act']['kind'];
  /** What its table is not told. */
  readonly ignores?: readonly T['Act']['kind'][];
  /** The table as it is shown. @param still whether time stands still @param pageTime the page's time of one of the table's */
  readonly shown?: (table: T['Table'], still: boolean, pageTime: (time: number) => number) => T['Table'];
}
