/** Chance of a test: the same word gives the same choices. */
import { fraction, randomFrom } from '../../../src/chance/chance';

/** @returns gives a number from 0 up to but not including `among` */
export function dealt(word: string): (among: number) => number {
  const random = randomFrom(word);
  return (among) => Math.floor(fraction(random) * among);
}
