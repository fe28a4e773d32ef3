/** What stands in the lesson in the place of the table's sentence: Pip with what they say, once when it is said, and the buttons. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { keyed } from 'lit-html/directives/keyed.js';
import { say } from '../../strings/say';
import { face } from '../../ui/ornaments';
import { sentence } from '../../ui/parts/sentence';
import type { LessonCommand } from '../commands';
import type { LessonPanel, ShellTypes } from '../types';

type Ask = (command: LessonCommand) => void;

/** @param told what Pip says */
export function lessonPanel<T extends ShellTypes>(
  { part, parts, times, asked, hint }: LessonPanel<T>, told: string, ask: Ask,
): TemplateResult {
  const number = parts.indexOf(part) + 1;
  return html`
    <section class="shell-pip ${hint ? `hint-${asked}` : ''}" aria-label=${say('shell-lesson')}>
      <p class="shell-parts"><span class="spoken">${say('shell-lesson-part', { part: number, parts: parts.length })}</span>${
        parts.map((one, i) => html`<i class=${one === part ? 'now' : i < number ? 'done' : ''} aria-hidden="true"></i>`)}</p>
      ${face('pip')}
      <div class="bubble" role="status">${keyed(times, html`<p>${sentence(told)}</p>`)}</div>
      <div class="ways">${button(asked, ask)}
        <button type="button" class="leave" aria-label=${say('shell-lesson-leave')} title=${say('shell-lesson-leave')}
          @click=${() => ask({ kind: 'leaveLesson' })}><span aria-hidden="true">×</span></button></div>
    </section>`;
}

function button(asked: string | null, ask: Ask): TemplateResult | typeof nothing {
  const word = asked === 'begin' ? say('shell-lesson-begin') : asked === 'goOn' ? say('shell-lesson-go-on')
    : asked === 'play' ? say('shell-lesson-play') : null;
  if (word !== null) return html`<button type="button" class="main" @click=${() => ask({ kind: 'lessonOn' })}>${word}</button>`;
  if (asked === null) return nothing;
  return html`<button type="button" class="show-me" @click=${() => ask({ kind: 'showMe' })}>${say('shell-lesson-show-me')}</button>`;
}
