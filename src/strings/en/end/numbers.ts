/** Small numbers as words, as one says them in passing. */
import { number } from '../grammar';

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'] as const;

/** "seven"; larger ones as figures. */
export function inWords(count: number): string {
  return WORDS[count] ?? number(count);
}
