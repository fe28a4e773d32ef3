/** How long a game lasts as a rule, beneath Play. Chooses messages. */
import { say } from '../../../../strings/say';
import type { Draft } from '../../kept/draft';

/** Minutes for each pack at a table: what ends by itself is shorter. */
const MINUTES = { A: 8, B: 12, C: 4 } as const;

export function lengthText({ table, seats }: Pick<Draft, 'table' | 'seats'>): string {
  const packs = table !== 'C' && seats.length > 4 ? 2 : 1;
  return say('snap-lasts', { minutes: MINUTES[table] * packs });
}
