/** The settings: how the game looks, sounds and moves on this device, and how one plays on it. Whatever is chosen counts at once. */
import { html, type TemplateResult } from 'lit-html';
import { LANGUAGES, isLanguage, type LanguageKey } from '../../strings/languages/table';
import { say } from '../../strings/say';
import { frame, type DialogActions } from '../dialogs/frame';
import { choiceRow, rowOf, type ChoiceRow } from '../parts/choiceRow';
import { heardRows } from './heardRows';
import { playedRows } from './playedRows';
import { seenRows } from './seenRows';
import type { SettingsModel } from './settingsModel';
import type { SettingsPorts } from './settingsPorts';

/** Every language stands there by its own name, so that whoever reads no other finds it. */
function languageRow({ preferences: { language }, prefer }: SettingsPorts): ChoiceRow {
  const keys = Object.keys(LANGUAGES).filter(isLanguage);
  return rowOf<LanguageKey | 'system'>({
    name: 'settings-language', label: say('settings-language'), of: ['system', ...keys], chosen: isLanguage(language) ? language : 'system',
    words: (one) => (one === 'system' ? { word: say('settings-language-system'), line: say('settings-language-system-line') }
      : { word: LANGUAGES[one].name, lang: LANGUAGES[one].tag }),
    choose: (chosen) => prefer({ language: chosen }),
  });
}

function group(name: 'heard' | 'seen' | 'played', rows: unknown): TemplateResult {
  return html`
    <section aria-labelledby="settings-${name}"><h3 id="settings-${name}">${say(`settings-${name}`)}</h3>${rows}</section>`;
}

/** @param callKeys the players' own keys to call with, at a table of several */
export function settingsDialog(model: SettingsModel, callKeys: readonly (string | null)[], actions: DialogActions): TemplateResult {
  const { setPreferences: prefer, setInput, setMemoryAid } = actions;
  const ports: SettingsPorts = { ...model, callKeys, prefer, setInput, setMemoryAid };
  return frame('settings', say('settings-title'), html`
    ${choiceRow(languageRow(ports))}
    ${group('heard', heardRows(ports))}
    ${group('seen', seenRows(ports).map(choiceRow))}
    ${group('played', playedRows(ports))}
    <p class="small">${say(`offline-${model.offline}`)}</p>
    <div class="choices done">
      <button type="button" class="main" @click=${() => actions.close()}>${say('settings-done')}</button>
    </div>`, actions);
}
