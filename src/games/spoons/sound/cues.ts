/** What is heard of a table of Spoons or Pig. Pure. Nothing is heard of a nose: it is for everybody to notice. */
import { effect, endFor, shouts, type HeardSeat } from '../../../sound/cue';
import type { GameCue } from '../../gameApp';
import type { PassingHappening, Seat } from '../rules/game';
import type { Taking } from '../rules/options';

/** What came of a grab is heard after it, in milliseconds. */
const AFTER_MS = 420;

/** @param word what is shouted with a spoon */
export function cuesOf(
  taking: Taking, word: string, happened: PassingHappening | { readonly type: 'refused'; readonly seat: Seat }, seats: readonly HeardSeat[],
): GameCue[] {
  const isHere = (seat: Seat | null): boolean => seat !== null && seats[seat]?.kind === 'local';
  switch (happened.type) {
    case 'drew': return isHere(happened.seat) ? [effect('cardUp')] : [];
    case 'passed': case 'passedOn': return isHere(happened.seat) ? [effect('cardDown')] : isHere(happened.to) ? [effect('setDown')] : [];
    case 'took': return taking === 'nose' ? [] : happened.isFirst ? shouts([happened.seat], word, seats) : [effect('takenUp')];
    case 'lost': return [effect('lostMove', AFTER_MS)];
    case 'refused': return [effect('falseCall')];
    case 'dealt': return [effect('dealt')];
    case 'ended': return [effect(endFor(happened.winner === null ? [] : [happened.winner], seats), 2 * AFTER_MS)];
  }
}
