/** Which seats are people's at this screen. Pure. */
import type { Seat } from '../../../rules/game';
import type { SnapBackView } from '../../../table/view';

/** In their order at the table. */
export function peopleOf({ seats }: Pick<SnapBackView, 'seats'>): Seat[] {
  return seats.flatMap(({ kind }, seat) => (kind === 'local' ? [seat] : []));
}
