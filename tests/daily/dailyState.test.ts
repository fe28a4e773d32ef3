/** Which date counts, and the streak: over a month of days, with all that can go wrong in it. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  dailyAfter, NO_DAYS, openDay, standingOn, type DailyHappening, type DailyResult, type DailyState,
} from '../../src/daily/dailyState';
import { datePlus } from '../../src/daily/dates';
import { keptDaily, readDaily } from '../../src/daily/keptDaily';
import { dailyGame } from '../../src/daily/today';

const result = (mine: number, theirs: number): DailyResult => ({ tiles: [mine, theirs], runs: [true, false], quickest: 800 });
const WON = result(31, 24);
const LOST = result(20, 33);

const after = (state: DailyState, ...happenings: readonly DailyHappening[]): DailyState => happenings.reduce(dailyAfter, state);
const start = (date: string, game = date): DailyHappening => ({ type: 'started', date, game });
const count = (game: string, came = WON): DailyHappening => ({ type: 'counted', game, result: came });
const played = (state: DailyState, date: string, came = WON): DailyState => after(state, start(date), count(date, came));
/** So many dates won in a row, the last of them this one. */
const row = (last: string, days: number): DailyState =>
  Array.from({ length: days }, (_, i) => datePlus(last, i - days + 1)).reduce((state, date) => played(state, date), NO_DAYS);

describe('what counts', () => {
  test('is the first start of a date', () => {
    const state = after(NO_DAYS, start('2026-11-21', 'first'), start('2026-11-21', 'second'), count('second'));
    expect(standingOn(state, '2026-11-21')).toMatchObject({ kind: 'open', game: 'first', streak: 0 });
    expect(standingOn(after(state, count('first')), '2026-11-21')).toMatchObject({ kind: 'won', streak: 1, result: WON });
  });
  test('is a game of that date even if it ends on another', () => {
    const state = after(row('2026-11-20', 3), start('2026-11-21'));
    // Past midnight it can still be won, so that the streak is not broken yet.
    expect(standingOn(state, '2026-11-22')).toMatchObject({ kind: 'new', streak: 3, earlier: { date: '2026-11-21' } });
    expect(standingOn(after(state, count('2026-11-21')), '2026-11-22')).toMatchObject({ kind: 'new', streak: 4, earlier: null });
    // A day later another date was left out.
    expect(standingOn(after(state, count('2026-11-21')), '2026-11-23')).toMatchObject({ streak: 0, best: 4 });
  });
  test('is never an earlier date than the last', () => {
    const state = row('2026-11-21', 2);
    expect(standingOn(state, '2026-11-15')).toMatchObject({ kind: 'past', streak: 2 });
    expect(after(state, start('2026-11-15'), count('2026-11-15'))).toEqual(state);
    expect(standingOn(state, '2026-11-20').kind).toBe('won');
  });
  test('is no game that was counted, or given up, before', () => {
    const lost = after(NO_DAYS, start('2026-11-21'), { type: 'givenUp', game: '2026-11-21' });
    expect(after(lost, count('2026-11-21'))).toEqual(lost);
    expect(standingOn(lost, '2026-11-21')).toMatchObject({ kind: 'lost', result: null });
    const won = played(NO_DAYS, '2026-11-21');
    expect(after(won, { type: 'givenUp', game: '2026-11-21' }, count('2026-11-21', LOST))).toEqual(won);
  });
  test('is not won by a tie', () => expect(standingOn(played(NO_DAYS, '2026-11-21', result(30, 30)), '2026-11-21').kind).toBe('lost'));
  test('goes with the game of the next date', () => {
    const state = after(row('2026-11-20', 5), start('2026-11-21'), start('2026-11-22'));
    expect(state.days.map(({ outcome }) => outcome)).toEqual(['won', 'won', 'won', 'won', 'won', 'lost', 'open']);
    expect(after(state, count('2026-11-21'))).toEqual(state);
    expect(standingOn(state, '2026-11-22')).toMatchObject({ streak: 0, best: 5, earlier: null });
  });
});

describe('the streak', () => {
  test('lives until the end of the next date, and not longer', () => {
    const state = row('2026-11-21', 3);
    expect(['2026-11-21', '2026-11-22', '2026-11-23'].map((date) => standingOn(state, date).streak)).toEqual([3, 3, 0]);
  });
  test('ends with a date that was lost', () => {
    expect(standingOn(played(row('2026-11-21', 3), '2026-11-22', LOST), '2026-11-22')).toMatchObject({ streak: 0, best: 3 });
  });
  test('runs on over the end of a month, of February and of a year', () => {
    for (const date of ['2026-12-03', '2028-03-02', '2027-01-02']) expect(standingOn(row(date, 5), date).streak).toBe(5);
  });
  test('is told at the table of the date that was played', () => {
    const state = played(row('2026-11-20', 3), '2026-11-21');
    expect(dailyGame(state, '2026-11-21', '2026-11-21')).toMatchObject({ counts: true, streak: 4, result: WON, character: 'otto' });
    expect(dailyGame(state, '2026-11-21', 'imported')).toMatchObject({ counts: false, result: null });
  });
});

