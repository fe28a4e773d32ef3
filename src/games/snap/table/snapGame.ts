/** Snap as one value, as the host of all games plays it; and what computer players see in its cards. */
import type { Sight } from '../../../characters/watcher';
import { pilesGame, type PilesAtTable } from '../../piles/table/pilesGame';
import { alikeAmong, openIn, sightOf, topsIn, type Seen } from '../../piles/table/seen';
import { snapRules, type SnapTypes } from '../kept/savedGame';
import { CALLS, callsAt, type CallKind } from '../rules/game';

/** All that lies there to be called, and what only looks so. */
export function sightsOf(seen: Seen<SnapTypes>): readonly Sight<CallKind>[] {
  const [onPiles, inMiddle] = callsAt(seen.options);
  const inTheMiddle = seen.middle.flatMap((card) => topsIn(seen).flatMap((pile) => alikeAmong([pile, { card, place: null }])));
  return [
    ...alikeAmong(openIn(seen)).map(({ isMatch, lying }) => sightOf(seen, onPiles, isMatch, lying)),
    ...inTheMiddle.map(({ isMatch, lying }) => sightOf(seen, inMiddle, isMatch, lying)),
  ];
}

export const snapAtTable: PilesAtTable<SnapTypes> = { rules: snapRules, calls: CALLS, sights: sightsOf };

export const snapGame = pilesGame(snapAtTable);
