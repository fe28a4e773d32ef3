/** How long a game lasts as a rule, beneath Play. Chooses messages. */
import { say } from '../../../../strings/say';
import type { Draft } from '../../kept/draft';

/** Minutes for each pack at a table, as computers play with it: what ends by itself is shorter. The usual table's are the catalogue's. */
const MINUTES = { A: 2, B: 7, C: 2 } as const;

export function lengthText({ table, seats }: Pick<Draft, 'table' | 'seats'>): string {
  const packs = table !== 'C' && seats.length > 4 ? 2 : 1;
  return say('snap-lasts', { minutes: MINUTES[table] * packs });
}
