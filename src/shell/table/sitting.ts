/** How several people sit at this screen, by what was agreed and what the screen can do. */
import { hasRoomAround } from '../../layout/shapes/seatPlaces';
import type { Sitting } from '../../seats/draftSeats';
import type { Screen } from '../../ui/browser/abilities';

/** How people sit. Where nothing was agreed a screen that is touched lies flat. */
export function sittingOf(agreed: Sitting | undefined, people: number, screen: Screen): Sitting {
  return (agreed ?? (screen.touched ? 'around' : 'beside')) === 'around' && hasRoomAround(people, screen) ? 'around' : 'beside';
}
