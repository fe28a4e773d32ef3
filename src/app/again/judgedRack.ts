/** The rack before a move, judged from what its seat could see: what each tile of it loses, and why. */
import type { Adviser } from '../../ai/questions';
import { questionAbout } from '../../review/reviewer';
import { verdictOf } from '../../review/verdicts';
import type { Verdict } from '../../review/verdict';
import type { Tile } from '../../rules/board';
import { viewBefore, type TriedMove } from './againTable';

/** Asks what the closer look of a review asks, so that the two agree. @returns null where nobody can judge it now */
export async function judgedRack(move: TriedMove, adviser: Pick<Adviser, 'judge'>): Promise<ReadonlyMap<Tile, Verdict> | null> {
  const view = viewBefore(move);
  try {
    const judged = await adviser.judge(questionAbout(view, 'second'));
    return new Map(judged.tiles.flatMap(({ tile }) => {
      const verdict = verdictOf(view, judged, tile);
      return verdict ? [[tile, verdict]] : [];
    }));
  } catch {
    return null;
  }
}
