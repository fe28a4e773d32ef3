/** The table of results: the printed examples, each line at its edges, and all cases there are, counted. */
import { describe, expect, test } from 'vitest';
import { BACKS, backsOf, CLAIMS, type Back, type Rank } from '../../../../src/games/snapBack/rules/cards';
import { FACES, isTrueSix, resultOf, type Die, type ResultLine } from '../../../../src/games/snapBack/rules/result';

const cards = (text: string): Rank[] => text.split(' ').map((card) => Number(card) as Rank);

describe('the printed examples', () => {
  test.each([
    ['2 2', [1]],
    ['2 3 2', [2]],
    ['8 3 4 5 6 7 2', []],
    ['7 2 5 2 8 4 2', [3, 5]],
  ])('of cards: %s', (text, holds) => {
    expect(backsOf(cards(text))).toEqual(holds);
  });
  test('a call on a true match below the own die costs nothing', () => {
    expect(resultOf({ claim: 2, die: 4, called: true }, [2])).toEqual({ line: 4, die: 4 });
  });
  test('it costs those who miss it one, unless their die is below it', () => {
    expect(FACES.map((die) => resultOf({ claim: 5, die, called: false }, [2]).die)).toEqual([1, 1, 2, 3, 4, 5]);
  });
  test('a fist and a wrong number cost a bystander the same: a guess is never worse', () => {
    for (const die of FACES) {
      for (const back of BACKS) {
        const fist = resultOf({ claim: 0, die, called: false }, [back]);
        const wrong = resultOf({ claim: back === 6 ? 1 : 6, die, called: false }, [back]);
        expect(wrong).toEqual(fist);
      }
    }
  });
  test('a true 6 by a die that showed 6 ends the game, whoever called', () => {
    const ends = FACES.flatMap((die) => CLAIMS.filter((claim) => isTrueSix({ claim, die }, [2, 6])).map((claim) => [die, claim]));
    expect(ends).toEqual([[6, 6]]);
    expect(isTrueSix({ claim: 6, die: 6 }, [2, 5])).toBe(false);
  });
});

describe('each line at its edges', () => {
  test.each<[string, number, Die, boolean, Back[], ResultLine, Die]>([
    ['a caller shows what does not hold', 3, 4, true, [2], 1, 3],
    ['a caller shows what does not hold, and nothing is within their die', 3, 1, true, [2], 1, 1],
    ['a caller shows a fist, and something holds', 0, 4, true, [2], 1, 3],
    ['a caller shows a fist, and nothing holds', 0, 4, true, [], 1, 3],
    ['a bystander shows a number where nothing holds', 3, 4, false, [], 2, 4],
    ['a bystander shows a fist where nothing holds', 0, 4, false, [], 2, 4],
    ['a bystander is wrong, and all that holds is above their die', 1, 4, false, [5, 6], 2, 4],
    ['a bystander is wrong, and what holds is at their die', 1, 4, false, [4], 3, 3],
    ['a bystander is wrong, and one of two is within their die', 0, 4, false, [2, 6], 3, 3],
    ['a bystander with 1 is wrong', 2, 1, false, [1], 3, 1],
    ['a right number below their die', 3, 4, true, [3], 4, 4],
    ['a right number below their die, where another is above', 3, 4, false, [3, 6], 4, 4],
    ['a right number at their die', 4, 4, false, [4], 5, 5],
    ['a right number above their die', 6, 4, true, [2, 6], 5, 5],
    ['a right 6 with 6', 6, 6, true, [6], 5, 6],
  ])('%s', (_, claim, die, called, holds, line, after) => {
    expect(resultOf({ claim: claim as Back, die, called }, holds)).toEqual({ line, die: after });
  });
});

test('all 5376 cases fall on the first line that fits, so many on each', () => {
  // The table as it is printed, read from the top.
  const lines: readonly [ResultLine, (c: number, d: number, called: boolean, m: readonly number[]) => boolean, change: number][] = [
    [1, (c, _, called, m) => called && !m.includes(c), -1],
    [2, (c, d, _, m) => !m.includes(c) && !m.some((k) => k <= d), 0],
    [3, (c, d, _, m) => !m.includes(c) && m.some((k) => k <= d), -1],
    [4, (c, d, _, m) => m.includes(c) && c < d, 0],
    [5, (c, d, _, m) => m.includes(c) && c >= d, 1],
  ];
  const counts = [0, 0, 0, 0, 0];
  const wrong: unknown[] = [];
  for (let set = 0; set < 2 ** BACKS.length; set += 1) {
    const holds = BACKS.filter((back) => (set & (1 << back - 1)) !== 0);
    for (const claim of CLAIMS) {
      for (const die of FACES) {
        for (const called of [false, true]) {
          const [line, , change] = lines.find(([, fits]) => fits(claim, die, called, holds))!;
          const result = resultOf({ claim, die, called }, holds);
          const after = Math.min(6, Math.max(1, die + change));
          if (result.line !== line || result.die !== after) wrong.push({ claim, die, called, holds, result });
          counts[line - 1]! += 1;
        }
      }
    }
  }
  expect(wrong).toEqual([]);
  // By hand: 6 · 256; 63 fists and 249 numbers; the rest of 6 · 256; 15 · 32 · 2; 21 · 32 · 2.
  expect(counts).toEqual([1536, 312, 1224, 960, 1344]);
});
