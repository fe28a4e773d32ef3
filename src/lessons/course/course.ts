/** The seven lessons, in their order. */
import type { Lesson } from '../lesson';
import { LESSON_NAMES, type LessonName } from '../says';
import { call } from './call';
import { claim } from './claim';
import { empty } from './empty';
import { lines } from './lines';
import { place } from './place';
import { runs } from './runs';
import { safe } from './safe';

export const COURSE: readonly Lesson[] = [place, runs, lines, call, claim, empty, safe];

const BY_NAME = Object.fromEntries(COURSE.map((lesson) => [lesson.name, lesson])) as Readonly<Record<LessonName, Lesson>>;

/** The lesson of this name. */
export function lessonOf(name: LessonName): Lesson {
  return BY_NAME[name];
}

/** The lesson that comes after this one; null after the last. */
export function lessonAfter(name: LessonName): LessonName | null {
  return LESSON_NAMES[LESSON_NAMES.indexOf(name) + 1] ?? null;
}
