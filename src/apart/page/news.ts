/** What is read aloud of the table itself: who has come, gone, or come back, a pause, another host, and a line that is cut. Pure. */
import { say } from '../../strings/say';
import type { TableClientState } from '../client/tableClient';
import { isHost } from '../seating';
import type { TableShown } from '../tableShown';
import { stoppedTold } from './screens/join';
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

/** All of it, in one: what is said later would drown what was said before. */
export function tableNews(before: TableShown | null, now: TableShown | null): string {
  const paused = before?.paused === false && now?.paused === true ? say('beside-paused') : '';
  return [presencesTold(before, now), paused, hostNews(before, now)].filter((text) => text !== '').join('. ');
}

/** How it stands with the line, where that is another than before; '' where all is well. */
export function lineNews(client: TableClientState): string {
  if (client.line.kind === 'open' && client.line.held) return say('apart-held');
  return client.line.kind === 'trying' ? say('apart-trying-now') : stoppedTold(client);
}
