/**
 * What a controller has that answers commands, and what comes after something was done: it says where the way leads, and the app leads
 * there.
 */
import type { Seat } from '../rules/position';
import type { OpenedGame } from '../session/savedGame';
import type { GameSetup } from '../setup/setup';
import type { Answers, Command } from '../ui/commands';
import type { StartNotice } from '../ui/notice';
import type { LearnLink } from './lessons/learnLink';

export type Next =
  /** Nothing else is shown. */
  | { readonly to: 'stay' }
  /** The start screen, which tells this. */
  | { readonly to: 'start'; readonly notices: readonly StartNotice[] }
  /** A new game; `untouched`: from the start screen, and whether no game lay there, which a newcomer's first game hangs on. */
  | { readonly to: 'game'; readonly setup: GameSetup; readonly untouched?: boolean }
  /** The course, and the page of a challenge. */
  | { readonly to: 'course'; readonly learn: LearnLink }
  | { readonly to: 'challenge'; readonly link: string }
  /** The replay of a game that is over; `review`: with a review of it beside. */
  | { readonly to: 'replay'; readonly game: OpenedGame; readonly step: number; readonly review: ReviewWanted | null };

/** Which review is to be opened. */
export interface ReviewWanted {
  /** Whose; null for whom it is most about. */
  readonly seat: Seat | null;
  /** Whether the game still lies at the table, to which one comes back then. */
  readonly overTable: boolean;
}

export const STAY: Next = { to: 'stay' };

/** The start screen as it stands now. */
export const START: Next = { to: 'start', notices: [] };

/** What a command says besides its kind. */
type Said<K extends Command['kind'], C = Command> =
  C extends { readonly kind: infer Kinds } ? K extends Kinds ? Omit<C, 'kind'> : never : never;
type Done<K extends Command['kind']> = K extends keyof Answers ? Answers[K] : Next | void;

/** Answers these commands, each by a method of its name. `app` says who answers which. */
export type Answering<K extends Command['kind']> = { readonly [A in K]: (said: Said<A>) => Done<A> | Promise<Done<A>> };
