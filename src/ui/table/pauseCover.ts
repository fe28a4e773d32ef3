/** What covers a table at which the game is paused. */
import { html, nothing, type TemplateResult } from 'lit-html';
import type { ViewState } from '../../session/viewState';
import { severalPersons } from '../../setup/players';
import { say } from '../../strings/say';
import { wordmark } from '../ornaments';

/**
 * The cover, over all that lies on the table; nothing while the game goes on.
 * @param dialog whether a dialog lies on it, which ends the pause when it is closed
 */
export function pauseCover({ paused, seats }: ViewState, dialog: boolean, goOn: () => void): TemplateResult | typeof nothing {
  if (!paused) return nothing;
  if (dialog) return html`<div class="cover"></div>`;
  return html`
    <section class="cover" aria-labelledby="paused">
      <div class="paper">
        <h2 id="paused">${say('prompt-paused')}</h2>
        ${wordmark()}
        <p>${severalPersons(seats) ? say('prompt-paused-several') : say('prompt-paused-alone')}</p>
        <button type="button" class="main" @click=${goOn}>${say('prompt-continue')}</button>
      </div>
    </section>`;
}
