/** What stands in the lesson in the place of the table's sentence: Pip with what they say, once when it is said, and the buttons. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { keyed } from 'lit-html/directives/keyed.js';
import { say } from '../../../../strings/say';
import { face } from '../../../../ui/ornaments';
import { sentence } from '../../../../ui/parts/sentence';
import { PARTS } from '../../lesson/course';
import type { LessonCommand } from '../../../../shell/commands';
import type { LessonPanelModel } from './lessonModel';

type Ask = (command: LessonCommand) => void;

export function lessonPanel({ part, said, times, asked, hint }: LessonPanelModel, ask: Ask): TemplateResult {
  const number = PARTS.indexOf(part) + 1;
  return html`
    <section class="sn-pip ${hint ? `hint-${asked}` : ''}" aria-label=${say('snap-lesson')}>
      <p class="sn-parts"><span class="spoken">${say('snap-lesson-part', { part: number, parts: PARTS.length })}</span>${
        PARTS.map((one, i) => html`<i class=${one === part ? 'now' : i < number ? 'done' : ''} aria-hidden="true"></i>`)}</p>
      ${face('pip')}
      <div class="bubble" role="status">${keyed(times, html`<p>${sentence(say(`snap-pip-${said}`))}</p>`)}</div>
      <div class="ways">${button(asked, ask)}
        <button type="button" class="leave" aria-label=${say('snap-lesson-leave')} title=${say('snap-lesson-leave')}
          @click=${() => ask({ kind: 'leaveLesson' })}><span aria-hidden="true">×</span></button></div>
    </section>`;
}

function button(asked: LessonPanelModel['asked'], ask: Ask): TemplateResult | typeof nothing {
  const word = asked === 'begin' ? say('snap-lesson-begin') : asked === 'goOn' ? say('snap-lesson-go-on')
    : asked === 'play' ? say('snap-lesson-play') : null;
  if (word !== null) return html`<button type="button" class="main" @click=${() => ask({ kind: 'lessonOn' })}>${word}</button>`;
  if (asked === null) return nothing;
  return html`<button type="button" class="show-me" @click=${() => ask({ kind: 'showMe' })}>${say('snap-lesson-show-me')}</button>`;
}
