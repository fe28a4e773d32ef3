/**
 * Chance from a word: the same word gives the same numbers everywhere, so that a game can be named by it. It knows no game.
 * The generator is pure-rand's xoroshiro128+, which works on whole numbers alone and so is the same on every machine.
 */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';

/**
 * A random generator from any text. Text becomes a 32-bit number by FNV-1a over its UTF-16 units
 * (http://www.isthe.com/chongo/tech/comp/fnv/), each unit fed as low byte, then high byte, and is then stirred by the
 * finisher of MurmurHash3: the generator's first numbers are nearly linear in its seed, so words that differ in one letter
 * must not become seeds that lie near each other.
 */
export function randomFrom(seed: string): RandomGenerator {
  let hash = 0x811c9dc5;
  const feed = (byte: number): void => { hash = Math.imul(hash ^ byte, 0x01000193); };
  for (let i = 0; i < seed.length; i += 1) {
    const unit = seed.charCodeAt(i);
    feed(unit & 0xff);
    feed(unit >>> 8);
  }
  return xoroshiro128plus(stir(hash));
}

/** MurmurHash3's 32-bit finisher: each bit of the number sways each bit of the result. */
function stir(number: number): number {
  let stirred = Math.imul(number ^ (number >>> 16), 0x85ebca6b);
  stirred = Math.imul(stirred ^ (stirred >>> 13), 0xc2b2ae35);
  return stirred ^ (stirred >>> 16);
}

/** A number from 0 up to but not including 1, in steps of 2^-24. */
export function fraction(random: RandomGenerator): number {
  return uniformInt(random, 0, 0xffffff) / 0x1000000;
}

/**
 * The items in a random order, every order as likely as the next (Fisher-Yates). The items themselves are left as they were.
 * @param random what the order hangs on, or what draws a whole number from 0 to `last`, both included
 */
export function scramble<T>(items: readonly T[], random: RandomGenerator | ((last: number) => number)): T[] {
  const draw = typeof random === 'function' ? random : (last: number) => uniformInt(random, 0, last);
  const scrambled = [...items];
  for (let last = scrambled.length - 1; last > 0; last -= 1) {
    const other = draw(last);
    [scrambled[last], scrambled[other]] = [scrambled[other] as T, scrambled[last] as T];
  }
  return scrambled;
}
