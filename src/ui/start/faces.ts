/** The six characters to choose from: their faces in a row, one of them chosen, and beneath them what is said of that one. */
import { html, type TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { CHARACTERS, type Character } from '../../setup/players';
import { say } from '../../strings/say';
import { face } from '../ornaments';

/** @param choose called with who is chosen now */
export function faces(chosen: Character, choose: (character: Character) => void): TemplateResult {
  return html`
    <div class="faces" role="radiogroup" aria-label=${say('start-against')}>
      ${CHARACTERS.map((character) => html`
        <label><input type="radio" name="character" value=${character} .checked=${live(character === chosen)}
            @change=${() => choose(character)} />${face(character)}<span>${say(`character-${character}`)}</span></label>`)}
    </div>
    <p class="line-of" role="status">${say(`character-${chosen}-line`)}</p>`;
}
