/** What a table's door says to this device, in the browser. */
import { APART_VERSION } from '../tableShown';
import { enter, type NotIn } from './door';
import { post, secrets } from './inPage';

/** Asks at a table's door whether this device is let in; why it isn't; null where nobody answered. */
export async function atDoor(code: string): Promise<'in' | NotIn | null> {
  const entered = await enter(post, code, { version: APART_VERSION, secret: secrets.of(code) });
  return entered === null || typeof entered === 'string' ? entered : 'in';
}
