/** Who called first where calls came over lines, in sentences: how much before whom, how long their lines are, and what wasn't credited. */
import type { NamedCall } from '../../session/viewState';
import { list } from '../formats';
import { say } from '../say';
import { inside, object, subject, who } from './grammar';

/** Calls nearer to each other than this are one instant; a line that is shorter, or was credited all but this, makes no difference. */
const INSTANT_MS = 10;

/** @param calls of one race, the first of them first; none where there was no race */
export function callsTold(calls: readonly NamedCall[]): readonly string[] {
  const [first, ...others] = calls;
  if (first === undefined) return [say('calls-none')];
  const tied = calls.filter(({ at }) => at - first.at < INSTANT_MS);
  const names = list(tied.map(({ name }, i) => (i === 0 ? subject(name) : inside(name))));
  const order = others.length === 0 ? [say('calls-alone', { name: inside(first.name) })]
    : tied.length > 1 ? [say('calls-tied', { names })] : [];
  return [
    ...order,
    ...calls.slice(tied.length).map(({ name, at }) => say('calls-before', { first: names, ms: at - first.at, other: object(name) })),
    ...calls.filter(({ line }) => line >= INSTANT_MS).map(({ name, line }) => say('calls-line', { ...who(name), ms: line })),
    ...calls.filter(({ lag, credit }) => lag - credit >= INSTANT_MS)
      .map(({ name, lag, credit }) => say('calls-uncredited', { ...who(name), ms: lag - credit })),
  ];
}
