/** What Snap Back shows: one of its screens, each with all that it needs to be drawn. */
import type { TemplateResult } from 'lit-html';
import type { SnapBackAsk } from './commands';
import type { HomeModel } from './home/homeModel';
import { homeTemplate } from './home/homeScreen';
import type { SnapBackTableModel } from './table/tableModel';
import { tableTemplate } from './table/tableScreen';

export type SnapBackScreen = HomeModel | SnapBackTableModel;

export function drawScreen(screen: SnapBackScreen, ask: SnapBackAsk): TemplateResult {
  switch (screen.kind) {
    case 'home': return homeTemplate(screen, ask);
    case 'table': return tableTemplate(screen, ask);
  }
}
