/** The table of Cash as its screens take it: what lies there and is said, and its keys. */
import { say } from '../../../strings/say';
import type { HandsParts } from '../../hands/ui/handsParts';
import { pairsKeys } from '../../hands/ui/pairsKeys';
import { lyingText } from '../../hands/words/board';
import type { CashTypes } from '../table/view';
import { heardText, promptText, toldText } from '../words/words';
import { callAct, COUNTER_KEYS, heldOf, othersOf, pressedOf, roomOf } from './room';

const keys = pairsKeys<CashTypes>(
  (view, me, call, at) => callAct(me, call === 0 ? null : othersOf(view, me)[0]!, at),
  (view, me, key, at) => {
    const pair = key === 'c' ? null : othersOf(view, me)[COUNTER_KEYS.indexOf(key)];
    return pair === undefined ? null : callAct(me, pair, at);
  },
);

export const parts: HandsParts<CashTypes> = {
  title: () => say('cash-title'), terms: ({ letters }) => say(letters ? 'cash-head-match' : 'cash-head-hand'),
  as: () => 'signals',
  told: toldText, heard: heardText, prompt: promptText, readout: lyingText, keys, room: roomOf, held: heldOf, pressed: pressedOf,
  calls: { hears: ({ mayCall }) => mayCall, silent: ['turned', 'swapped', 'away', 'acted'] },
};
