/** What is said of the time to call while it runs. */
import type { TimeTold } from '../../timeTold';
import { secondCount } from '../grammar';

/** "5 seconds to call.", "Bo, 5 seconds to call.", "Last chance: 5 seconds to call.", "2 seconds left." */
export function timeText(told: TimeTold): string {
  if (told.kind === 'left') return `${secondCount(told.seconds)} left.`;
  const time = `${secondCount(told.seconds)} to call.`;
  if (told.lastChance) return `Last chance: ${time}`;
  return told.name === null ? time : `${told.name}, ${time}`;
}
