/** Which skills a session asks for: those that are due and new ones in turn, then those that are due next. */
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { fraction, scramble } from '../../chance/chance';
import type { TrainingState } from '../progress';
import { isDue, stillThere } from './cardAfter';
import type { SkillName } from '../skills';

/**
 * Skills in the order in which they are wanted. Due and new ones take turns, and chance says which begin: whoever has much that is due, as
 * who is often wrong, meets new ones all the same, even where one alone is asked for. New ones come in a random order, so that each session
 * is another.
 * @param now milliseconds since 1970
 */
export function wanted<T extends SkillName>(skills: readonly T[], { cards }: TrainingState, now: number, random: RandomGenerator): T[] {
  const mixed = scramble(skills, random);
  const rising = (names: readonly T[], by: (name: T) => number): T[] => names.toSorted((a, b) => by(a) - by(b));
  const fresh = mixed.filter((name) => cards[name] === undefined);
  const known = mixed.filter((name) => cards[name] !== undefined);
  // Within a day of an answer the scheduler takes everything for known still: what was wrong last comes first.
  const due = rising(known.filter((name) => isDue(cards[name]!, now)), (name) => {
    const card = cards[name]!;
    return stillThere(card, now) - Number(card.wrong);
  });
  const later = rising(known.filter((name) => !due.includes(name)), (name) => cards[name]!.due);
  const [first, second] = fraction(random) < 0.5 ? [due, fresh] : [fresh, due];
  return [...mixed.flatMap((_, i) => [...first.slice(i, i + 1), ...second.slice(i, i + 1)]), ...later];
}
