/** The slips of all games of a name, the worst first; and how far the reviewing of those games has come. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { formats } from '../../strings/formats';
import { say } from '../../strings/say';
import { shownName } from '../../strings/words/grammar';
import { slipName, slipTold } from '../../strings/words/review/slips';
import type { Ask } from '../commands';
import { startNoticeText } from '../notices/startNotice';
import type { GameSlip, SlipsModel } from './slipsModel';

export function slipsTemplate(model: SlipsModel, ask: Ask): TemplateResult {
  const { whose, slips, all, seen, notices, work } = model;
  const back = (): void => void ask({ kind: 'history' });
  return html`
    <main class="start past slips" @keydown=${(event: KeyboardEvent) => { if (event.key === 'Escape') back(); }}>
      <header><h1 tabindex="-1" data-first=${seen === null ? '' : nothing}>${say('slips-title')}</h1>
        <button type="button" class="back" @click=${back}><span aria-hidden="true">←</span> ${say('slips-back')}</button>
      </header>
      <div class="notes" role="status">${notices.map((notice) => html`<p class="note">${startNoticeText(notice)}</p>`)}</div>
      <section class="paper" aria-labelledby="slips-whose">
        <h2 id="slips-whose">${shownName(whose.name)}</h2>
        ${progress(model, ask)}
        ${slips.length === 0 ? html`<p>${work === 'done' ? say('slips-none') : say('slips-none-yet')}</p>`
          : html`<p class="small">${say('slips-note')}</p>`}
        <ol role="list">${slips.map((slip, at) => row(slip, at, at === seen, ask))}</ol>
        ${all > slips.length ? html`<p><button type="button" class="quiet" @click=${() => ask({ kind: 'moreSlips' })}>${
          say('slips-more', { count: Math.min(50, all - slips.length) })}</button></p>` : nothing}
      </section>
    </main>`;
}

/** How many games are reviewed. What is done now is spoken when that changes, and not with every game. */
function progress({ work, reviewed, games }: SlipsModel, ask: Ask): TemplateResult {
  const goesOn = work === 'finding' || work === 'reviewing';
  return html`
    <div class="slips-work">
      <p role="status">${say(`slips-${work}`)}</p>
      <p class="small">${say('slips-reviewed', { reviewed, games })}</p>
      ${work === 'done' ? nothing : html`
        <progress aria-label=${say('slips-progress')} max=${Math.max(1, games)} value=${reviewed}></progress>
        <button type="button" @click=${() => ask({ kind: 'workOnSlips', on: !goesOn })}>${
          goesOn ? say('slips-stop') : say('slips-go-on')}</button>`}
    </div>`;
}

function row(slip: GameSlip, at: number, first: boolean, ask: Ask): TemplateResult {
  const { points, kind, endedAt } = slip;
  const told = slipName(slip);
  return html`
    <li class=${kind}>
      <b class="cost" aria-hidden="true">−${formats().number(points)}</b>
      <div class="what"><p>${slipTold(slip)}</p><p class="small">${say(`slips-kind-${kind}`)} · ${formats().dayAndTime(endedAt)}</p></div>
      <div class="does">
        <button type="button" data-first=${first ? '' : nothing} aria-label=${say('slips-look-of', { slip: told })}
          @click=${() => ask({ kind: 'toSlip', at, again: false })}>${say('slips-look')}</button>
        ${slip.tile === null ? nothing : html`<button type="button" aria-label=${say('slips-try-of', { slip: told })}
          @click=${() => ask({ kind: 'toSlip', at, again: true })}>${say('slips-try')}</button>`}
      </div>
    </li>`;
}
