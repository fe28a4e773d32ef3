/**
 * What is played in the lesson: three with a pack that was put in order beforehand. Pip passes cards to the learner, and Otto dreams. The
 * rules say what comes of it.
 */
import { PACK, type Card } from '../../../cards/card';
import type { Beat, Course } from '../../../shell/lesson/course';
import type { PassingEvent } from '../rules/game';
import { WORDS, type Taking } from '../rules/options';
import type { PassingShell } from '../ui/shellTypes';

const [YOU, PIP, OTTO] = [0, 1, 2] as const;

/** Pip deals, so that Otto, the learner and Pip get cards in this order; then what Pip draws. */
const FIRST: readonly Card[] = ['3h', '7h', '4c', '8d', '7s', 'Kc', 'Qs', '2c', '9s', '5c', '7d', 'Jd', '5d', '7c'];
/** By this word Pip is dealt four sixes in the second hand. */
const WORD = 'lesson 38094';

type PassingBeat = Beat<PassingShell>;

const early = { call: 'early' } as const;
const wait = { ...early, draw: 'wait', pass: 'wait' } as const;

/** Pip does something by and by. */
function pips(
  says: PassingShell['Says'], does: NonNullable<PassingBeat['does']>, after: number, on?: NonNullable<PassingBeat['on']>,
): PassingBeat {
  return { says, does, after, answers: wait, ...on ? { on } : {} };
}

export function courseOf(taking: Taking): Course<PassingShell> {
  const passes: readonly PassingEvent[] = [
    ['draw', PIP], ['pass', PIP, 'Kc'], ['draw', YOU], ['pass', YOU, 'Kc'], ['draw', PIP], ['pass', PIP, '7c'], ['draw', YOU],
  ];
  return {
    hello: 'hello', back: 'back', set: { sitting: 'beside' }, liesOpen: true, ignores: ['reading'],
    dealt: { seed: WORD, deal: { deck: [...FIRST, ...PACK.filter((card) => !FIRST.includes(card))], dealer: PIP } },
    setup: (name, pip) => ({
      packs: 1, letters: WORDS[taking].length,
      players: [
        { name, kind: 'local', shape: 'circle', me: true }, { name: pip, kind: 'bot', level: 'pip', shape: 'square' },
        // Nobody sits there: Otto takes no card, and notices nothing.
        { name: 'Otto', kind: 'remote', shape: 'triangle' },
      ],
    }),
    beats: [
      { ...pips('deals', { kind: 'draw' }, 1400), part: 'pass' },
      pips('passes', { kind: 'pass', place: 1 }, 1400, { type: 'drew', seat: PIP }),
      { on: { type: 'passed', seat: PIP }, says: 'draw', asks: 'draw', answers: early, hint: 'hint-draw' },
      { says: 'pass', asks: 'pass', right: { place: 4 }, answers: { ...early, pass: 'keep' }, hint: 'hint-pass' },
      pips('again', { kind: 'draw' }, 1200, { type: 'passed', seat: YOU }),
      pips('again', { kind: 'pass', place: 4 }, 900, { type: 'drew', seat: PIP }),
      { on: { type: 'passed', seat: PIP }, says: 'draw-again', asks: 'draw', answers: early, hint: 'hint-draw' },
      { part: 'four', past: passes, says: 'four', asks: 'call', answers: { pass: 'take-it' }, hint: 'hint-call' },
      { on: { type: 'took', seat: YOU }, says: 'mine', does: { kind: 'call' }, after: 1800, answers: { call: 'wait' } },
      { on: { type: 'lost', seat: OTTO }, says: 'letter', asks: 'goOn', still: 3000 },

      { part: 'eyes', past: [['pass', YOU, '2c'], [taking, YOU], [taking, PIP]], says: 'next', answers: wait },
      pips('new', { kind: 'call' }, 3000, { type: 'dealt' }),
      { on: { type: 'took', seat: PIP }, says: 'grab', asks: 'call', hint: 'hint-call' },
      { on: { type: 'lost', seat: OTTO }, says: 'seen', asks: 'goOn' },
      { says: 'done', asks: 'play', part: 'end' },
    ],
  };
}
