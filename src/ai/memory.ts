/**
 * What a player remembers of the tiles that are gone. It forgets by run, not by tile, the sooner the longer ago. A run
 * that it has forgotten it thinks still to come: an honest error.
 */
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import type { Tile } from '../rules/board';
import { fraction } from '../rules/deal';
import type { SeatView } from '../rules/seatView';
import type { Level } from './levels';

/** How long a ply lasts for a memory, in seconds. */
const SECONDS_A_PLY = 10;

/** The chance to recall a run that was taken `plies` ago. */
export function recallChance(plies: number, { threshold, noise }: Level['memory']): number {
  const seconds = Math.max(1, plies) * SECONDS_A_PLY;
  return 1 / (1 + Math.exp((threshold + Math.log(seconds) / 2) / noise));
}

/** The tiles that come back to the player as gone, at this thought; what it won itself it counts before it, and knows. */
export function recalledGone(view: SeatView, level: Level, random: RandomGenerator): ReadonlySet<Tile> {
  return new Set(view.gone.flatMap(({ tiles, by, ply }) => {
    // Drawn for each run, own or not, so that one run's fate does not hang on another's owner.
    const recalled = fraction(random) < recallChance(view.ply - ply, level.memory);
    return recalled || by === view.seat ? tiles : [];
  }));
}
