/** Dates as today's deal counts them: `YYYY-MM-DD`, as the calendar on this device's wall has them. A date is the word of its deal. */

/** `YYYY-MM-DD`. Dates in order of time are in order as texts. */
export type DailyDate = string;

/** Days of the week, from Monday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

const FORM = /^(\d{4})-(\d{2})-(\d{2})$/u;

/** The date that it is here at a time. @param milliseconds since 1970 */
export function dateAt(milliseconds: number): DailyDate {
  // The clock's own fields, and no sum of milliseconds: a day can have 23 hours, or 25.
  const time = new Date(milliseconds);
  return written(time.getFullYear(), time.getMonth() + 1, time.getDate());
}

/** Whether a text is a date that there is. */
export function isDate(text: string): boolean {
  return FORM.test(text) && dateOf(noonOf(text)) === text;
}

/** The date that comes so many days after another; before it, where `days` is negative. */
export function datePlus(date: DailyDate, days: number): DailyDate {
  const noon = noonOf(date);
  return dateOf(new Date(noon.setUTCDate(noon.getUTCDate() + days)));
}

export function weekdayOf(date: DailyDate): Weekday {
  return ((noonOf(date).getUTCDay() + 6) % 7) as Weekday;
}

/** A moment of that date in Greenwich, to reckon with: there no day is longer than another. */
export function noonOf(date: DailyDate): Date {
  const [, year, month, day] = FORM.exec(date) ?? [];
  return new Date(Date.UTC(Number(year), Number(month) - 1, Number(day), 12));
}

const padded = (part: number, length: number): string => String(part).padStart(length, '0');

function dateOf(noon: Date): DailyDate {
  return written(noon.getUTCFullYear(), noon.getUTCMonth() + 1, noon.getUTCDate());
}

/** No clock that is that wrong shall make a word that is no date. */
function written(year: number, month: number, day: number): DailyDate {
  return `${padded(Math.min(Math.max(year, 1970), 9999), 4)}-${padded(month, 2)}-${padded(day, 2)}`;
}
