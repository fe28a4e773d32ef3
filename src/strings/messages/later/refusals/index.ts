/** Which messages there are, and what each has to be told. Written by `npm run -s messages` from the English ones. */
export interface LaterRefusals {
  'correction-no-such-cell': null; 'correction-not-a-count': { most: string | number };
  'correction-too-many-tiles': { most: string | number; sum: string | number }; 'game-text-none': { head: string | number };
  'game-text-missing-line': { head: string | number }; 'game-text-unknown-line': { text: string | number };
  'game-text-unknown-name': { name: string | number }; 'game-text-differs': { played: string | number; stated: string | number };
  'game-text-too-short': { played: string | number }; 'game-text-too-long': { stated: string | number };
  'game-text-at-line': { line: string | number; reason: string | number };
  'game-text-breaks-rule': { line: string | number; reason: string | number };
}
