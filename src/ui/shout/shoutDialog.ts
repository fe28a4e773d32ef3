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

/** What is told in it stays the same element: only then a screen reader tells what becomes of it. */
export function shoutDialog(model: ShoutDialogModel, does: ShoutDialogActions, actions: DialogActions): TemplateResult {
  const isOpen = model.state.microphone === 'open';
  return frame('shout', say('shout-title'), html`
    ${isOpen ? opened(model) : closed(model, does)}
    <p class="shout-told" role="status">${told(model.state)}</p>
    <div class="choices">${isOpen ? openChoices(model.state.trial, does, actions) : closedChoices(model, does, actions)}</div>`, actions);
}

/** What just came of it; nothing where there is nothing to tell. */
function told({ microphone, problem, trial }: ShoutState): string | typeof nothing {
  if (microphone === 'opening') return say('shout-opening');
  if (problem !== null) return `${say(`shout-problem-${problem}`)} ${say('shout-play-on')}`;
  if (trial === null) return nothing;
  if (trial.kind === 'shouting') {
    const heard = say('shout-heard', { count: trial.shouts.length });
    return trial.quieter ? `${heard} ${say('shout-quieter')}` : heard;
  }
  switch (trial.talk) {
    case 'tooLoud': return say('shout-too-loud');
    case 'raised': return say('shout-raised');
    default: return say('shout-calls', { count: trial.times });
  }
}

/** Before the microphone is open: what it is for, and who calls. */
function closed({ caller, locals }: ShoutDialogModel, does: ShoutDialogActions): TemplateResult {
  return html`
    <p>${say('shout-about')}</p>
    <p class="small">${say('shout-private')}</p>
    ${locals.length > 1 ? choiceRow(rowOf({
      name: 'shout-who', label: say('shout-who'), of: locals, chosen: caller ?? '', choose: does.choose,
      words: (name) => ({ word: shownName(name) }),
    })) : nothing}`;
}

function closedChoices({ state, caller }: ShoutDialogModel, does: ShoutDialogActions, actions: DialogActions): TemplateResult {
  const may = state.microphone === 'closed' && caller !== null;
  return html`
    <button type="button" class="main" aria-disabled=${!may}
      @click=${() => { if (may) does.open(); }}>${say('shout-open-microphone')}</button>
    <button type="button" @click=${() => actions.close()}>${say('shout-back')}</button>`;
}

/** While it is open: whose it is, and how the level is set and tried. */
function opened({ state: { trial }, caller, locals }: ShoutDialogModel): TemplateResult {
  return html`
    ${caller === null ? nothing : html`<p>${say('shout-ready', who(caller, locals.length === 1))}</p>`}
    ${trial === null ? nothing : html`<p>${trial.kind === 'shouting' ? say('shout-three') : say('shout-set')}</p>`}
    ${trial?.kind === 'shouting' ? html`
      <ol class="shout-trials" aria-hidden="true">${Array.from({ length: TRIALS }, (_, i) => html`
        <li class=${i < trial.shouts.length ? 'heard' : ''}>${say('snag-call')}</li>`)}</ol>` : nothing}`;
}

function openChoices(trial: Trial | null, does: ShoutDialogActions, actions: DialogActions): TemplateResult {
  return html`
    ${trial?.kind === 'trying' && trial.last !== null
      ? html`<button type="button" class="quiet only-talk" @click=${() => does.wasTalk()}>${say('shout-was-talk')}</button>` : nothing}
    ${trial?.kind === 'shouting' ? nothing : html`
      <button type="button" class="main" @click=${() => actions.close()}>${say('shout-done')}</button>
      <button type="button" @click=${() => does.again()}>${say('shout-again')}</button>`}
    <button type="button" @click=${() => does.close()}>${say('shout-close')}</button>`;
}
