/**
 * The table of Snap Back: head, cards, the sentence that says what can be done, the players, and what is pressed. It is made of elements
 * alone: there is no picture beneath.
 */
import { html, nothing, type TemplateResult } from 'lit-html';
import { formats } from '../../../../strings/formats';
import { say } from '../../../../strings/say';
import { keysOf } from '../../../../setup/tableKeys';
import { wordmark } from '../../../../ui/ornaments';
import type { SnapBackView } from '../../table/view';
import { aloneAt, promptText } from '../../words/table/prompts';
import { cards } from '../parts/card';
import { cardsShown } from './cardsShown';
import { overTable, type OverParts } from '../../../../shell/table/overTable';
import { rulesInShort } from '../parts/rules';
import { pressedHere } from './pressed';
import { saidTemplate } from './saidTemplate';
import { seats } from './seats';
import { aroundTemplate, isAround } from './several/around';
import type { SnapBackTableModel, TableAsk } from './tableModel';
import { timeLeft } from './timeLeft';

/** What lies over it of Snap Back. */
const overOf = ({ phase, callers }: SnapBackView): OverParts => ({
  rules: rulesInShort, keys: () => say('snap-back-keys'),
  stopSure: () => say(callers.length > 0 && (phase === 'choosing' || phase === 'ready') ? 'snap-back-stop-choosing'
    : 'snap-back-stop-sure'),
});

/** The whole screen. @param teacher stands where the sentence would, in a lesson */
export function tableTemplate(model: SnapBackTableModel, ask: TableAsk, teacher: TemplateResult | null = null): TemplateResult {
  const { view, mirrored, over } = model;
  const covered = view.paused || over !== null;
  const around = isAround(model);
  const hold = (on: boolean) => (event: Event): void => {
    if (view.phase === 'revealed' && (event.target as Element).closest('button') === null) ask({ kind: 'act', act: { kind: 'hold', on } });
  };
  return html`
    <main class="sb-table ${view.phase} ${mirrored ? 'mirrored' : ''} ${aloneAt(view) === null ? 'several' : 'alone'} ${
      around ? 'around' : ''}"
      data-seats=${view.seats.length} ?inert=${covered && over === null}
      @pointerdown=${hold(true)} @pointerup=${hold(false)} @pointercancel=${hold(false)} @pointerleave=${hold(false)}>
      ${head(model, ask)}
      ${around ? aroundTemplate(model, covered && view.phase !== 'over', ask) : before(model, covered, ask, teacher)}
      ${saidTemplate(model)}
    </main>
    ${overTable(model, overOf(view), ask)}`;
}

/** What lies before people at one edge of the screen. */
function before(model: SnapBackTableModel, covered: boolean, ask: TableAsk, teacher: TemplateResult | null): TemplateResult {
  const { view, choice, count } = model;
  return html`
    ${covered && view.phase !== 'over' ? html`<div class="sb-cards"></div>` : cards({ ...cardsShown(view), count })}
    ${teacher ?? html`<p class="sb-prompt"><span>${covered ? nothing : promptText(view, choice)}</span></p>`}
    ${seats(model)}
    <div class="sb-pressed">${pressedHere(model, ask)}</div>`;
}

function head({ view, input }: SnapBackTableModel, ask: TableAsk): TemplateResult {
  const { time, pace, untimed } = view;
  return html`
    <header class="sb-head">
      ${wordmark()}<h1 tabindex="-1" data-first>${say('snap-back-title')}</h1>
      <p class="sb-times">${time === null ? nothing : html`<span class="sb-left">${timeLeft(time)}</span>`}<span class="sb-pace">${untimed
        ? say('snap-back-no-hurry') : say('snap-back-every', { seconds: formats().number(pace / 1000, 1) })}</span></p>
      <button type="button" class="sb-menu" aria-haspopup="dialog" aria-label=${say('shell-menu')}
        aria-keyshortcuts=${keysOf('menu', input).map((key) => (key.length === 1 ? key.toUpperCase() : key)).join(' ')}
        @click=${(event: MouseEvent) => ask({ kind: 'overTable', over: 'menu', at: event.timeStamp })}><span class="bars"
        aria-hidden="true"></span></button>
    </header>`;
}
