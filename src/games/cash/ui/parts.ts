/** The table of Cash as its screens take it: what lies there and is said, and its keys. */
import { foldedKey } from '../../../setup/tableKeys';
import { say } from '../../../strings/say';
import { aloneAt } from '../../../strings/words/cast';
import { FACE_KEYS, faceIntent } from '../../hands/ui/faces';
import type { HandsCommand, HandsParts } from '../../hands/ui/handsParts';
import { cardOfKey, chosenCard } from '../../hands/ui/swapping';
import { lyingText } from '../../hands/words/board';
import type { CashTypes } from '../table/view';
import { heardText, promptText, toldText } from '../words/words';
import { callAct, COUNTER_KEYS, heldOf, othersOf, pressedOf, roomOf } from './room';

const keys: HandsParts<CashTypes>['keys'] = (key, focus, model, at) => {
  const { view, input } = model;
  const me = aloneAt(view);
  if (me === null || view.paused) return null;
  const act = (intent: CashTypes['Intent']): HandsCommand<CashTypes> => ({ kind: 'act', act: { ...intent, seat: me, at } });
  const [counter, isOn] = [othersOf(view, me), view.phase !== 'agreeing'];
  if (key === ' ' || key === 'Enter') {
    if (focus === 'button') return null;
    if (typeof focus === 'object') return callAct(me, focus.call === 0 ? null : counter[0]!, at);
    return act({ kind: isOn ? 'pass' : 'ready' });
  }
  if (!input.singleKeys) return null;
  const letter = foldedKey(key);
  const [face, meant, card] = [FACE_KEYS.indexOf(letter), COUNTER_KEYS.indexOf(letter), cardOfKey(view, key)];
  if (face >= 0) return act(faceIntent(view, face));
  if (letter === 'l') return { kind: 'readTable', what: 'table' };
  if (!isOn) return null;
  if (letter === 'c') return callAct(me, null, at);
  if (meant >= 0 && counter[meant] !== undefined) return callAct(me, counter[meant], at);
  return card === null || view.phase !== 'swapping' ? null : chosenCard<CashTypes>(model, me, card, at);
};

export const parts: HandsParts<CashTypes> = {
  title: () => say('cash-title'), terms: ({ letters }) => say(letters ? 'cash-head-match' : 'cash-head-hand'),
  as: () => 'signals',
  told: toldText, heard: heardText, prompt: promptText, readout: lyingText, keys, room: roomOf, held: heldOf, pressed: pressedOf,
  calls: { hears: ({ mayCall }) => mayCall, silent: ['turned', 'swapped', 'away', 'acted'] },
};
