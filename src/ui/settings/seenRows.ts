/** The settings of what is seen: motion, size of letters, contrast, characters that say a word, and the hand for which the table lies. */
import { CONTRASTS, HANDS, TEXT_SIZES, type Motion } from '../../setup/kept/preferences';
import { say } from '../../strings/say';
import { rowOf, type ChoiceRow } from '../parts/choiceRow';
import type { SettingsPorts } from './settingsPorts';

/** From none to as fast as it gets. */
const MOTIONS_IN_ORDER: readonly Motion[] = ['system', 'off', 'slow', 'normal', 'fast'];

/** In the order in which they stand. */
export function seenRows({ preferences: { motion, textSize, contrast, hand, remarks }, prefer }: SettingsPorts): readonly ChoiceRow[] {
  return [
    rowOf({
      name: 'settings-motion', label: say('settings-motion'), of: MOTIONS_IN_ORDER, chosen: motion,
      words: (one) => ({ word: say(`settings-motion-${one}`), line: say(`settings-motion-${one}-line`) }),
      choose: (chosen) => prefer({ motion: chosen }),
    }),
    rowOf({
      name: 'settings-text', label: say('settings-text'), of: TEXT_SIZES, chosen: textSize,
      words: (one) => ({ word: say(`settings-text-${one}`), line: say(`settings-text-${one}-line`) }),
      choose: (chosen) => prefer({ textSize: chosen }),
    }),
    rowOf({
      name: 'settings-contrast', label: say('settings-contrast'), of: CONTRASTS, chosen: contrast,
      words: (one) => ({ word: say(`settings-contrast-${one}`), line: say(`settings-contrast-${one}-line`) }),
      choose: (chosen) => prefer({ contrast: chosen }),
    }),
    rowOf({
      name: 'settings-remarks', label: say('settings-remarks'), of: [true, false], chosen: remarks,
      words: (on) => (on ? { word: say('settings-remarks-on'), line: say('settings-remarks-on-line') }
        : { word: say('settings-remarks-off'), line: say('settings-remarks-off-line') }),
      choose: (chosen) => prefer({ remarks: chosen }),
    }),
    rowOf({
      // As the hands lie before whoever looks.
      name: 'settings-hand', label: say('settings-hand'), of: HANDS.toReversed(), chosen: hand,
      words: (one) => ({ word: say(`settings-hand-${one}`), line: say(`settings-hand-${one}-line`) }),
      choose: (chosen) => prefer({ hand: chosen }),
    }),
  ];
}
