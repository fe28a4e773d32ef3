/** The link that opens the course: `?learn`, or `?learn=4` for its fourth lesson. */
import { LESSON_NAMES, type LessonName } from '../../lessons/says';
import { isPace, type Pace } from '../../setup/setup';

export interface LearnLink {
  /** Null where the learner is. */
  readonly lesson: LessonName | null;
  /** Null for what was agreed. */
  readonly pace: Pace | null;
}

/** @returns null where no lesson is asked for. A lesson or a pace that does not exist is passed over. */
export function lessonFromLink(query: string): LearnLink | null {
  const asked = new URLSearchParams(query);
  const lesson = asked.get('learn');
  if (lesson === null) return null;
  const pace = asked.get('pace') ?? '';
  return { lesson: /^[1-9]$/u.test(lesson) ? LESSON_NAMES[Number(lesson) - 1] ?? null : null, pace: isPace(pace) ? pace : null };
}
