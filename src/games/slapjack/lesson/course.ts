/**
 * What is played in the lesson: two with a pack that was put in order beforehand, what is asked of the learner, and what Pip says and does.
 * The rules say what comes of it.
 */
import type { Card } from '../../../cards/card';
import { FLIPPED, flips, PIP, pilesCourse, YOU, type PilesBeat } from '../../piles/lesson';
import type { SlapjackTypes } from '../kept/savedGame';
import { USUAL_TERMS } from '../kept/setup';

/** The cards of the lesson in dealing order: the last ones lie on top, and the learner turns the first of each two. */
const LAST: readonly Card[] = ['Kh', '3c', '5s', '2c', 'Jh', '9d', '8d', '4c'];

type SlapjackBeat = PilesBeat<SlapjackTypes>;
type Says = SlapjackTypes['Says'];

/** The learner is to turn a card. */
const yours = (says: Says): SlapjackBeat => ({ says, asks: 'turn', answers: { call: 'not-this' }, hint: 'hint-turn' });
/** Pip turns one, a second after what was there before. */
const pips = (says: Says): SlapjackBeat =>
  ({ says, answers: { turn: 'my-turn', call: 'not-this' }, does: { kind: 'turn' }, after: 1000 });
/** The same once a card is turned. */
const then = (beat: SlapjackBeat): SlapjackBeat => ({ ...beat, on: FLIPPED });

export const COURSE = pilesCourse<SlapjackTypes>({
  terms: USUAL_TERMS, last: LAST, hello: 'hello', back: 'back',
  beats: [
    { ...yours('turn'), answers: { call: 'early' }, part: 'jack' }, then(pips('mine')), then(yours('turn-again')),
    { on: FLIPPED, says: 'call', asks: 'call', answers: { turn: 'look-first' }, hint: 'hint-call' },
    { on: { type: 'took' }, says: 'seen', asks: 'goOn' },

    { ...yours('again'), answers: { call: 'early' }, part: 'vain', past: [...flips(YOU, PIP, YOU), ['slap', YOU]] },
    then(pips('mine')), then(yours('keep-looking')),
    {
      on: FLIPPED, says: 'hm', answers: { turn: 'my-turn', call: 'not-king' }, does: { kind: 'call', called: 'any', orTurn: false },
      after: 1400,
    },
    { on: { type: 'wrong' }, says: 'seen-vain', asks: 'goOn' },

    { says: 'slap-in', asks: 'goOn', part: 'in', past: [...flips(YOU, PIP, YOU), ['slap', PIP]] },
    { says: 'done', asks: 'play', part: 'end' },
  ],
});
