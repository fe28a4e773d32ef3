/** Who plays an evening at a table of several devices, as its card shows them. Pure. */
import type { EveningShown } from '../apart/tableShown';
import { MARKS } from '../seats/marks';
import type { EveningPlayer } from './evening';

/** Each with a mark that nobody else has: characters get those that are left. */
export function playersAtTable(players: NonNullable<EveningShown['players']>): readonly EveningPlayer[] {
  const free = MARKS.filter((one) => players.every(({ mark }) => mark !== one));
  return players.map(({ name, mark, level }) => ({
    name, shape: mark ?? free.shift() ?? MARKS[0], ...level === null ? { kind: 'remote' as const } : { kind: 'bot' as const, level },
  }));
}
