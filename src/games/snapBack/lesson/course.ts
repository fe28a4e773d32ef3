/**
 * What is played in the lesson: two at a table, cards that come of a word like any others, what is asked of the learner, and what Pip says
 * and does. The rules say what comes of it.
 */
import type { Beat, Course } from '../../../shell/lesson/course';
import type { Claim } from '../rules/cards';
import type { GameEvent, Seat } from '../rules/game';
import type { SnapBackShell } from '../ui/shellTypes';

/** Who sits where. */
export const YOU: Seat = 0;
export const PIP: Seat = 1;

/**
 * The word of the cards 3 8 10 9 5 7, 6 7 3 6 8: the eighth was 2 back and the tenth 3 back. The ninth and the eleventh were here too, but
 * longer ago than six cards.
 */
export const SEED = 'lesson 10788';

/** The cards by their number, at which the lesson has something to say. */
export const CARDS = { first: 7, match: 8, pass: 9, theirs: 10, vain: 11 } as const;

type SnapBackBeat = Beat<SnapBackShell>;
type Says = SnapBackShell['Says'];

/** So long the match lies open before time stands still: its card has been painted by then, and is not turned down yet. */
const LOOK_MS = 600;
/** How long after the card Pip calls, in milliseconds: long enough to be beaten to it. */
const CALLS_MS = 1500;

/** A card is shown. @param call what is said where the learner calls it, and nothing can be won with that */
function shown(number: number, says: Says, call: Says): SnapBackBeat { return { on: { type: 'shown', number }, says, answers: { call } }; }
/** Pip calls the card, and the learner may be quicker. */
const CALLED_BY_PIP = { does: { kind: 'call' }, after: CALLS_MS } as const;

/** Somebody has called. @param claim what the learner has to show @param pips what Pip shows @param wrong what is said to other numbers */
function choice(
  [claim, pips]: readonly [Claim, Claim], says: SnapBackBeat['says'], wrong: Says, hint: Says, fist = wrong,
): readonly SnapBackBeat[] {
  return [
    {
      on: { type: 'called' }, says, asks: 'choose', right: { claim }, hint, still: 0, does: { kind: 'choose', claim: pips },
      answers: { choose: (act) => (act.kind === 'choose' && act.claim === 0 ? fist : wrong) },
    },
    // Three, two, one.
    { says: 'right' },
  ];
}

/** The cards and the numbers lie open, until a press. */
function seen(says: Says): SnapBackBeat { return { on: { type: 'revealed' }, says, asks: 'goOn', still: 0 }; }

const shows = (count: number): readonly GameEvent[] => Array.from({ length: count }, () => ['show']);

/** A slow game that begins low, so that a match 2 back is worth something. */
export const COURSE: Course<SnapBackShell> = {
  setup: (name, pip) => ({
    players: [
      { name, kind: 'local', shape: 'circle', me: true },
      { name: pip, kind: 'bot', level: 'pip', shape: 'square' },
    ],
    dice: 2, pace: 2000, minutes: null, untimed: false, row: true,
  }),
  dealt: { seed: SEED },
  set: { sitting: 'beside', fingers: null, bests: [null, null], spans: [null, null] },
  hello: 'hello', back: 'back', ignores: ['hold'],
  // While time stands still, nothing is counted down.
  shown(table, still, pageTime) {
    const { view, count } = table;
    const countEndsAt = still || view.countEndsAt === null ? null : pageTime(view.countEndsAt);
    return { ...table, still, count: still ? null : count, view: { ...view, countEndsAt } };
  },
  beats: [
    { says: 'watch', answers: { call: 'early' }, part: 'match' },
    shown(CARDS.first, 'seventh', 'not-this'),
    { on: { type: 'shown', number: CARDS.match }, says: 'call', asks: 'call', hint: 'hint-call', still: LOOK_MS },
    ...choice([2, 0], 'choose', 'not-quite', 'hint-choose'), seen('seen'),

    { says: 'again', answers: { call: 'early' }, part: 'theirs', past: [...shows(CARDS.match), ['call', YOU], ['reveal', [2, 0]]] },
    shown(CARDS.pass, 'pass', 'too-far'),
    { on: { type: 'shown', number: CARDS.theirs }, says: 'look', lets: 'call', ...CALLED_BY_PIP },
    ...choice([3, 3], (called) => (called?.type === 'called' && called.seats.includes(YOU) ? 'quicker' : 'theirs'), 'not-quite-theirs',
      'hint-theirs', 'no-fist-theirs'),
    seen('seen-theirs'),

    {
      says: 'again', answers: { call: 'early' }, part: 'vain',
      past: [...shows(CARDS.theirs - CARDS.match), ['call', PIP], ['reveal', [3, 3]]],
    },
    { ...shown(CARDS.vain, 'hm', 'too-far'), ...CALLED_BY_PIP },
    ...choice([0, 5], 'vain', 'was-it', 'hint-fist'), seen('seen-fist'),

    { says: 'done', asks: 'play', part: 'end', past: [...shows(CARDS.vain - CARDS.theirs), ['call', PIP], ['reveal', [0, 5]]] },
  ],
};
