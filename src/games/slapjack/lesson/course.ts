/**
 * What is played in the lesson: two with a pack that was put in order beforehand, what is asked of the learner, and what Pip says and does.
 * The rules say what comes of it.
 */
import { PACK, type Card } from '../../../cards/card';
import type { PilesBeat, PilesCourse } from '../../piles/lesson';
import type { EventOf } from '../../piles/rules/family';
import type { Seat } from '../../piles/rules/game';
import type { SlapjackTypes } from '../kept/savedGame';
import { USUAL_TERMS } from '../kept/setup';

/** Who sits where. Pip deals. */
const YOU: Seat = 0;
const PIP: Seat = 1;

/** The cards of the lesson in dealing order: the last ones lie on top, and the learner turns the first of each two. */
const LAST: readonly Card[] = ['Kh', '3c', '5s', '2c', 'Jh', '9d', '8d', '4c'];
/** What is left of the pack lies beneath, in no order that matters. */
const DECK: readonly Card[] = [...PACK.filter((card) => !LAST.includes(card)), ...LAST];

type SlapjackBeat = PilesBeat<SlapjackTypes>;
type Says = SlapjackTypes['Says'];

const FLIPPED = { type: 'flipped' } as const;

/** The learner is to turn a card. */
const yours = (says: Says): SlapjackBeat => ({ says, asks: 'turn', answers: { call: 'not-this' }, hint: 'hint-turn' });
/** Pip turns one, a second after what was there before. */
const pips = (says: Says): SlapjackBeat =>
  ({ says, answers: { turn: 'my-turn', call: 'not-this' }, does: { kind: 'turn' }, after: 1000 });
/** The same once a card is turned. */
const then = (beat: SlapjackBeat): SlapjackBeat => ({ ...beat, on: FLIPPED });

const flips = (...seats: readonly Seat[]): readonly EventOf<SlapjackTypes>[] => seats.map((seat) => ['flip', seat]);

export const COURSE: PilesCourse<SlapjackTypes> = {
  setup: (name, pip) => ({
    ...USUAL_TERMS, packs: 1, beat: null,
    players: [
      { name, kind: 'local', shape: 'circle', me: true },
      { name: pip, kind: 'bot', level: 'pip', shape: 'square' },
    ],
  }),
  dealt: { deal: { deck: DECK, dealer: PIP } },
  set: { sitting: 'beside' }, hello: 'hello', back: 'back', liesOpen: true, ignores: ['reading'],
  // One key slaps and turns a card. Whoever turns one fast goes on with it, too.
  meant(act, asked) {
    if (act.kind !== 'call' || !act.orTurn) return act;
    return asked === 'call' || asked === null ? { ...act, orTurn: false } : { kind: 'turn', seat: act.seat };
  },
  goesOnBy: 'turn',
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
};
