/** A slip in the list over all games: what it was, and with what it cost for those who hear it. */
import type { Slip } from '../../../review/found';
import { formats } from '../../formats';
import { say } from '../../say';
import { runTold } from './moments';

/** "66 instead of 83". */
export function slipTold({ kind, tile, better, forgot, tiles }: Slip): string {
  if (kind === 'memory' && forgot !== null) return say('slips-memory', { tile: forgot });
  if (tile !== null && better !== null) return say('slips-choice', { tile, better });
  return tiles.length === 0 ? say('slips-false-call') : say('slips-missed', { run: runTold(tiles) });
}

/** "66 instead of 83, choice, cost 12%, 21 November 2026 at 08:43". */
export function slipName(slip: Slip & { readonly endedAt: number }): string {
  const { kind, points, endedAt } = slip;
  return say('slips-name', {
    what: slipTold(slip), kind: say(`slips-kind-${kind}`), points: Math.round(points), day: formats().dayAndTime(endedAt),
  });
}
