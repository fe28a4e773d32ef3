/** What frames every table: the head with the menu, what is said for screen readers, what lies over it; and the buttons that go on. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { say } from '../../strings/say';
import { shortcutsOf } from '../../ui/browser/shortcuts';
import { wordmark } from '../../ui/ornaments';
import { saidLines } from '../../ui/parts/play/saidLines';
import type { TableCommandBase } from '../commands';
import type { TableBase } from '../types';
import { overTable, type OverParts } from './overTable';
import { aloneAt } from '../../strings/words/cast';

type Ask = (command: TableCommandBase<{ readonly kind: 'goOn' } | { readonly kind: 'stop' }>) => unknown;

export interface Frame {
  readonly title: string;
  /** What stands beside the title. */
  readonly terms: TemplateResult;
  /** More classes of the table. */
  readonly as: string;
  /** Whether people sit around it. */
  readonly around: boolean;
  readonly over: OverParts;
  /** What is to be heard of it now, and whether at once. */
  readonly said: string;
  readonly urgent: boolean;
  /** Whether somebody holds the table with a finger, which is told where it matters. */
  readonly hold?: (on: boolean, event: Event) => void;
}

/** The whole screen. */
export function tableFrame(model: TableBase, frame: Frame, body: TemplateResult, ask: Ask): TemplateResult {
  const { view, mirrored, over, said, spoken } = model;
  const { as, around, hold } = frame;
  const holds = (on: boolean) => (event: Event): void => hold?.(on, event);
  // A voice of the device says it: it would be heard twice. What is asked for is always there to be read.
  const hushed = view.paused || (spoken === 'voice' && said.what.every(({ kind }) => kind !== 'read'));
  return html`
    <main class="play-table ${as} ${view.phase} ${mirrored ? 'mirrored' : ''} ${aloneAt(view) === null ? 'several' : 'alone'} ${
      around ? 'around' : 'beside'}" data-seats=${view.seats.length} ?inert=${view.paused && over === null}
      @pointerdown=${holds(true)} @pointerup=${holds(false)} @pointercancel=${holds(false)} @pointerleave=${holds(false)}>
      <header class="play-head">
        ${wordmark()}<h1 tabindex="-1" data-first>${frame.title}</h1>${frame.terms}
        ${model.far?.corner() ?? nothing}
        <button type="button" class="play-menu" aria-haspopup="dialog" aria-label=${say('shell-menu')}
          aria-keyshortcuts=${shortcutsOf('menu', model.input)}
          @click=${(event: MouseEvent) => ask({ kind: 'overTable', over: 'menu', at: event.timeStamp })}><span class="bars"
          aria-hidden="true"></span></button>
      </header>
      ${body}
      ${saidLines(said.id, hushed ? '' : frame.said, frame.urgent)}
      ${model.far ? html`<p class="spoken" role="status">${lateText(model)}</p>` : nothing}
    </main>
    ${overTable(model, frame.over, ask)}`;
}

/** That a call from here was too late, for as long as that is told; '' otherwise. @param seat whose alone */
export function lateText({ calls, view }: Pick<TableBase, 'calls' | 'view'>, seat?: number): string {
  return calls?.late.some((one) => one === (seat ?? one)) && !view.paused ? say('rack-too-late') : '';
}

/** What goes on where everything waits. */
export function goOnButton(label: string, ask: Ask): TemplateResult {
  return html`<button type="button" class="play-button main" aria-keyshortcuts="Space Enter"
    @click=${() => ask({ kind: 'act', act: { kind: 'goOn' } })}>${label}</button>`;
}

/** The same before the first card, or once the game was left. */
export function startButton(hasBegun: boolean, ask: Ask): TemplateResult {
  return goOnButton(hasBegun ? say('shell-go-on') : say('shell-start'), ask);
}

/** After the end. What a game came to takes the place of the table at once; one without a card came to nothing. */
export function overButtons(hasBegun: boolean, back: string, ask: Ask): TemplateResult | typeof nothing {
  return hasBegun ? nothing : html`
    <button type="button" class="play-button main" @click=${() => ask({ kind: 'playAgain' })}>${say('shell-play-again')}</button>
    <button type="button" class=${back} @click=${() => ask({ kind: 'leaveTable' })}>${say('shell-out')}</button>`;
}
