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

/** The table that this device can go back to; null: there is none. */
export async function tableToGoBackTo({ last, stands }: Pick<Tables, 'last' | 'stands'>): Promise<string | null> {
  const code = last.read();
  if (code === null || await stands(code)) return code;
  last.write(null);
  return null;
}
