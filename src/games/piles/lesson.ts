/** The lesson of a game of piles: two sit there with a pack that was put in order beforehand, and what else is the same in each. */
import { PACK, type Card } from '../../cards/card';
import type { Beat, Course } from '../../shell/lesson/course';
import type { PilesTypes, SetupOf } from './rules/family';
import type { Seat } from './rules/game';
import type { PilesShell } from './ui/shellTypes';

export type PilesCourse<T extends PilesTypes> = Course<PilesShell<T>>;
export type PilesBeat<T extends PilesTypes> = Beat<PilesShell<T>>;

/** Who sits where. Pip deals. */
export const YOU: Seat = 0;
export const PIP: Seat = 1;

export const FLIPPED = { type: 'flipped' } as const;

/** The events of cards that are turned by these. */
export function flips(...seats: readonly Seat[]): readonly (readonly ['flip', Seat])[] { return seats.map((seat) => ['flip', seat]); }

interface OwnCourse<T extends PilesTypes> extends Pick<PilesCourse<T>, 'hello' | 'back' | 'beats'> {
  /** Who else has to sit there, between the learner and Pip, and does nothing by themselves. */
  readonly third?: SetupOf<T>['players'][number];
  /** What is agreed, but for who plays. */
  readonly terms: Omit<SetupOf<T>, 'players' | 'beat' | 'packs'>;
  /** The cards in dealing order: the last ones lie on top, and the learner turns the first of each two. */
  readonly last: readonly Card[];
}

export function pilesCourse<T extends PilesTypes>({ terms, last, third, ...own }: OwnCourse<T>): PilesCourse<T> {
  // What is left of the pack lies beneath, in no order that matters.
  const deck = [...PACK.filter((card) => !last.includes(card)), ...last];
  return {
    ...own,
    setup: (name, pip) => ({
      ...terms, packs: 1, beat: null,
      players: [
        { name, kind: 'local', shape: 'circle', me: true },
        ...third ? [third] : [],
        { name: pip, kind: 'bot', level: 'pip', shape: 'square' },
      ],
    } as unknown as SetupOf<T>),
    dealt: { deal: { deck, dealer: third ? PIP + 1 : PIP } } as Partial<PilesShell<T>['Saved']>,
    set: { sitting: 'beside' } as PilesCourse<T>['set'], liesOpen: true, ignores: ['reading'],
    // One key calls and turns a card. Whoever turns one fast goes on with it, too.
    meant(act, asked) {
      if (act.kind !== 'call' || !act.orTurn) return act;
      return asked === 'call' || asked === null ? { ...act, orTurn: false } : { kind: 'turn', seat: act.seat };
    },
    goesOnBy: 'turn',
  };
}
