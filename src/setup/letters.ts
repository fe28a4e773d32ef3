/** Letters as people count them, also in a browser that cannot tell them apart by itself. */

/**
 * A sign with all that belongs to it: accents, the joiners and colours of emoji, two halves of a flag, the vowels and endings of a Korean
 * syllable, joined consonants of Indian scripts. It does not know every script as well as the browser's own segmenter does.
 */
const LETTER = new RegExp(String.raw`(?:\p{RI}{2}|\r\n|[^])(?:${[
  String.raw`[\u094d\u09cd\u0acd\u0b4d\u0c4d\u0d4d]\p{Lo}`,
  String.raw`[\p{M}\p{EMod}\u200c\u{e0020}-\u{e007f}\u1160-\u11ff]`,
  String.raw`\u200d\p{ExtPict}?`,
].join('|')})*`, 'gu');

/** The letters of a text, one after the other: an accent or a joined emoji is none of its own. */
export function lettersOf(text: string): string[] {
  // Older browsers have no segmenter.
  const { Segmenter } = Intl as Partial<Pick<typeof Intl, 'Segmenter'>>;
  return Segmenter ? Array.from(new Segmenter().segment(text), ({ segment }) => segment) : text.match(LETTER) ?? [];
}
