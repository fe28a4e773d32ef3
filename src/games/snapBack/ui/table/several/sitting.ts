/** How several people show their numbers, by what was agreed and what the screen can do. Pure. */
import { sittingOf, type Screen } from '../../../../../shell/table/sitting';
import type { Sitting } from '../../../../../seats/draftSeats';
import type { SnapBackSetup } from '../../../kept/setup';

/** Two hands of five. */
const TWO_HANDS = 10;

/** Whether two people can show their numbers with their fingers: each has an edge, and the glass feels two hands. */
function canShowFingers(sitting: Sitting, people: number, { fingers }: Screen): boolean {
  return sitting === 'around' && people === 2 && fingers >= TWO_HANDS;
}

/** The part of the table's set that several people need. Where nothing hurries they choose in turn: a count would. */
export function severalSet(
  { players, sitting, untimed }: Pick<SnapBackSetup, 'players' | 'sitting' | 'untimed'>, screen: Screen,
): { readonly sitting: Sitting; readonly fingers: 'shown' | null } {
  const people = players.filter(({ kind }) => kind === 'local').length;
  const sits = sittingOf(sitting, people, screen);
  return { sitting: sits, fingers: !untimed && canShowFingers(sits, people, screen) ? 'shown' : null };
}
