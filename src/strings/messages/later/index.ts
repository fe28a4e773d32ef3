/** Which messages there are, and what each has to be told. Written by `npm run -s messages` from the English ones. */
export interface Later {
  'door-apart': null; 'door-apart-line': null; 'card-table-title': null; 'card-table-line': null; 'card-table-back': null;
  'card-table-unknown': { count: number }; 'card-table-kind-seesFirst': null; 'card-table-kind-ownHand': null;
  'card-table-kind-bothHands': null; 'card-table-players': { least: string | number; minutes: string | number; most: string | number };
  'evening-name': null; 'evening-line': null; 'evening-open': null; 'evening-onward': { game: string | number; games: string | number };
  'evening-to-card': null; 'offline-yes': null; 'offline-not-yet': null; 'offline-no-room': null; 'offline-never': null;
  'settings-title': null; 'settings-done': null; 'settings-language': null; 'settings-language-system': null;
  'settings-language-system-line': null; 'settings-heard': null; 'settings-sound': null; 'settings-sound-on': null;
  'settings-sound-on-line': null; 'settings-sound-off': null; 'settings-sound-off-line': null; 'settings-volume': null;
  'settings-effects': null; 'settings-voices': null; 'settings-part': { percent: string | number }; 'settings-speech': null;
  'settings-speech-shouted': null; 'settings-speech-shouted-line': null; 'settings-speech-spoken': null;
  'settings-speech-spoken-line': null; 'settings-speech-none': null; 'settings-vibration': null; 'settings-vibration-on': null;
  'settings-vibration-on-line': null; 'settings-vibration-off': null; 'settings-vibration-off-line': null; 'settings-vibration-none': null;
  'settings-seen': null; 'settings-motion': null; 'settings-motion-system': null; 'settings-motion-system-line': null;
  'settings-motion-off': null; 'settings-motion-off-line': null; 'settings-motion-slow': null; 'settings-motion-slow-line': null;
  'settings-motion-normal': null; 'settings-motion-normal-line': null; 'settings-motion-fast': null; 'settings-motion-fast-line': null;
  'settings-text': null; 'settings-text-normal': null; 'settings-text-normal-line': null; 'settings-text-large': null;
  'settings-text-large-line': null; 'settings-text-larger': null; 'settings-text-larger-line': null; 'settings-text-largest': null;
  'settings-text-largest-line': null; 'settings-contrast': null; 'settings-contrast-system': null; 'settings-contrast-system-line': null;
  'settings-contrast-normal': null; 'settings-contrast-normal-line': null; 'settings-contrast-more': null;
  'settings-contrast-more-line': null; 'settings-remarks': null; 'settings-remarks-on': null; 'settings-remarks-on-line': null;
  'settings-remarks-off': null; 'settings-remarks-off-line': null; 'settings-hand': null; 'settings-hand-right': null;
  'settings-hand-right-line': null; 'settings-hand-left': null; 'settings-hand-left-line': null; 'settings-played': null;
  'settings-confirm': null; 'settings-confirm-never': null; 'settings-confirm-never-line': null; 'settings-confirm-touch': null;
  'settings-confirm-touch-spoken': null; 'settings-confirm-touch-line': null; 'settings-confirm-always': null;
  'settings-confirm-always-spoken': null; 'settings-confirm-always-line': null; 'settings-keys': null; 'settings-keys-on': null;
  'settings-keys-on-line': { call: string | number; draw: string | number }; 'settings-keys-off': null; 'settings-keys-off-line': null;
  'settings-letters': null; 'settings-letters-usual': null; 'settings-aid': null; 'settings-aid-off': null; 'settings-aid-off-line': null;
  'settings-aid-on': null; 'settings-aid-on-line': null; 'silence-waits': null; 'silence-still': null; 'silence-play': null;
  'silence-over': null; 'title-page': { screen: string | number }; 'title-table': { genitive: string | number; you: 'no' | 'yes' };
  'title-asked': { name: string | number; you: 'no' | 'yes' }; 'title-order': null; 'title-paused': null; 'title-last-chance': null;
  'title-over': null; 'title-lesson': { title: string | number }; 'title-drill': { title: string | number };
}
