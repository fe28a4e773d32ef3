/** What happens at a small game's table, written down with its time. Pure. */
import type { GameTypes, Outcome } from '../../../contract/contract';

/** What every such table knows. */
export interface PlayedTable<T extends GameTypes> {
  readonly setup: T['Setup'];
  readonly game: T['State'];
  readonly events: readonly T['Event'][];
  readonly times: readonly number[];
  /** Since when what is waited for now is. */
  readonly since: number;
}

type Apply<T extends GameTypes> = (game: T['State'], event: unknown) => Outcome<T>;

/** Lets an event happen, if it may; null where it can't. @param when it happened: times never fall */
export function happened<T extends GameTypes, At extends PlayedTable<T>>(
  apply: Apply<T>, at: At, event: T['Event'], when: number,
): { readonly at: At; readonly happenings: readonly T['Happening'][] } | null {
  const outcome = apply(at.game, event);
  if (!outcome.ok) return null;
  const times = [...at.times, Math.max(when, at.times.at(-1) ?? 0)];
  return { at: { ...at, game: outcome.state, events: [...at.events, event], times }, happenings: outcome.happenings };
}
