/** Which keys people at one screen can call with. Two on one key is found where it is checked who sits down (`openSetup.ts`). */
import { isCallKey } from '../../../setup/players';

/** The digits show numbers after a call. */
const SHOWS = /^[0-6]$/;

/** Whether a key can be somebody's own to call with: a single letter or digit, in lower case, that the table does not use itself. */
export function canCallWith(key: string): boolean {
  return isCallKey(key) && !SHOWS.test(key);
}
