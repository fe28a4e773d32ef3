/** What is said of today's deal, read aloud. */
import { describe, expect, test } from 'vitest';
import type { DailyResult, DailyStanding } from '../../src/daily/dailyState';
import { dailyOutcome, dailyStreak } from '../../src/strings/words/daily/daily';
import { dailyDoor } from '../../src/strings/words/start/today';

const result = (mine: number, theirs: number): DailyResult => ({ tiles: [mine, theirs], runs: [], quickest: null });
const NEW: DailyStanding = { kind: 'new', result: null, game: null, earlier: null, streak: 0, best: 0 };

describe('the door', () => {
  test.each([
    [{}, 'the same tiles for everybody, once a day · against Viola'],
    [{ streak: 3, best: 3 }, 'against Viola · 3 in a row'],
    [{ kind: 'open' }, 'against Viola · your game waits'],
    [{ kind: 'open', streak: 2 }, 'against Viola · your game waits · 2 in a row'],
    [{ kind: 'won', streak: 4, result: result(31, 24) }, 'won 31–24 · 4 in a row'],
    [{ kind: 'won', streak: 4 }, 'won · 4 in a row'],
    [{ kind: 'lost', result: result(20, 31) }, 'lost 20–31'],
    [{ kind: 'lost', result: result(30, 30) }, 'a tie, 30–30'],
    [{ kind: 'lost' }, 'not played to the end'],
    [{ kind: 'past', streak: 2 }, 'for fun · against Viola'],
  ] as const)('of %j says "%s"', (standing, line) => {
    const told = dailyDoor({ date: '2026-11-19', character: 'viola', standing: { ...NEW, ...standing } });
    expect(told).toEqual({ title: "Today's deal", line });
  });
});

test('what came of it, and the streak', () => {
  expect([result(31, 24), result(3, 24), result(30, 30), null].map(dailyOutcome)).toEqual([
    'You won 31–24.', 'You lost 3–24.', 'A tie, 30–30. That is not won.', 'You did not finish this one, so it is not won.',
  ]);
  expect([dailyStreak(3, 3), dailyStreak(3, 12), dailyStreak(0, 12)])
    .toEqual(['3 in a row', '3 in a row (your best: 12)', 'Your best streak: 12 in a row']);
});
