/** What is heard of a table of Cash. Pure. Faces make no sound: whoever doesn't look misses them. */
import { effect, endFor, shouts, type HeardSeat } from '../../../sound/cue';
import type { GameCue } from '../../gameApp';
import { rightOf, type Seat } from '../rules/ends';
import type { CashHappening } from '../rules/game';

/** After a call, what came of it, in milliseconds. */
const AFTER_CALL_MS = 420;
const END_AFTER_MS = 900;

/** @param words what is called @param pairs the seats of each pair, and whether it has won */
export function cuesOf(
  happened: CashHappening, words: readonly [cash: string, counter: string], seats: readonly HeardSeat[],
  pairs: readonly { readonly seats: readonly Seat[]; readonly won: boolean }[],
): GameCue[] {
  switch (happened.type) {
    case 'dealt': return [effect('dealt')];
    case 'turned': return [effect('cardUp')];
    case 'swapped': return [effect('setDown')];
    case 'away': return [effect('cardDown')];
    case 'acted': return [];
    case 'handOver': {
      const { end } = happened;
      if (end[0] === 'real') return [effect('timeUp')];
      const call = shouts([end[1]], words[end[0] === 'cash' ? 0 : 1], seats);
      return [...call, effect(rightOf(end) ? 'gathered' : 'falseCall', AFTER_CALL_MS)];
    }
    case 'ended': return [effect(endFor(pairs.find(({ won }) => won)?.seats.slice(0, 1) ?? [], seats), END_AFTER_MS)];
  }
}
