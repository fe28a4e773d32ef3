/** The rack before a move, judged from what its seat could see: what each tile of it loses, and why. */
import { DEFAULT_LEVEL } from '../../ai/levels';
import type { Adviser } from '../../ai/questions';
import { verdictOf } from '../../review/verdicts';
import type { Verdict } from '../../review/verdict';
import type { Tile } from '../../rules/board';
import { viewBefore, type TriedMove } from './againTable';

/** @returns null where nobody can judge it now */
export async function judgedRack(move: TriedMove, adviser: Pick<Adviser, 'judge'>): Promise<ReadonlyMap<Tile, Verdict> | null> {
  const view = viewBefore(move);
  try {
    const judged = await adviser.judge({ view, level: DEFAULT_LEVEL, seed: move.game.saved.id, pass: 'first' });
    return new Map(judged.tiles.flatMap(({ tile }) => {
      const verdict = verdictOf(view, judged, tile);
      return verdict ? [[tile, verdict]] : [];
    }));
  } catch {
    return null;
  }
}
