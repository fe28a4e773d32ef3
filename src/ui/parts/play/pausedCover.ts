/** What covers a table at which the game is paused, whichever game it is. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { wordmark } from '../../ornaments';
import { focusedAtFirst } from '../focusedAtFirst';

/** @param told what stands on it: its title, a line, and the button that goes on @param focused whether that has the focus as it comes */
export function pausedCover(
  told: readonly [title: string, line: string, button: string], focused: boolean, goOn: (event: Event) => void,
): TemplateResult {
  const [title, line, button] = told;
  return html`
    <section class="cover" aria-labelledby="paused"><div class="paper">
      <h2 id="paused">${title}</h2>${wordmark()}<p>${line}</p>
      <button type="button" class="main" ${focused ? focusedAtFirst() : nothing} @click=${goOn}>${button}</button>
    </div></section>`;
}
