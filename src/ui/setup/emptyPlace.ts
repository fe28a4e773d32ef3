/** A place at the table that nobody has taken: whoever is pressed there sits down. */
import { html, type TemplateResult } from 'lit-html';
import { CHARACTERS } from '../../setup/players';
import type { SetupDraft } from '../../setup/kept/tables';
import { say } from '../../strings/say';
import { characterChoice } from '../../strings/words/setup/profiles';
import { keyedList } from '../keyedList';
import { face } from '../ornaments';
import { addCharacter, addPerson, nextCharacter } from './setupDraft';

/** @param change called with the draft in which one more sits at the table */
export function emptyPlace(draft: SetupDraft, change: (draft: SetupDraft) => void): TemplateResult {
  const away = CHARACTERS.filter((one) => draft.players.every(({ level }) => level !== one));
  return html`
    <li class="empty-place">
      <div class="adders">
        <button type="button" class="pill" aria-label=${say('setup-add-person-name')} @click=${() => change(addPerson(draft))}>${
          say('setup-add-person')}</button>
        <button type="button" class="pill" aria-label=${say('setup-add-computer-name')}
          @click=${() => change(addCharacter(draft, nextCharacter(draft)))}>${say('setup-add-computer')}</button>
      </div>
      <div class="away">${keyedList(away, (one) => one, (one) => html`
        <button type="button" aria-label=${say('setup-add-character', { name: say(`character-${one}`) })} title=${characterChoice(one)}
          @click=${() => change(addCharacter(draft, one))}>${face(one)}</button>`)}</div>
    </li>`;
}
