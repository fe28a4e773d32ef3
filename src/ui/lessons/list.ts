/** The list of all lessons: which are done, which one is on; any can be chosen. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { LESSON_NAMES } from '../../lessons/says';
import { lessonWords } from '../../strings/lessons';
import type { Ask } from '../commands';
import { frame, type DialogActions } from '../dialogs/frame';
import type { LessonModel } from './lessonModel';

export function lessonList({ name, done }: Pick<LessonModel, 'name' | 'done'>, actions: DialogActions, ask: Ask): TemplateResult {
  const { LESSON, LESSON_TITLES } = lessonWords();
  return frame('lessons', LESSON.list, html`
    <p class="small">${LESSON.listNote}</p>
    <ol class="lesson-list">${LESSON_NAMES.map((one, i) => html`
      <li><button type="button" class=${done.includes(one) ? 'done' : ''} aria-current=${one === name ? 'step' : nothing}
        @click=${() => {
          actions.close();
          void ask({ kind: 'learn', lesson: one });
        }}><span class="tick" aria-hidden="true"></span><span>${LESSON.title(i + 1, LESSON_TITLES[one])}</span>${
          one === name || done.includes(one) ? html`<small>${one === name ? LESSON.now : LESSON.done}</small>` : nothing}</button></li>`)}
    </ol>
    <div class="choices">
      <button type="button" class="main" @click=${() => actions.close()}>${LESSON.close}</button>
    </div>`, actions);
}
