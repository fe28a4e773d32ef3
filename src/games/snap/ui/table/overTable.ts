/** What lies over the table: the cover of a pause, and the menu with what can be opened from it. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { say } from '../../../../strings/say';
import { wordmark } from '../../../../ui/ornaments';
import { focusedAtFirst } from '../../../../ui/parts/focusedAtFirst';
import { rulesWhole } from '../parts/rules';
import type { SnapTableView } from '../../table/tableView';
import type { SnapTableModel, TableAsk } from './tableModel';
import type { TableOver } from '../../../../shell/table/over';

export function overTable({ view, over }: SnapTableModel, ask: TableAsk): TemplateResult | typeof nothing {
  if (over === null && !view.paused) return nothing;
  const open = (next: TableOver | null) => (event: Event): void => void ask({ kind: 'overTable', over: next, at: event.timeStamp });
  return html`
    ${over === null ? html`
      <section class="cover" aria-labelledby="sn-paused"><div class="paper">
        <h2 id="sn-paused">${say('snap-paused')}</h2>${wordmark()}<p>${say('snap-paused-line')}</p>
        <button type="button" class="main" ${focusedAtFirst()} @click=${open(null)}>${say('snap-go-on')}</button>
      </div></section>` : html`<div class="cover"></div>`}
    ${over === null ? nothing : dialog(over, view, open, ask)}`;
}

type Open = (next: TableOver | null) => (event: Event) => void;

function dialog(over: TableOver, view: SnapTableView, open: Open, ask: TableAsk): TemplateResult {
  const isOver = view.phase === 'over';
  // Escape goes one step back. A browser that closes the dialog all the same, at the second Escape, tells so afterwards.
  const cancel = (event: Event): void => {
    event.preventDefault();
    open(over === 'menu' ? null : 'menu')(event);
  };
  return html`
    <dialog class="paper menu sn-over" aria-labelledby="sn-over-title" @cancel=${cancel}
      @close=${open(null)}>
      <h2 id="sn-over-title" tabindex="-1">${titleOf(over, isOver)}</h2>
      <div class="body">${over === 'menu' ? menu(isOver, open, ask) : over === 'rules' ? rules(view, open) : stop(open, ask)}</div>
    </dialog>`;
}

function titleOf(over: TableOver, isOver: boolean): string {
  if (over === 'rules') return say('snap-rules');
  return over === 'stop' ? say('snap-stop') : say(isOver ? 'snap-menu' : 'snap-paused');
}

function menu(isOver: boolean, open: Open, ask: TableAsk): TemplateResult {
  return html`
    <div class="choices stacked">
      <button type="button" class="main" @click=${open(null)}>${say('snap-go-on')}</button>
      <button type="button" @click=${open('rules')}>${say('snap-rules')}</button>
      <button type="button" @click=${() => ask({ kind: 'settings' })}>${say('snap-settings')}</button>
      ${isOver ? nothing : html`<button type="button" @click=${open('stop')}>${say('snap-stop')}</button>`}
      <button type="button" class="quiet" @click=${() => ask({ kind: 'leaveTable' })}>${say('snap-away')}</button>
      ${isOver ? nothing : html`<p class="small">${say('snap-away-line')}</p>`}
    </div>`;
}

function rules({ options, asked, beat, least, twoKeys }: SnapTableView, open: Open): TemplateResult {
  return html`
    <div class="sn-read" tabindex="-1" ${focusedAtFirst()}>
      ${rulesWhole({ ...options, asked, beat, least, keys: twoKeys ? 'two' : 'one' })}
      <p class="small">${say('snap-keys')}</p>
    </div>
    <div class="choices"><button type="button" class="main" @click=${open('menu')}>${say('snap-out')}</button></div>`;
}

function stop(open: Open, ask: TableAsk): TemplateResult {
  return html`
    <p>${say('snap-stop-sure')}</p>
    <div class="choices">
      <button type="button" class="main" @click=${open(null)}>${say('snap-stop-no')}</button>
      <button type="button" @click=${() => ask({ kind: 'act', act: { kind: 'stop' } })}>${say('snap-stop-yes')}</button>
    </div>`;
}
