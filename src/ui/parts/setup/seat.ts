/** A seat of a game that is set up, as a card: who sits there, with what is theirs alone, and what can be unfolded to choose from. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { CHARACTERS, charactersToAdd, type Character } from '../../../setup/players';
import { say } from '../../../strings/say';
import { onCard } from '../../../strings/words/setup/atTable';
import { characterChoice } from '../../../strings/words/setup/profiles';
import { keyedList } from '../../keyedList';
import { face } from '../../ornaments';
import { rowOf, type ChoiceRow } from '../choiceRow';
import { keyField, nameField } from '../seatFields';

/** What stands on the card of somebody. */
export interface SeatShown {
  readonly seat: number;
  /** What they are called, as it is shown. */
  readonly name: string;
  readonly emblem: TemplateResult;
  /** The field with their name, or the name itself. */
  readonly naming: TemplateResult;
  /** Who they are, in a line beneath it. */
  readonly line: string;
  /** Takes them away; null: they cannot go. */
  readonly remove: ((event: Event) => void) | null;
  /** What is wrong with this seat, and with which of its fields; null: nothing. */
  readonly complaint: SeatComplaint | null;
  /** What is theirs alone, and the words that unfold more. */
  readonly own: readonly unknown[];
  readonly unfolded: TemplateResult | typeof nothing;
}

export interface SeatComplaint { readonly field: 'name' | 'key'; readonly sentence: string }

export function seatCard({ seat, name, emblem, naming, line, remove, complaint, own, unfolded }: SeatShown): TemplateResult {
  const removes = say('setup-remove', onCard(name));
  return html`
    <li class="paper seat">
      <div class="who-sits">
        ${emblem}
        <div class="naming">${naming}<p class="small" id="line-of-${seat}">${line}</p></div>
        ${remove === null ? nothing
          : html`<button type="button" class="quiet remove" aria-label=${removes} title=${removes} @click=${remove}>×</button>`}
      </div>
      ${complaint === null ? nothing : html`<p class="complaint" role="alert" id="complaint">${complaint.sentence}</p>`}
      <div class="own">${own}</div>
      ${unfolded}
    </li>`;
}

/** What says of a field that something is wrong with it, and what. */
function faultOf(
  complaint: SeatComplaint | null, field: 'name' | 'key',
): { readonly invalid: 'true' | 'false'; readonly id: string | null } {
  return complaint?.field === field ? { invalid: 'true', id: 'complaint' } : { invalid: 'false', id: null };
}

/** Somebody's name, to be typed. @param value what stands there */
export function seatName(
  { seat, complaint }: Pick<SeatShown, 'seat' | 'complaint'>, value: string, list: string | null, change: (name: string) => void,
): TemplateResult {
  const { invalid, id } = faultOf(complaint, 'name');
  return nameField({
    value, label: say('setup-name', { number: seat + 1 }), invalid, describedBy: id ?? `line-of-${seat}`, list, change,
  });
}

/** A key of somebody's own. */
export function seatKey(
  complaint: SeatComplaint | null, field: { readonly value: string; readonly label: string; readonly word?: string },
  change: (key: string) => void,
): TemplateResult {
  const { invalid, id } = faultOf(complaint, 'key');
  return keyField({ ...field, invalid, describedBy: id, change });
}

/** A word that unfolds something. @param name what it is called where it is heard; it begins with the word */
export function unfolder(open: boolean, word: string, name: string, press: () => void): TemplateResult {
  return html`
    <button type="button" class="quiet unfolds" aria-expanded=${open} aria-label=${name} @click=${press}>${word}</button>`;
}

/** The word that unfolds the other characters. */
export function otherPlayer(open: boolean, name: string, press: () => void): TemplateResult {
  return unfolder(open, say('setup-other-player'), say('setup-other-player-name', onCard(name)), press);
}

/** The characters, to choose another from. @param more what is said of one besides its name */
export function facesRow(
  seat: number, chosen: Character, more: (one: Character) => { readonly note?: string; readonly line?: string },
  choose: (one: Character) => void,
): ChoiceRow {
  return rowOf({
    name: `faces-${seat}`, label: say('setup-character', { number: seat + 1 }), as: 'portraits', of: CHARACTERS, chosen, choose,
    words: (one) => ({ word: say(`character-${one}`), ...more(one), spoken: characterChoice(one), picture: face(one) }),
  });
}

/** A place that nobody has taken: whoever is pressed there sits down. */
export interface EmptyPlace {
  /** Who sits at the table already. */
  readonly seated: readonly (Character | undefined)[];
  /** Null where nobody more can play at this screen. */
  readonly addPerson: (() => void) | null;
  /** A computer player, whoever comes; without it one is chosen by their face. */
  readonly addAny?: () => void;
  readonly add: (character: Character) => void;
}

function adder(name: string, word: string, press: () => void): TemplateResult {
  return html`<button type="button" class="pill" aria-label=${name} @click=${press}>${word}</button>`;
}

export function emptyPlace({ seated, addPerson, addAny, add }: EmptyPlace): TemplateResult {
  return html`
    <li class="empty-place">
      ${addPerson === null && addAny === undefined ? nothing : html`
        <div class="adders">${addPerson && adder(say('setup-add-person-name'), say('setup-add-person'), addPerson)}${
          addAny ? adder(say('setup-add-computer-name'), say('setup-add-computer'), addAny) : nothing}</div>`}
      <div class="away">${keyedList(charactersToAdd(seated), (one) => one, (one) => html`
        <button type="button" aria-label=${say('setup-add-character', { name: say(`character-${one}`) })} title=${characterChoice(one)}
          @click=${() => add(one)}>${face(one)}</button>`)}</div>
    </li>`;
}
