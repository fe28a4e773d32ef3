/** What a reveal is told to have come to: true of every case that there is. */
import { expect, test } from 'vitest';
import { BACKS, CLAIMS } from '../../../../src/guests/snapBack/rules/cards';
import { FACES, isTrueSix, resultOf } from '../../../../src/guests/snapBack/rules/result';
import { resultText } from '../../../../src/guests/snapBack/words/table/results';

/** What a sentence says of the die: where it goes, or where it stays; and whether the game ends. */
function saidOf(sentence: string): string {
  const [, way, die] = /(goes up to|goes down to|stays at) (\d)/u.exec(sentence) ?? [];
  return sentence.includes('the game ends') ? 'ends' : `${way} ${die}`;
}

test('every sentence says what became of the die, and that the game ends where it does', () => {
  const wrong: unknown[] = [];
  for (let set = 0; set < 2 ** BACKS.length; set += 1) {
    const holds = BACKS.filter((back) => (set & (1 << back - 1)) !== 0);
    for (const claim of CLAIMS) {
      for (const before of FACES) {
        for (const called of [false, true]) {
          const { line, die: after } = resultOf({ claim, die: before, called }, holds);
          const sentence = resultText({ claim, before, after, line }, holds.length > 0);
          const way = after > before ? 'goes up to' : after < before ? 'goes down to' : 'stays at';
          const expected = isTrueSix({ claim, die: before }, holds) ? 'ends' : `${way} ${after}`;
          if (saidOf(sentence) !== expected) wrong.push({ claim, before, called, holds, sentence });
        }
      }
    }
  }
  expect(wrong.slice(0, 3)).toEqual([]);
});
