/** Places out of results, and points out of places: a counted table, and what holds of any evening. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arePlaces, cardOf, placesOf, pointsOf } from '../../src/evening/points';

const won = (...score: readonly number[]) => score.map((one) => ({ won: true, score: one }));
const lost = (...score: readonly number[]) => score.map((one) => ({ won: false, score: one }));

describe('the table', () => {
  test.each([
    ['one wins by the count', [...won(30), ...lost(20, 12, 4)], [1, 2, 3, 4], [3, 2, 1, 0]],
    ['two share the first place, and the third comes next', [...won(28, 28), ...lost(14)], [1, 1, 3], [3, 3, 1]],
    ['two share the second place', [...won(30), ...lost(12, 12, 4)], [1, 2, 2, 4], [3, 2, 2, 0]],
    ['two share the third place', [...won(30), ...lost(12, 4, 4)], [1, 2, 3, 3], [3, 2, 1, 1]],
    ['all share the first place in a draw', won(9, 9, 9), [1, 1, 1], [3, 3, 3]],
    ['nothing is counted but who has won', [{ won: false }, { won: true }, { won: false }], [2, 1, 2], [2, 3, 2]],
    ['a pair wins together', [{ won: true }, { won: false }, { won: true }, { won: false }], [1, 3, 1, 3], [3, 1, 3, 1]],
    ['a rank stands before the score', [...won(52), { won: false, score: 0, rank: 40 }, { won: false, score: 0, rank: 90 }], [1, 3, 2],
      [3, 1, 2]],
    ['who wins needs no higher count', [...lost(20), ...won(3)], [2, 1], [2, 3]],
    ['one alone', won(4), [1], [3]],
  ])('%s', (_, results, places, points) => {
    expect(placesOf(results)).toEqual(places);
    expect(placesOf(results).map(pointsOf)).toEqual(points);
  });

  test('a worked example: three games of Ann, Bo and Pip', () => {
    // SNAG: 30, 26 and 20 tiles. Snap: Pip is left, Ann went out last. A game that was skipped. Spoons: Bo, then Ann and Pip alike.
    const card = cardOf([placesOf([...won(30), ...lost(26, 20)]), [2, 3, 1], null, [2, 1, 2]], 3);
    expect(card.lines.map(({ points }) => points)).toEqual([[3, 2, 1], [2, 1, 3], null, [2, 3, 2]]);
    expect(card).toMatchObject({ totals: [7, 6, 6], places: [1, 2, 2], leaders: [0] });
  });

  test('before the first game nobody leads', () => {
    expect(cardOf([null, null, null], 2)).toMatchObject({ totals: [0, 0], leaders: [] });
  });
});

const results = (players: number) => fc.array(fc.record({ won: fc.boolean(), score: fc.integer({ min: 0, max: 5 }) }),
  { minLength: players, maxLength: players });

describe('of any results', () => {
  test('places are those of a ranking, whoever is counted first', () => {
    fc.assert(fc.property(fc.integer({ min: 1, max: 8 }).chain(results), (all) => {
      const places = placesOf(all);
      expect(arePlaces(places, all.length)).toBe(true);
      expect(placesOf(all.toReversed())).toEqual(places.toReversed());
      // Nobody who hasn't won stands before somebody who has.
      for (const [one, a] of all.entries()) for (const [other, b] of all.entries()) {
        if (a.won && !b.won) expect(places[one]).toBeLessThan(places[other]!);
        if (a.won === b.won && (a.won || a.score === b.score)) expect(places[one]).toBe(places[other]);
      }
    }));
  });

  test('the sums are those of the lines, and whoever leads has the most', () => {
    const evening = fc.integer({ min: 2, max: 8 }).chain((players) =>
      fc.array(fc.option(results(players).map(placesOf)), { minLength: 3, maxLength: 7 }).map((games) => ({ players, games })));
    fc.assert(fc.property(evening, ({ players, games }) => {
      const { totals, lines, leaders } = cardOf(games, players);
      expect(totals).toEqual(totals.map((_, player) => lines.reduce((sum, { points }) => sum + (points?.[player] ?? 0), 0)));
      const most = Math.max(...totals);
      expect(leaders).toEqual(games.every((game) => game === null) ? []
        : totals.flatMap((total, player) => (total === most ? [player] : [])));
      // Somebody comes first in each game that was counted.
      for (const { points } of lines) if (points) expect(Math.max(...points)).toBe(3);
    }));
  });
});

test.each([[[1, 2, 3]], [[1, 1, 3]], [[2, 1, 2]], [[1, 1, 1]]])('%j are places', (places) => {
  expect(arePlaces(places, 3)).toBe(true);
});
test.each([[[1, 2, 2, 3]], [[2, 2, 3]], [[0, 1, 2]], [[1, 3, 3]], [[1, 2]]])('%j are no places of three', (places) => {
  expect(arePlaces(places, 3)).toBe(false);
});
