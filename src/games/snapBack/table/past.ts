/** What has happened in a game that goes on, as everybody could know it: computer players who take their seats again are told it. */
import { happeningsOf, type SnapBackHappening } from '../rules/happening';
import type { Replayed } from '../rules/record';
import type { TableState } from './tableState';

/** All that happened until the last event. What is shown once more after the last reveal is shown again when the game goes on. */
export function pastOf({ record: { events }, states, happenings }: Replayed): SnapBackHappening[] {
  return events.flatMap((event, i) => happeningsOf(event, states[i + 1]!, happenings[i]![0] ?? null, events[i + 1] ?? null));
}

/** The true 6 that has ended a game: it lies open for ever. Null where none has. */
export function revealedAtEnd({ states, happenings }: Replayed): TableState['revealed'] {
  const { last: cards, over } = states.at(-1)!;
  const reveal = happenings.at(-1)?.[0];
  return over && reveal ? { cards, reveal } : null;
}
