/** The way back to the table that this device was at: offered as long as it stands. */
import { GONE, type LastTable } from '../../apart/client/lastTable';
import type { Tables } from './apartParts';

/** The table that this device can go back to; null: there is none, or nobody can say so now. */
export async function tableToGoBackTo({ last, door }: Pick<Tables, 'last' | 'door'>): Promise<LastTable | null> {
  const kept = last.read();
  const answer = kept === null ? null : await door(kept.code);
  // A server that doesn't answer, or has no room just now, may still have it.
  if (GONE.includes(answer)) last.write(null);
  return answer === 'in' ? kept : null;
}
