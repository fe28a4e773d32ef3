/** What has happened in a game that goes on, as everybody could know it: computer players who take their seats again are told it. */
import { BACKS } from '../rules/cards';
import type { Game, GameEvent, Reveal } from '../rules/game';
import type { SnapBackHappening } from '../rules/happening';
import type { Replayed } from '../rules/record';
import type { TableState } from './tableState';

/** All that happened until the last event. What is shown once more after the last reveal is shown again when the game goes on. */
export function pastOf({ record: { events }, states, happenings }: Replayed): SnapBackHappening[] {
  return events.flatMap((event, i) => happeningsOf(event, states[i + 1]!, happenings[i]![0] ?? null, events[i + 1] ?? null));
}

/** What came of an event. @param next the event after it, where that is known */
export function happeningsOf(
  [kind]: GameEvent, { shown, last, callers }: Game, reveal: Reveal | null, next: GameEvent | null = null,
): SnapBackHappening[] {
  const down: SnapBackHappening = { type: 'turnedDown' };
  if (kind === 'call') return [{ type: 'called', seats: callers ?? [] }];
  if (kind === 'show') {
    const card: SnapBackHappening = { type: 'shown', rank: last.at(-1)!, number: shown };
    return next?.[0] === 'show' ? [card, down] : [card];
  }
  if (reveal === null) return [];
  const again = next === null ? [] : BACKS.toReversed().map((back): SnapBackHappening =>
    ({ type: 'shownAgain', rank: last.at(-back)!, number: shown + 1 - back, back }));
  return [down, { type: 'revealed', cards: last, reveal }, ...again];
}

/** The true 6 that has ended a game: it lies open for ever. Null where none has. */
export function revealedAtEnd({ states, happenings }: Replayed): TableState['revealed'] {
  const { last: cards, over } = states.at(-1)!;
  const reveal = happenings.at(-1)?.[0];
  return over && reveal ? { cards, reveal } : null;
}
