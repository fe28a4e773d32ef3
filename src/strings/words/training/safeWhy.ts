/** Why a tile of *Safe tile* was safe, or was not, in a sentence: from what the judge found of it, or nothing where it found no reason. */
import type { Tile } from '../../../rules/board';
import type { SafeQuestion } from '../../../training/question';
import { list } from '../../formats';
import { say } from '../../say';

/** @param tile which is told of @param safe whether it is the one that was safe @returns null where there is no reason to be told */
export function safeWhy({ choices }: SafeQuestion, tile: Tile, safe: boolean): string | null {
  const reasons = choices.find((choice) => choice.tile === tile)?.reasons;
  if (!reasons) return null;
  const { opens, shuts, keeps, countsOnGone } = reasons;
  if (!safe) {
    const worst = opens.toSorted((a, b) => b.gain - a.gain)[0];
    return worst ? say('drill-why-opens', { tile, opened: worst.tile, takes: worst.gain }) : null;
  }
  if (shuts.length > 0) return say('drill-why-shuts', { tile, opened: list(shuts.map((one) => one.tile)) });
  if (countsOnGone.length > 0) return say('drill-why-gone', { tile });
  return keeps.length > 0 ? say('drill-why-keeps', { tile, opened: list(keeps.map((one) => one.tile)) }) : null;
}
