/**
 * The table of Snap: head, players around the cards, the sentence that says what can be done, and what is pressed. It is made of elements
 * alone: there is no picture beneath.
 */
import { html, nothing, type TemplateResult } from 'lit-html';
import { oneDecimal } from '../../../../strings/formats';
import { say } from '../../../../strings/say';
import { shownName } from '../../../../strings/words/grammar';
import { keysOf } from '../../../../setup/tableKeys';
import { wordmark } from '../../../../ui/ornaments';
import { aloneAt } from '../../../../strings/words/cast';
import { areAllOut, promptText } from '../../words/table/prompts';
import { saidText } from '../../words/table/said';
import { mark } from '../../../../shell/parts/mark';
import { burstsOf } from './calls';
import { overTable, type OverParts } from '../../../../shell/table/overTable';
import { rulesWhole } from '../parts/rules';
import { placesTemplate } from './places';
import { saidTemplate } from './saidTemplate';
import type { SnapTableModel, TableAsk } from './tableModel';

/** Whether people sit around this table. */
function isAround({ view, sitting }: SnapTableModel): boolean {
  return sitting === 'around' && view.seats.filter(({ kind }) => kind === 'local').length > 1;
}

/** Whether so many people call at one screen that their bursts need a column of their own. */
function crowded({ view: { seats } }: SnapTableModel): boolean {
  return seats.filter(({ kind }) => kind === 'local').length > 2;
}

/** The whole screen. @param teacher stands where the sentence would, in a lesson */
export function tableTemplate(model: SnapTableModel, ask: TableAsk, teacher: TemplateResult | null = null): TemplateResult {
  const { view, mirrored, over } = model;
  const around = isAround(model);
  return html`
    <main class="sn-table ${view.phase} ${mirrored ? 'mirrored' : ''} ${aloneAt(view) === null ? 'several' : 'alone'} ${
      around ? 'around' : 'beside'} ${teacher ? 'taught' : ''} ${crowded(model) ? 'crowd' : ''}" data-seats=${view.seats.length}
      ?inert=${view.paused && over === null}>
      ${head(model, ask)}
      ${placesTemplate(model, around, ask)}
      ${teacher ?? html`<p class="sn-prompt" aria-hidden="true"><span>${sentence(model)}</span></p>`}
      <div class="sn-pressed">${pressed(model, around, ask)}</div>
      ${saidTemplate(model)}
    </main>
    ${overTable(model, overOf(model), ask)}`;
}

/** What was won or paid just now, or else what can be done. */
function sentence({ view, news, over }: SnapTableModel): string | typeof nothing {
  if (view.paused || over !== null) return nothing;
  return news.length > 0 && view.phase !== 'ready' ? news.map((one) => saidText(one, view)).join(' ') : promptText(view);
}

function pressed(model: SnapTableModel, around: boolean, ask: TableAsk): TemplateResult | typeof nothing {
  const { view } = model;
  if (view.phase === 'ready') {
    return html`<button type="button" class="sn-button main" aria-keyshortcuts="Space Enter"
      @click=${() => ask({ kind: 'act', act: { kind: 'goOn' } })}>${view.flips === 0 ? say('shell-start') : say('shell-go-on')}</button>`;
  }
  // What a game came to takes the place of the table at once. One without a card came to nothing.
  if (view.phase === 'over') {
    return view.flips > 0 ? nothing : html`
      <button type="button" class="sn-button main" @click=${() => ask({ kind: 'playAgain' })}>${say('shell-play-again')}</button>
      <button type="button" class="sn-button" @click=${() => ask({ kind: 'leaveTable' })}>${say('shell-out')}</button>`;
  }
  if (areAllOut(view)) return nobodyCalls(ask);
  if (around) return nothing;
  const me = aloneAt(view);
  if (me !== null) return burstsOf(model, me, ask);
  const people = view.seats.flatMap(({ kind }, seat) => (kind === 'local' ? [seat] : []));
  return html`<div class="sn-callers" data-people=${people.length}>${people.map((seat) => {
    const { name, shape, isOut } = view.seats[seat]!;
    return html`
      <div class="sn-caller">${isOut ? html`<p class="sn-answered">${say('snap-out-tag')}</p>` : burstsOf(model, seat, ask)}
        <b aria-hidden="true">${mark(shape)}<span>${shownName(name)}</span></b></div>`;
  })}</div>`;
}

/** Where everybody here is out: the others can be watched, left to themselves, or stopped. */
function nobodyCalls(ask: TableAsk): TemplateResult {
  return html`
    <button type="button" class="sn-button"
      @click=${(event: MouseEvent) => ask({ kind: 'overTable', over: 'stop', at: event.timeStamp })}>${say('shell-stop')}</button>
    <button type="button" class="sn-button" @click=${() => ask({ kind: 'leaveTable' })}>${say('shell-away')}</button>`;
}

function head({ view, input }: SnapTableModel, ask: TableAsk): TemplateResult {
  const { options: { table }, beat, asked } = view;
  const pace = asked ? say('snap-no-hurry') : beat === null ? null : say('snap-head-drum', { seconds: oneDecimal(beat / 1000) });
  return html`
    <header class="sn-head">
      ${wordmark()}<h1 tabindex="-1" data-first>${say('snap-title')}</h1>
      <p class="sn-terms"><span>${say('snap-head-own', { table })}</span>${pace === null ? nothing : html` <span>· ${pace}</span>`}</p>
      <button type="button" class="sn-menu" aria-haspopup="dialog" aria-label=${say('shell-menu')}
        aria-keyshortcuts=${keysOf('menu', input).map((key) => (key.length === 1 ? key.toUpperCase() : key)).join(' ')}
        @click=${(event: MouseEvent) => ask({ kind: 'overTable', over: 'menu', at: event.timeStamp })}><span class="bars"
        aria-hidden="true"></span></button>
    </header>`;
}

/** What lies over it of Snap. */
function overOf({ view: { options, asked, beat, least, twoKeys } }: SnapTableModel): OverParts {
  return {
    rules: () => rulesWhole({ ...options, asked, beat, least, keys: twoKeys ? 'two' : 'one' }), keys: () => say('snap-keys'),
    stopSure: () => say('snap-stop-sure'),
  };
}
