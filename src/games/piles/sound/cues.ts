/**
 * What is heard of a table of piles. Pure. A cue hangs on nothing but what everybody is told at that moment: no card has a sound of its
 * own, and none tells that something matches.
 */
import { effect, endFor, shouts, type HeardSeat } from '../../../sound/cue';
import type { GameCue } from '../../gameApp';
import type { HappeningOf, PilesTypes } from '../rules/family';
import { isShared } from '../rules/happening';
import type { PilesWords } from '../words/ofGame';

/** After a call, what came of it, in milliseconds; and from one card that is paid to the next, at the left of whoever pays first. */
const AFTER_CALL_MS = 420;
const NEXT_PAID_MS = 110;
/** The end is heard once the cards were gathered. */
const END_AFTER_MS = 900;

/** @param seats who sits there */
export function cuesOf<T extends PilesTypes>(
  { own, call }: Pick<PilesWords<T>, 'own' | 'call'>, happened: HappeningOf<T>, seats: readonly HeardSeat[],
): GameCue[] {
  if (!isShared(happened)) {
    return [effect(own[happened.type as T['Own']['type']].sound, happened.costs === undefined ? 0 : AFTER_CALL_MS)];
  }
  switch (happened.type) {
    case 'flipped': return [effect('cardUp')];
    case 'took': return [...shouts(happened.callers, call.named(happened.kind), seats), effect('gathered', AFTER_CALL_MS)];
    case 'tied': return [...shouts(happened.seats, call.named(happened.kind), seats), effect('setDown', AFTER_CALL_MS)];
    case 'wrong': return [...shouts([happened.seat], call.named(happened.kind), seats), effect('falseCall', AFTER_CALL_MS)];
    case 'paid': return [effect('paid', AFTER_CALL_MS + NEXT_PAID_MS * ((happened.to - happened.from + seats.length) % seats.length))];
    case 'out': return [effect('lostMove', AFTER_CALL_MS)];
    case 'ended': return [effect(endFor(happened.winners, seats), END_AFTER_MS)];
  }
}
