/** The lesson: the table itself, and in the place of its sentence Pip with what they say and the buttons. */
import { html, type TemplateResult } from 'lit-html';
import { lessonPanel } from '../../../../shell/app/lessonPanel';
import type { LessonCommand } from '../../../../shell/commands';
import { say } from '../../../../strings/say';
import { PARTS } from '../../lesson/course';
import type { TableAsk } from '../table/tableModel';
import { tableTemplate } from '../table/tableScreen';
import type { LessonModel } from './lessonModel';

/** @param askTable takes what the table asks for */
export function drawLesson({ table, panel }: LessonModel, ask: (command: LessonCommand) => void, askTable: TableAsk): TemplateResult {
  const covered = table.view.paused || table.over !== null;
  return tableTemplate(table, askTable, covered ? html`<p class="sb-prompt"></p>`
    : lessonPanel(panel, PARTS, say(`snap-back-pip-${panel.said}`), ask));
}
