/** The lesson: the table itself, and in the place of its sentence Pip with what they say and the buttons. */
import { html, type TemplateResult } from 'lit-html';
import type { TableAsk } from '../table/tableModel';
import { tableTemplate } from '../table/tableScreen';
import type { LessonCommand } from '../../../../shell/commands';
import type { LessonModel } from './lessonModel';
import { lessonPanel } from './lessonPanel';

/** @param askTable takes what the table asks for */
export function drawLesson({ table, panel }: LessonModel, ask: (command: LessonCommand) => void, askTable: TableAsk): TemplateResult {
  const covered = table.view.paused || table.over !== null;
  return tableTemplate(table, askTable, covered ? html`<p class="sn-prompt"></p>` : lessonPanel(panel, ask));
}
