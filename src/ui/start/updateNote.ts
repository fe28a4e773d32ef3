/** A small note on the start screen: a newer version of the game is there. It stands nowhere else: no game is troubled by it. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { say } from '../../strings/say';
import type { Ask } from '../commands';
import type { StartModel } from './startModel';

/** @param update what there is to tell */
export function updateNote(update: StartModel['update'], ask: Ask): TemplateResult | typeof nothing {
  if (update === 'none') return nothing;
  return html`<p class="note update"><span>${say(`update-${update}`)}</span>
    <button type="button" class="link" @click=${() => void ask({ kind: 'takeUpdate' })}>${
      say(update === 'used' ? 'update-reload' : 'update-take')}</button></p>`;
}
