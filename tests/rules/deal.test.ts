/** Scrambling: the same word gives the same tiles for ever and everywhere, and every order is as likely as the next. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SQUARES, type Tile } from '../../src/rules/board';
import { fraction, randomFrom, scramble } from '../../src/chance/chance';
import { dealOf, orderTilesOf } from '../../src/rules/deal';

describe('the deal of a word', () => {
  test('is the same at every time of asking', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (seed) => {
      expect(dealOf(seed)).toEqual(dealOf(seed));
      expect(orderTilesOf(seed)).toEqual(orderTilesOf(seed));
    }));
  });
  test('holds each of the 76 tiles once, for any word', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (seed) => {
      for (const tiles of [dealOf(seed), orderTilesOf(seed)]) expect(tiles.toSorted((a, b) => a - b)).toEqual([...SQUARES]);
    }));
  });
  test('differs from that of another word, by capital, accent or a space, and from the order tiles', () => {
    const words = ['snag', 'Snag', 'snág', 'snag ', 'gans', '', '0', '00', '\u0100', '\u0001', 'Ā', '\ud83d\ude00', '\ud83d\ude01'];
    const deals = [...words.map(dealOf), ...words.map(orderTilesOf)].map((tiles) => tiles.join());
    // 'Ā' and '\u0100' are one word, written in two ways.
    expect(new Set(deals).size).toBe(2 * (words.length - 1));
  });
});

describe('"snag"', () => {
  // Written down once. If this changes, every link and every seed that people have kept gives another game.
  test('is dealt for ever as it was at first', () => {
    expect(dealOf('snag')).toEqual([
      83, 52, 66, 48, 24, 74, 6, 59, 65, 46, 58, 14, 16, 72, 78, 53, 25, 67, 84,
      39, 37, 88, 26, 28, 43, 77, 56, 95, 70, 44, 45, 62, 87, 96, 17, 94, 32, 13,
      23, 51, 27, 61, 7, 47, 29, 60, 41, 63, 57, 55, 69, 18, 15, 86, 85, 35, 22,
      34, 75, 36, 38, 68, 97, 76, 79, 73, 42, 50, 64, 33, 5, 49, 31, 4, 40, 54,
    ]);
  });
  test('lays out for ever the same tiles for the draw for order', () => {
    expect(orderTilesOf('snag').slice(0, 24)).toEqual([
      5, 54, 40, 84, 65, 69, 4, 56, 48, 52, 28, 96, 22, 83, 37, 25, 68, 39, 60,
      26, 87, 45, 15, 34,
    ]);
  });
});

/** The chi-square statistic of some counts against an even spread. */
function chiSquare(counts: readonly number[]): number {
  const even = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - even) ** 2 / even, 0);
}

describe('scrambling', () => {
  // With 75 degrees of freedom a fair spread stays under 130 in all but one of 10,000 cases; the words are fixed, so this is no gamble.
  const deals = Array.from({ length: 7600 }, (_, i) => dealOf(`word ${i}`));
  test.each([
    ['first', 0], ['second', 1], ['fifth', 4], ['38th', 37], ['last', 75],
  ] as const)('puts every tile equally often %s', (_, at) => {
    const counts = SQUARES.map((tile) => deals.filter((deal) => deal[at] === tile).length);
    expect(chiSquare(counts)).toBeLessThan(130);
    expect(chiSquare(counts)).toBeGreaterThan(35);
  });
  test('puts one tile equally often everywhere', () => {
    expect(chiSquare(Array.from({ length: 76 }, (_, at) => deals.filter((deal) => deal[at] === 34).length))).toBeLessThan(130);
  });
  test('makes all 24 orders of four', () => {
    const random = randomFrom('orders');
    const counts = new Map<string, number>();
    for (let i = 0; i < 2400; i += 1) {
      const order = scramble(['a', 'b', 'c', 'd'], random).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    // 23 degrees of freedom.
    expect(chiSquare([...counts.values()])).toBeLessThan(55);
  });
  test('leaves what it was given as it was', () => {
    const tiles: readonly Tile[] = Object.freeze([4, 5, 6, 7]);
    expect(scramble(tiles, randomFrom('x')).toSorted((a, b) => a - b)).toEqual([4, 5, 6, 7]);
    expect(scramble([], randomFrom('x'))).toEqual([]);
  });
});

describe('a fraction', () => {
  test('drawn first from one word says nothing about that from the next word', () => {
    // Two even numbers from 0 to 1 lie 1/3 apart on the average. Computers draw anew at every move, from such words.
    for (const before of ['word ', 'snag:Computer:look:1:', '']) {
      const first = Array.from({ length: 1000 }, (_, i) => fraction(randomFrom(`${before}${100 + i}`)));
      const apart = first.slice(1).reduce((sum, value, i) => sum + Math.abs(value - (first[i] ?? 0)), 0) / (first.length - 1);
      expect(apart, before).toBeGreaterThan(0.3);
      expect(apart, before).toBeLessThan(0.366);
    }
  });
  test('lies from 0 up to but not at 1, about half of them under one half', () => {
    const random = randomFrom('fractions');
    const drawn = Array.from({ length: 10_000 }, () => fraction(random));
    expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...drawn)).toBeLessThan(1);
    const low = drawn.filter((value) => value < 0.5).length;
    expect(low).toBeGreaterThan(4800);
    expect(low).toBeLessThan(5200);
  });
});
