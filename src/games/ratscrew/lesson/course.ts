/**
 * What is played in the lesson: two with a pack that was put in order beforehand, what is asked of the learner, and what Pip says and does.
 * The rules say what comes of it.
 */
import type { Card } from '../../../cards/card';
import { FLIPPED, flips, PIP, pilesCourse, YOU, type PilesBeat } from '../../piles/lesson';
import type { RatscrewTypes } from '../kept/savedGame';
import { USUAL_TERMS } from '../kept/setup';

/** The cards of the lesson in dealing order: the last ones lie on top, and the learner turns the first of each two. */
const LAST: readonly Card[] = ['3c', '6s', '9h', '6d', '6h', '8c', 'Qh', '5d', '4s', '9c'];

type RatscrewBeat = PilesBeat<RatscrewTypes>;
type Says = RatscrewTypes['Says'];

/** The learner is to turn a card. */
const yours = (says: Says): RatscrewBeat => ({ says, asks: 'turn', answers: { call: 'not-this' }, hint: 'hint-turn' });
/** Pip turns one, so long after what was there before, in milliseconds. */
const pips = (says: Says, after = 1000): RatscrewBeat =>
  ({ says, answers: { turn: 'my-turn', call: 'not-this' }, does: { kind: 'turn' }, after });
/** The same once a card is turned. */
const then = (beat: RatscrewBeat): RatscrewBeat => ({ ...beat, on: FLIPPED });

export const COURSE = pilesCourse<RatscrewTypes>({
  terms: USUAL_TERMS, last: LAST, hello: 'hello', back: 'back',
  beats: [
    { ...yours('turn'), answers: { call: 'early' }, part: 'challenge' }, then(pips('mine')), then(yours('turn-again')),
    // What a challenge is takes reading.
    then(pips('queen', 5000)), then(pips('second', 2000)),
    { on: FLIPPED, says: 'unanswered', answers: { turn: 'my-turn', call: 'not-this' } },
    { on: { type: 'gathered' }, says: 'won', asks: 'goOn' },

    { ...yours('pair'), answers: { call: 'early' }, part: 'pair', past: [...flips(YOU, PIP, YOU, PIP, PIP), ['take', YOU]] },
    then(pips('mine')),
    { on: FLIPPED, says: 'call', asks: 'call', answers: { turn: 'look-first' }, hint: 'hint-call' },
    { on: { type: 'took' }, says: 'seen', asks: 'goOn' },

    { ...yours('vain'), answers: { call: 'early' }, part: 'vain', past: [...flips(YOU, PIP), ['slap', YOU]] },
    then(pips('mine')),
    {
      on: FLIPPED, says: 'hm', answers: { turn: 'my-turn', call: 'not-this' }, does: { kind: 'call', called: 'any', orTurn: false },
      after: 1400,
    },
    { on: { type: 'wrong' }, says: 'seen-vain', asks: 'goOn' },

    { says: 'slap-in', asks: 'goOn', part: 'in', past: [...flips(YOU, PIP), ['slap', PIP]] },
    { says: 'done', asks: 'play', part: 'end' },
  ],
});
