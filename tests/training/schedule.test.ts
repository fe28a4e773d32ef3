/** What comes back when: the scheduler's cards, grades by one's own pace, and what is due and why. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GRADES, type Card, type Grade } from '../../src/training/schedule/card';
import { dueSkills, nextDue } from '../../src/training/due';
import { NO_TRAINING, type TrainingState } from '../../src/training/progress';
import { cardAfter, isDue, stillThere } from '../../src/training/schedule/cardAfter';
import { wanted } from '../../src/training/schedule/choosing';
import { randomFrom } from '../../src/chance/chance';
import { runs } from '../long/amount';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const NOW = Date.UTC(2026, 10, 22, 12);

/** The card after these grades, each given when the one before it was due. */
function after(...grades: readonly Grade[]): Card {
  const [first, ...others] = grades;
  return others.reduce((card, grade) => cardAfter(card, grade, card.due), cardAfter(null, first!, NOW));
}

describe('a card', () => {
  test('goes the first short steps of a minute and ten, then days', () => {
    expect(after('again').due - NOW).toBe(MINUTE);
    expect(after('good').due - NOW).toBe(10 * MINUTE);
    const known = after('good', 'good');
    expect(known.state).toBe('review');
    expect(known.due - known.last).toBeGreaterThanOrEqual(DAY);
  });
  test('is due later the easier it was, and soonest when it was wrong', () => {
    const known = after('good', 'good', 'good');
    const gaps = GRADES.map((grade) => cardAfter(known, grade, known.due).due - known.due);
    expect(gaps).toEqual(gaps.toSorted((a, b) => a - b));
    expect(new Set(gaps).size).toBe(4);
    expect(gaps[0]).toBe(10 * MINUTE);
  });
  test('comes due when the chance to have it is nine in ten, to the day', () => {
    const known = after('good', 'good', 'good', 'good', 'good');
    expect(stillThere(known, known.due)).toBeCloseTo(0.9, 1);
    expect(stillThere(known, known.last)).toBeCloseTo(1, 3);
    expect(isDue(known, known.due - 1)).toBe(false);
    expect(isDue(known, known.due)).toBe(true);
  });
  test('never waits longer than a year, however often it was easy', () => {
    let card = after('easy');
    for (let i = 0; i < 40; i += 1) {
      card = cardAfter(card, GRADES[i % 2 === 0 ? 3 : 2], card.due);
      expect(card.due - card.last).toBeLessThanOrEqual(365 * DAY);
    }
    // It is asked once a year from then on.
    expect(card.due - card.last).toBe(365 * DAY);
    expect(isDue(card, card.last + 365 * DAY)).toBe(true);
  });
  test('stays sound whatever is answered whenever, and a clock set back does no harm', () => {
    const act = fc.record({ grade: fc.constantFrom(...GRADES), wait: fc.integer({ min: -3 * DAY, max: 400 * DAY }) });
    fc.assert(fc.property(fc.array(act, { minLength: 1, maxLength: 30 }), (acts) => {
      let now = NOW;
      let card: Card | null = null;
      for (const { grade, wait } of acts) {
        now += wait;
        const next: Card = cardAfter(card, grade, now);
        expect(next.last).toBeGreaterThanOrEqual(now);
        expect(next.last - now).toBeLessThanOrEqual(DAY);
        expect(next.due).toBeGreaterThan(next.last);
        expect(next.stability).toBeGreaterThan(0);
        expect(next.difficulty).toBeGreaterThanOrEqual(1);
        expect(next.difficulty).toBeLessThanOrEqual(10);
        expect(cardAfter(card, grade, now)).toEqual(next);
        card = next;
      }
    }), runs(100, 2000));
  });
  test('that was answered by a clock years ahead is due at once when it is right again, and then as ever', () => {
    const ahead = cardAfter(null, 'easy', NOW + 3000 * DAY);
    expect(isDue(ahead, NOW)).toBe(true);
    const again = cardAfter(ahead, 'good', NOW);
    expect(again.last).toBe(NOW);
    expect(isDue(again, NOW + MINUTE)).toBe(false);
    expect(isDue(again, NOW + 400 * DAY)).toBe(true);
    // A clock that was put right by some hours changes nothing.
    expect(isDue(cardAfter(null, 'easy', NOW + DAY / 2), NOW)).toBe(false);
  });
});

