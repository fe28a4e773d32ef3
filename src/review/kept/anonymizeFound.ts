/** Takes what was found of a name out of what reviews have found: it goes with the name, and what was found of others stays. Pure. */
import { sameName } from '../../setup/names';
import type { Found } from '../found';

/** @param seats the names of the game's seats, as they were before */
export function anonymizeFound(found: Found, seats: readonly string[], name: string): Found {
  return { ...found, seats: found.seats.filter(({ seat }) => !sameName(seats[seat] ?? '', name)) };
}
