/** What lessons are given and shown with: loaded when they are wanted, after what games are played with. */
import '../ui/styles/lesson.css';
import type { LessonPage } from '../ui/lessons/lessonModel';
import { lessonList } from '../ui/lessons/list';
import { lessonPanel } from '../ui/lessons/panel';

export { createLessons } from '../app/lessons/createLessons';

/** What the page shows them with. */
export const lessonPage: LessonPage = { panel: lessonPanel, list: lessonList };
