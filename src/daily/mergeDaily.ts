/** Lays the dates that a file brings together with those that were counted here, so that nothing that was won here is lost. */
import type { DailyDate } from './dates';
import { openDay, type DailyDay, type DailyState } from './dailyState';

/**
 * What is counted here stays as it is, but for a game under way in whose place the file puts another state: that one is given up, since
 * nobody knows where it was played. From the file come dates of which nothing is counted here, up to today: of dates to come, nothing,
 * since with them no other date would count; and of today only a win, since anything else would end a streak that is alive here.
 * @param replaced the ids of the games that the file puts in the place of what is here
 */
export function mergeDaily(here: DailyState, read: DailyState, replaced: ReadonlySet<string>, today: DailyDate): DailyState {
  const own = here.days.map((day): DailyDay => (
    day.outcome === 'open' && replaced.has(day.game) ? { ...day, outcome: 'lost' } : day));
  const known = new Set(own.map(({ date }) => date));
  const brought = read.days.filter(({ date, outcome }) => !known.has(date) && (date < today || (date === today && outcome === 'won')))
    // What was under way elsewhere cannot count here.
    .map((day): DailyDay => ({ ...day, outcome: day.outcome === 'open' ? 'lost' : day.outcome }));
  const open = openDay({ days: own });
  // A date behind the one whose game is under way would be the last, and the game could not be counted any more.
  const sound = open ? brought.filter(({ date }) => date < open.date) : brought;
  // Where nothing comes of it, nothing is written.
  if (sound.length === 0 && own.every((day, i) => day === here.days[i])) return here;
  const days = [...own, ...sound].toSorted((a, b) => (a.date < b.date ? -1 : 1));
  return { days: days.map((day, i) => (i === days.length - 1 ? day : { ...day, result: null })) };
}
