/**
 * What the computer players' characters are called in links, records and code. Their ways are in levels, which the start screen has no
 * need of.
 */

/** Their names, the weakest first. */
export const LEVEL_NAMES = ['pip', 'wanda', 'otto', 'viola', 'henrik', 'ada'] as const;

export type LevelName = (typeof LEVEL_NAMES)[number];

/** The character that a computer seat plays as when nothing else was agreed. */
export const DEFAULT_LEVEL: LevelName = 'otto';

/** Whether a value from outside names a character. */
export function isLevel(value: unknown): value is LevelName {
  return (LEVEL_NAMES as readonly unknown[]).includes(value);
}
