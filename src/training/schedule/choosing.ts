/** Which skills a session asks for: those that are due, then new ones, then those that are due next. */
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { scramble } from '../../chance/chance';
import type { TrainingState } from '../progress';
import { isDue, stillThere } from './cardAfter';
import type { SkillName } from '../skills';

/**
 * Skills in the order in which they are wanted. Those that were never asked come in a random order, so that each session is another.
 * @param now milliseconds since 1970
 */
export function wanted<T extends SkillName>(skills: readonly T[], { cards }: TrainingState, now: number, random: RandomGenerator): T[] {
  const rank = (name: T): readonly [number, number] => {
    const card = cards[name];
    if (card === undefined) return [1, 0];
    return isDue(card, now) ? [0, stillThere(card, now)] : [2, card.due];
  };
  return scramble(skills, random).map((name) => ({ name, rank: rank(name) }))
    .toSorted((a, b) => a.rank[0] - b.rank[0] || a.rank[1] - b.rank[1])
    .map(({ name }) => name);
}
