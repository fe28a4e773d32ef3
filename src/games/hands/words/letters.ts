/** Letters that somebody has of a word, as they are heard. */
import { say } from '../../../strings/say';

/** @param has how many they have */
export function lettersTold(word: string, has: number): string {
  return has === 0 ? say('hands-letters-none') : say('hands-letters', { word: word.slice(0, has) });
}
