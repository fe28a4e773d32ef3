/**
 * A move tried again, beside the board: what is asked, and what came of the choice. It lies where a lesson does, and covers nothing that is
 * played with. What is said is spoken once.
 */
import { html, nothing, type TemplateResult } from 'lit-html';
import { keyed } from 'lit-html/directives/keyed.js';
import { SAID_LETTERS } from '../../layout/shapes/lesson';
import type { Layout } from '../../layout/types';
import { say } from '../../strings/say';
import { againTold } from '../../strings/words/review/again';
import type { Ask } from '../commands';
import { LESSON_SAID } from '../lessons/lessonModel';
import { sentence } from '../parts/sentence';
import { at } from '../table/place';
import { styled } from '../table/styled';
import type { AgainModel } from './againModel';

/** All of it that lies at the table. */
export function againPanel(model: AgainModel, layout: Layout, ask: Ask): TemplateResult | typeof nothing {
  const places = layout.lesson;
  if (!places) return nothing;
  const short = places.buttons === null;
  const told = againTold(model.said);
  const letters = told.join(' ').length;
  const row = html`<div class="lesson-buttons">${buttons(model, short, ask)}</div>`;
  return html`
    <section class="lesson again ${layout.shape}" aria-label=${say('again-title')} ${styled({ '--said': `${places.size}px` })}>
      <div class="lesson-head" ${at(places.title)}>
        <h2><span class="lesson-title">${say('again-title')}</span>
          <span class="again-move">${say('again-move', { move: model.move, moves: model.moves })}</span></h2>
        ${short ? row : nothing}
      </div>
      <div class="lesson-says ${places.stacked ? 'stacked' : ''}" ${at(places.says)}>
        <div class="bubble ${letters > SAID_LETTERS ? 'long' : ''} ${model.said.kind}" role="status" id=${LESSON_SAID}>${
          keyed(model.times, html`<p>${told.map((one) => html`${sentence(one)} `)}</p>`)}</div>
      </div>
      ${places.note ? html`<div class="lesson-note" ${at(places.note)}><p>${say('again-note')}</p></div>` : nothing}
      ${places.buttons ? html`<div class="lesson-foot" ${at(places.buttons)}>${row}</div>` : nothing}
    </section>`;
}

function buttons({ asked, next }: AgainModel, short: boolean, ask: Ask): TemplateResult {
  return html`
    ${asked ? html`<button type="button" class="show-me" @click=${() => void ask({ kind: 'showBetter' })}>${
      say('again-show')}</button>` : nothing}
    ${next ? html`<button type="button" class="lesson-on main" @click=${() => void ask({ kind: 'tryNext' })}>${
      say('again-next')}</button>` : nothing}
    <button type="button" class="lesson-leave ${short ? 'short' : ''}" aria-label=${short ? say('again-back') : nothing}
      title=${short ? say('again-back') : nothing} @click=${() => void ask({ kind: 'backToReview' })}>${
        short ? html`<span class="cross" aria-hidden="true"></span>` : say('again-back')}</button>`;
}
