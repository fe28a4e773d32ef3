/** Dates by the calendar on the wall: in any time zone, around midnight, and on days of 23 and of 25 hours. */
import { afterEach, describe, expect, test } from 'vitest';
import { dateAt, datePlus, isDate, weekdayOf } from '../../src/daily/dates';

const zone = process.env['TZ'];
/** The date of a moment, as a clock in this time zone shows it. */
function dateIn(timeZone: string, moment: string): string {
  process.env['TZ'] = timeZone;
  return dateAt(Date.parse(moment));
}

afterEach(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

describe('the date at a moment', () => {
  test.each([
    ['UTC', '2026-11-21T23:59:59.999Z', '2026-11-21'], ['UTC', '2026-11-22T00:00:00Z', '2026-11-22'],
    ['Pacific/Auckland', '2026-11-21T11:30:00Z', '2026-11-22'], ['Pacific/Honolulu', '2026-11-22T09:30:00Z', '2026-11-21'],
    ['Pacific/Kiritimati', '2026-12-31T10:00:00Z', '2027-01-01'], ['Asia/Kathmandu', '2026-11-21T18:14:00Z', '2026-11-21'],
    ['Asia/Kathmandu', '2026-11-21T18:15:00Z', '2026-11-22'],
  ])('in %s at %s is %s', (timeZone, moment, date) => expect(dateIn(timeZone, moment)).toBe(date));
  test.each([
    // The clocks go forward, and back: 23 hours, and 25.
    ['Europe/Berlin', '2026-03-28T23:00:00Z', '2026-03-29T21:59:59Z', '2026-03-29'],
    ['Europe/Berlin', '2026-10-24T22:00:00Z', '2026-10-25T22:59:59Z', '2026-10-25'],
    // Here the hour that is left out is the first of the day.
    ['America/Santiago', '2026-09-06T04:00:00Z', '2026-09-07T02:59:59Z', '2026-09-06'],
  ])('in %s does not change between %s and %s', (timeZone, first, last, date) => {
    for (let at = Date.parse(first); at <= Date.parse(last); at += 900_000) {
      expect(dateIn(timeZone, new Date(at).toISOString())).toBe(date);
    }
    expect(dateIn(timeZone, last)).toBe(date);
    expect([dateAt(Date.parse(first) - 1), dateAt(Date.parse(last) + 1000)]).toEqual([datePlus(date, -1), datePlus(date, 1)]);
  });
  test('is a date even by a clock that nobody could have', () => {
    for (const time of [8.64e15, -8.64e15, 0]) expect(isDate(dateAt(time))).toBe(true);
  });
});

test('days are counted by the calendar', () => {
  expect(['2026-02-28', '2028-02-28', '2026-12-31', '2026-03-28'].map((date) => datePlus(date, 1)))
    .toEqual(['2026-03-01', '2028-02-29', '2027-01-01', '2026-03-29']);
  expect(datePlus('2026-03-01', -1)).toBe('2026-02-28');
  expect(weekdayOf('2026-11-21')).toBe(5);
  expect(weekdayOf('2026-11-23')).toBe(0);
});

test.each(['2026-02-29', '2026-13-01', '2026-00-10', '26-01-01', '2026-1-1', '', '2026-11-21 ', '12026-11-21', 'x'])(
  '"%s" is no date', (text) => expect(isDate(text)).toBe(false),
);
