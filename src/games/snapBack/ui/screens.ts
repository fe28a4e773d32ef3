/** What Snap Back shows: one of its screens, each with all that it needs to be drawn. */
import { html, type TemplateResult } from 'lit-html';
import type { ShellScreen } from '../../../shell/app/appState';
import type { ShellAsk } from '../../../shell/commands';
import { lessonPanel } from '../../../shell/lesson/lessonPanel';
import { say } from '../../../strings/say';
import { drawAfter } from './after/afterScreen';
import { drawBests } from './bests/bestsScreen';
import { homeTemplate } from './home/homeScreen';
import { drawReplay } from './replay/replayScreen';
import type { SnapBackShell } from './shellTypes';
import { tableTemplate } from './table/tableScreen';

export function drawScreen(screen: ShellScreen<SnapBackShell>, ask: ShellAsk<SnapBackShell>): TemplateResult {
  switch (screen.kind) {
    case 'home': return homeTemplate(screen, ask);
    case 'table': return tableTemplate(screen, ask);
    case 'after': return drawAfter(screen, ask);
    case 'replay': return drawReplay(screen, ask);
    case 'bests': return drawBests(screen, ask);
    case 'lesson': {
      const { table, panel } = screen;
      return tableTemplate(table, ask, table.view.paused || table.over !== null ? html`<p class="sb-prompt"></p>`
        : lessonPanel(panel, say(`snap-back-pip-${panel.said}`), ask));
    }
  }
}
