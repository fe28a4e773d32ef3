/** What every table of a game with hands knows and does alike: how it begins, and how hands are dealt anew. Pure. */
import type { Card } from '../../../cards/card';
import { packs, shuffledPacks } from '../../../cards/pack';
import { shuffled, type Chance } from '../../../chance/drawn';
import type { Beside, GameRules, SavedGame } from '../../../contract/contract';
import { replayed } from '../../../contract/record';
import type { WrittenTable } from '../../../contract/written';
import type { DealtTypes } from '../../dealtRules';

export interface DealtTable<T extends DealtTypes> extends WrittenTable<T> {
  /** The word of all shuffles, and what draws them in its place. */
  readonly seed: string;
  readonly chance?: Chance;
}

/** A table that begins, or goes on with a game as it was kept. */
export function startDealt<T extends DealtTypes>(rules: GameRules<T>, saved: SavedGame<T>, { chance }: Beside = {}): DealtTable<T> {
  const { setup, seed, events, times } = saved;
  return { setup, seed, game: replayed(rules, saved).states.at(-1)!, events, times, ...chance ? { chance } : {} };
}

/** The cards of the next hand. @param count how many packs @param played hands so far */
export function nextDeck(
  { chance, seed }: Pick<DealtTable<DealtTypes>, 'chance' | 'seed'>, count: number, played: number,
): readonly Card[] {
  return chance ? shuffled(packs(count), chance) : shuffledPacks(count, `${seed}:${played}`);
}
