/** What the latest rounds of Flash tell of somebody's eye, as the room shows it: how sharp it is, and how it does by sort of run. Pure. */
import type { Eye, EyeRow } from '../../strings/trainingShown';
import { flashFigures, flashParts, type Part } from '../../training/flash/figures';
import type { DoneAnswer } from '../../training/progress';

/** Fewer answers than this tell nothing of an eye. */
const FEWEST = 20;

/** Null where the answers are too few. Sorts that were not asked for are left out. */
export function eyeOf(answers: readonly DoneAnswer[]): Eye | null {
  if (answers.length < FEWEST) return null;
  const { byDirection, byPlace, byKind } = flashParts(answers);
  const rows: readonly (readonly [EyeRow, Part])[] = [
    ['across', byDirection.across], ['down', byDirection.down], ['falling', byDirection.falling], ['rising', byDirection.rising],
    ['end', byPlace.end], ['inside', byPlace.inside], ['crossing', byKind.crossing], ['near', byKind.near],
  ];
  return {
    // Whoever calls what is none more often than what is one is guessing, too.
    sharpness: Math.max(0, flashFigures(answers).dPrime),
    rows: rows.flatMap(([row, { asked, right, median }]) => (asked === 0 ? [] : [{ row, asked, right, milliseconds: median }])),
  };
}
