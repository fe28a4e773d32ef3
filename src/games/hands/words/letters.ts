/** Letters that somebody has of a word, as they are written and heard. */
import type { HasTold } from '../../../shell/after/told';
import { say } from '../../../strings/say';

/** As they are written. @param has how many they have */
export function lettersShown(word: string, has: number): string { return has === 0 ? '–' : word.slice(0, has); }

/** As they are heard. */
export function lettersTold(word: string, has: number): string {
  return has === 0 ? say('hands-letters-none') : say('hands-letters', { word: word.slice(0, has) });
}

/** What somebody has after a game. @param won whether they have won it */
export function lettersAfter(word: string, has: number, name: string, won: boolean): HasTold {
  return { has: lettersShown(word, has), won, heard: say('hands-place', { name, has: lettersTold(word, has) }) };
}
