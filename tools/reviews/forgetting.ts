/**
 * What a character had really forgotten when it placed a tile, and what that cost: its mind is made anew from the seed of its game. This is
 * what the memory account of reviews is held against, which knows none of it.
 */
import { isLevel } from '../../src/ai/levelNames';
import { LEVELS, type Level } from '../../src/ai/levels';
import { mindWithout } from '../../src/ai/mind/mind';
import { thinkingOf, thoughtful } from '../../src/ai/player';
import { randomFrom } from '../../src/chance/chance';
import type { Tile } from '../../src/rules/board';
import type { Gone, SeatView } from '../../src/rules/seatView';

/** Whoever searches draws by chance: what they would have placed is the mean over so many draws. */
const DRAWS = 9;

export interface Forgetting {
  /** The runs that were taken and that the player no longer knew. */
  readonly runs: readonly Gone[];
  /** In points of win chance: how much better what it would have placed with all of them remembered is than what it places without. */
  readonly cost: number;
}

const NOTHING: Forgetting = { runs: [], cost: 0 };

/**
 * What a player had forgotten.
 * @param name of the arena: only characters forget @param seed of the player in its game
 * @param chanceOf the win chance of a tile of the rack, 0 to 1
 */
export function forgettingOf(view: SeatView, name: string, seed: string, chanceOf: (tile: Tile) => number): Forgetting {
  if (!isLevel(name)) return NOTHING;
  const { mind: { forgotten, overlooked }, heeds } = thinkingOf({ view, level: name, seed });
  // Who plays without a thought plays the same with whatever memory.
  if (forgotten.length === 0 || !heeds) return { ...NOTHING, runs: forgotten };
  const level: Level = LEVELS[name];
  const draws = level.judging.by === 'care' ? 1 : DRAWS;
  const expected = (runs: readonly Gone[]): number => Array.from({ length: draws }, (_, i) =>
    chanceOf(thoughtful(level, mindWithout(view, runs, overlooked), randomFrom(`forgetting:${i}`))))
    .reduce((sum, chance) => sum + chance / draws, 0);
  return { runs: forgotten, cost: 100 * (expected([]) - expected(forgotten)) };
}
