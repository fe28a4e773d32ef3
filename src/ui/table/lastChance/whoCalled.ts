/**
 * In the last chance it is nobody's move, and the one burst of several players side by side is everybody's: a press on it asks who it was.
 * The call counts from the press, not from the answer, and the game is paused until it is given. Calls with a key or a panel of one's own
 * need no question.
 */
import { html, nothing, type TemplateResult } from 'lit-html';
import type { Layout } from '../../../layout/types';
import type { Seat } from '../../../rules/position';
import type { ViewState } from '../../../session/viewState';
import { say } from '../../../strings/say';
import { room } from '../callRoundPanel';
import { mark } from '../../ornaments';
import { at } from '../place';
import { isEverybodys } from './everybodys';

/**
 * The question who called, over the rack; nothing where nobody has to be asked.
 * @param pressed when the burst was pressed, in the page's time; null where it was not
 * @param answer who it was, or nobody
 */
export function whoCalledTemplate(
  state: ViewState, layout: Layout, pressed: number | null, answer: (seat: Seat | null) => void,
): TemplateResult | typeof nothing {
  if (pressed === null || !isEverybodys(state, layout)) return nothing;
  return html`
    <section class="asking who-called" ${at(room(layout))} aria-label=${say('prompt-who-called')}
      @keydown=${(event: KeyboardEvent) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        answer(null);
      }}>
      <p class="question" tabindex="-1" role="status">${say('prompt-who-called')}</p>
      <div class="answers">
        ${state.seats.map(({ name, kind, shape }, seat) => (kind === 'local' ? html`
          <button type="button" @click=${() => answer(seat)}>${mark(shape)} ${name}</button>` : nothing))}
        <button type="button" class="passes" @click=${() => answer(null)}>${say('prompt-nobody')}</button>
      </div>
    </section>`;
}
