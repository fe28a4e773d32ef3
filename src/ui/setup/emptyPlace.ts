/** A place at the table that nobody has taken: whoever is pressed there sits down. */
import { html, type TemplateResult } from 'lit-html';
import { CHARACTERS } from '../../setup/players';
import type { SetupDraft } from '../../setup/kept/tables';
import { words } from '../../strings';
import { laterWords } from '../../strings/later';
import { keyedList } from '../keyedList';
import { face } from '../ornaments';
import { addCharacter, addPerson, nextCharacter } from './setupDraft';

/** @param change called with the draft in which one more sits at the table */
export function emptyPlace(draft: SetupDraft, change: (draft: SetupDraft) => void): TemplateResult {
  const away = CHARACTERS.filter((one) => draft.players.every(({ level }) => level !== one));
  return html`
    <li class="empty-place">
      <div class="adders">
        <button type="button" class="pill" aria-label=${laterWords().SETUP.addPersonSpoken} @click=${() => change(addPerson(draft))}>${
          laterWords().SETUP.addPerson}</button>
        <button type="button" class="pill" aria-label=${laterWords().SETUP.addComputerSpoken}
          @click=${() => change(addCharacter(draft, nextCharacter(draft)))}>${laterWords().SETUP.addComputer}</button>
      </div>
      <div class="away">${keyedList(away, (one) => one, (one) => html`
        <button type="button" aria-label=${laterWords().SETUP.addCharacter(one)} title=${words().characterChoice(one)}
          @click=${() => change(addCharacter(draft, one))}>${face(one)}</button>`)}</div>
    </li>`;
}
