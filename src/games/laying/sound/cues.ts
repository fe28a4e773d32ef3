/** What is heard of a table at which two lay cards at once. Pure. */
import { effect, endFor, type HeardSeat } from '../../../sound/cue';
import type { GameCue } from '../../gameApp';

/** What came of a game is heard after its last card, in milliseconds. */
const AFTER_MS = 420;

type Heard =
  | { readonly type: 'ended'; readonly winners: readonly number[] } | { readonly type: string; readonly seat?: number };

export function cuesOf(happened: Heard, seats: readonly HeardSeat[]): GameCue[] {
  const isHere = 'seat' in happened && seats[happened.seat!]?.kind === 'local';
  switch (happened.type) {
    case 'laid': return [effect(isHere ? 'setDown' : 'cardDown')];
    case 'dealt': case 'turned': return [effect('dealt')];
    case 'counted': return [effect('counted')];
    case 'wrong': return [effect('falseCall')];
    case 'back': case 'late': return isHere ? [effect('cardUp')] : [];
    case 'ended': return [effect(endFor('winners' in happened ? happened.winners : [], seats), AFTER_MS)];
    default: return [];
  }
}
