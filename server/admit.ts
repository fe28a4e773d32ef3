/** Lets a device in at a table that is on here: it's known or entered, and a line is kept free for it. */
import type { DoorRefusal, Entered } from '../src/apart/messages';
import type { Lines } from './colyseus';
import type { LiveTable } from './tables';

export async function admit(lines: Pick<Lines, 'reserve'>, table: LiveTable, secret: string): Promise<Entered | DoorRefusal> {
  const entered = table.enter(secret);
  if (typeof entered === 'string') return entered;
  const line = await lines.reserve(table, entered.device, table.knows(secret));
  return line === 'full' ? line : { code: table.code, ...line };
}
