/** Packs: every card is there, a word always shuffles alike, and all are dealt. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isCard, PACK, rankOf, RANKS, suitOf, SUITS, type Card } from '../../src/cards/card';
import { areSameCards, dealAll, packs, shuffledPacks } from '../../src/cards/pack';
import { runs } from '../long/amount';

test('a pack has each rank in each suit once', () => {
  expect(new Set(PACK).size).toBe(52);
  expect(new Set(PACK.map(rankOf))).toEqual(new Set(RANKS));
  expect(new Set(PACK.map(suitOf))).toEqual(new Set(SUITS));
  expect(PACK.every(isCard)).toBe(true);
  expect(['1c', '10c', 'Tx', 'tc', '', null, 7].some(isCard)).toBe(false);
});

test('a word shuffles packs, always alike, and no card comes or goes', () => {
  fc.assert(fc.property(fc.string(), fc.constantFrom(1, 2), (seed, count) => {
    const cards = shuffledPacks(count, seed);
    expect(areSameCards(cards, packs(count))).toBe(true);
    expect(shuffledPacks(count, seed)).toEqual(cards);
  }), runs(50, 2000));
  expect(shuffledPacks(1, 'a')).not.toEqual(shuffledPacks(1, 'b'));
});

test('cards are the same in whatever order, each as often', () => {
  const three: readonly Card[] = ['2c', '2c', '3d'];
  expect(areSameCards(['3d', '2c', '2c'], three)).toBe(true);
  expect(areSameCards(['3d', '3d', '2c'], three)).toBe(false);
  expect(areSameCards(['2c', '3d'], three)).toBe(false);
  expect(areSameCards(['2c', '2c', '3d', '3d'], three)).toBe(false);
});

test('all cards are dealt, the first to the left of the dealer, the last on top', () => {
  expect(dealAll(['2c', '3c', '4c', '5c', '6c'], 3, 1)).toEqual([['6c', '3c'], ['4c'], ['5c', '2c']]);
});

test('hands differ by one card at most', () => {
  fc.assert(fc.property(fc.integer({ min: 2, max: 6 }), fc.constantFrom(1, 2), fc.nat(5), (seats, count, dealer) => {
    const stocks = dealAll(shuffledPacks(count, 'hands'), seats, dealer % seats);
    const sizes = stocks.map(({ length }) => length);
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
    expect(areSameCards(stocks.flat(), packs(count))).toBe(true);
  }), runs(30, 200));
});
