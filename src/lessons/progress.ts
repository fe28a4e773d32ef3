/**
 * How far somebody has come in the course: the lessons that they have done, and the step that they were in. It is kept in the browser
 * beside the settings, and checked when it is read: what another version kept, or nobody can read, begins again. The start screen reads it,
 * so it knows none of what is in the lessons.
 */
import * as v from 'valibot';
import { parseJson } from '../outside/json';
import { keepJson } from '../outside/kept';
import { LESSON_NAMES, type LessonName } from './says';

/** The form of what is kept. Whoever changes lessons so that a step is no longer what it was counts it up. */
const VERSION = 1;
const KEY = 'snag-lessons';

export interface Progress {
  readonly done: readonly LessonName[];
  readonly at: { readonly lesson: LessonName; readonly step: number };
}

/** Nobody has been here. */
export const NO_PROGRESS: Progress = { done: [], at: { lesson: 'place', step: 0 } };

const names = v.picklist(LESSON_NAMES);
const schema = v.object({
  version: v.literal(VERSION),
  done: v.array(names),
  at: v.object({ lesson: names, step: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
});

/** What was kept, and whether it could not be read: then the course begins again. Whether there is such a step, the course knows. */
export interface ReadProgress { readonly progress: Progress; readonly broken: boolean }

/** Reads what was kept, as text; null where nothing was. */
export function readProgress(kept: string | null): ReadProgress {
  if (kept === null) return { progress: NO_PROGRESS, broken: false };
  try {
    const parsed = v.safeParse(schema, parseJson(kept));
    if (!parsed.success) return { progress: NO_PROGRESS, broken: true };
    const { done, at } = parsed.output;
    return { progress: { done: LESSON_NAMES.filter((name) => done.includes(name)), at }, broken: false };
  } catch {
    return { progress: NO_PROGRESS, broken: true };
  }
}

/** Somebody is in this step now. */
export function inStep(progress: Progress, lesson: LessonName, step: number): Progress {
  return { ...progress, at: { lesson, step } };
}

/** The lesson is done: they come back to the one after it, or, after the last, to the first that they have not done. */
export function lessonDone(progress: Progress, lesson: LessonName): Progress {
  const done = LESSON_NAMES.filter((name) => name === lesson || progress.done.includes(name));
  const next = LESSON_NAMES[LESSON_NAMES.indexOf(lesson) + 1] ?? LESSON_NAMES.find((name) => !done.includes(name)) ?? LESSON_NAMES[0];
  return { done, at: { lesson: next, step: 0 } };
}

export interface KeptProgress {
  read(): ReadProgress;
  write(progress: Progress): void;
}

/** What this browser remembers. One that keeps nothing remembers for as long as the page is open. */
export function keptProgress(storage: () => Pick<Storage, 'getItem' | 'setItem'>): KeptProgress {
  let here: Progress | null = null;
  return {
    read() {
      if (here) return { progress: here, broken: false };
      try {
        return readProgress(storage().getItem(KEY));
      } catch {
        return { progress: NO_PROGRESS, broken: false };
      }
    },
    write(progress) {
      here = progress;
      keepJson(storage, KEY, { version: VERSION, ...progress });
    },
  };
}
