/** The dialog in which calling by voice is begun, set and ended. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { TRIALS } from '../../shout/level';
import type { ShoutState, Trial } from '../../shout/shoutState';
import { say } from '../../strings/say';
import { shownName, who } from '../../strings/words/grammar';
import { frame, type DialogActions } from '../dialogs/frame';
import { choiceRow, rowOf } from '../parts/choiceRow';

export interface ShoutDialogModel {
  readonly state: ShoutState;
  /** Who calls by voice; null until somebody is chosen. */
  readonly caller: string | null;
  /** Who could. */
  readonly locals: readonly string[];
}

export interface ShoutDialogActions {
  open(): void;
  close(): void;
  choose(caller: string): void;
  again(): void;
  wasTalk(): void;
}

export function shoutDialog(model: ShoutDialogModel, does: ShoutDialogActions, actions: DialogActions): TemplateResult {
  const { state: { microphone } } = model;
  return frame('shout', say('shout-title'), html`
    ${microphone === 'open' ? opened(model, does, actions) : closed(model, does, actions)}`, actions);
}

/** Before the microphone is open: what it is for, who calls, and what went wrong. */
function closed({ state: { microphone, problem }, caller, locals }: ShoutDialogModel, does: ShoutDialogActions, actions: DialogActions) {
  const opening = microphone === 'opening';
  return html`
    <p>${say('shout-about')}</p>
    <p class="small">${say('shout-private')}</p>
    ${locals.length > 1 ? choiceRow(rowOf({
      name: 'shout-who', label: say('shout-who'), of: locals, chosen: caller ?? '', choose: does.choose,
      words: (name) => ({ word: shownName(name) }),
    })) : nothing}
    <p class="shout-told" role="status">${opening ? say('shout-opening')
      : problem === null ? nothing : `${say(`shout-problem-${problem}`)} ${say('shout-play-on')}`}</p>
    <div class="choices">
      <button type="button" class="main" aria-disabled=${opening || caller === null}
        @click=${() => { if (!opening && caller !== null) does.open(); }}>${say('shout-open-microphone')}</button>
      <button type="button" @click=${() => actions.close()}>${say('shout-back')}</button>
    </div>`;
}

/** While it is open: the level is set by trial shouts, and can be tried. */
function opened({ state: { trial }, caller, locals }: ShoutDialogModel, does: ShoutDialogActions, actions: DialogActions) {
  return html`
    <p class="shout-open-sign">${caller === null ? nothing : say('shout-ready', who(caller, locals.length === 1))}</p>
    ${trial === null ? nothing : trial.kind === 'shouting' ? shouting(trial) : trying(trial, does)}
    <div class="choices">
      ${trial?.kind === 'shouting' ? nothing : html`
        <button type="button" class="main" @click=${() => actions.close()}>${say('shout-done')}</button>
        <button type="button" @click=${() => does.again()}>${say('shout-again')}</button>`}
      <button type="button" @click=${() => does.close()}>${say('shout-close')}</button>
    </div>`;
}

function shouting({ shouts, quieter }: Trial & { kind: 'shouting' }): TemplateResult {
  return html`
    <p>${say('shout-three')}</p>
    <ol class="shout-trials" aria-hidden="true">${Array.from({ length: TRIALS }, (_, i) => html`
      <li class=${i < shouts.length ? 'heard' : ''}>SNAG!</li>`)}</ol>
    <p class="shout-told" role="status">${
      say('shout-heard', { count: shouts.length })}${quieter ? ` ${say('shout-quieter')}` : nothing}</p>`;
}

function trying({ times, last, talk }: Trial & { kind: 'trying' }, does: ShoutDialogActions): TemplateResult {
  const told = talk === 'tooLoud' ? say('shout-too-loud') : talk === 'raised' ? say('shout-raised') : say('shout-calls', { count: times });
  return html`
    <p>${say('shout-set')}</p>
    <p class="shout-told" role="status">${told}</p>
    ${last === null ? nothing : html`
      <p><button type="button" class="quiet" @click=${() => does.wasTalk()}>${say('shout-was-talk')}</button></p>`}`;
}
