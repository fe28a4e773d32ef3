/** What can be chosen in a player's row of the start screen beside his name and who he is: the clock of a person who needs more time than the others. */
import { html, type TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { OWN_CLOCKS, type CallSeconds, type OwnClock, type Player } from '../session/setup';
import { START, ownClockName } from '../strings/en';

/** How long a person has to call: as was agreed, longer, or as long as he likes. */
export function clockSelect({ name, clock }: Player, agreed: CallSeconds, choose: (clock: OwnClock | null) => void): TemplateResult {
  return html`
    <label class="small own-clock"><span>${START.ownClock}</span>
      <select aria-label=${START.ownClockOf(name)} @change=${(event: Event) => {
        choose(OWN_CLOCKS.find((one) => one === (event.target as HTMLSelectElement).value) ?? null);
      }}>
        ${[null, ...OWN_CLOCKS].map((one) => html`
          <option value=${one ?? ''} .selected=${live(one === (clock ?? null))}>${ownClockName(agreed, one)}</option>`)}
      </select></label>`;
}
