/** What is heard of a game at which open cards are called and won: what everybody is told at that moment, and no more. Pure. */
import { effect, endFor, type EffectCue, type EffectName, type HeardSeat } from '../../../sound/cue';
import type { CallsTypes } from '../review/calls';

type Happened = CallsTypes['Happening'];

const SOUNDS: Readonly<Record<Exclude<Happened['type'], 'ended'>, EffectName>> =
  { turned: 'cardUp', called: 'lit', won: 'gathered', wrong: 'falseCall', aside: 'setDown' };
/** The end is heard once the last card was. */
const END_AFTER_MS = 900;

/** @param seats who sits there */
export function callsCues(happened: Happened, seats: readonly HeardSeat[]): EffectCue[] {
  return [happened.type === 'ended' ? effect(endFor(happened.winners, seats), END_AFTER_MS) : effect(SOUNDS[happened.type])];
}
