/** The list of all lessons: which are done, which one is on; any can be chosen. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { LESSON_NAMES } from '../../lessons/says';
import { say } from '../../strings/say';
import type { Ask } from '../commands';
import { frame, type DialogActions } from '../dialogs/frame';
import type { LessonModel } from './lessonModel';

export function lessonList({ name, done }: Pick<LessonModel, 'name' | 'done'>, actions: DialogActions, ask: Ask): TemplateResult {
  return frame('lessons', say('lesson-list'), html`
    <p class="small">${say('lesson-list-note')}</p>
    <ol class="lesson-list">${LESSON_NAMES.map((one, i) => html`
      <li><button type="button" class=${done.includes(one) ? 'done' : ''} aria-current=${one === name ? 'step' : nothing}
        @click=${() => {
          actions.close();
          void ask({ kind: 'learn', lesson: one });
        }}><span class="tick" aria-hidden="true"></span><span>${
          say('lesson-heading', { number: i + 1, title: say(`lesson-title-${one}`) })}</span>${
          one === name ? html`<small>${say('lesson-now')}</small>`
            : done.includes(one) ? html`<small>${say('lesson-done')}</small>` : nothing}</button></li>`)}
    </ol>
    <div class="choices">
      <button type="button" class="main" @click=${() => actions.close()}>${say('lesson-close')}</button>
    </div>`, actions);
}
