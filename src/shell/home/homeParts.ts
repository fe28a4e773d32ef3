/** What a game has of its own on its first screen. */
import type { TemplateResult } from 'lit-html';
import type { Character } from '../../setup/players';
import type { BestsOf } from '../../games/keptBests';
import type { SetupOf, ShellTypes } from '../types';

export interface HomeParts<T extends ShellTypes> {
  readonly title: () => string;
  /** What it is, in a few sentences. */
  readonly about: () => TemplateResult;
  /** Its rules as they are agreed. */
  readonly rules: (agreed: SetupOf<T>) => TemplateResult;
  /** How long a game lasts, beneath Play. */
  readonly lasts?: (agreed: SetupOf<T>) => string;
  /** What is told of a character where they sit: without it how strong they are; and beside their face. */
  readonly characterLine?: (character: Character) => string;
  readonly characterNote?: (character: Character) => string;
  /** Games as they are listed; without it who played, and when. */
  readonly past?: PastParts<T>;
}

export interface PastParts<T extends ShellTypes> {
  readonly of: (game: T['Opened'], at: number) => T['Past'];
  /** Who played, each on their own. */
  readonly seats: (game: T['Past']) => readonly TemplateResult[];
  /** @param when the day and the time, as a sentence has it */
  readonly line: (game: T['Past'], when: string) => string;
  /** What the player of this device has done best; null: nothing yet. */
  readonly best?: (bests: BestsOf<T['Played']>) => string | null;
}
