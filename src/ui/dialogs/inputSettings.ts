/** The settings of hand and key in the menu: whether single characters do anything, which ones, and when a tile can be taken back. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { TAKE_BACKS, type InputSettings, type TakeBack } from '../../setup/inputSettings';
import { LETTER_KEYS, foldedKey, keyProblem, singlesOf, type KeyName } from '../../setup/tableKeys';
import { words } from '../../strings';

export interface InputChoices {
  readonly input: InputSettings;
  /** The players' own keys to call with: no letter can be one of these. */
  readonly callKeys: readonly (string | null)[];
  readonly set: (input: Partial<InputSettings>) => void;
}

/** The rows for hand and key. */
export function inputSettings(choices: InputChoices): TemplateResult {
  const { input, set } = choices;
  return html`
    <label class="line"><span>${words().INPUT.takeBack}</span>
      <select @change=${(event: Event) => set({ takeBack: (event.target as HTMLSelectElement).value as TakeBack })}>
        ${TAKE_BACKS.map((one) => html`<option value=${one} .selected=${live(one === input.takeBack)}>${
          words().TAKE_BACK_NAMES[one]}</option>`)}
      </select></label>
    <label class="line"><span>${words().INPUT.singleKeys}</span>
      <input type="checkbox" .checked=${live(input.singleKeys)}
        @change=${(event: Event) => set({ singleKeys: (event.target as HTMLInputElement).checked })} /></label>
    ${input.singleKeys ? letters(choices) : html`<p class="small">${words().INPUT.noSingleKeys}</p>`}`;
}

/** Another letter for everything that has one. */
function letters(choices: InputChoices): TemplateResult {
  const { input, set } = choices;
  return html`
    <details class="letters">
      <summary class="line">${words().INPUT.letters}</summary>
      ${LETTER_KEYS.map((name) => letterRow(name, choices))}
      ${Object.keys(input.letters).length === 0 ? nothing : html`
        <button type="button" class="quiet" @click=${() => set({ letters: {} })}>${words().INPUT.usualLetters}</button>`}
    </details>`;
}

function letterRow(name: KeyName, { input, callKeys, set }: InputChoices): TemplateResult {
  const letter = singlesOf(name, input)[0] ?? '';
  const choose = (field: HTMLInputElement): void => {
    const problem = keyProblem(name, field.value, input, callKeys);
    field.setCustomValidity(problem === null ? '' : words().KEY_PROBLEMS[problem]);
    if (problem === null) set({ letters: { ...input.letters, [name]: foldedKey(field.value) } });
    // An empty field is one in which something is about to be typed.
    else if (field.value !== '') field.reportValidity();
  };
  return html`
    <label class="line small"><span>${words().keyDoes(name)}</span>
      <input type="text" class="letter" autocomplete="off" spellcheck="false" maxlength="1" .value=${live(words().upper(letter))}
        @input=${(event: Event) => choose(event.target as HTMLInputElement)}
        @focus=${(event: Event) => (event.target as HTMLInputElement).select()}
        @blur=${(event: Event) => {
          const field = event.target as HTMLInputElement;
          field.setCustomValidity('');
          field.value = words().upper(letter);
        }} /></label>`;
}
