/** Whose turn a call cost, and what that changed: whoever places the last tile of a game often wins it. Pure. */
import type { Position, Seat } from '../../rules/position';
import type { LostTurn } from '../accounts';
import type { PastStep } from '../reviewedGame';

/** The turn that a call cost, by its event; null where it cost none. A false call may cost it later, when the turn reaches its caller. */
export function turnLostFor(steps: readonly PastStep[], event: number): LostTurn | null {
  const call = steps[event];
  const called = call?.happenings.find(({ type }) => type === 'snagged' || type === 'falseCall');
  if (!call || !called) return null;
  // Who was not to move next has lost no turn of their own.
  if (called.type === 'snagged') return called.costsMove && call.before.mover === called.seat ? lost(called.seat, call.position) : null;
  if (called.type !== 'falseCall' || called.penalty !== 'lose-move') return null;
  const when = steps.slice(event).find(({ happenings }) =>
    happenings.some((happening) => happening.type === 'lostMove' && happening.seat === called.seat));
  return when ? lost(called.seat, when.position) : null;
}

/** @param position the table since */
function lost(seat: Seat, position: Position): LostTurn {
  const last = lastToPlace(position);
  return { seat, last: last === lastToPlace({ ...position, mover: seat }) ? null : last };
}

/** Who places the last tile of the game if the turn goes round from now on; null once all are placed. */
function lastToPlace({ racks, pile, mover }: Position): Seat | null {
  const held = racks.map(({ length }) => length);
  let left = pile.length;
  let last: Seat | null = null;
  for (let now = mover ?? 0; held.some((tiles) => tiles > 0); now = (now + 1) % held.length) {
    if (held[now] === 0) continue;
    last = now;
    if (left > 0) left -= 1;
    else held[now]! -= 1;
  }
  return last;
}
