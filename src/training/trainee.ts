/**
 * Whose training it is: by name, folded, so that it is one however it is written. The player of this device has a key of their own, which
 * is no name: what they have trained stays theirs when they are called something else. Pure.
 */
import { UNNAMED_ME, foldedName, sameName } from '../setup/names';

/** The keys under which somebody's training lies: it is kept under the first, and what lies under another comes to it. */
export type Trainee = readonly [string, ...string[]];

/** The key of the player of this device: nobody has an empty name. */
export const MY_KEY = '';

/**
 * @param name null for the player of this device
 * @param me what that player is called, null while they have no name
 */
export function traineeOf(name: string | null, me: string | null): Trainee {
  if (name !== null && !sameName(name, me ?? UNNAMED_ME)) return [foldedName(name)];
  // Somebody may have trained under this name before the player of this device took it.
  return me === null ? [MY_KEY] : [MY_KEY, foldedName(me)];
}
