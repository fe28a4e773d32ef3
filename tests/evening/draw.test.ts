/** Which games an evening can have, and how they are drawn. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countsFor, drawn, fitting, type Playable } from '../../src/evening/draw';

const GAMES: readonly Playable[] = [
  { game: 'small', players: [2, 4] }, { game: 'large', players: [3, 8] }, { game: 'hands', players: [3, 8], here: 1 },
  { game: 'alone', players: [1, 6], here: 4 }, { game: 'pairs', players: [2, 6], pairs: true },
];

test.each([
  [2, 1, ['small', 'alone', 'pairs']], [2, 2, ['small', 'alone', 'pairs']], [3, 1, ['small', 'large', 'hands', 'alone']],
  [3, 2, ['small', 'large', 'alone']], [4, null, ['small', 'large', 'hands', 'alone', 'pairs']],
  [5, 5, ['large']], [8, 1, ['large', 'hands']],
  [9, 1, []],
])('%j seats, %j people at the screen: %j', (seats, people, fits) => {
  expect(fitting(GAMES, seats, people)).toEqual(fits);
});

test.each([[2, []], [3, [3]], [5, [3, 4, 5]], [9, [3, 4, 5, 6, 7]]])('where %j games fit, an evening has one of %j', (fits, counts) => {
  expect(countsFor(fits)).toEqual(counts);
});

describe('a draw', () => {
  const fits = ['a', 'b', 'c', 'd', 'e'];
  test('by one word is the same each time, and another by another', () => {
    const by = (word: string): string => drawn([null, null, null], fits, word).join();
    expect(by('tulip')).toBe(by('tulip'));
    expect(new Set(['tulip', 'rose', 'daisy', 'oak', 'elm', 'ash'].map(by)).size).toBeGreaterThan(1);
  });

  test('keeps what was chosen, draws nothing twice, and takes only what fits', () => {
    const line = fc.option(fc.constantFrom(...fits, 'gone'));
    fc.assert(fc.property(fc.array(line, { minLength: 3, maxLength: 7 }), fc.string(), (chosen, word) => {
      const games = drawn(chosen, fits, word);
      expect(games.every((game) => fits.includes(game))).toBe(true);
      const own = chosen.filter((game) => game !== null && fits.includes(game));
      const others = [...games];
      for (const game of own) others.splice(others.indexOf(game!), 1);
      expect(new Set(others).size).toBe(others.length);
      expect(others.some((game) => own.includes(game))).toBe(false);
      if (games.length === chosen.length) for (const [i, game] of chosen.entries()) {
        if (game !== null && fits.includes(game)) expect(games[i]).toBe(game);
      }
      expect(games.length).toBe(Math.min(chosen.length, own.length + fits.length - new Set(own).size));
    }));
  });
});
