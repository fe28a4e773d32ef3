/**
 * A name that calls: side by side the screen lies before whoever is to move, and all others call by a press on their own panel. It bears a
 * small burst (`chip`). Pure, and light: the page asks it before there is any table.
 */
import { severalPersons } from '../../setup/players';
import type { Seat } from '../../rules/position';
import type { ViewState } from '../../session/viewState';
import type { Layout } from '../types';

type Table = Pick<ViewState, 'calls' | 'phase' | 'asks' | 'seats' | 'viewer'>;

/** Whether a panel is its player's own button to call: of those before whom the screen does not lie, and of all in the last chance. */
export function chipCalls({ calls, phase, asks, seats, viewer }: Table, { edges }: Pick<Layout, 'edges'>, seat: Seat): boolean {
  // While calls sleep the panels are buttons all the same: a press says why.
  const called = calls !== 'automatic' && !asks && (phase === 'playing' || phase === 'lastChance');
  if (!called || edges || viewer === null || seats[seat]?.kind !== 'local' || !severalPersons(seats)) return false;
  return seat !== viewer || phase === 'lastChance';
}
