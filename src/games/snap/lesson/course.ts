/**
 * What is played in the lesson: two at table B, with a pack that was put in order beforehand, what is asked of the learner, and what Pip
 * says and does. The rules say what comes of it.
 */
import type { Card } from '../../../cards/card';
import { FLIPPED, flips, PIP, pilesCourse, YOU, type PilesBeat } from '../../piles/lesson';
import type { PilesIntent } from '../../piles/table/state';
import type { SnapTypes } from '../kept/savedGame';
import { USUAL_TERMS } from '../kept/setup';
import type { CallKind } from '../rules/game';

/** The cards of the lesson in dealing order: the last ones lie on top, and the learner turns the first of each two. */
const LAST: readonly Card[] = ['6h', '9d', '2d', 'Jc', 'Jh', '9c', '5c', 'Jd', '3s', '3h', '8d', 'Kc'];

const TURN: PilesIntent<CallKind> = { kind: 'turn' };
const CALL: PilesIntent<CallKind> = { kind: 'call', called: 'any', orTurn: false };

type SnapBeat = PilesBeat<SnapTypes>;
type Says = SnapTypes['Says'];

/** How long Pip takes to turn a card after what was there before, and to call what only looks alike; in milliseconds. */
const [TURNS_MS, CALLS_MS] = [1000, 1400];

/** The learner is to turn a card, or to call. @param call what is said where they call, and nothing can be won with it */
function yours(says: Says, call: Says): SnapBeat { return { says, asks: 'turn', answers: { call }, hint: 'hint-turn' }; }
function yourCall(says: Says): SnapBeat { return { on: FLIPPED, says, asks: 'call', answers: { turn: 'look-first' }, hint: 'hint-call' }; }
/** Pip turns a card. */
function pips(says: Says, call: Says): SnapBeat {
  return { says, answers: { turn: 'my-turn', call }, does: TURN, after: TURNS_MS };
}
/** The same once a card is turned. */
function then(beat: SnapBeat): SnapBeat { return { ...beat, on: FLIPPED }; }
/** What came of a call is there to be looked at. */
function seen(type: 'took' | 'tied' | 'wrong', says: Says): SnapBeat { return { on: { type }, says, asks: 'goOn' }; }

export const COURSE = pilesCourse<SnapTypes>({
  terms: { ...USUAL_TERMS, table: 'B', least: 500 }, last: LAST, hello: 'hello', back: 'back',
  beats: [
    { ...yours('turn', 'early'), part: 'match' },
    then(pips('mine', 'early')), then(yours('turn-again', 'not-this')), then(pips('look', 'not-this')),
    yourCall('call'), seen('took', 'seen'),

    { ...yours('again', 'not-this'), part: 'tie', past: [...flips(YOU, PIP, YOU, PIP), ['snap', YOU, ['8d', '3s', 'Kc', '3h']]] },
    then(pips('mine', 'not-this')), then(yours('keep-looking', 'not-this')),
    { ...yourCall('call-tie'), along: CALL }, seen('tied', 'seen-tie'),

    { ...pips('pot', 'not-this'), part: 'pot', past: [...flips(YOU, PIP, YOU), ['snap', YOU, PIP]] },
    then(yours('turn-pot', 'not-this')), then(pips('mine', 'not-this')),
    yourCall('call-pot'), seen('took', 'seen-pot'),

    { ...yours('last', 'not-this'), part: 'vain', past: [...flips(PIP, YOU, PIP), ['pot', YOU, ['5c', 'Jh', 'Jd', '9c', 'Jc']]] },
    then(pips('mine', 'not-this')), { on: FLIPPED, says: 'hm', answers: { turn: 'my-turn', call: 'not-six' }, does: CALL, after: CALLS_MS },
    seen('wrong', 'seen-vain'),

    { says: 'done', asks: 'play', part: 'end', past: [...flips(YOU, PIP), ['snap', PIP]] },
  ],
});
