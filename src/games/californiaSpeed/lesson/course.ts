/**
 * What is played in the lesson: two with a pack that was put in order beforehand, what is asked of the learner, and what Pip says and does.
 * The rules say what comes of it.
 */
import { PACK, type Card } from '../../../cards/card';
import type { Beat, Course } from '../../../shell/lesson/course';
import { USUAL_TERMS } from '../../laying/kept/terms';
import type { Stack } from '../../laying/rules/game';
import type { CaliforniaEvent } from '../rules/game';
import type { CaliforniaShell } from '../ui/shellTypes';

type Act = CaliforniaShell['Act'];
type CaliforniaBeat = Beat<CaliforniaShell>;
type Says = CaliforniaShell['Says'];

const [YOU, PIP] = [0, 1] as const;

/** What the learner and Pip hold, the next card first: two rows of four, what they lay on them, and the next rows. */
const HANDS: readonly (readonly Card[])[] = [
  ['7h', '2c', 'Jd', '5s', 'Kc', 'Kh', '6d', '9d', '3s', 'Th', 'As', '8c', 'Qd'],
  ['4d', '9s', '7c', 'Qh', '8h', '2d', '6h', '9h', 'Jc', 'Ah', 'Ad', 'Ac', 'Td'],
];
/** Whatever matches lies here, in the learner's row and in Pip's; and this matches nothing. */
const [MINE, PIPS, NOWHERE]: readonly [Stack, Stack, Stack] = [[YOU, 0], [PIP, 2], [YOU, 2]];

/** Pip deals, so that the learner gets the first card of each two: what comes last lies on top. */
function deck(): readonly Card[] {
  const own = HANDS.flat();
  return [...PACK.filter((card) => !own.includes(card)), ...HANDS[YOU]!.map((card, i) => [card, HANDS[PIP]![i]!]).toReversed().flat()];
}

const lays = (...stacks: readonly (readonly [seat: number, on: Stack])[]): readonly CaliforniaEvent[] =>
  stacks.map(([seat, on]) => ['lay', seat, on]);

const LAID = { type: 'laid', seat: YOU } as const;
const DEALT = { type: 'dealt' } as const;

/** The learner is to lay a card there. Time stands still meanwhile: nobody else is quicker. */
function yours(
  on: NonNullable<CaliforniaBeat['on']>, says: Says, spot: Stack, hint: Says,
): CaliforniaBeat {
  return { on, says, asks: 'lay', right: { spot: String(spot) } as object as Partial<Act>, answers: { lay: 'not-that' }, hint, still: 300 };
}

/** Pip lays one, so long after what was there before, in milliseconds. */
const pips = (on: NonNullable<CaliforniaBeat['on']>, says: Says, spot: Stack, after: number): CaliforniaBeat =>
  ({ on, says, does: { kind: 'lay', on: spot }, after, answers: { lay: 'wait' } });

export const COURSE: Course<CaliforniaShell> = {
  setup: (name, pip) => ({
    ...USUAL_TERMS,
    players: [{ name, kind: 'local', shape: 'circle', me: true }, { name: pip, kind: 'bot', level: 'pip', shape: 'square' }],
  }),
  dealt: { deal: { deck: deck(), dealer: PIP } }, set: { sitting: 'beside' }, ignores: ['reading'], hello: 'hello', back: 'back',
  // A stack is told apart by its name.
  meant: (act) => (act.kind === 'lay' ? { ...act, spot: String(act.on) } as Act : act),
  beats: [
    { says: 'count', answers: { lay: 'wait' }, part: 'match' },
    yours(DEALT, 'match', MINE, 'hint-match'), yours(LAID, 'twin', PIPS, 'hint-twin'),
    pips(LAID, 'mine', PIPS, 2500), yours({ type: 'laid', seat: PIP }, 'yours', MINE, 'hint-mine'),

    {
      says: 'none', answers: { lay: 'wait' }, part: 'wrong',
      past: [['deal', null], ...lays([YOU, MINE], [YOU, PIPS], [PIP, PIPS], [YOU, MINE])],
    },
    pips(DEALT, 'wrong', NOWHERE, 3000),
    yours({ type: 'wrong', seat: PIP }, 'chance', MINE, 'hint-chance'), yours(LAID, 'chance-twin', PIPS, 'hint-twin'),
    { says: 'done', asks: 'play', part: 'end', past: [['deal', null], ...lays([YOU, MINE], [YOU, PIPS])] },
  ],
};
