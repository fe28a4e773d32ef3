/** Egyptian Ratscrew as one value, as the host of all games plays it; and what computer players see in its pile. */
import type { Card } from '../../../cards/card';
import type { Sight } from '../../../characters/watcher';
import { pilesGame, type PilesAtTable } from '../../piles/table/pilesGame';
import { looksAlike, type Seen } from '../../piles/table/seen';
import { ratscrewRules, type RatscrewTypes } from '../kept/savedGame';
import { patternOf } from '../rules/patterns';

/** What can be slapped; and what only looks so: ranks that look alike, and what it would be if dead cards counted. */
export function sightsOf({ lies = [], options }: Seen<RatscrewTypes>): readonly Sight<'slap'>[] {
  const live = lies.flatMap(({ card, isDead }) => (isDead ? [] : [card]));
  const all = lies.map(({ card }) => card);
  const isNew = lies.at(-1)?.isDead !== true;
  const pattern = patternOf(live, options);
  if (pattern !== null) return [sight(live, pattern, true, isNew)];
  const [top, second, third] = live.toReversed();
  if (!isNew && patternOf(all, options) !== null) return [sight(all, 'dead', false, true)];
  if (looksAlike(top, second)) return [sight(live, 'pair', false, isNew)];
  return options.sandwich && looksAlike(top, third) ? [sight(live, 'sandwich', false, isNew)] : [];
}

/** How many cards must be looked at besides the top one. */
const BENEATH = { joker: 1, pair: 1, dead: 1, sandwich: 2, run: 2 } as const;

function sight(cards: readonly Card[], what: keyof typeof BENEATH, isMatch: boolean, isNew: boolean): Sight<'slap'> {
  return { kind: 'slap', isMatch, key: `${what} ${cards.slice(-3).join(' ')}`, distance: BENEATH[what], isNew };
}

export const ratscrewAtTable: PilesAtTable<RatscrewTypes> = {
  rules: ratscrewRules, calls: ['slap'], sights: sightsOf,
  goesOn: ({ seats, facts }, place) => seats[place]!.stock >= (facts?.challenge?.left ?? 0),
};

export const ratscrewGame = pilesGame(ratscrewAtTable);
