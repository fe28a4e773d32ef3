/**
 * A game of Snap that is over, looked at again: each player with their stock and their open pile, and in the middle what lies there. Here,
 * as nowhere else, what matches is marked before it was called.
 */
import { html, nothing, type TemplateResult } from 'lit-html';
import { say } from '../../../../strings/say';
import { saveFile } from '../../../../ui/browser/saveFile';
import { toClipboard } from '../../../../ui/browser/share';
import { wordmark } from '../../../../ui/ornaments';
import { castOf } from '../../words/cast';
import { storyOf } from '../../words/story';
import { controls, focusedOn, replayKey } from './controls';
import type { ReplayCommand } from '../../../../shell/commands';
import type { ReplayModel } from './replayModel';
import { stepTable } from './stepTable';

type Ask = (command: ReplayCommand) => void;

export function drawReplay(model: ReplayModel, ask: Ask): TemplateResult {
  const { players, steps, step, stopped } = model;
  const shown = steps[step]!;
  const told = storyOf(shown, castOf(players), stopped && step === steps.length - 1).join(' ');
  return html`
    <main class="sn-replay" data-seats=${players.length} @keydown=${(event: KeyboardEvent) => {
      const command = event.defaultPrevented ? null : replayKey(model, event, focusedOn(event.target));
      if (command === null) return;
      event.preventDefault();
      ask(command);
    }}>
      <header class="sn-replay-head">${wordmark()}<h1 tabindex="-1">${say('snap-replay-title')}</h1>
        ${record(model, ask)}
        <button type="button" class="sn-close" aria-label=${say('snap-replay-back')} title=${say('snap-replay-back')}
          @click=${() => ask({ kind: 'endReplay' })}><span aria-hidden="true">×</span></button></header>
      ${stepTable(shown, players)}
      <p class="sn-told" role="status">${told}</p>
      ${controls(model, told, ask)}
    </main>`;
}

/** The record of the game, to be taken along. */
function record({ record: line, copied }: ReplayModel, ask: Ask): TemplateResult {
  return html`
    <p class="sn-take">
      <button type="button" class="back" @click=${async () => ask({ kind: 'copied', done: await toClipboard(line) })}>${
        say('snap-replay-copy')}</button>
      <button type="button" class="back" @click=${() => saveFile(say('snap-replay-file'), 'application/json', [line, '\n'])}>${
        say('snap-replay-save')}</button>
      <span role="status">${copied === 'copied' ? say('snap-replay-copied') : nothing}</span>
      ${copied === 'shown' ? html`<label>${say('snap-replay-copy-this')}
        <textarea readonly rows="2" .value=${line}></textarea></label>` : nothing}
    </p>`;
}
