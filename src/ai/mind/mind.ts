/** What a player has in mind at a moment: the table as it remembers it, and the lines that escape it. Every choice is made from this. */
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import type { Gone, SeatView } from '../../rules/seatView';
import { overlookedLines } from './attention';
import type { Level } from '../levels';
import { forgottenRuns } from './memory';

export interface Mind {
  /** The seat's view without what it has forgotten. */
  readonly view: SeatView;
  /** What was taken and is forgotten: these tiles it thinks still to come. */
  readonly forgotten: readonly Gone[];
  /** Lines that it overlooks now, by their numbers (see lines): there it neither takes, calls nor fears. */
  readonly overlooked: ReadonlySet<number>;
}

/** A mind with perfect eyes and memory. */
export function clearMind(view: SeatView): Mind {
  return { view, forgotten: [], overlooked: new Set() };
}

/** The mind of a character. @param seed names the player in this game @param random where chance is drawn from at this look */
export function mindOf(view: SeatView, { attention, memory }: Level, seed: string, random: RandomGenerator): Mind {
  const overlooked = overlookedLines(view, attention, random);
  return mindWithout(view, forgottenRuns(view, memory, seed), overlooked);
}

/** The mind of somebody who has forgotten these runs. */
export function mindWithout(view: SeatView, forgotten: readonly Gone[], overlooked: ReadonlySet<number>): Mind {
  if (forgotten.length === 0) return { view, forgotten, overlooked };
  // Who no longer knows what was taken cannot tell either what the others' moves say of their racks.
  return { view: { ...view, gone: view.gone.filter((run) => !forgotten.includes(run)), placements: [] }, forgotten, overlooked };
}
