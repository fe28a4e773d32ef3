/** The way into the course, by a press, a link or a reload. */
import type { Later } from '../../loading/later';
import type { GameScreens } from '../gameScreens';
import type { Presenter } from '../presenter';
import type { LearnLink } from './learnLink';
import type { LessonController } from './lessonController';

export interface CoursePorts {
  readonly presenter: Pick<Presenter, 'setBanner'>;
  readonly games: Later<GameScreens>;
  readonly lessons: Later<LessonController>;
}

/** Opens the course; a banner tells where it cannot be loaded. @returns whether it is open */
export async function openCourse({ presenter, games, lessons }: CoursePorts, { lesson, pace, challenge }: LearnLink): Promise<boolean> {
  let course: LessonController;
  try {
    course = await lessons.get();
  } catch {
    presenter.setBanner({ kind: 'notLoaded' });
    return false;
  }
  games.now()?.table.leave();
  course.open(lesson, pace, challenge);
  return true;
}
