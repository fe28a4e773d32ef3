/** Asks at the server's door: to open a table, or to be let in. The secret goes in the body alone. */
import * as v from 'valibot';
import { fitting } from '../../outside/fitting';
import { parseJson } from '../../outside/json';
import { DOOR_STATUS, type DoorRefusal, type Entered, type Entering, type Refused } from '../messages';

/** Why nobody is let in; 'no-server': there's only a page at this address. */
export type NotIn = DoorRefusal | 'no-server';

/** What a server answered; null: none did, within its time. */
export type Post = (address: string, body: Entering) => Promise<{ readonly status: number; readonly text: string } | null>;

const readEntered = fitting<Entered>(v.object({
  code: v.pipe(v.string(), v.maxLength(20)), path: v.pipe(v.string(), v.minLength(1), v.maxLength(400)),
  session: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
}));
const readRefusal = fitting<Refused>(v.object({ refused: v.picklist(Object.keys(DOOR_STATUS) as DoorRefusal[]) }));

/** What those who stand before a server answer for one that is down. */
const PASSING = new Set([500, 502, 503, 504]);

/**
 * @param code of the table; null opens one
 * @returns where the line is; why there is none; null where nobody answered
 */
export async function enter(post: Post, code: string | null, body: Entering): Promise<Entered | NotIn | null> {
  const answer = await post(code === null ? 'rooms' : `rooms/${code}`, body);
  if (answer === null) return null;
  let value: unknown = null;
  try {
    value = parseJson(answer.text);
  } catch {
    // A page for people: nobody there knows of tables.
  }
  const entered = readEntered(value);
  if (answer.status === 200 && entered !== undefined) return entered;
  const refusal = readRefusal(value)?.refused;
  return refusal ?? (PASSING.has(answer.status) ? null : 'no-server');
}