test('a month of days: played, left, lost, left out, with a clock set back, and a flight east and west', () => {
  let state = NO_DAYS;
  const story: (readonly [day: number, does: 'win' | 'lose' | 'leave' | 'finish' | 'nothing', streak: number])[] = [
    [1, 'win', 1], [2, 'win', 2], [3, 'win', 3], [4, 'lose', 0], [5, 'win', 1], [6, 'win', 2], [6, 'win', 2],
    // The clock is set back by three days, and right again.
    [3, 'win', 2], [4, 'lose', 2], [7, 'win', 3], [8, 'nothing', 3], [9, 'win', 1], [10, 'win', 2],
    // Begun before midnight, and finished after it.
    [11, 'leave', 2], [12, 'finish', 3], [12, 'win', 4], [13, 'win', 5],
    // Left for good.
    [14, 'leave', 5], [15, 'win', 1], [16, 'win', 2],
    // East over the date line a date is left out; west the same date comes again.
    [18, 'win', 1], [19, 'win', 2], [19, 'lose', 2], [20, 'win', 3], [21, 'win', 4], [22, 'win', 5], [23, 'win', 6], [24, 'win', 7],
    [25, 'win', 8], [26, 'win', 9], [27, 'win', 10], [28, 'win', 11], [29, 'win', 12], [30, 'win', 13],
  ];
  let games = 0;
  for (const [day, does, streak] of story) {
    const date = `2026-11-${String(day).padStart(2, '0')}`;
    if (does === 'finish') state = after(state, count(openDay(state)?.game ?? ''));
    else if (does !== 'nothing') {
      const game = `game ${games += 1}`;
      state = after(state, start(date, game), ...(does === 'leave' ? [] : [count(game, does === 'win' ? WON : LOST)]));
    }
    expect(standingOn(state, date).streak, `${date} ${does}`).toBe(streak);
    // It is kept and read again after every day.
    expect(readDaily(JSON.parse(JSON.stringify(keptDaily(state))))).toEqual(state);
  }
  expect(standingOn(state, '2026-12-01')).toMatchObject({ kind: 'new', streak: 13, best: 13 });
});

test('whatever happens in whichever order, each date counts once, in order, and one of them at most is open', () => {
  const happenings = fc.oneof(
    fc.tuple(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 30 }))
      .map(([day, game]): DailyHappening => start(datePlus('2026-11-01', day), `${game}`)),
    fc.tuple(fc.integer({ min: 0, max: 30 }), fc.boolean()).map(([game, won]): DailyHappening => count(`${game}`, won ? WON : LOST)),
    fc.integer({ min: 0, max: 30 }).map((game): DailyHappening => ({ type: 'givenUp', game: `${game}` })),
  );
  fc.assert(fc.property(fc.array(happenings, { maxLength: 80 }), (all) => {
    let before = NO_DAYS;
    for (const happening of all) {
      const now = dailyAfter(before, happening);
      expect(readDaily(keptDaily(now))).toEqual(now);
      expect(now.days.length).toBeGreaterThanOrEqual(before.days.length);
      // What is decided stays so.
      before.days.forEach(({ date, game, outcome }, i) => {
        expect(now.days[i]).toMatchObject({ date, game, ...(outcome === 'open' ? {} : { outcome }) });
      });
      before = now;
    }
    const { streak, best } = standingOn(before, '2026-11-30');
    expect(best).toBeGreaterThanOrEqual(streak);
  }));
});

describe('what was edited', () => {
  const day = { date: '2026-11-21', game: 'a', outcome: 'won' };
  test.each([
    null, 'x', 7, {}, { version: 2, days: [] }, { version: 1 }, { version: 1, days: [day, day] },
    { version: 1, days: [{ ...day, date: '2026-11-22' }, day] },
    { version: 1, days: [{ ...day, outcome: 'open' }, { ...day, date: '2026-11-22' }] },
    { version: 1, days: [{ ...day, date: '2026-02-30' }] }, { version: 1, days: [{ ...day, game: '' }] },
    { version: 1, days: [{ ...day, outcome: 'brilliant' }] },
    { version: 1, days: [{ ...day, result: { tiles: [99, 0], runs: [], quickest: 1 } }] },
    { version: 1, days: 'x'.repeat(9) },
  ])('counts for nothing: %j', (value) => expect(readDaily(value)).toBeNull());
});
