/**
 * What is heard of a table of Snap. Pure. A cue hangs on nothing but what everybody is told at that moment: no card has a sound of its own,
 * and none tells that something matches.
 */
import type { EffectCue, EffectName } from '../../../sound/cue';
import type { GameCue } from '../../gameApp';
import type { CallKind, Seat } from '../rules/game';
import type { SnapHappening } from '../rules/happening';

/** After a call, what came of it, in milliseconds; and from one card that is paid to the next. */
const AFTER_CALL_MS = 420;
const NEXT_PAID_MS = 110;
/** The end is heard once the cards were gathered. */
const END_AFTER_MS = 900;

/** Who sits there: a person at this screen, or a character. */
export interface HeardSeat {
  readonly kind: 'local' | 'bot' | 'remote';
  readonly level?: (GameCue & { readonly kind: 'shout' })['seats'][number]['level'] | undefined;
}

/** What is shouted, in the language that is spoken now. */
export type CallWords = Readonly<Record<CallKind, string>>;

/** @param seats who sits there */
export function cuesOf(happening: SnapHappening, seats: readonly HeardSeat[], words: CallWords): GameCue[] {
  switch (happening.type) {
    case 'flipped': return [effect('cardUp')];
    case 'turnedOver': return [effect('scramble')];
    case 'took': return [...shouts(happening.callers, happening.kind, seats, words), effect('gathered', AFTER_CALL_MS)];
    case 'tied': return [...shouts(happening.seats, happening.kind, seats, words), effect('setDown', AFTER_CALL_MS)];
    case 'wrong': return [...shouts([happening.seat], happening.kind, seats, words), effect('falseCall', AFTER_CALL_MS)];
    case 'paid': return [effect('paid', AFTER_CALL_MS + NEXT_PAID_MS * around(happening.from, happening.to, seats.length))];
    case 'pooled': return [effect('setDown', AFTER_CALL_MS)];
    case 'out': return [effect('lostMove', AFTER_CALL_MS)];
    case 'ended': return [effect(endOf(happening.winners, seats), END_AFTER_MS)];
  }
}

/** How many seats to the left: whoever pays begins there. */
function around(from: Seat, to: Seat, count: number): number {
  return (to - from + count) % count;
}

function shouts(callers: readonly Seat[], kind: CallKind, seats: readonly HeardSeat[], words: CallWords): GameCue[] {
  const levels = seats.map(({ level = null }) => ({ level }));
  return callers.map((seat) => ({ kind: 'shout', word: words[kind], seats: levels, seat, at: 0 }));
}

/** How the game ended for the people here. */
function endOf(winners: readonly Seat[], seats: readonly HeardSeat[]): EffectName {
  if (!winners.some((seat) => seats[seat]?.kind === 'local')) return 'lost';
  return winners.length > 1 ? 'tied' : 'won';
}

function effect(name: EffectName, at = 0, pitch = 1): EffectCue {
  return { kind: 'effect', name, at, pitch };
}
