/**
 * The pseudo-language: English with a mark on each letter that can bear one, and 40 % longer, as other languages are. It proves in
 * tests that every word on a screen is a message and has room. Only letters of Latin-1 (U+00C0–00FF) are used: the game's own faces
 * have them.
 */

const MARKED: Readonly<Record<string, string>> = {
  A: 'Å', C: 'Ç', D: 'Ð', E: 'Ë', I: 'Ï', N: 'Ñ', O: 'Ö', U: 'Ü', Y: 'Ý',
  a: 'å', c: 'ç', e: 'é', i: 'ï', n: 'ñ', o: 'ö', u: 'ü', y: 'ÿ',
};

/** How much longer a text becomes. */
const LONGER = 0.4;

/** A text of a message with its letters marked, and its vowels doubled from the left until it is long enough. */
export function lengthened(text: string): string {
  let missing = Math.ceil([...text].filter((letter) => /\p{L}/u.test(letter)).length * LONGER);
  let longer = '';
  for (const letter of text) {
    const marked = MARKED[letter] ?? letter;
    longer += marked;
    if (missing > 0 && /[aeiouy]/.test(letter)) {
      longer += marked;
      missing -= 1;
    }
  }
  // Words without enough vowels grow at their end.
  const room = longer.search(/\p{L}[^\p{L}]*$/u);
  return room < 0 ? longer : longer.slice(0, room + 1) + 'ö'.repeat(missing) + longer.slice(room + 1);
}
