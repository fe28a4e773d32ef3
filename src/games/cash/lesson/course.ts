/**
 * What is played in the lesson: the learner opposite Pip, with a pack that was put in order beforehand, and two others who dream. First the
 * learner gives the signal, then Pip does. The rules say what comes of it.
 */
import { PACK, type Card } from '../../../cards/card';
import { shuffledPacks } from '../../../cards/pack';
import type { Beat, Course } from '../../../shell/lesson/course';
import { USUAL_TERMS } from '../kept/setup';
import type { CashEvent } from '../rules/game';
import type { CashShell } from '../ui/shellTypes';

export const [YOU, PIP] = [0, 2] as const;
/** The act that is the signal: a yawn. */
const YAWN = 1;

/** Seat 3 deals: the learner gets three kings and a 2, and the fourth king is the second card of the board. */
const DECK: readonly Card[] = [
  'Kc', '4h', '9s', 'Td', 'Kd', '7c', 'Qh', '3c', 'Kh', '8s', '5d', 'Ac', '2s', 'Jd', '6h', '9c', '9d', 'Ks', '5c', 'Jh',
];
/** By this word Pip is dealt three of a rank in the second hand, and the fourth lies on its board. */
export const WORD = 'lesson 2381';
/** What Pip swaps then. */
export const PIPS: { readonly take: Card; readonly give: Card } = { take: 'Ks', give: '3h' };

type CashBeat = Beat<CashShell>;

const wait = { swap: 'wait', act: 'wait', call: 'wait', pass: 'wait' } as const;
const [first, second]: readonly (readonly CashEvent[])[] = [
  [['go', null], ['swap', YOU, 'Ks', '2s'], ['act', YOU, YAWN], ['cash', PIP]],
  [['go', null], ['swap', PIP, PIPS.take, PIPS.give], ['act', PIP, YAWN], ['cash', YOU]],
];

/** They agree on the signal, and say that they're ready. */
function agree(says: CashShell['Says'], ready: CashShell['Says']): readonly [CashBeat, CashBeat, CashBeat] {
  return [
    { says, asks: 'signal', answers: { act: 'other-signal' }, hint: 'hint-signal' },
    { says: ready, asks: 'ready', along: { kind: 'ready' }, hint: 'hint-ready' }, { says: 'count', answers: wait },
  ];
}

export const COURSE: Course<CashShell> = {
  hello: 'hello', back: 'back', set: { sitting: 'beside' }, liesOpen: true, ignores: ['reading'],
  dealt: { seed: WORD, deal: { deck: [...DECK, ...PACK.filter((card) => !DECK.includes(card))], dealer: 3 } },
  setup: (name, pip) => ({
    ...USUAL_TERMS, players: [
      { name, kind: 'local', shape: 'circle', me: true }, { name: 'Otto', kind: 'bot', level: 'otto', shape: 'triangle' },
      { name: pip, kind: 'bot', level: 'pip', shape: 'square' }, { name: 'Viola', kind: 'bot', level: 'viola', shape: 'diamond' },
    ],
  }),
  // Another face than the one that is wanted is no signal here.
  meant: (act) => (act.kind === 'signal' && act.acts.join() !== String(YAWN) ? { kind: 'act', act: act.acts.at(-1) ?? 0, seat: YOU } : act),
  beats: [
    { ...agree('signal', 'ready')[0], part: 'give' }, ...agree('signal', 'ready').slice(1),
    {
      on: { type: 'turned' }, says: 'swap', asks: 'swap', right: { take: 'Ks', give: '2s' }, answers: { ...wait, swap: 'other-swap' },
      hint: 'hint-swap', still: 500,
    },
    { says: 'act', asks: 'act', right: { act: YAWN }, answers: { ...wait, act: 'other-face' }, hint: 'hint-act', still: 500 },
    { says: 'hm', does: { kind: 'call', called: 'cash', pair: null }, after: 1500, answers: wait },
    { on: { type: 'handOver' }, says: 'cash', asks: 'goOn' },

    { ...agree('again', 'ready-again')[0], part: 'see', past: first! }, ...agree('again', 'ready-again').slice(1),
    { on: { type: 'turned' }, says: 'watch', does: { kind: 'swap', ...PIPS }, after: 1500, answers: { ...wait, call: 'early' } },
    {
      on: { type: 'swapped' }, says: 'watch', does: { kind: 'act', act: YAWN }, after: 1500, answers: { ...wait, call: 'early' },
    },
    {
      on: { type: 'acted', seat: PIP }, says: 'call', asks: 'call', right: { pair: null }, answers: { ...wait, call: 'call' },
      hint: 'hint-call', still: 600,
    },
    { on: { type: 'handOver' }, says: 'counter', asks: 'goOn' },
    { says: 'done', asks: 'play', part: 'end', past: [['deal', null, shuffledPacks(1, `${WORD}:1`)], ...second!] },
  ],
};
