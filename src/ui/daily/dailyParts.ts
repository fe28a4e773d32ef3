/** What the screen of today's deal and the end of its game both show: one's own runs, and what came of giving the result away. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { say } from '../../strings/say';
import { dailyRuns } from '../../strings/words/daily/daily';
import type { Shared } from '../browser/share';

/** One's own runs in order of play, as boxes: full for a run that was called, empty for one that was missed. */
export function runBoxes(runs: readonly boolean[]): TemplateResult | typeof nothing {
  if (runs.length === 0) return nothing;
  return html`<p class="run-boxes" role="img" aria-label=${dailyRuns(runs)}>${
    runs.map((called) => html`<span class=${called ? 'called' : ''}></span>`)}</p>`;
}

/** What came of it, and the text where it has to be copied by hand. */
export function shareOutcome(shared: Shared | null): TemplateResult {
  return html`
    <p class="shared" role="status">${
      shared === null || shared.outcome === 'cancelled' ? nothing : say(`daily-share-${shared.outcome}`)}</p>
    ${shared?.outcome === 'shown'
      ? html`<textarea readonly rows="3" aria-label=${say('daily-share-text')} @focus=${select}>${shared.text}</textarea>` : nothing}`;
}

function select({ currentTarget }: FocusEvent): void {
  (currentTarget as HTMLTextAreaElement).select();
}
