/** A file's dates beside those that were counted here: it adds to a streak, and takes nothing from it. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dailyAfter, NO_DAYS, standingOn, type DailyDay, type DailyState } from '../../src/daily/dailyState';
import { datePlus } from '../../src/daily/dates';
import { readDaily, keptDaily } from '../../src/daily/keptDaily';
import { mergeDaily } from '../../src/daily/mergeDaily';

const TODAY = '2026-11-21';
const days = (...all: readonly (readonly [date: string, outcome: DailyDay['outcome'], game?: string])[]): DailyState =>
  ({ days: all.map(([date, outcome, game = date]) => ({ date, game, outcome, result: null })) });
const laid = (here: DailyState, read: DailyState, put: readonly string[] = []): DailyState => mergeDaily(here, read, new Set(put), TODAY);
const outcomes = ({ days: all }: DailyState): string => all.map(({ date, outcome }) => `${date.slice(8)} ${outcome}`).join(', ');

describe('dates from a file', () => {
  test('come to a device that has none', () => {
    const read = days(['2026-11-19', 'won'], ['2026-11-20', 'won'], [TODAY, 'won']);
    expect(laid(NO_DAYS, read)).toEqual(read);
  });
  test('leave what was counted here as it is', () => {
    const here = days(['2026-11-19', 'won'], ['2026-11-20', 'won']);
    expect(laid(here, days(['2026-11-19', 'lost', 'other'], ['2026-11-20', 'lost', 'other']))).toBe(here);
  });
  test('join what was won on either side', () => {
    const both = laid(days(['2026-11-18', 'won'], ['2026-11-20', 'won']), days(['2026-11-17', 'won'], ['2026-11-19', 'won']));
    expect(standingOn(both, TODAY).streak).toBe(4);
  });
  test('bring of today a win, and nothing that would end a streak', () => {
    const here = days(['2026-11-20', 'won']);
    expect(laid(here, days([TODAY, 'lost']))).toBe(here);
    expect(laid(here, days([TODAY, 'open']))).toBe(here);
    expect(standingOn(laid(here, days([TODAY, 'won'])), TODAY).streak).toBe(2);
  });
  test('bring nothing of days to come: no other date would count until then', () => {
    const here = days(['2026-11-20', 'won']);
    expect(laid(here, days(['2026-11-22', 'won'], ['2031-01-01', 'won']))).toBe(here);
  });
  test('bring no game to be played to its end: it counts where it was begun', () => {
    expect(outcomes(laid(NO_DAYS, days(['2026-11-20', 'open'])))).toBe('20 lost');
  });
  test('leave the game that is under way here, unless the file puts another state in its place', () => {
    const here = days(['2026-11-20', 'won'], [TODAY, 'open', 'mine']);
    expect(laid(here, days(['2026-11-18', 'won'], [TODAY, 'won', 'theirs'])))
      .toEqual(days(['2026-11-18', 'won'], ['2026-11-20', 'won'], [TODAY, 'open', 'mine']));
    expect(outcomes(laid(here, NO_DAYS, ['mine']))).toBe('20 won, 21 lost');
    const result = { tiles: [76, 0], runs: [], quickest: 1 } as const;
    const after = dailyAfter(laid(here, NO_DAYS, ['mine']), { type: 'counted', game: 'mine', result });
    expect(outcomes(after)).toBe('20 won, 21 lost');
  });
});

test('no file shortens a streak or the best of them, and a second reading changes nothing', () => {
  const some = fc.uniqueArray(fc.integer({ min: 0, max: 25 }), { maxLength: 20 }).chain((all) => fc.array(
    fc.constantFrom('won' as const, 'won' as const, 'lost' as const), { minLength: all.length, maxLength: all.length },
  ).map((came) => days(...all.toSorted((a, b) => a - b).map((day, i) => [datePlus('2026-11-01', day), came[i] ?? 'won'] as const))));
  fc.assert(fc.property(some, some, (one, read) => {
    const here = { days: one.days.filter(({ date }) => date <= TODAY) };
    const both = laid(here, read);
    expect(readDaily(keptDaily(both))).toEqual(both);
    const [was, is] = [standingOn(here, TODAY), standingOn(both, TODAY)];
    expect(is.streak).toBeGreaterThanOrEqual(was.streak);
    expect(is.best).toBeGreaterThanOrEqual(was.best);
    expect(laid(both, read)).toBe(both);
  }));
});
