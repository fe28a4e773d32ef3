/** Where a learner is in a lesson, and what comes next with whatever happens at the table or is done there. Pure. */
import type { ShellTypes } from '../types';
import type { Asked, Beat, Course } from './course';

export interface LessonState<T extends ShellTypes> {
  /** Which part, and which of its beats; -1: it waits to be begun. */
  readonly part: number;
  readonly beat: number;
  readonly said: T['Says'];
  /** How often the teacher has said something: the same again is news, too. */
  readonly times: number;
  /** Whether what is wanted was asked to be shown. */
  readonly hint: boolean;
}

/** A part as it is opened: it waits to be begun, unless there is nothing to be learnt in it. */
export function beginPart<T extends ShellTypes>(course: Course<T>, part: number): LessonState<T> {
  const waits: LessonState<T> = { part, beat: -1, said: part === 0 ? course.hello : course.back, times: 0, hint: false };
  const begun = toBeat(course, { ...waits, beat: 0 }, null);
  return askedIn(course, begun) === 'play' ? begun : saying(waits, waits.said);
}

/** What is wanted now; null before a part is begun. */
export function beatOf<T extends ShellTypes>({ parts }: Course<T>, { part, beat }: Pick<LessonState<T>, 'part' | 'beat'>): Beat<T> | null {
  return parts[part]?.beats[beat] ?? null;
}

/** What is asked for now; null while something is shown. */
export function askedIn<T extends ShellTypes>(course: Course<T>, state: LessonState<T>): Asked<T> | null {
  return state.beat < 0 ? 'begin' : beatOf(course, state)?.asks ?? null;
}

/** The same moment, with something else said. */
export function saying<T extends ShellTypes>(state: LessonState<T>, said: T['Says'], hint = false): LessonState<T> {
  return { ...state, said, times: state.times + 1, hint };
}

/** What is said, where it may hang on what has happened. */
export function saidTo<Says extends string, Of>(says: Says | ((of: Of) => Says), of: Of): Says {
  return typeof says === 'function' ? says(of) : says;
}

/** At a beat, which begins with what has happened. */
function toBeat<T extends ShellTypes>(course: Course<T>, state: LessonState<T>, happening: T['Happening'] | null): LessonState<T> {
  return saying(state, saidTo(beatOf(course, state)!.says, happening));
}

/** After a press that goes on. Where there is nothing to go on from, nothing changes. */
export function goneOn<T extends ShellTypes>(course: Course<T>, state: LessonState<T>): LessonState<T> {
  const asked = askedIn(course, state);
  if (asked !== 'begin' && asked !== 'goOn') return state;
  return toBeat(course, { ...state, part: state.part + (asked === 'goOn' ? 1 : 0), beat: 0 }, null);
}

/** After something has happened at the table, or (null) once what was asked for is done. */
export function nextAfter<T extends ShellTypes>(
  course: Course<T>, state: LessonState<T>, happening: T['Happening'] | null,
): LessonState<T> {
  const next = { ...state, beat: state.beat + 1 };
  const beat = state.beat < 0 ? null : beatOf(course, next);
  const begins = beat !== null && (beat.on && happening ? fits(beat.on, happening) : !beat.on && !happening);
  return begins ? toBeat(course, next, happening) : state;
}

/** Whether something has all of these fields. */
export function fits(fields: object, value: object): boolean {
  return Object.entries(fields).every(([name, field]) => (value as Readonly<Record<string, unknown>>)[name] === field);
}
