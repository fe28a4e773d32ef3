/** What happens at a table is written down with its time, whatever the game. Pure. */
import type { GameRules, GameTypes } from './contract';

/** A table as far as its events are written down. */
export interface WrittenTable<T extends GameTypes> {
  readonly setup: T['Setup'];
  readonly game: T['State'];
  readonly events: readonly T['Event'][];
  /** When each event happened, in whole milliseconds of the game's own time. They never fall. */
  readonly times: readonly number[];
}

/** What has become of a table, and what has happened. */
interface Happened<T extends GameTypes, Table> { readonly table: Table; readonly happenings: readonly T['Happening'][] }

/** Lets something happen that may after what happened before, and writes it down; what may not changes nothing. @param at when */
export function happened<T extends GameTypes, Table extends WrittenTable<T>>(
  rules: Pick<GameRules<T>, 'apply'>, { table, happenings }: Happened<T, Table>, event: T['Event'], at: number,
): Happened<T, Table> {
  const outcome = rules.apply(table.game, event);
  if (!outcome.ok) return { table, happenings };
  // Whole milliseconds, as records have them: never later than the time that was played.
  const times = [...table.times, Math.max(Math.floor(at), table.times.at(-1) ?? 0)];
  return {
    table: { ...table, game: outcome.state, events: [...table.events, event], times }, happenings: [...happenings, ...outcome.happenings],
  };
}
