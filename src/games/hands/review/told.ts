/** What a review of any game with hands goes through: all that happened, and the game step by step. Pure. */
import type { GameTypes } from '../../../contract/contract';
import type { OpenedGame } from '../../../contract/savedGame';

/** All that happened, each with the event with which it did. */
export function allOf<Happening extends object>(
  happenings: readonly (readonly Happening[])[],
): readonly (Happening & { readonly event: number })[] {
  return happenings.flatMap((told, event) => told.map((one) => ({ ...one, event })));
}

/**
 * The game before its first event, and after each, as somebody sees it who looks back; with what happened.
 * @typeParam Happening what can happen by an event
 */
export function stepsIn<T extends GameTypes, View, Happening extends T['Happening'] = T['Happening']>(
  { saved: { events }, replayed: { states, happenings } }: OpenedGame<T>, seen: (state: T['State']) => View,
) {
  return states.map((state, step) => ({
    step, event: (events[step - 1] ?? null) as T['Event'] | null, view: seen(state),
    happenings: (happenings[step - 1] ?? []) as readonly Happening[],
  }));
}
