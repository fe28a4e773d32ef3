/**
 * Judges a position as a review wants it: the win chance of every tile that a seat may place, how sure the differences are, and the chance
 * of a seat that waits. Everything comes from the seat's view, so it says what the seat could have known.
 */
import { randomFrom } from '../../chance/chance';
import type { JudgedMoment, JudgedMove, JudgeQuestion, Pass, WaitQuestion } from '../questions';
import { reasonsFor } from '../reasons';
import { endOfWaiting, isEndKnown } from '../search/endgame';
import { unseenTiles } from '../search/fromView';
import { DEEP_WORK, WORK, type Work } from '../search/monteCarlo';
import { afterClaims, isDrawDue, lyingRuns } from './claims';
import { chanceOfOutcome, chancesOfTiles } from './chances';
import { shareOfWaiting } from './equalWork';
import { chanceAtEnd, chanceOfShare, growthOfChance, standingOf } from './winChance';

/** How much work a pass is: 5,000 playouts a move at first, 20,000 when it looks closer. */
export const WORK_OF: Readonly<Record<Pass, Work>> = { first: WORK, second: DEEP_WORK };

/** Every tile of the rack. Refuses (throws) an empty rack. The same question has the same answer, wherever it is asked. */
export function judge({ view, seed, pass }: JudgeQuestion): JudgedMove {
  if (view.rack.length === 0) throw new RangeError('a seat without tiles was to be judged');
  const judged = chancesOfTiles(afterClaims(view, true), WORK_OF[pass], randomFrom(`${seed}:judge:${view.seat}:${view.ply}`));
  const reasons = reasonsFor(view, unseenTiles(view));
  const tiles = view.rack.map((tile, i) => ({ tile, chance: judged.chances[i]!, takes: reasons[i]!.takes.length, reasons: reasons[i]! }));
  return { tiles, errors: judged.errors, exact: judged.exact && lyingRuns(view).length === 0 };
}

/** The chance of a seat while another is to move, before it knows what it draws, or when all is over. */
export function wait({ view: asked, seed, pass }: WaitQuestion): JudgedMoment {
  const view = afterClaims(asked, false);
  // Who claims may think better of it, or see nothing.
  const certain = lyingRuns(asked).length === 0;
  const { seat, won, racks, pile } = view;
  if (pile === 0 && racks.every((tiles) => tiles === 0)) return { chance: chanceAtEnd(won, seat), error: 0, exact: certain };
  const hidden = unseenTiles(view);
  if (isEndKnown(view, hidden)) return { chance: chanceOfOutcome(endOfWaiting(view, hidden)), error: 0, exact: certain };
  const standing = standingOf(isDrawDue(view) ? { ...view, pile: pile - 1, racks: racks.with(seat, racks[seat]! + 1) } : view);
  const shares = shareOfWaiting(view, WORK_OF[pass], randomFrom(`${seed}:chance:${seat}:${view.ply}`));
  const [share] = shares.means as [number];
  const error = growthOfChance(share, standing) * Math.sqrt(shares.covariance[0]![0]!);
  return { chance: chanceOfShare(share, standing), error, exact: false };
}
