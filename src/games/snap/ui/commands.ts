/** What the screens of Snap ask for: each is a value, so that one can see who answers it. */
import type { AfterCommand } from './after/afterModel';
import type { BestsCommand } from './bests/bestsModel';
import type { HomeCommand } from './home/homeModel';
import type { LessonCommand } from './lesson/lessonModel';
import type { ReplayCommand } from './replay/replayModel';
import type { TableCommand } from './table/tableModel';

export type SnapCommand = HomeCommand | TableCommand | AfterCommand | BestsCommand | ReplayCommand | LessonCommand;

export type SnapAsk = (command: SnapCommand) => unknown;
