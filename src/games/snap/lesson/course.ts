/**
 * What is played in the lesson: two at table B, with a pack that was put in order beforehand, and what Pip does. The rules say what comes
 * of it.
 */
import { PACK, type Card } from '../../../cards/card';
import { USUAL_TERMS, type SnapSetup } from '../kept/setup';
import { act, type SnapAct } from '../rules/acts';
import { startGame, type Seat, type SnapGame } from '../rules/game';

/** Who sits where. Pip deals. */
export const YOU: Seat = 0;
export const PIP: Seat = 1;

/** The cards in the order in which they are turned, by turns, the learner's first. */
const TURNED: readonly Card[] = ['8d', 'Kc', '3s', '3h', '5c', 'Jd', 'Jh', '9c', '2d', 'Jc', '6h', '9d'];

/**
 * Whose turn it is at each of them: after the two jacks it is Pip's, because the learner has turned the second one, and after the pot the
 * learner's.
 */
const TURNERS: readonly Seat[] = [YOU, PIP, YOU, PIP, YOU, PIP, YOU, PIP, YOU, PIP, YOU, PIP];

/** How many cards are turned when something can be called: two threes, two jacks, a jack like the pot's, and what only looks alike. */
export const CARDS = { match: 4, tie: 7, pot: 10, vain: 12 } as const;

/** Who plays the lesson, as at any table: by turns, with one key for all that can be called. */
export function lessonSetup(name: string, pip: string): SnapSetup {
  return {
    ...USUAL_TERMS, table: 'B', packs: 1, beat: null,
    players: [
      { name, kind: 'local', shape: 'circle', me: true },
      { name: pip, kind: 'bot', level: 'pip', shape: 'square' },
    ],
  };
}

/** The parts of the lesson. A reload comes back to the beginning of one. */
export const PARTS = ['match', 'tie', 'pot', 'vain', 'end'] as const;
export type Part = (typeof PARTS)[number];

/** The pack in dealing order: each stock gets its cards of the lesson on top, and what is left beneath. */
function deck(): readonly Card[] {
  const rest = PACK.filter((card) => !TURNED.includes(card));
  const stockOf = (seat: Seat): readonly Card[] => [
    ...TURNED.filter((_, i) => TURNERS[i] === seat), ...rest.filter((_, i) => i % 2 === seat),
  ];
  const [yours, pips] = [stockOf(YOU).toReversed(), stockOf(PIP).toReversed()];
  return yours.flatMap((card, i) => [card, pips[i]!]);
}

const flips = (from: number, to: number): readonly SnapAct[] => TURNERS.slice(from, to).map((seat) => ({ kind: 'flip', seats: [seat] }));

/** What happens in each part but the last. */
const ACTS: Readonly<Record<Exclude<Part, 'end'>, readonly SnapAct[]>> = {
  match: [...flips(0, CARDS.match), { kind: 'snap', seats: [YOU] }],
  tie: [...flips(CARDS.match, CARDS.tie), { kind: 'snap', seats: [YOU, PIP] }],
  pot: [...flips(CARDS.tie, CARDS.pot), { kind: 'pot', seats: [YOU] }],
  vain: [...flips(CARDS.pot, CARDS.vain), { kind: 'snap', seats: [PIP] }],
};

/** What is won lies under its winner's stock as it was gathered: the lesson is over before any of it is turned. */
const asGathered = (cards: readonly Card[]): readonly Card[] => cards;

/** The game as it stands when a part begins. */
export function gameBefore(part: Part): SnapGame {
  const before = PARTS.slice(0, PARTS.indexOf(part)).flatMap((one) => (one === 'end' ? [] : ACTS[one]));
  return before.reduce((game, doing) => {
    const outcome = act(game, doing, asGathered);
    if (!outcome.ok) throw new Error(`The lesson cannot be played: ${outcome.code}`);
    return outcome.state;
  }, startGame({ table: 'B', packs: 1, ties: 'pot' }, 2, { deck: deck(), dealer: PIP }));
}
