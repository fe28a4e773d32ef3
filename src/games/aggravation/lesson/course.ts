/**
 * What is played in the lesson: the end of a game that was put in order beforehand, what is asked of the learner, and what Pip says and
 * does. The rules say what comes of it.
 */
import { PACK, rankOf, type Card } from '../../../cards/card';
import type { Beat, Course } from '../../../shell/lesson/course';
import { USUAL_TERMS } from '../../laying/kept/terms';
import type { Stack } from '../../laying/rules/game';
import type { AggravationEvent } from '../rules/game';
import type { AggravationShell } from '../ui/shellTypes';

type Act = AggravationShell['Act'];
type AggravationBeat = Beat<AggravationShell>;

const [YOU, PIP] = [0, 1] as const;
/** The two stacks on which all has been laid before. */
const [MINE, PIPS]: readonly [Stack, Stack] = [[YOU, 0], [PIP, 0]];

/** What both still hold, the next card first; and what the learner lays last before that: neither matches the other. */
const LEFT: readonly (readonly Card[])[] = [
  ['7h', '2c', 'Jd', '5s'], ['Kc', '7d', '2d', 'Jh', '5c', 'Kd', 'Td', '3c'],
];
const LAST: readonly [Card, Card] = ['3d', 'Ts'];

/** All other cards, in twos of one rank: one is turned first, and wherever two are covered with two alike there are two to cover again. */
function pairs(): readonly (readonly [Card, Card])[] {
  const kept = [...LEFT.flat(), ...LAST];
  const others = PACK.filter((card) => !kept.includes(card)).toSorted((a, b) => (rankOf(a) < rankOf(b) ? -1 : 1));
  return others.flatMap((card, i) => (i % 2 === 0 ? [[card, others[i + 1]!] as const] : []));
}

const covers = (one: number, other: number): AggravationEvent[] => [['lay', one, MINE], ['lay', other, PIPS]];

/** How each game begins that ends like this: both lay a card of each two, and the learner the last four. */
function before(): { readonly deck: readonly Card[]; readonly events: readonly AggravationEvent[] } {
  const all = pairs();
  const [shared, own] = [all.slice(0, -1), all.at(-1)!];
  const hands = [[...shared.map(([one]) => one), ...own, ...LAST, ...LEFT[YOU]!], [...shared.map(([, two]) => two), ...LEFT[PIP]!]];
  return {
    // Pip deals, so that the learner gets the first card of each two: what comes last lies on top.
    deck: hands[YOU]!.map((card, i) => [card, hands[PIP]![i]!]).toReversed().flat(),
    events: [['turn', null], ...shared.slice(1).flatMap(() => covers(YOU, PIP)), ...covers(YOU, YOU), ...covers(YOU, YOU)],
  };
}

const { deck, events } = before();

/** What matches, and where: the sevens, and the twos that are called. */
const [SEVEN, TWIN, TWO, OTHER_TWO]: readonly Stack[] = [[YOU, 1], [PIP, 2], [YOU, 2], [PIP, 3]];

/** A stack, or two in whatever order, by a name. */
const named = (on: Stack | readonly [Stack, Stack]): string =>
  (typeof on[0] === 'number' ? [String(on)] : on.map(String)).toSorted().join(' ');
const right = (on: Stack | readonly [Stack, Stack]): Partial<Act> => ({ spot: named(on) }) as object as Partial<Act>;

const TURNED = { type: 'turned' } as const;
const LAID = { type: 'laid', seat: YOU } as const;
/** Whatever is pressed too soon. */
const WAIT = { lay: 'wait', call: 'wait' } as const satisfies AggravationBeat['answers'];

export const COURSE: Course<AggravationShell> = {
  setup: (name, pip) => ({
    ...USUAL_TERMS,
    players: [{ name, kind: 'local', shape: 'circle', me: true }, { name: pip, kind: 'bot', level: 'pip', shape: 'square' }],
  }),
  dealt: { deal: { deck, dealer: PIP } }, set: { sitting: 'beside' }, ignores: ['reading'], hello: 'hello', back: 'back',
  meant: (act) => (act.kind === 'lay' || act.kind === 'call' ? { ...act, spot: named(act.on) } as object as Act : act),
  beats: [
    { says: 'turn', answers: WAIT, part: 'match', past: events },
    { on: TURNED, says: 'beat', answers: WAIT },
    { on: TURNED, says: 'match', asks: 'lay', right: right(SEVEN!), answers: { lay: 'not-that' }, hint: 'hint-match', still: 300 },
    { on: LAID, says: 'twin', asks: 'lay', right: right(TWIN!), answers: { lay: 'not-that' }, hint: 'hint-twin', still: 300 },
    { on: LAID, says: 'out', answers: WAIT },
    {
      on: TURNED, says: 'call', asks: 'call', right: right([TWO!, OTHER_TWO!]), answers: { call: 'not-call' }, hint: 'hint-call',
      still: 300,
    },
    { on: { type: 'called', seat: YOU }, says: 'done', asks: 'play' },
  ],
};
