/** About how long a game or a match takes, from who plays, how fast, and for what; and how that is said. */
import { describe, expect, test } from 'vitest';
import { PRESETS } from '../../src/rules/presets';
import { gameMinutes, minutesFor, roundMinutes, type Lasting } from '../../src/setup/time/duration';
import { lasts } from '../../src/strings/words/setup/lasts';

const PERSON = { kind: 'local' } as const;
const BOT = { kind: 'bot' } as const;
const agreed = (changes: Partial<Lasting> = {}): Lasting =>
  ({ players: [PERSON, BOT], pace: 'normal', rules: PRESETS.printed, callSeconds: 5, ...changes });

describe('a game takes', () => {
  test('about eight minutes against one computer', () => {
    expect(roundMinutes(gameMinutes(agreed()))).toBe(8);
  });
  test('longer at a slow pace, less at a fast one, and as long as a person takes at no pace at all', () => {
    const [slow, normal, fast, instant] = (['slow', 'normal', 'fast', 'instant'] as const).map((pace) => gameMinutes(agreed({ pace })));
    expect(slow).toBeGreaterThan(normal!);
    expect(fast).toBeLessThan(normal!);
    expect(instant).toBeLessThan(fast!);
    expect(instant).toBeGreaterThan(6);
  });
  test('longer with people than with computers, and longer still where everyone is asked', () => {
    const people = agreed({ players: [PERSON, PERSON] });
    expect(gameMinutes(agreed({ players: [BOT, BOT] }))).toBeLessThan(5);
    expect(gameMinutes(people)).toBeGreaterThan(1.5 * gameMinutes(agreed()));
    const asked = gameMinutes({ ...people, callSeconds: 'asked' });
    expect(asked).toBeGreaterThan(gameMinutes(people) + 3);
    // Where nobody calls, nobody is asked.
    expect(gameMinutes({ ...people, callSeconds: 'asked', rules: { ...PRESETS.printed, calls: 'automatic' } })).toBe(gameMinutes(people));
  });
});

describe('a match takes', () => {
  test('as long as its games', () => {
    expect(minutesFor({ ...agreed(), playedFor: { kind: 'games', games: 3 } })).toBeCloseTo(3 * gameMinutes(agreed()));
    expect(minutesFor({ ...agreed(), playedFor: { kind: 'single' } })).toBe(gameMinutes(agreed()));
  });
  test('the more games to 100, the more share the tiles', () => {
    const games = [1, 2, 3].map((bots) => {
      const table = agreed({ players: [PERSON, ...Array.from({ length: bots }, () => BOT)] });
      return minutesFor({ ...table, playedFor: { kind: 'to-100' } }) / gameMinutes(table);
    });
    expect(games).toEqual([3.4, 4.5, 5.8].map((one) => expect.closeTo(one)));
  });
});

test('it is said as people say it', () => {
  expect([0.2, 3.4, 8.04, 9.6, 12, 27, 41, 56, 58, 70, 100].map(roundMinutes)).toEqual([1, 3, 8, 10, 10, 25, 40, 55, 60, 60, 90]);
  expect(lasts({ kind: 'single' }, 8)).toBe('about 8 minutes');
  expect(lasts({ kind: 'single' }, 1)).toBe('about 1 minute');
  expect(lasts({ kind: 'to-100' }, 40)).toBe('a series to 100 takes about 40 minutes');
  expect(lasts({ kind: 'to-100' }, 60)).toBe('a series to 100 takes about 1 hour');
  expect(lasts({ kind: 'games', games: 7 }, 90)).toBe('7 games take about 1.5 hours');
});
