/** Who can train here: the player of this device first, then everybody else who has a name. Pure. */
import { sameName } from '../../setup/names';

/** @param me null while the player of this device has no name */
export function peopleHere(me: string | null, names: readonly string[]): readonly (string | null)[] {
  return [me, ...names.filter((name) => me === null || !sameName(name, me))];
}

/** Whether one of these people is called this. */
export function isAmong(people: readonly (string | null)[], who: unknown): who is string {
  return typeof who === 'string' && people.some((name) => name !== null && sameName(name, who));
}
