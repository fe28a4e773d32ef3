/** The settings of how one plays: when a tile can be taken back, what letters and digits do, and the memory aid of the next games. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { TAKE_BACKS, type TakeBack } from '../../setup/inputSettings';
import { LETTER_KEYS, foldedKey, keyProblem, singlesOf, type KeyName } from '../../setup/tableKeys';
import { keySetting } from '../../strings/words/table/keys';
import { formats } from '../../strings/formats';
import { say } from '../../strings/say';
import { choiceRow, rowOf, type Choice, type ChoiceRow } from '../parts/choiceRow';
import type { SettingsPorts } from './settingsPorts';

/** All of them. */
export function playedRows(ports: SettingsPorts): TemplateResult {
  return html`
    ${choiceRow(confirmRow(ports))}
    ${choiceRow(keysRow(ports))}${ports.input.singleKeys ? letterRows(ports) : nothing}
    ${choiceRow(aidRow(ports))}`;
}

function confirmWords(takeBack: TakeBack): Choice {
  const word = say(`settings-confirm-${takeBack}`);
  const line = say(`settings-confirm-${takeBack}-line`);
  return takeBack === 'never' ? { word, line } : { word, line, spoken: say(`settings-confirm-${takeBack}-spoken`) };
}

function confirmRow({ input, setInput }: SettingsPorts): ChoiceRow {
  return rowOf({
    name: 'settings-confirm', label: say('settings-confirm'), of: TAKE_BACKS, chosen: input.takeBack, words: confirmWords,
    choose: (takeBack) => setInput({ takeBack }),
  });
}

function keysRow({ input, setInput }: SettingsPorts): ChoiceRow {
  const letter = (name: KeyName): string => formats().upper(singlesOf(name, { ...input, singleKeys: true })[0] ?? '');
  const letters = { call: letter('call'), draw: letter('draw') };
  return rowOf({
    name: 'settings-keys', label: say('settings-keys'), of: [true, false], chosen: input.singleKeys,
    words: (on) => (on ? { word: say('settings-keys-on'), line: say('settings-keys-on-line', letters) }
      : { word: say('settings-keys-off'), line: say('settings-keys-off-line') }),
    choose: (singleKeys) => setInput({ singleKeys }),
  });
}

/** Games of all tables are agreed with it or without it from now on. */
function aidRow({ memoryAid, setMemoryAid }: SettingsPorts): ChoiceRow {
  return rowOf<boolean | null>({
    name: 'settings-aid', label: say('settings-aid'), of: [false, true], chosen: memoryAid,
    words: (on) => (on ? { word: say('settings-aid-on'), line: say('settings-aid-on-line') }
      : { word: say('settings-aid-off'), line: say('settings-aid-off-line') }),
    choose: (on) => setMemoryAid(on === true),
  });
}

/** Another letter for everything that has one. */
function letterRows(ports: SettingsPorts): TemplateResult {
  const { input, setInput } = ports;
  return html`
    <details class="letters choice-row within">
      <summary class="line">${say('settings-letters')}</summary>
      ${LETTER_KEYS.map((name) => letterRow(name, ports))}
      ${Object.keys(input.letters).length === 0 ? nothing : html`
        <button type="button" class="quiet" @click=${() => setInput({ letters: {} })}>${say('settings-letters-usual')}</button>`}
    </details>`;
}

function letterRow(name: KeyName, { input, callKeys, setInput }: SettingsPorts): TemplateResult {
  const letter = singlesOf(name, input)[0] ?? '';
  const choose = (field: HTMLInputElement): void => {
    const problem = keyProblem(name, field.value, input, callKeys);
    field.setCustomValidity(problem === null ? '' : say(`keys-problem-${problem}`));
    if (problem === null) setInput({ letters: { ...input.letters, [name]: foldedKey(field.value) } });
    // An empty field is one in which something is about to be typed.
    else if (field.value !== '') field.reportValidity();
  };
  return html`
    <label class="line small"><span>${keySetting(name)}</span>
      <input type="text" class="letter" autocomplete="off" spellcheck="false" maxlength="1" .value=${live(formats().upper(letter))}
        @input=${(event: Event) => choose(event.target as HTMLInputElement)}
        @focus=${(event: Event) => (event.target as HTMLInputElement).select()}
        @blur=${(event: Event) => {
          const field = event.target as HTMLInputElement;
          field.setCustomValidity('');
          field.value = formats().upper(letter);
        }} /></label>`;
}
