/** What lies over the table: the cover of a pause, and the menu with what can be opened from it. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { say } from '../../../../strings/say';
import { wordmark } from '../../../../ui/ornaments';
import { focusedAtFirst } from '../../../../ui/parts/focusedAtFirst';
import { rulesInShort } from '../parts/rules';
import type { SnapBackTableModel, TableAsk } from './tableModel';
import type { TableOver } from '../../../../shell/table/over';

export function overTable({ view, over }: SnapBackTableModel, ask: TableAsk): TemplateResult | typeof nothing {
  if (over === null && !view.paused) return nothing;
  const open = (next: TableOver | null) => (event: Event): void => void ask({ kind: 'overTable', over: next, at: event.timeStamp });
  return html`
    ${over === null ? html`
      <section class="cover" aria-labelledby="sb-paused"><div class="paper">
        <h2 id="sb-paused">${say('snap-back-paused')}</h2>${wordmark()}<p>${say('snap-back-paused-line')}</p>
        <button type="button" class="main" ${focusedAtFirst()} @click=${open(null)}>${say('snap-back-go-on')}</button>
      </div></section>` : html`<div class="cover"></div>`}
    ${over === null ? nothing : dialog(over, view.phase === 'over', open, ask)}`;
}

type Open = (next: TableOver | null) => (event: Event) => void;

function dialog(over: TableOver, isOver: boolean, open: Open, ask: TableAsk): TemplateResult {
  // Escape goes one step back. A browser that closes the dialog all the same, at the second Escape, tells so afterwards.
  const cancel = (event: Event): void => {
    event.preventDefault();
    open(over === 'menu' ? null : 'menu')(event);
  };
  return html`
    <dialog class="paper menu sb-over" aria-labelledby="sb-over-title" @cancel=${cancel}
      @close=${open(null)}>
      <h2 id="sb-over-title" tabindex="-1">${titleOf(over, isOver)}</h2>
      <div class="body">${over === 'menu' ? menu(isOver, open, ask) : over === 'rules' ? rules(open) : stop(open, ask)}</div>
    </dialog>`;
}

function titleOf(over: TableOver, isOver: boolean): string {
  if (over === 'rules') return say('snap-back-rules');
  return over === 'stop' ? say('snap-back-stop') : say(isOver ? 'snap-back-menu' : 'snap-back-paused');
}

function menu(isOver: boolean, open: Open, ask: TableAsk): TemplateResult {
  return html`
    <div class="choices stacked">
      <button type="button" class="main" @click=${open(null)}>${say('snap-back-go-on')}</button>
      <button type="button" @click=${open('rules')}>${say('snap-back-rules')}</button>
      <button type="button" @click=${() => ask({ kind: 'settings' })}>${say('snap-back-settings')}</button>
      ${isOver ? nothing : html`<button type="button" @click=${open('stop')}>${say('snap-back-stop')}</button>`}
      <button type="button" class="quiet" @click=${() => ask({ kind: 'leaveTable' })}>${say('snap-back-away')}</button>
      ${isOver ? nothing : html`<p class="small">${say('snap-back-away-line')}</p>`}
    </div>`;
}

function rules(open: Open): TemplateResult {
  return html`
    <div class="sb-read" tabindex="-1" ${focusedAtFirst()}>
      ${rulesInShort()}
      <p class="small">${say('snap-back-keys')}</p>
    </div>
    <div class="choices"><button type="button" class="main" @click=${open('menu')}>${say('snap-back-out')}</button></div>`;
}

function stop(open: Open, ask: TableAsk): TemplateResult {
  return html`
    <p>${say('snap-back-stop-sure')}</p>
    <div class="choices">
      <button type="button" class="main" @click=${open(null)}>${say('snap-back-stop-no')}</button>
      <button type="button" @click=${() => ask({ kind: 'act', act: { kind: 'stop' } })}>${say('snap-back-stop-yes')}</button>
    </div>`;
}
