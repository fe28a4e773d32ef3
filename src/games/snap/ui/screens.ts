/** What Snap shows: one of its screens, each with all that it needs to be drawn. */
import type { TemplateResult } from 'lit-html';
import type { ShellScreen } from '../../../shell/app/appState';
import type { ShellAsk } from '../../../shell/commands';
import { lessonPanel } from '../../../shell/lesson/lessonPanel';
import { say } from '../../../strings/say';
import { drawAfter } from './after/afterScreen';
import { drawBests } from './bests/bestsScreen';
import { homeTemplate } from './home/homeScreen';
import { drawReplay } from './replay/replayScreen';
import type { SnapShell } from './shellTypes';
import { tableTemplate } from './table/snapTable';

export function drawScreen(screen: ShellScreen<SnapShell>, ask: ShellAsk<SnapShell>): TemplateResult {
  switch (screen.kind) {
    case 'home': return homeTemplate(screen, ask);
    case 'table': return tableTemplate(screen, ask);
    case 'after': return drawAfter(screen, ask);
    case 'replay': return drawReplay(screen, ask);
    case 'bests': return drawBests(screen, ask);
    case 'lesson': return tableTemplate(screen.table, ask, lessonPanel(screen.panel, say(`snap-pip-${screen.panel.said}`), ask));
  }
}
