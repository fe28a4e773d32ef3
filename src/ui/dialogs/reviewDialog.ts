/** After the game: what each computer player had in mind where memory or eye deceived it. */
import { html, nothing, type TemplateResult } from 'lit-html';
import type { Note } from '../../history/pastView';
import type { ViewState } from '../../session/viewState';
import { say } from '../../strings/say';
import { noteSentence } from '../../strings/words/past/review';
import { frame, type DialogActions } from './frame';
import { face, mark } from '../ornaments';

/** @param notes oldest first; null while they are still being gathered */
export function reviewDialog({ seats }: ViewState, notes: readonly Note[] | null, actions: DialogActions): TemplateResult {
  const names = seats.map(({ name }) => name);
  return frame('review', say('review-title'), html`
    <div role="status">${notes === null ? html`<p>${say('review-asking')}</p>` : nothing}</div>
    ${notes === null ? nothing : seats.map(({ name, level, shape }, seat) => {
      if (level === null) return nothing;
      const own = notes.filter((note) => note.seat === seat);
      return html`
        <section aria-label=${name}>
          <span class="who">${face(level)}${mark(shape)}</span>
          <div><h3>${name}</h3>
            ${own.length === 0 ? html`<p>${say('review-nothing', { name })}</p>`
              : html`<ul>${own.map((note) => html`<li>${noteSentence(note, names)}</li>`)}</ul>`}
          </div>
        </section>`;
    })}
    <div class="choices">
      <button type="button" class="main" @click=${() => actions.close()}>${say('review-back')}</button>
    </div>`, actions);
}
