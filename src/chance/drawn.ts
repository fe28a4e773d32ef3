/** Chance that hangs on no word: each number is drawn by itself, so that nobody can work out the next from those before. */
import { scramble } from './chance';

/** Where numbers come from. */
export interface Chance {
  /** A whole number from 0 up to but not including `n`, each as likely as the next. @param n from 1 to 2^32 */
  below(n: number): number;
}

/** The items in a random order, every order as likely as the next (Fisher-Yates). The items themselves are left as they were. */
export function shuffled<T>(items: readonly T[], chance: Chance): T[] {
  return scramble(items, (last) => chance.below(last + 1));
}

/** Each number from the device's own source of randomness, for tables at which nobody may know what comes. */
export const CRYPTO_CHANCE: Chance = {
  below(n) {
    // What lies beyond the last whole multiple of n would make small numbers likelier: it is drawn again.
    const most = Math.floor(2 ** 32 / n) * n;
    const drawn = new Uint32Array(1);
    do crypto.getRandomValues(drawn); while (drawn[0]! >= most);
    return drawn[0]! % n;
  },
};
