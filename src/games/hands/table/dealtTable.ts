/** What every table of a game with hands knows and does alike: what happens is written down with its time, hands are dealt anew. Pure. */
import type { Card } from '../../../cards/card';
import { packs, shuffledPacks } from '../../../cards/pack';
import { shuffled, type Chance } from '../../../chance/drawn';
import type { Beside, GameRules, Holder, Place, SavedGame } from '../../../contract/contract';
import { replayed } from '../../../contract/record';
import type { DealtTypes } from '../../dealtRules';

export interface DealtTable<T extends DealtTypes> {
  readonly setup: T['Setup'];
  /** The word of all shuffles, and what draws them in its place. */
  readonly seed: string;
  readonly chance?: Chance;
  readonly game: T['State'];
  readonly events: readonly T['Event'][];
  readonly times: readonly number[];
}

/** A table that begins, or goes on with a game as it was kept. */
export function startDealt<T extends DealtTypes>(rules: GameRules<T>, saved: SavedGame<T>, { chance }: Beside = {}): DealtTable<T> {
  const { setup, seed, events, times } = saved;
  return { setup, seed, game: replayed(rules, saved).states.at(-1)!, events, times, ...chance ? { chance } : {} };
}

/** The same with somebody else at a place. */
export function seatedDealt<T extends DealtTypes, Table extends DealtTable<T>>(
  rules: GameRules<T>, table: Table, place: Place, who: Holder,
): Table {
  return { ...table, setup: rules.reseated(table.setup, place, who) };
}

/** What has become of a table, and what has happened. */
interface Happened<T extends DealtTypes, Table> { readonly table: Table; readonly happenings: readonly T['Happening'][] }

/** Lets something happen that may after what happened before, and writes it down. @param at when, in the game's time */
export function happened<T extends DealtTypes, Table extends DealtTable<T>>(
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

/** The cards of the next hand. @param count how many packs @param played hands so far */
export function nextDeck(
  { chance, seed }: Pick<DealtTable<DealtTypes>, 'chance' | 'seed'>, count: number, played: number,
): readonly Card[] {
  return chance ? shuffled(packs(count), chance) : shuffledPacks(count, `${seed}:${played}`);
}
