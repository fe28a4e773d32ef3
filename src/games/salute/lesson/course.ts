/**
 * What is played in the lesson: three with a pack that was put in order beforehand, what is asked of the learner, and what Pip says and
 * does. What Wanda does between them has happened before a part begins. The rules say what comes of it.
 */
import type { Card } from '../../../cards/card';
import { FLIPPED, pilesCourse, YOU, type PilesBeat } from '../../piles/lesson';
import type { SaluteTypes } from '../kept/savedGame';
import { USUAL_TERMS } from '../kept/setup';

const [WANDA, PIP] = [1, 2];
/** The cards of the lesson in dealing order: the last one lies on top before the learner, those before it before Pip and Wanda. */
const LAST: readonly Card[] = ['9s', '4s', 'Qh', '8c', 'Kh', '5d'];

type SaluteBeat = PilesBeat<SaluteTypes>;
type Says = SaluteTypes['Says'];

/** The learner is to press the sign that is wanted. */
const asks = (says: Says, called: 'salute' | 'bow', wrong: Says, hint: Says): SaluteBeat =>
  ({ on: FLIPPED, says, asks: 'call', right: { called }, answers: { call: wrong, turn: 'look-first' }, hint });
const turns = (says: Says): SaluteBeat => ({ says, asks: 'turn', answers: { call: 'early' }, hint: 'hint-turn' });

export const COURSE = pilesCourse<SaluteTypes>({
  terms: USUAL_TERMS, last: LAST, hello: 'hello', back: 'back',
  third: { name: 'Wanda', kind: 'bot', level: 'wanda', shape: 'triangle' },
  beats: [
    { ...turns('turn'), part: 'plain' },
    { on: FLIPPED, says: 'plain', asks: 'goOn', answers: { call: 'nothing' } },

    {
      says: 'mine', part: 'king', past: [['flip', YOU], ['flip', WANDA]], answers: { call: 'nothing', turn: 'my-turn' },
      does: { kind: 'turn' }, after: 1400,
    },
    asks('king', 'salute', 'wrong-king', 'hint-king'),
    { on: { type: 'answered', seat: YOU }, says: 'pip-too', does: { kind: 'call', called: 'salute', orTurn: false }, after: 1200 },
    { on: { type: 'last' }, says: 'last', asks: 'goOn' },

    { ...turns('queen-turn'), part: 'queen', past: [['flip', PIP], ['answer', YOU, 1], ['answer', PIP, 1]] },
    asks('queen', 'bow', 'wrong-queen', 'hint-queen'),
    { on: { type: 'answered', seat: YOU }, says: 'rest', asks: 'goOn' },

    { says: 'done', asks: 'play', part: 'end', past: [['flip', YOU], ['answer', YOU, 2], ['answer', WANDA, 2]] },
  ],
});
