/** How far the course has come, as a bar for each lesson: the one that is on stands out, and fills when it is done. For eyes alone. */
import { html, type TemplateResult } from 'lit-html';
import { LESSON_NAMES } from '../../lessons/says';
import type { LessonModel } from './lessonModel';

export function pills({ name, done, endedAt }: Pick<LessonModel, 'name' | 'done' | 'endedAt'>): TemplateResult {
  const now = endedAt === null ? 'now' : 'now filled';
  return html`<span class="pills" aria-hidden="true">${LESSON_NAMES.map((one) => html`
    <i class=${one === name ? now : done.includes(one) ? 'done' : ''}></i>`)}</span>`;
}
