/** What is said of today's deal, read aloud. */
import { describe, expect, test } from 'vitest';
import type { DailyResult, DailyStanding } from '../../src/daily/dailyState';
import { dailyOutcome, dailyStreak } from '../../src/strings/words/daily/daily';
import { dailyDoor } from '../../src/strings/words/start/today';

const result = (mine: number, theirs: number): DailyResult => ({ tiles: [mine, theirs], runs: [], quickest: null });
const NEW: DailyStanding = { kind: 'new', result: null, game: null, earlier: null, streak: 0, best: 0 };

describe('the door', () => {
  test.each([
    [{}, 'everyone gets the same tiles · against Viola'],
    [{ streak: 3, best: 3 }, 'against Viola · streak: 3 days'],
    [{ kind: 'open' }, 'against Viola · your game is waiting'],
    [{ kind: 'open', streak: 2 }, 'against Viola · your game is waiting · streak: 2 days'],
    [{ kind: 'won', streak: 4, result: result(31, 24) }, 'won 31–24 · streak: 4 days'],
    [{ kind: 'won', streak: 4 }, 'won · streak: 4 days'],
    [{ kind: 'lost', result: result(20, 31) }, 'lost 20–31'],
    [{ kind: 'lost', result: result(30, 30) }, 'tied 30–30'],
    [{ kind: 'lost' }, 'not finished'],
    [{ kind: 'past', streak: 2 }, 'just for fun · against Viola'],
  ] as const)('of %j says "%s"', (standing, line) => {
    const told = dailyDoor({ date: '2026-11-19', character: 'viola', standing: { ...NEW, ...standing } });
    expect(told).toEqual({ title: 'Today’s deal', line });
  });
});

test('what came of it, and the streak', () => {
  expect([result(31, 24), result(3, 24), result(30, 30), null].map(dailyOutcome)).toEqual([
    'You won 31–24.', 'You lost 3–24.', 'A tie, 30–30. That doesn’t count as a win.',
    'You didn’t finish this game, so it doesn’t count as a win.',
  ]);
  expect([dailyStreak(3, 3), dailyStreak(3, 12), dailyStreak(0, 12)])
    .toEqual(['Streak: 3 days', 'Streak: 3 days (your best: 12)', 'Your best streak: 12 days']);
});
