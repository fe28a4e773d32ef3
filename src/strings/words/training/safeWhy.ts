/** Why the safe tile of *Safe tile* was safe, in a sentence: from what the judge found of it, or nothing where it found no reason. */
import type { Tile } from '../../../rules/board';
import type { SafeQuestion } from '../../../training/question';
import { list } from '../../formats';
import { say } from '../../say';

/** @returns null where there is no reason to be told */
export function whySafe({ choices }: SafeQuestion, tile: Tile): string | null {
  const reasons = choices.find((choice) => choice.tile === tile)?.reasons;
  if (!reasons) return null;
  const { shuts, keeps, countsOnGone } = reasons;
  if (shuts.length > 0) return say('drill-why-shuts', { tile, opened: list(shuts.map((one) => one.tile)), count: shuts.length });
  if (countsOnGone.length > 0) return say('drill-why-gone', { tile });
  return keeps.length > 0 ? say('drill-why-keeps', { tile, opened: list(keeps.map((one) => one.tile)) }) : null;
}
