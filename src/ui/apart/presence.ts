/** Who is where: what is said of a seat beneath its name. */
import { presenceOf } from '../../apart/seating';
import type { SeatShown, TableShown } from '../../apart/tableShown';
import type { Presence } from '../../session/viewState';
import { say } from '../../strings/say';

type Seen = Pick<TableShown, 'you'>;

/** Where somebody is, in a few words. Of a character alone how strong it is says more (`lobby`). */
export function whereTold(seat: SeatShown, { you }: Seen): string {
  if (seat.device === you) return say('lobby-at-screen');
  const presence = presenceOf(seat);
  switch (presence.kind) {
    case 'played': return say('lobby-away-plays', { character: say(`character-${presence.level}`) });
    case 'away': return say('apart-state-away');
    case 'far': return say('apart-state-far', { ms: presence.ms });
    default: return say('lobby-here');
  }
}

/** Who a seat is, for short: a person by name, a character by its own; null: it is free. */
export function seatName({ name, level }: Pick<SeatShown, 'name' | 'level'>): string | null {
  return name ?? (level === null ? null : say(`character-${level}`));
}

/** The same for a table that says it by itself; undefined of those at this screen, of characters, and where nobody sits. */
export function presenceNamed({ seats, you }: Pick<TableShown, 'seats' | 'you'>, name: string): Presence | undefined {
  const seat = seats.find((one) => one.name === name);
  if (seat === undefined || seat.device === you) return undefined;
  const presence = presenceOf(seat);
  switch (presence.kind) {
    case 'played': case 'away': return { at: 'away', level: seat.level };
    case 'far': return { at: 'far', ms: presence.ms };
    default: return { at: 'device' };
  }
}
