/** The way out for several people before one screen, where each needs a hand that nobody else sees: a game alone. */
import { html, nothing, type TemplateResult } from 'lit-html';
import type { DraftBase } from '../../../seats/draftSeats';
import { say } from '../../../strings/say';
import { aloneIn } from '../kept/agreement';

/** What stands beneath what is wrong with a set-up. @param change changes who plays */
export function aloneDoor<Draft extends DraftBase>(
  problem: { readonly code: string }, draft: Draft, change: (draft: Draft) => void,
): TemplateResult | typeof nothing {
  if (problem.code !== 'needs-phones') return nothing;
  return html`<button type="button" class="pill" @click=${() => change({ ...draft, seats: aloneIn(draft.seats) })}>${
    say('hands-alone')}</button>`;
}
