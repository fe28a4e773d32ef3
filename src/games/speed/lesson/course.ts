/** What is played in the lesson: hands and piles that were put in order, what is asked of the learner, and what Pip says and does. */
import { PACK, type Card } from '../../../cards/card';
import type { Beat, Course } from '../../../shell/lesson/course';
import { USUAL_TERMS } from '../../laying/kept/terms';
import { HAND, REFILLS } from '../rules/game';
import type { SpeedShell } from '../ui/shellTypes';

type SpeedBeat = Beat<SpeedShell>;
type Says = SpeedShell['Says'];

const [YOU, PIP] = [0, 1] as const;

/** What both hold, and what opens the piles. */
const HANDS: readonly (readonly Card[])[] = [['7h', '9s', '6d', '2c', 'Qh'], ['5c', 'Kd', 'Jd', '3h', '3c']];
const PILES: readonly Card[] = ['6c', '8h'];

/** Pip deals, so that the learner gets the first card of each two; what comes last lies on top. */
function deck(): readonly Card[] {
  const set = [...HANDS.flat(), ...PILES];
  const hands = Array.from({ length: HAND }, (_, i) => [HANDS[YOU]![i]!, HANDS[PIP]![i]!]).toReversed().flat();
  return [...hands, ...PACK.filter((card) => !set.includes(card)), ...PILES];
}

/** The learner is to lay this card there. Time stands still meanwhile. */
const yours = (says: Says, card: Card, on: 0 | 1, hint: Says): SpeedBeat =>
  ({ says, asks: 'lay', right: { card, on }, answers: { lay: 'not-that', draw: 'wait' }, hint, still: 300 });

const LAID = { type: 'laid', seat: YOU } as const;

export const COURSE: Course<SpeedShell> = {
  setup: (name, pip) => ({
    ...USUAL_TERMS, refill: REFILLS[0],
    players: [{ name, kind: 'local', shape: 'circle', me: true }, { name: pip, kind: 'bot', level: 'pip', shape: 'square' }],
  }),
  dealt: { deal: { deck: deck(), dealer: PIP } }, set: { sitting: 'beside' }, ignores: ['reading'], hello: 'hello', back: 'back',
  beats: [
    { says: 'count', answers: { lay: 'wait', draw: 'wait' }, part: 'lay' },
    { on: { type: 'turned' }, ...yours('both', '7h', 0, 'hint-both') }, { on: LAID, ...yours('higher', '9s', 1, 'hint-higher') },
    { on: LAID, ...yours('lower', '6d', 0, 'hint-lower') },
    { on: LAID, says: 'mine', does: { kind: 'lay', card: '5c', on: 0 }, after: 2500, answers: { lay: 'wait', draw: 'wait' } },
    { on: { type: 'laid', seat: PIP }, says: 'draw', asks: 'draw', answers: { lay: 'wait' }, hint: 'hint-draw', still: 300 },
    { on: { type: 'drew', seat: YOU }, says: 'done', asks: 'play' },
  ],
};
