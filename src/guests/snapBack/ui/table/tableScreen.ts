/**
 * The table of Snap Back: head, cards, the sentence that says what can be done, the players, and what is pressed. It is made of elements
 * alone: there is no picture beneath.
 */
import { html, nothing, type TemplateResult } from 'lit-html';
import { formats } from '../../../../strings/formats';
import { say } from '../../../../strings/say';
import { keysOf } from '../../../../setup/tableKeys';
import { wordmark } from '../../../../ui/ornaments';
import { FIRST_CARDS } from '../../rules/cards';
import type { SnapBackView } from '../../table/view';
import { aloneAt, promptText } from '../../words/table/prompts';
import { cards, type CardsShown } from '../parts/card';
import { overTable } from './overTable';
import { pressedHere } from './pressed';
import { saidTemplate } from './saidTemplate';
import { seats } from './seats';
import type { SnapBackTableModel, TableAsk } from './tableModel';
import { timeLeft } from './timeLeft';

/** The whole screen. */
export function tableTemplate(model: SnapBackTableModel, ask: TableAsk): TemplateResult {
  const { view, mirrored, over, choice, count } = model;
  const covered = view.paused || over !== null;
  return html`
    <main class="sb-table ${view.phase} ${mirrored ? 'mirrored' : ''} ${aloneAt(view) === null ? 'several' : 'alone'}"
      data-seats=${view.seats.length} ?inert=${covered && over === null}>
      ${head(model, ask)}
      ${covered && view.phase !== 'over' ? html`<div class="sb-cards"></div>` : cards({ ...cardsShown(view), count })}
      <p class="sb-prompt"><span>${covered ? nothing : promptText(view, choice)}</span></p>
      ${seats(model)}
      <div class="sb-pressed">${pressedHere(model, ask)}</div>
      ${saidTemplate(model)}
    </main>
    ${overTable(model, ask)}`;
}

function head({ view, input }: SnapBackTableModel, ask: TableAsk): TemplateResult {
  const { time, pace, untimed } = view;
  return html`
    <header class="sb-head">
      ${wordmark()}<h1 tabindex="-1" data-first>${say('snap-back-title')}</h1>
      <p class="sb-times">${time === null ? nothing : html`<span class="sb-left">${timeLeft(time)}</span>`}<span class="sb-pace">${untimed
        ? say('snap-back-no-hurry') : say('snap-back-every', { seconds: formats().number(pace / 1000, 1) })}</span></p>
      <button type="button" class="sb-menu" aria-haspopup="dialog" aria-label=${say('snap-back-menu')}
        aria-keyshortcuts=${keysOf('menu', input).map((key) => (key.length === 1 ? key.toUpperCase() : key)).join(' ')}
        @click=${(event: MouseEvent) => ask({ kind: 'overTable', over: 'menu', at: event.timeStamp })}><span class="bars"
        aria-hidden="true"></span></button>
    </header>`;
}

/** What lies on the table by a view. */
export function cardsShown({ phase, shown, down, open, revealed, ended }: SnapBackView): CardsShown {
  const lies = phase === 'revealed' || ended === 'trueSix' ? revealed : null;
  return {
    down: Math.min(down, FIRST_CARDS), open,
    // While they are shown again, and before the first card after a reload, the top card lies in the row.
    top: shown > 0 && phase !== 'again' && phase !== 'ready',
    revealed: lies && { cards: lies.cards, holds: lies.reveal.holds },
  };
}
