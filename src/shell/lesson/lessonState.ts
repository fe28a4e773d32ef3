/** Where a learner is in a lesson, and what comes next with whatever happens at the table or is done there. Pure. */
import type { LessonPanel, ShellTypes } from '../types';
import type { Asked, Course } from './course';

export interface LessonState<T extends ShellTypes> extends Pick<LessonPanel<T>, 'said' | 'times' | 'hint'> {
  readonly beat: number;
  /** Whether the beat waits to be begun. */
  readonly waits: boolean;
}

/** The lesson as it is opened at a beat: it waits to be begun, unless there is nothing to be learnt any more. */
export function openedAt<T extends ShellTypes>(course: Course<T>, beat: number): LessonState<T> {
  const opened = { beat, waits: true, said: beat === 0 ? course.hello : course.back, times: 1, hint: false };
  return course.beats[beat]!.asks === 'play' ? { ...nextAfter(course, opened, null), times: 1 } : opened;
}

/** What is asked for now; null while something is shown. */
export function askedIn<T extends ShellTypes>({ beats }: Course<T>, { beat, waits }: LessonState<T>): Asked<T> | null {
  return waits ? 'begin' : beats[beat]!.asks ?? null;
}

/** The same moment, with something else said. */
export function saying<T extends ShellTypes>(state: LessonState<T>, said: T['Says'], hint = false): LessonState<T> {
  return { ...state, said, times: state.times + 1, hint };
}

/** What is said, where it may hang on what has happened. */
export function saidTo<Says extends string, Of>(says: Says | ((of: Of) => Says), of: Of): Says {
  return typeof says === 'function' ? says(of) : says;
}

/** After something has happened at the table, or (null) once what was asked for is done. */
export function nextAfter<T extends ShellTypes>(
  { beats }: Course<T>, state: LessonState<T>, happening: T['Happening'] | null,
): LessonState<T> {
  const beat = state.waits ? state.beat : state.beat + 1;
  const next = beats[beat];
  const begins = happening === null ? next?.on === undefined : next?.on !== undefined && fits(next.on, happening);
  return next && begins ? saying({ ...state, beat, waits: false }, saidTo(next.says, happening)) : state;
}

/** Whether something has all of these fields. */
export function fits(fields: object, value: object): boolean {
  return Object.entries(fields).every(([name, field]) => (value as Readonly<Record<string, unknown>>)[name] === field);
}
