/** The link that opens the course: `?learn`, or `?learn=4` for its fourth lesson. */
import { LESSON_NAMES, type LessonName } from '../../lessons/says';
import { isPace, type Pace } from '../../setup/setup';

export interface LearnLink {
  /** Null where the learner is. */
  readonly lesson: LessonName | null;
  /** Null for what was agreed. */
  readonly pace: Pace | null;
  /** The link of the challenge to which the course leads back; null where there is none. */
  readonly challenge: string | null;
}

/** @returns null where no lesson is asked for. A lesson or a pace that does not exist is passed over. */
export function lessonFromLink(query: string): LearnLink | null {
  const asked = new URLSearchParams(query);
  const lesson = asked.get('learn');
  if (lesson === null) return null;
  const pace = asked.get('pace') ?? '';
  const named = /^[1-9]$/u.test(lesson) ? LESSON_NAMES[Number(lesson) - 1] ?? null : null;
  return { lesson: named, pace: isPace(pace) ? pace : null, challenge: null };
}
