/** What a game has of its own on its first screen. */
import type { TemplateResult } from 'lit-html';
import type { DefaultNames } from '../../setup/defaultNames';
import type { Character } from '../../setup/players';
import type { ChoiceRow } from '../../ui/parts/choiceRow';
import type { BestsOf } from '../bests/keptBests';
import type { SetPlayer, ShellTypes } from '../types';

/** A key that people at one screen choose, each their own. */
export interface SeatKey<Player> {
  /** Where it stands with a seat. */
  readonly name: string;
  /** Somebody's; undefined where they need none. */
  readonly of: (player: Player) => string | undefined;
  /** What the field is called. @param shown whose it is */
  readonly label: (shown: string) => string;
  /** What stands before it; without one, as everywhere. */
  readonly word?: () => string;
}

/** What somebody can begin with, where each may have something of their own: a handicap. */
export interface SeatStart<Draft> {
  readonly of: readonly number[];
  /** What all others begin with. */
  readonly usual: (draft: Draft) => number;
  /** What stands before it, and what the field is called. @param shown whose it is */
  readonly word: () => string;
  readonly label: (shown: string) => string;
}

export interface HomeParts<T extends ShellTypes, Player extends SetPlayer = SetPlayer> {
  readonly title: () => string;
  /** What it is, in a few sentences. */
  readonly about: () => TemplateResult;
  readonly rules: (draft: T['Draft']) => TemplateResult;
  /** What is agreed besides who plays. @param change told the draft with what was chosen */
  readonly terms: (draft: T['Draft'], change: (draft: T['Draft']) => void) => readonly ChoiceRow[];
  /** How long a game lasts, beneath Play. */
  readonly lasts: (draft: T['Draft']) => string;
  /** The players with a name, a mark and their keys. */
  readonly players: (draft: T['Draft'], me: string | null, names: DefaultNames) => readonly Player[];
  /** Whether people need keys of their own: then they are told how many their keyboard can feel at once. */
  readonly isHurried: (draft: T['Draft']) => boolean;
  readonly limits: Limits;
  readonly keys: readonly SeatKey<Player>[];
  readonly start?: SeatStart<T['Draft']>;
  /** What is told of a character where they sit, and beside their face. */
  readonly characterLine: (character: Character) => string;
  readonly characterNote?: (character: Character) => string;
  readonly complaint: (problem: T['Problem']) => string;
  readonly past: {
    /** Who played, each on their own. */
    readonly seats: (game: T['Past']) => readonly TemplateResult[];
    /** @param when the day and the time, as a sentence has it */
    readonly line: (game: T['Past'], when: string) => string;
    /** What the player of this device has done best; null: nothing yet. */
    readonly best: (bests: BestsOf<T['Played']>) => string | null;
  };
}

/** How many sit down at most, and how many of them may be people at this screen. */
export interface Limits { readonly seats: number; readonly people: number }
