/** Slapjack as one value, as the host of all games plays it; and what computer players see in its pile. */
import { rankOf } from '../../../cards/card';
import type { Sight } from '../../../characters/watcher';
import { pilesGame, type PilesAtTable } from '../../piles/table/pilesGame';
import { sightOf, topsIn, type Seen } from '../../piles/table/seen';
import { slapjackRules, type SlapjackTypes } from '../kept/savedGame';

/** A jack; and what only looks so: a king, and a jack that is dead. */
export function sightsOf(seen: Seen<SlapjackTypes>): readonly Sight<'slap'>[] {
  return topsIn(seen).flatMap((top) => {
    const [isJack, isKing] = [rankOf(top.card) === 'J', rankOf(top.card) === 'K'];
    return isJack || (isKing && !seen.isDead) ? [sightOf(seen, 'slap', isJack && seen.isDead !== true, [top])] : [];
  });
}

export const slapjackAtTable: PilesAtTable<SlapjackTypes> = { rules: slapjackRules, calls: ['slap'], sights: sightsOf };

export const slapjackGame = pilesGame(slapjackAtTable);
