/** What a reveal is told to have come to: true of every case that there is. */
import { expect, test } from 'vitest';
import { BACKS, CLAIMS, type Back, type Claim } from '../../../../src/games/snapBack/rules/cards';
import { FACES, isTrueSix, resultOf, type Die } from '../../../../src/games/snapBack/rules/result';
import { resultText } from '../../../../src/games/snapBack/words/table/results';

/** What a sentence says of the die: where it goes, or where it stays; and whether the game ends. */
function saidOf(sentence: string): string {
  const [, way, die] = /(goes up to|goes down to|stays at) (\d)/u.exec(sentence) ?? [];
  return sentence.includes('The game is over.') ? 'ends' : `${way} ${die}`;
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

test('a call is told as what it was: false where nothing holds, else with no number or a wrong one', () => {
  const told = (claim: Claim, holds: readonly Back[], before: Die = 3): string => {
    const { line, die: after } = resultOf({ claim, die: before, called: true }, holds);
    return resultText({ claim, before, after, line }, holds.length > 0);
  };
  for (const claim of CLAIMS) {
    expect(told(claim, [])).toBe('False call! Your die goes down to 2.');
    expect(told(claim, [], 1)).toBe('False call! Your die stays at 1.');
  }
  expect(told(0, [2])).toBe('You called, but showed no number: your die goes down to 2.');
  expect(told(5, [2])).toBe('You called, but your number was wrong: your die goes down to 2.');
  expect(told(5, [2], 1)).toBe('You called, but your number was wrong. Your die stays at 1.');
});
