/**
 * The lesson: the table itself, and in the place of its sentence Pip with what they say and the buttons. What Pip says is spoken once, when
 * it is said.
 */
import { html, nothing, type TemplateResult } from 'lit-html';
import { keyed } from 'lit-html/directives/keyed.js';
import { say } from '../../../../strings/say';
import { face } from '../../../../ui/ornaments';
import { sentence } from '../../../../ui/parts/sentence';
import { PARTS } from '../../lesson/course';
import { tableTemplate } from '../table/tableScreen';
import type { TableAsk } from '../table/tableModel';
import type { LessonCommand } from '../../../../shell/commands';
import type { LessonModel, LessonPanelModel } from './lessonModel';

type Ask = (command: LessonCommand) => void;

/** @param askTable takes what the table asks for */
export function drawLesson({ table, panel }: LessonModel, ask: Ask, askTable: TableAsk): TemplateResult {
  const covered = table.view.paused || table.over !== null;
  return tableTemplate(table, askTable, covered ? html`<p class="sb-prompt"></p>` : panelTemplate(panel, ask));
}

function panelTemplate({ part, said, times, asked, hint }: LessonPanelModel, ask: Ask): TemplateResult {
  const number = PARTS.indexOf(part) + 1;
  return html`
    <section class="sb-pip ${hint ? `hint-${asked}` : ''}" aria-label=${say('snap-back-lesson')}>
      <p class="sb-parts"><span class="spoken">${say('snap-back-lesson-part', { part: number, parts: PARTS.length })}</span>${
        PARTS.map((one, i) => html`<i class=${one === part ? 'now' : i < number ? 'done' : ''} aria-hidden="true"></i>`)}</p>
      ${face('pip')}
      <div class="bubble" role="status">${keyed(times, html`<p>${sentence(say(`snap-back-pip-${said}`))}</p>`)}</div>
      <div class="ways">${button(asked, ask)}
        <button type="button" class="leave" aria-label=${say('snap-back-lesson-leave')} title=${say('snap-back-lesson-leave')}
          @click=${() => ask({ kind: 'leaveLesson' })}><span aria-hidden="true">×</span></button></div>
    </section>`;
}

function button(asked: LessonPanelModel['asked'], ask: Ask): TemplateResult | typeof nothing {
  const word = asked === 'begin' ? say('snap-back-lesson-begin') : asked === 'goOn' ? say('snap-back-lesson-go-on')
    : asked === 'play' ? say('snap-back-lesson-play') : null;
  if (word !== null) return html`<button type="button" class="main" @click=${() => ask({ kind: 'lessonOn' })}>${word}</button>`;
  if (asked === null) return nothing;
  return html`<button type="button" class="show-me" @click=${() => ask({ kind: 'showMe' })}>${say('snap-back-lesson-show-me')}</button>`;
}
