/** Salute the King as one value, as the host of all games plays it; and how computer players know what a card wants. */
import { createAnswerer } from '../../../characters/answerer';
import { pilesGame, type PilesAtTable } from '../../piles/table/pilesGame';
import type { CreatePlayer } from '../../piles/table/types';
import { saluteRules, type SaluteTypes } from '../kept/savedGame';
import { answering } from '../rules/game';
import { GESTURES, pipsOf, wantedBy } from '../rules/triggers';

/** It adds up what lies in the middle by itself, from the cards that it saw turned. */
const createPlayer: CreatePlayer<SaluteTypes> = (character) => {
  let pips = 0;
  return createAnswerer(character, {
    kinds: GESTURES, lock: answering.lock,
    which: ({ tops: [top], flips }) => (top == null ? null : flips),
    wanted({ tops: [top], below, options }) {
      const before = below === null ? 0 : pips;
      pips = before + pipsOf(top!);
      return wantedBy(options.triggers, top!, before);
    },
    isDone: ({ me, answered }) => answered?.[me!] === true, isMoving: ({ answered }) => answered?.includes(true) === true,
  });
};

export const saluteAtTable: PilesAtTable<SaluteTypes> = {
  rules: saluteRules, calls: GESTURES, sights: () => [], player: createPlayer, fewest: true,
};

export const saluteGame = pilesGame(saluteAtTable);
