/** The lesson: the table itself, and in the place of its sentence Pip with what they say and the buttons. */
import type { TemplateResult } from 'lit-html';
import { lessonPanel } from '../../../../shell/app/lessonPanel';
import type { LessonCommand } from '../../../../shell/commands';
import { say } from '../../../../strings/say';
import { PARTS } from '../../lesson/course';
import { tableTemplate, type TableAsk } from '../table/snapTable';
import type { LessonModel } from './lessonModel';

/** @param askTable takes what the table asks for */
export function drawLesson({ table, panel }: LessonModel, ask: (command: LessonCommand) => void, askTable: TableAsk): TemplateResult {
  return tableTemplate(table, askTable, lessonPanel(panel, PARTS, say(`snap-pip-${panel.said}`), ask));
}
