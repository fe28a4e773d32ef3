/** What is read aloud of the table itself: who has come, gone, or come back. Pure, but for the words. */
import { say } from '../../strings/say';
import { isHost } from '../seating';
import type { TableShown } from '../tableShown';
import { presenceTold } from './screens/parts';

/** What has changed among those at the other seats; '' where nothing has. */
export function presencesTold(before: TableShown | null, now: TableShown | null): string {
  if (before === null || now === null) return '';
  return now.seats.flatMap((seat, i) => {
    const was = before.seats[i];
    if (seat.device === now.you) return [];
    const isSame = was !== undefined && presenceTold(was) === presenceTold(seat);
    return isSame ? [] : presenceTold(seat) ?? [];
  }).join('. ');
}

/** That the table is this device's from now on; '' where nothing of the kind has changed. */
export function hostNews(before: TableShown | null, now: TableShown | null): string {
  return before !== null && now !== null && !isHost(before) && isHost(now) ? say('apart-host-now') : '';
}
