/** What computer players recall of the cards, over many players (the formula itself: tests/cognition). */
import { describe, expect, test } from 'vitest';
import { PROFILES, type MindForCards } from '../../../../src/characters/profiles';
import { seenAgain } from '../../../../src/cognition/sequence';
import { believe, chanceToRecall, spanOf, withCard, type SeenCard } from '../../../../src/games/snapBack/players/levels';
import { BACKS, type Back, type Rank } from '../../../../src/games/snapBack/rules/cards';
import type { Character } from '../../../../src/setup/players';

const PLAYERS = 2000;
const CHARACTERS = Object.keys(PROFILES) as Character[];
/** They recall everything, and where it lay. */
const sharp: MindForCards = { ...PROFILES.ada.ofCards, recall: { threshold: -9, noise: 0.05 }, misplacing: 0 };

const seen = (...ranks: readonly Rank[]): readonly SeenCard[] =>
  ranks.reduce<readonly SeenCard[]>((cards, rank, i) => withCard(cards, rank, i + 1), []);
const UNLIKE: readonly Rank[] = [2, 3, 4, 5, 6, 7];
/** Seven cards of which the top card is like the one so far back, and like no other. */
const likeBack = (back: Back): readonly SeenCard[] => seen(...UNLIKE.with(6 - back, 10), 10);
/** In what share of many players' minds something holds. */
const share = (holds: (seed: string) => boolean): number =>
  Array.from({ length: PLAYERS }, (_, i) => holds(`player ${i}`)).filter(Boolean).length / PLAYERS;

describe('whoever recalls everything', () => {
  test.each(BACKS)('knows a %i-back, and that the other places hold other cards', (back) => {
    expect(believe(likeBack(back), sharp, 'any')).toEqual({ sure: [back], faint: [], others: BACKS.filter((other) => other !== back) });
  });
  test('knows several at once, the nearest first, and none where none holds', () => {
    expect(believe(seen(7, 2, 5, 2, 8, 4, 2), sharp, 'any').sure).toEqual([3, 5]);
    expect(believe(seen(8, 3, 4, 5, 6, 7, 2), sharp, 'any').sure).toEqual([]);
    expect(believe([], sharp, 'any')).toEqual({ sure: [], faint: [], others: [] });
  });
  test('thinks of no card that was shown more than six before', () => {
    expect(believe(seen(10, 2, 3, 4, 5, 6, 7, 10), sharp, 'any').sure).toEqual([]);
  });
});

test.each(CHARACTERS)('%s recalls each k-back as often as the formula says', (character) => {
  for (const back of BACKS) {
    const cards = likeBack(back);
    const right = share((seed) => believe(cards, PROFILES[character].ofCards, seed).sure.includes(back));
    expect(Math.abs(right - chanceToRecall(character, back)), `${back}-back`).toBeLessThan(0.04);
  }
});

test('the characters remember one card further each, in the order of their strength', () => {
  expect(CHARACTERS.map(spanOf)).toEqual([1, 2, 3, 4, 5, 6]);
});

test('a player recalls the same however often they are asked, and another player something else', () => {
  const cards = likeBack(6);
  const mind = (seed: string): unknown => believe(cards, PROFILES.ada.ofCards, seed);
  const seeds = Array.from({ length: 100 }, (_, i) => `player ${i}`);
  expect(seeds.map(mind)).toEqual(seeds.map(mind));
  expect(new Set(seeds.map((seed) => JSON.stringify(mind(seed)))).size).toBeGreaterThan(1);
});

describe('a card that is misplaced', () => {
  const level: MindForCards = { ...sharp, misplacing: 0.3 };
  const cards = likeBack(3);
  const misplaced = (seed: string): boolean => !believe(cards, level, seed).sure.includes(3);
  test('seems to have been one place nearer or further, as often as is said', () => {
    expect(Math.abs(share(misplaced) - 0.3)).toBeLessThan(0.04);
    expect(Math.abs(share((seed) => believe(cards, level, seed).sure.includes(2)) - 0.15)).toBeLessThan(0.03);
    expect(Math.abs(share((seed) => believe(cards, level, seed).sure.includes(4)) - 0.15)).toBeLessThan(0.03);
  });
  test('stays misplaced until they see where it lies once more, and not for ever then', () => {
    const wrong = Array.from({ length: PLAYERS }, (_, i) => `player ${i}`).filter(misplaced);
    // 9 has come meanwhile: the 10 of before is the 4-back of the next 10.
    const next = withCard(withCard(cards, 9, 8), 10, 9);
    const stillWrong = wrong.filter((seed) => !believe(next, level, seed).sure.includes(5));
    expect(stillWrong).toEqual(wrong);
    const again = withCard(withCard(seenAgain(cards, (number) => number === 4), 9, 8), 10, 9);
    const wrongAgain = wrong.filter((seed) => !believe(again, level, seed).sure.includes(5));
    expect(Math.abs(wrongAgain.length / wrong.length - 0.3)).toBeLessThan(0.06);
  });
  test('is never the one just before the top card', () => {
    const top = likeBack(1);
    expect(share((seed) => believe(top, { ...level, misplacing: 1 }, seed).sure.includes(1))).toBe(1);
  });
  test('can be the seventh: it seems a 6-back, and is none', () => {
    const seventh = seen(10, 2, 3, 4, 5, 6, 7, 10);
    expect(Math.abs(share((seed) => believe(seventh, level, seed).sure.includes(6)) - 0.15)).toBeLessThan(0.03);
  });
});

test('what is not quite recalled seems likely, at its place or beside it, and only where nothing is recalled', () => {
  const weak: MindForCards = { ...sharp, recall: { threshold: -0.9, noise: 0.01 } };
  // At 7.5 seconds this memory is just behind its threshold.
  expect(share((seed) => believe(likeBack(3), weak, seed).sure.length > 0)).toBe(0);
  expect(Math.abs(share((seed) => believe(likeBack(3), weak, seed).faint.includes(3)) - 0.5)).toBeLessThan(0.04);
  expect(believe(seen(2, 3, 4, 10, 6, 10, 10), weak, 'any')).toMatchObject({ sure: [1], faint: [] });
});

test('a card that is shown a second time takes its own place', () => {
  expect(withCard(seen(2, 3, 4), 9, 3)).toEqual(seen(2, 3, 9));
});
