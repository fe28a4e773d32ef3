/** What covers a table at which the game is paused. */
import { html, nothing, type TemplateResult } from 'lit-html';
import type { ViewState } from '../../session/viewState';
import { severalPersons } from '../../setup/players';
import { words } from '../../strings';
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
        <h2 id="paused">${words().PAUSE.title}</h2>
        ${wordmark()}
        <p>${severalPersons(seats) ? words().PAUSE.several : words().PAUSE.alone}</p>
        <button type="button" class="main" @click=${goOn}>${words().PAUSE.goOn}</button>
      </div>
    </section>`;
}
