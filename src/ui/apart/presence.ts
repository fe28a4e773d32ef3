/** Who is where: what is said of a seat beneath its name. */
import type { SeatShown, TableShown } from '../../apart/tableShown';
import type { Presence } from '../../session/viewState';
import { say } from '../../strings/say';

/** From so many milliseconds on somebody is far away. Within a house a message takes a few. */
const FAR_MS = 40;

type Seen = Pick<TableShown, 'you'>;

/** Where somebody is, in a few words. Of a character alone how strong it is says more (`lobby`). */
export function whereTold({ device, isHere, level, ms }: SeatShown, { you }: Seen): string {
  if (device === you) return say('lobby-at-screen');
  if (!isHere) return level === null ? say('lobby-away') : say('lobby-away-plays', { character: say(`character-${level}`) });
  return ms !== null && ms >= FAR_MS ? say('lobby-far', { ms }) : say('lobby-here');
}

/** Who a seat is, for short: a person by name, a character by its own; null: it is free. */
export function seatName({ name, level }: Pick<SeatShown, 'name' | 'level'>): string | null {
  return name ?? (level === null ? null : say(`character-${level}`));
}

/** The same for a table that says it by itself; undefined of those at this screen, of characters, and where nobody sits. */
export function presenceOf({ seats, you }: Pick<TableShown, 'seats' | 'you'>, name: string): Presence | undefined {
  const seat = seats.find((one) => one.name === name);
  if (seat === undefined || seat.device === you) return undefined;
  const { isHere, level, ms } = seat;
  if (!isHere) return { at: 'away', level };
  return ms !== null && ms >= FAR_MS ? { at: 'far', ms } : { at: 'device' };
}
