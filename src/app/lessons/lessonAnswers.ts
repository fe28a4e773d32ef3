/** What is asked in the lessons, the way out into a game among it. */
import type { Command } from '../../ui/commands';
import type { Screens, ToGames } from '../navigation';
import { courseGame } from './courseGame';
import { openCourse } from './openCourse';

type Asked = 'learn' | 'lessonOn' | 'showMe';
type LessonAnswers = { readonly [K in Asked]: (command: Extract<Command, { readonly kind: K }>) => void | Promise<void> };

/** Who answers it. */
export function lessonAnswers(screens: Screens, toGames: ToGames): LessonAnswers {
  const { agreement, lessons, freshWord } = screens;
  return {
    learn: ({ lesson = null }) => toGames(async () => void await openCourse(screens, { lesson, pace: null })),
    async lessonOn() {
      const course = lessons.now();
      if (course?.goOn() !== true) return;
      course.leave();
      await toGames(({ table }) => table.begin(courseGame(agreement.now(), freshWord())));
    },
    showMe: () => lessons.now()?.showMe(),
  };
}
