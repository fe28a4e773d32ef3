/**
 * How people remember things that come one after the other, when the newest is like one of those before it: whether it was among them, and
 * how many before. A thing that is recalled may seem to have been one place off. Formulas that know no game; chance is the caller's.
 */
import { recallChance } from './recall';

/** By how much the threshold is lower for a faint notion: that the thing has been there, and not where. */
const FAINT = 0.25;
/** How often such a thing seems to have been one place off. */
const FAINT_MISPLACING = 0.5;

/** A thing that was seen. */
export interface SeenThing<Thing> {
  readonly what: Thing;
  /** The nth that came, counted from 1. */
  readonly number: number;
  /** How often it was seen again: each time they see anew where it stood. */
  readonly again: number;
}

/** What somebody believes of the newest thing, by how many before it each place is, the nearest first. */
export interface Belief<Back> {
  /** Where they recall one like it. */
  readonly sure: readonly Back[];
  /** Where one like it seems likely, if they are not sure of any. */
  readonly faint: readonly Back[];
  /** Where they recall something else. */
  readonly others: readonly Back[];
}

/** How somebody keeps a sequence in mind. */
export interface SequenceMind {
  /** ACT-R's retrieval threshold and activation noise (`recallChance`). */
  readonly recall: { readonly threshold: number; readonly noise: number };
  /** The chance that a thing seems to have been one place nearer or further than it was. */
  readonly misplacing: number;
}

/** What is in mind after another thing was seen. One that comes a second time takes its own place. @param most so many are kept */
export function withNext<Thing>(
  seen: readonly SeenThing<Thing>[], what: Thing, number: number, most: number,
): readonly SeenThing<Thing>[] {
  return [...seen.filter((one) => one.number < number), { what, number, again: 0 }].slice(-most);
}

/** What is in mind after some of it was seen again. @param numbers which they were */
export function seenAgain<Thing>(seen: readonly SeenThing<Thing>[], numbers: (number: number) => boolean): readonly SeenThing<Thing>[] {
  return seen.map((one) => (numbers(one.number) ? { ...one, again: one.again + 1 } : one));
}

/**
 * What they believe of the newest thing.
 * @param seen what is in mind, the newest last
 * @param places how many before it counts, the nearest first
 * @param secondsAStep from one thing to the next
 * @param drawOf for a question a number from 0 up to but not including 1: the same each time, so that they recall the same each time
 */
export function believe<Thing, Back extends number>(
  seen: readonly SeenThing<Thing>[], places: readonly Back[], mind: SequenceMind, secondsAStep: number,
  drawOf: (question: string) => number,
): Belief<Back> {
  const newest = seen.at(-1);
  if (!newest) return { sure: [], faint: [], others: [] };
  const thought = seen.slice(0, -1).toReversed().map((one) => thoughtOf(one, newest.number, mind, secondsAStep, drawOf));
  const where = (how: Thought<Thing>['how'], isLike: boolean): Back[] => places.filter((back) =>
    thought.some((one) => one.back === back && one.how === how && (one.what === newest.what) === isLike));
  const sure = where('sure', true);
  return { sure, faint: sure.length > 0 ? [] : where('faint', true), others: where('sure', false) };
}

/** A thing as it comes to mind: how far back it seems to have been, and how sure that is. */
interface Thought<Thing> {
  readonly what: Thing;
  readonly back: number;
  readonly how: 'sure' | 'faint' | 'gone';
}

function thoughtOf<Thing>(
  { what, number, again }: SeenThing<Thing>, newest: number, { recall: { threshold, noise }, misplacing }: SequenceMind,
  secondsAStep: number, drawOf: (question: string) => number,
): Thought<Thing> {
  const back = newest - number;
  const chance = (limit: number): number => recallChance(back, limit, secondsAStep, noise);
  const draw = drawOf(`recall:${newest}:${number}`);
  if (draw < chance(threshold)) return { what, back: placeOf(back, misplacing, drawOf(`place:${again}:${number}`)), how: 'sure' };
  if (draw >= chance(threshold - FAINT)) return { what, back, how: 'gone' };
  return { what, back: placeOf(back, FAINT_MISPLACING, drawOf(`faint:${newest}:${number}`)), how: 'faint' };
}

/** Where a thing seems to have been. What came just before the newest they have only just seen: nobody takes it for another. */
function placeOf(back: number, misplacing: number, draw: number): number {
  if (back === 1 || draw >= misplacing) return back;
  return draw < misplacing / 2 ? back - 1 : back + 1;
}
