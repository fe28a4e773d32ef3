/**
 * What is heard of a table of Snap Back. Pure. A cue hangs on nothing but what everybody is told at that moment: no card has a sound of
 * its own.
 */
import { effect, shouts, type EffectCue, type HeardSeat } from '../../../sound/cue';
import type { GameCue } from '../../gameApp';
import type { SeatResult } from '../rules/game';
import type { SnapBackHappening } from '../rules/happening';

/** From one die to the next, where several people are told theirs, in milliseconds. */
const NEXT_DIE_MS = 260;
/** The dice move once the numbers were seen. */
const DICE_AFTER_MS = 450;

/** @param seats who sits there @param word what is shouted, in the language that is spoken now */
export function cuesOf(happening: SnapBackHappening, seats: readonly HeardSeat[], word: string): GameCue[] {
  switch (happening.type) {
    case 'shown': case 'shownAgain': return [effect('cardUp')];
    case 'turnedDown': return [effect('cardDown')];
    case 'called': return shouts(happening.seats, word, seats);
    // Higher with each: the last is the one that counts.
    case 'count': return [effect('tick', 0, [1, 1.12, 1.26][3 - happening.left])];
    case 'revealed': return [effect('turnedUp'), ...diceOf(happening.reveal.seats, seats)];
    case 'over': return [effect(happening.by === 'trueSix' ? 'won' : 'timeUp')];
  }
}

/** How the dice of the people here fared, one after the other; of the computers' nothing is heard. */
function diceOf(results: readonly SeatResult[], seats: readonly HeardSeat[]): EffectCue[] {
  return results.filter((_, seat) => seats[seat]?.kind === 'local').map(({ before, after }, nth) =>
    effect(after > before ? 'dieUp' : after < before ? 'dieDown' : 'dieStays', DICE_AFTER_MS + nth * NEXT_DIE_MS));
}
