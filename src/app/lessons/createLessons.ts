/** How the course is made, once it is loaded, of what the rest of the app has. */
import type { Clock } from '../../bots/clock';
import type { KeptProgress } from '../../lessons/progress';
import type { Presenter } from '../presenter';
import type { Agreement } from '../setup/agreement';
import { courseGame, learnerAndPip } from './courseGame';
import { createLessonController, type LessonController } from './lessonController';

export interface LessonsPorts {
  readonly presenter: Pick<Presenter, 'show' | 'tell'>;
  readonly agreement: Pick<Agreement, 'now'>;
  readonly progress: KeptProgress;
  readonly clock: Clock;
  /** A word that nobody had before, for a deal. */
  readonly freshWord: () => string;
}

export type CreateLessons = (ports: LessonsPorts) => LessonController;

/** The course, with no lesson on. */
export const createLessons: CreateLessons = ({ presenter, agreement, progress, clock, freshWord }) => createLessonController({
  clock, progress, liking: agreement.now, players: () => learnerAndPip(agreement.now()),
  gameAfter: () => courseGame(agreement.now(), freshWord()), show: presenter.show, tell: presenter.tell,
});
