/** About how long something takes. */
import { say } from '../../say';

/** A time in the unit in which people say it: minutes, and hours with a half from one hour on. */
export function timeIn(minutes: number): { readonly unit: 'minutes' | 'hours'; readonly time: number } {
  return minutes < 60 ? { unit: 'minutes', time: minutes } : { unit: 'hours', time: Math.round(minutes / 6) / 10 };
}

/** "about 8 minutes", "about 1.5 hours". @param minutes rounded as people say it */
export function about(minutes: number): string {
  return say('duration-about', timeIn(minutes));
}
