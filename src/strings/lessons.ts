/** The words of the lessons. They come with the lessons (`entries/lessons`), and are asked for like all others, when they are shown. */
import * as en from './en/lessons';
import type { Texts } from './texts';

/** All that a language has to say in the lessons. */
export type LessonWords = Texts<typeof en>;

let current: LessonWords = en;

/** These words in the language that is spoken now. */
export function lessonWords(): LessonWords {
  return current;
}

/** Speaks another language here too, see `speak`. */
export function speakLessons(language: LessonWords): void {
  current = language;
}
