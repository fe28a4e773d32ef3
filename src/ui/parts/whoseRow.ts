/** Whose of several people's something is, to be chosen. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';

/** Nothing where there is only one. @param names of all, in order @param whose which of them is chosen */
export function whoseRow(
  label: string, names: readonly string[], whose: number, choose: (index: number) => unknown,
): TemplateResult | typeof nothing {
  return names.length < 2 ? nothing : html`
    <label class="whose"><span>${label}</span>
      <select .value=${live(String(whose))} @change=${({ target }: Event) => choose((target as HTMLSelectElement).selectedIndex)}>${
        names.map((name, i) => html`<option value=${i} ?selected=${i === whose}>${name}</option>`)}</select></label>`;
}
