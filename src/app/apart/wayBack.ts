/** The way back to the table that this device was at: kept while somebody is there, offered as long as it stands. */
import type { TableClientState } from '../../apart/client/tableClient';
import type { Tables } from './apartParts';

/** Why nobody comes back to a table. */
const GONE: ReadonlySet<string> = new Set(['no-table', 'closed', 'not-here', 'turned-out']);

/** Remembers where this device is: no table that is gone for it. */
export function rememberTable(last: Tables['last'], { code, line, table }: TableClientState): void {
  const why = line.kind === 'gone' ? line.because : line.kind === 'refused' ? line.why : '';
  if (GONE.has(why)) last.write(null);
  else if (line.kind === 'open' && table !== null && last.read() !== code) last.write(code);
}

/** The table that this device can go back to; null: there is none, or nobody can say so now. */
export async function tableToGoBackTo({ last, door }: Pick<Tables, 'last' | 'door'>): Promise<string | null> {
  const code = last.read();
  const answer = code === null ? null : await door(code);
  // A server that doesn't answer, or has no room just now, may still have it.
  if (answer !== null && GONE.has(answer)) last.write(null);
  return answer === 'in' ? code : null;
}
