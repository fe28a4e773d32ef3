/** A run that somebody missed in a game that ships, as the slip that a review finds. */
import type { Slip } from '../../../src/review/found';
import { liveRuns } from '../../../src/rules/calls';
import type { GameRecord } from '../../../src/rules/record';
import { stepsOf } from '../../../src/rules/steps';
import type { SlippedGame } from '../../../src/training/slips/slips';

export const SLIP: Slip = { kind: 'choice', step: 0, ply: 0, points: 8, tile: null, better: null, forgot: null, tiles: [] };

/** The first run of some games that its maker did not call, as a review finds it. */
export function missedIn(games: readonly GameRecord[]): { readonly game: SlippedGame; readonly slip: Slip } {
  for (const [i, record] of games.entries()) {
    let made: { readonly event: number; readonly tiles: readonly number[] } | null = null;
    for (const [event, { event: [kind, seat], position }] of [...stepsOf(record)].entries()) {
      const [run, other] = kind === 'place' ? liveRuns(position) : [];
      if (run && !other) made = { event, tiles: run.squares };
      else if (kind === 'snag') made = null;
      else if (kind === 'draw' && made) {
        return { game: { id: `g${i}`, record, seat }, slip: { ...SLIP, kind: 'eye', step: event + 1, tiles: made.tiles } };
      }
    }
  }
  throw new Error('nobody ever missed a run');
}