describe('what is asked', () => {
  const names = ['gone:1', 'gone:3', 'gone:6', 'gone:10', 'gone:15'] as const;
  const [wrong, easy] = [cardAfter(null, 'again', NOW), cardAfter(null, 'easy', NOW)];
  const cards: TrainingState['cards'] = { 'gone:1': wrong, 'gone:3': wrong, 'gone:6': easy };
  const order = (seed: string) => wanted(names, { ...NO_TRAINING, cards }, NOW + DAY, randomFrom(seed));
  const seeds = Array.from({ length: 40 }, (_, i) => `${i}`);
  test('are due skills and new ones in turn, and those that are due later last', () => {
    for (const seed of seeds) {
      const kinds = order(seed).map((name) => (cards[name] === undefined ? 'new' : name === 'gone:6' ? 'later' : 'due'));
      expect([['due', 'new', 'due', 'new', 'later'], ['new', 'due', 'new', 'due', 'later']]).toContainEqual(kinds);
    }
  });
  test('are of the due ones first those that were wrong last: within a day the scheduler takes all for known', () => {
    const fading = { ...cards, 'gone:10': { ...cardAfter(null, 'good', NOW - 5 * DAY), due: NOW } };
    const state = { ...NO_TRAINING, cards: fading };
    const due = wanted(names, state, NOW + 2 * 60_000, randomFrom('due')).filter((name) => ['gone:1', 'gone:3', 'gone:10'].includes(name));
    expect(due[2]).toBe('gone:10');
  });
  test('is a new one about every other time, even where one alone is asked for', () => {
    const fresh = seeds.filter((seed) => ['gone:10', 'gone:15'].includes(order(seed)[0]!)).length;
    expect(fresh).toBeGreaterThan(10);
    expect(fresh).toBeLessThan(30);
  });
});

describe('what is due', () => {
  const state = (cards: TrainingState['cards']): TrainingState => ({ ...NO_TRAINING, cards });
  test('is told with its reason, what is most likely lost first', () => {
    const known = after('good', 'good', 'good');
    const later = known.due + 5 * DAY;
    const lapsed = cardAfter(known, 'again', later - 11 * MINUTE);
    const cards = { 'flash:across:end:run': known, 'gone:6': lapsed, 'come:far': cardAfter(null, 'again', later - 2 * MINUTE) } as const;
    const due = dueSkills(state(cards), later);
    expect(due.map(({ skill, why }) => `${skill} ${why}`).toSorted()).toEqual(
      ['come:far slipped', 'flash:across:end:run fading', 'gone:6 slipped']);
    expect(due.map(({ there }) => there)).toEqual(due.map(({ there }) => there).toSorted((a, b) => a - b));
    expect(dueSkills(state(cards), later, 'gone').map(({ skill }) => skill).toSorted()).toEqual(['come:far', 'gone:6']);
  });
  test('is nothing before anything was asked, and nothing too early', () => {
    expect(dueSkills(NO_TRAINING, NOW)).toEqual([]);
    expect(nextDue(NO_TRAINING, NOW)).toBeNull();
    const cards = { 'gone:1': cardAfter(null, 'good', NOW) };
    expect(dueSkills(state(cards), NOW)).toEqual([]);
    expect(nextDue(state(cards), NOW)).toBe(NOW + 10 * MINUTE);
    expect(dueSkills(state(cards), NOW + 10 * MINUTE)).toMatchObject([{ skill: 'gone:1', why: 'learning' }]);
  });
});
