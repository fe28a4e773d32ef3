/** The dealer's cards: none is lost or made over a reshuffle, and matches come as often as they should. */
import { expect, test } from 'vitest';
import { BACKS, backsOf, RANKS, type Rank } from '../../../../src/games/snapBack/rules/cards';
import { cardsOf, SHOE } from '../../../../src/games/snapBack/rules/shoe';

const SEEDS = Array.from({ length: 300 }, (_, i) => `shoe ${i}`);
const sorted = (cards: readonly Rank[]): Rank[] => cards.toSorted((a, b) => a - b);

test('the shoe is two decks of four suits', () => {
  expect(RANKS.map((rank) => SHOE.filter((card) => card === rank).length)).toEqual([8, 8, 8, 8, 8, 8, 8, 8, 8]);
});

test('with the last six that were shown each new shuffle is the whole shoe', () => {
  for (const seed of SEEDS) {
    const cards = cardsOf(seed, 72 + 5 * 66);
    expect(sorted(cards.slice(0, 72))).toEqual(sorted(SHOE));
    for (let from = 72; from < cards.length; from += 66) expect(sorted(cards.slice(from - 6, from + 66))).toEqual(sorted(SHOE));
  }
});

test('the same word gives the same cards, however many are asked for, and another word other ones', () => {
  const long = cardsOf('a word', 500);
  for (const count of [0, 1, 71, 72, 73, 138, 139, 499]) expect(cardsOf('a word', count)).toEqual(long.slice(0, count));
  expect(cardsOf('another word', 72)).not.toEqual(long.slice(0, 72));
});

test('a word gives the cards that it always gave: games that were saved hang on it', () => {
  const cards = cardsOf('monday', 80);
  expect(cards.slice(0, 12)).toEqual([5, 6, 3, 8, 2, 6, 3, 3, 9, 5, 5, 10]);
  // The first of the second shuffle.
  expect(cards.slice(72)).toEqual([3, 10, 4, 5, 7, 3, 4, 5]);
});

test('something holds on 48 % of the cards, and a given k on 10 %', () => {
  const held = BACKS.map(() => 0);
  let any = 0;
  let callable = 0;
  for (const seed of SEEDS) {
    const cards = cardsOf(seed, 270);
    for (let top = 6; top < cards.length; top += 1) {
      const holds = backsOf(cards.slice(top - 6, top + 1));
      for (const back of holds) held[back - 1]! += 1;
      if (holds.length > 0) any += 1;
      callable += 1;
    }
  }
  expect(any / callable).toBeCloseTo(0.48, 1);
  for (const count of held) expect(count / callable).toBeCloseTo(0.1, 1);
});
