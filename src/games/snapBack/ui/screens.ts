/** What Snap Back shows: one of its screens, each with all that it needs to be drawn. */
import type { TemplateResult } from 'lit-html';
import type { AfterModel } from './after/afterModel';
import { drawAfter } from './after/afterScreen';
import type { BestsModel } from './bests/bestsModel';
import { drawBests } from './bests/bestsScreen';
import type { SnapBackAsk } from './commands';
import type { HomeModel } from './home/homeModel';
import { homeTemplate } from './home/homeScreen';
import type { LessonModel } from './lesson/lessonModel';
import { drawLesson } from './lesson/lessonScreen';
import type { ReplayModel } from './replay/replayModel';
import { drawReplay } from './replay/replayScreen';
import type { SnapBackTableModel } from './table/tableModel';
import { tableTemplate } from './table/tableScreen';

export type SnapBackScreen = HomeModel | SnapBackTableModel | AfterModel | ReplayModel | BestsModel | LessonModel;

export function drawScreen(screen: SnapBackScreen, ask: SnapBackAsk): TemplateResult {
  switch (screen.kind) {
    case 'home': return homeTemplate(screen, ask);
    case 'table': return tableTemplate(screen, ask);
    case 'after': return drawAfter(screen, ask);
    case 'replay': return drawReplay(screen, ask);
    case 'bests': return drawBests(screen, ask);
    case 'lesson': return drawLesson(screen, ask, ask);
  }
}
