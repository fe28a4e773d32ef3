/** What can be chosen in a player's row besides the name and who plays: the mark, and a clock for whoever needs more time than others. */
import { html, type TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { DEFAULT_CHARACTER, OWN_CLOCKS, type OwnClock, type Player, SHAPES, type Shape } from '../../setup/players';
import type { CallSeconds } from '../../setup/setup';
import { words } from '../../strings';
import { face, mark } from '../ornaments';

/**
 * Who sits there, drawn: a computer's face with its mark at the corner, or a person's mark alone. It is a list to choose another mark from:
 * the element lies unseen over the picture, so that it is as large as that to touch.
 */
export function markSelect(
  { name, kind, level = DEFAULT_CHARACTER }: Player, shape: Shape, choose: (shape: Shape) => void,
): TemplateResult {
  return html`
    <span class="who">${kind === 'bot' ? face(level) : null}${mark(shape)}
      <select class="mark-choice" aria-label=${words().START.mark(name)} title=${words().START.mark(name)} @change=${(event: Event) => {
        choose(SHAPES.find((one) => one === (event.target as HTMLSelectElement).value) ?? shape);
      }}>
        ${SHAPES.map((one) => html`<option value=${one} .selected=${live(one === shape)}>${words().markName(one)}</option>`)}
      </select></span>`;
}

/** How long a person has to call: as was agreed, longer, or as long as they like. */
export function clockSelect({ name, clock }: Player, agreed: CallSeconds, choose: (clock: OwnClock | null) => void): TemplateResult {
  return html`
    <label class="small own-clock"><span>${words().START.ownClock}</span>
      <select aria-label=${words().START.ownClockOf(name)} @change=${(event: Event) => {
        choose(OWN_CLOCKS.find((one) => one === (event.target as HTMLSelectElement).value) ?? null);
      }}>
        ${[null, ...OWN_CLOCKS].map((one) => html`
          <option value=${one ?? ''} .selected=${live(one === (clock ?? null))}>${words().ownClockName(agreed, one)}</option>`)}
      </select></label>`;
}
