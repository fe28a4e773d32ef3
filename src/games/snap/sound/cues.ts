/**
 * What is heard of a table of Snap. Pure. A cue hangs on nothing but what everybody is told at that moment: no card has a sound of its own,
 * and none tells that something matches.
 */
import { effect, endFor, shouts, type HeardSeat } from '../../../sound/cue';
import type { GameCue } from '../../gameApp';
import type { CallKind } from '../rules/game';
import type { SnapHappening } from '../rules/happening';

/** After a call, what came of it, in milliseconds; and from one card that is paid to the next, at the left of whoever pays first. */
const AFTER_CALL_MS = 420;
const NEXT_PAID_MS = 110;
/** The end is heard once the cards were gathered. */
const END_AFTER_MS = 900;

/** @param seats who sits there @param words what is shouted, in the language that is spoken now */
export function cuesOf(happened: SnapHappening, seats: readonly HeardSeat[], words: Readonly<Record<CallKind, string>>): GameCue[] {
  switch (happened.type) {
    case 'flipped': return [effect('cardUp')];
    case 'turnedOver': return [effect('scramble')];
    case 'took': return [...shouts(happened.callers, words[happened.kind], seats), effect('gathered', AFTER_CALL_MS)];
    case 'tied': return [...shouts(happened.seats, words[happened.kind], seats), effect('setDown', AFTER_CALL_MS)];
    case 'wrong': return [...shouts([happened.seat], words[happened.kind], seats), effect('falseCall', AFTER_CALL_MS)];
    case 'paid': return [effect('paid', AFTER_CALL_MS + NEXT_PAID_MS * ((happened.to - happened.from + seats.length) % seats.length))];
    case 'pooled': return [effect('setDown', AFTER_CALL_MS)];
    case 'out': return [effect('lostMove', AFTER_CALL_MS)];
    case 'ended': return [effect(endFor(happened.winners, seats), END_AFTER_MS)];
  }
}
