/** What lies over the table: the cover of a pause, and the menu with what can be opened from it. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { say } from '../../strings/say';
import { focusedAtFirst } from '../../ui/parts/focusedAtFirst';
import { pausedCover } from '../../ui/parts/play/pausedCover';
import type { TableCommandBase } from '../commands';
import type { TableBase, TableOver } from '../types';

/** What lies over a table of a game's own. */
export interface OverParts {
  /** The rules that are played by, and which keys do what. */
  readonly rules: () => TemplateResult;
  readonly keys?: () => string;
  /** Whether the game is to be stopped, and what it then comes to. */
  readonly stopSure?: () => string;
}

type Ask = (command: Exclude<TableCommandBase<{ readonly kind: 'stop' }>, { readonly kind: 'playAgain' }>) => unknown;

export function overTable(
  { view, over, far }: Pick<TableBase, 'view' | 'over' | 'far'>, parts: OverParts, ask: Ask,
): TemplateResult | typeof nothing {
  // Whoever may not go on is told so by the table of several devices.
  if (over === null && (!view.paused || far?.isHost() === false)) return nothing;
  const open = (next: TableOver | null) => (event: Event): void => void ask({ kind: 'overTable', over: next, at: event.timeStamp });
  return html`
    ${over === null ? pausedCover([say('shell-paused'), say('shell-paused-line'), say('shell-go-on')], true, open(null))
      : html`<div class="cover"></div>${dialog(over, { isOver: view.phase === 'over', far }, parts, open, ask)}`}`;
}

type Open = (next: TableOver | null) => (event: Event) => void;

interface Stands extends Pick<TableBase, 'far'> { readonly isOver: boolean }

function dialog(over: TableOver, stands: Stands, parts: OverParts, open: Open, ask: Ask): TemplateResult {
  // Escape goes one step back. A browser that closes the dialog all the same, at the second Escape, tells so afterwards.
  const cancel = (event: Event): void => {
    event.preventDefault();
    open(over === 'menu' ? null : 'menu')(event);
  };
  return html`
    <dialog class="paper menu shell-over" aria-labelledby="shell-over-title" @cancel=${cancel}
      @close=${open(null)}>
      <h2 id="shell-over-title" tabindex="-1">${titleOf(over, stands)}</h2>
      <div class="body">${over === 'menu' ? menu(stands, open, ask) : over === 'rules' ? rules(parts, open) : stop(parts, open, ask)}</div>
    </dialog>`;
}

function titleOf(over: TableOver, { isOver, far }: Stands): string {
  if (over === 'rules') return say('shell-rules');
  return over === 'stop' ? say('shell-stop') : say(isOver || far ? 'shell-menu' : 'shell-paused');
}

function menu({ isOver, far }: Stands, open: Open, ask: Ask): TemplateResult {
  return html`
    <div class="choices stacked">
      <button type="button" class="main" @click=${open(null)}>${say('shell-go-on')}</button>
      <button type="button" @click=${open('rules')}>${say('shell-rules')}</button>
      <button type="button" @click=${() => ask({ kind: 'settings' })}>${say('shell-settings')}</button>
      ${isOver || far?.isHost() === false ? nothing
        : html`<button type="button" @click=${open('stop')}>${say('shell-stop')}</button>`}
      <button type="button" class="quiet" @click=${() => ask({ kind: 'leaveTable' })}>${
        say(far ? 'beside-to-table' : 'shell-away')}</button>
      ${isOver || far ? nothing : html`<p class="small">${say('shell-away-line')}</p>`}
    </div>`;
}

function rules(parts: OverParts, open: Open): TemplateResult {
  return html`
    <div class="shell-read" tabindex="-1" ${focusedAtFirst()}>
      ${parts.rules()}
      ${parts.keys ? html`<p class="small">${parts.keys()}</p>` : nothing}
    </div>
    <div class="choices"><button type="button" class="main" @click=${open('menu')}>${say('shell-out')}</button></div>`;
}

function stop(parts: OverParts, open: Open, ask: Ask): TemplateResult {
  return html`
    ${parts.stopSure ? html`<p>${parts.stopSure()}</p>` : nothing}
    <div class="choices">
      <button type="button" class="main" @click=${open(null)}>${say('shell-stop-no')}</button>
      <button type="button" @click=${() => ask({ kind: 'act', act: { kind: 'stop' } })}>${say('shell-stop-yes')}</button>
    </div>`;
}
