/** What computer players do with what they recall, counted out. */
import { describe, expect, test } from 'vitest';
import { PROFILES, type MindForCards } from '../../../../src/characters/profiles';
import type { Belief } from '../../../../src/games/snapBack/players/levels';
import { afterReveal, anotherCard, seemMostlyLost, STRANGER, type SeenSeat } from '../../../../src/games/snapBack/players/others';
import { claimFor, isWorthACall } from '../../../../src/games/snapBack/players/tactics';
import type { Back, Rank } from '../../../../src/games/snapBack/rules/cards';
import { call, reveal, show, startGame, type Game, type Reveal } from '../../../../src/games/snapBack/rules/game';
import { FACES } from '../../../../src/games/snapBack/rules/result';

const level: MindForCards = { ...PROFILES.otto.ofCards, guessing: 0.5, deducing: 0.5, boldness: 0.2 };
const sure = (...backs: readonly Back[]): Belief => ({ sure: backs, faint: [], others: [] });
const faint = (...backs: readonly Back[]): Belief => ({ sure: [], faint: backs, others: [] });
/** Always the same draw. */
const draws = (guess: number, deduce = 0.9, which = 0) =>
  (question: 'guess' | 'deduce' | 'which'): number => ({ guess, deduce, which })[question];

describe('a call', () => {
  test.each(FACES)('with the die at %i: a match at it or beyond is called, one below it only while the others seem lost', (die) => {
    for (const back of [1, 2, 3, 4, 5, 6] as const) {
      expect(isWorthACall(sure(back), die, false, level, 0.99)).toBe(back >= die);
      expect(isWorthACall(sure(back), die, true, level, 0.99)).toBe(true);
    }
  });
  test('the furthest of several counts', () => expect(isWorthACall(sure(1, 5), 5, false, level, 0.99)).toBe(true));
  test('what is not sure is called by the bold alone, and nothing by nobody', () => {
    expect(isWorthACall(faint(4), 1, true, level, 0.19)).toBe(true);
    expect(isWorthACall(faint(4), 1, true, level, 0.2)).toBe(false);
    expect(isWorthACall(sure(), 1, true, level, 0)).toBe(false);
  });
});

describe('what is shown', () => {
  test('the furthest that is recalled, whoever has called', () => {
    expect(claimFor(sure(2, 4), level, false, draws(0.9))).toBe(4);
    expect(claimFor(sure(1), level, true, draws(0.9))).toBe(1);
  });
  test('a fist by those who do not guess, what seems likely by those who do', () => {
    expect(claimFor(faint(3), level, false, draws(0.5))).toBe(0);
    expect(claimFor(faint(3), level, false, draws(0.49))).toBe(3);
  });
  test('a guess leaves out where another card is recalled, if they think of that', () => {
    const belief: Belief = { sure: [], faint: [], others: [1, 2, 3, 5] };
    expect(claimFor(belief, level, false, draws(0, 0.49, 0))).toBe(4);
    expect(claimFor(belief, level, false, draws(0, 0.49, 0.99))).toBe(6);
    expect(claimFor(belief, level, false, draws(0, 0.5, 0))).toBe(1);
  });
  test('never a fist by a caller', () => {
    expect(claimFor(faint(5), level, true, draws(0.99))).toBe(5);
    expect(claimFor(sure(), level, true, draws(0.99))).toBe(1);
    const everywhere: Belief = { sure: [], faint: [], others: [1, 2, 3, 4, 5, 6] };
    expect(claimFor(everywhere, level, true, draws(0.99, 0, 0.99))).toBe(6);
  });
});

describe('who seems lost', () => {
  /** A table of three whose seventh card is a 1-back, which the first calls; the others show what is said. */
  function after(second: number, third: number): Reveal {
    const cards: readonly Rank[] = [2, 3, 4, 5, 6, 7, 7];
    const step = (game: Game, outcome: ReturnType<typeof show>): Game => (outcome.ok ? outcome.game : game);
    const shown = cards.reduce((game, card) => step(game, show(game, card)), startGame(3, 3));
    const outcome = reveal(step(shown, call(shown, [0])), [1, second, third]);
    if (!outcome.ok || !outcome.reveal) throw new Error('refused');
    return outcome.reveal;
  }
  const quietFor = (cards: number, seats: readonly SeenSeat[]): readonly SeenSeat[] =>
    Array.from({ length: cards }).reduce<readonly SeenSeat[]>((all) => anotherCard(all), seats);
  const table = [STRANGER, STRANGER, STRANGER];

  test('nobody at first; whoever lets five cards go by', () => {
    expect(seemMostlyLost(quietFor(4, table), 0)).toBe(false);
    expect(seemMostlyLost(quietFor(5, table), 0)).toBe(true);
  });
  test('whoever was wrong at the last reveals, and not one who was right at one of the last two', () => {
    const wrong = afterReveal(table, after(0, 5));
    expect(seemMostlyLost(wrong, 0)).toBe(true);
    expect(seemMostlyLost(afterReveal(wrong, after(1, 1)), 0)).toBe(false);
    expect(seemMostlyLost(afterReveal(afterReveal(table, after(1, 1)), after(0, 0)), 0)).toBe(false);
  });
  test('half of the others are not most of them', () => expect(seemMostlyLost(afterReveal(table, after(1, 0)), 0)).toBe(false));
  test('whoever calls is quiet no longer', () => {
    expect(afterReveal(quietFor(4, table), after(1, 0)).map(({ quiet }) => quiet)).toEqual([0, 4, 4]);
  });
  test('nobody is lost to one who is alone', () => expect(seemMostlyLost(quietFor(9, [STRANGER]), 0)).toBe(false));
});
