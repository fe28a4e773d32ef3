/** The settings of what is heard and felt. What a device cannot do is said, and stays set for one that can. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { formats } from '../../strings/formats';
import { languageTag, say } from '../../strings/say';
import { canSpeak, canVibrate } from '../browser/abilities';
import { choiceRow, rowOf, type ChoiceRow } from '../parts/choiceRow';
import { rangeRow } from '../parts/rangeRow';
import type { SettingsPorts } from './settingsPorts';

type HeardPorts = Pick<SettingsPorts, 'preferences' | 'prefer'>;

/** Whether anything is heard: in the settings, and in the menu of a game. */
export function soundRow({ preferences: { muted }, prefer }: HeardPorts): ChoiceRow {
  return rowOf({
    name: 'settings-sound', label: say('settings-sound'), of: [false, true], chosen: muted,
    words: (off) => (off ? { word: say('settings-sound-off'), line: say('settings-sound-off-line') }
      : { word: say('settings-sound-on'), line: say('settings-sound-on-line') }),
    choose: (chosen) => prefer({ muted: chosen }),
  });
}

function speechRow({ preferences: { speech }, prefer }: HeardPorts): ChoiceRow {
  const spoken = canSpeak(languageTag()) ? say('settings-speech-spoken-line') : say('settings-speech-none');
  return rowOf({
    name: 'settings-speech', label: say('settings-speech'), of: [false, true], chosen: speech,
    words: (on) => (on ? { word: say('settings-speech-spoken'), line: spoken }
      : { word: say('settings-speech-shouted'), line: say('settings-speech-shouted-line') }),
    choose: (chosen) => prefer({ speech: chosen }),
  });
}

function vibrationRow({ preferences: { vibration }, prefer }: HeardPorts): ChoiceRow {
  const able = canVibrate();
  const off = able ? say('settings-vibration-off-line') : say('settings-vibration-none');
  return rowOf({
    name: 'settings-vibration', label: say('settings-vibration'), of: [true, false], chosen: vibration && able,
    words: (wanted) => (wanted ? { word: say('settings-vibration-on'), line: able ? say('settings-vibration-on-line') : off, out: !able }
      : { word: say('settings-vibration-off'), line: off, out: !able }),
    choose: (chosen) => prefer({ vibration: chosen }),
  });
}

/** "70%". */
function told(part: number): string {
  return say('settings-part', { percent: formats().number(part * 100) });
}

/** All of them. How loud each part is can be chosen as long as anything is heard. */
export function heardRows(ports: HeardPorts): TemplateResult {
  const { preferences, prefer } = ports;
  const range = (name: 'volume' | 'effects' | 'voices'): TemplateResult =>
    rangeRow({ label: say(`settings-${name}`), value: preferences[name], told, choose: (part) => prefer({ [name]: part }) });
  return html`
    ${choiceRow(soundRow(ports))}
    ${preferences.muted ? nothing : html`${range('volume')}${range('effects')}${range('voices')}${choiceRow(speechRow(ports))}`}
    ${choiceRow(vibrationRow(ports))}`;
}
