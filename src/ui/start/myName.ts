/** What the player of this device is called, and where they change it: a quiet fold-out of the start screen. */
import { html, type TemplateResult } from 'lit-html';
import { NAME_LENGTH } from '../../setup/names';
import { say } from '../../strings/say';
import type { Ask } from '../commands';

async function save(event: SubmitEvent, ask: Ask): Promise<void> {
  event.preventDefault();
  const form = event.currentTarget as HTMLFormElement;
  const fold = form.closest('details');
  if (!await ask({ kind: 'nameMe', name: form.querySelector('input')?.value ?? '' }) || !fold) return;
  fold.open = false;
  fold.querySelector('summary')?.focus();
}

/** @param me null until they have a name */
export function myName(me: string | null, ask: Ask): TemplateResult {
  return html`
    <details class="tuck">
      <summary>${me === null ? say('start-no-name') : say('start-plays-as', { name: me })}</summary>
      <form class="paper" @submit=${(event: SubmitEvent) => void save(event, ask)}>
        <label class="line"><span>${say('start-your-name')}</span>
          <input type="text" autocomplete="off" spellcheck="false" maxlength=${NAME_LENGTH} .value=${me ?? ''} /></label>
        <p class="small">${say('start-name-later')}</p>
        <button type="submit">${say('start-save-name')}</button>
      </form>
    </details>`;
}
