/** What the keys of the table are called, and what they do. */
import type { KeyName, NamedKey } from '../../../setup/tableKeys';
import { capital, upper } from '../grammar';

/** What each key does, for the rules' list and the settings. */
export const KEY_DOES: Readonly<Record<KeyName, string>> = {
  place: 'play that tile of your rack',
  call: 'call SNAG',
  draw: 'draw and end the move',
  pass: 'pass, when you are asked SNAG or pass',
  look: 'look at your tiles, if several people play on one screen; and hear them',
  menu: 'menu',
  rules: 'rules',
  readRow: 'hear the row of the square that has the focus',
  readColumn: 'hear its column',
  readDiagonals: 'hear its diagonals',
  readBoard: 'hear the tiles on the board, row by row',
  readScore: 'hear whose move it is, the time and the score',
  readTime: 'hear how much time is left to call',
  hint: 'in a practice game: a hint',
  takeBack: 'in a practice game: take back your last decision',
  mute: 'sound on or off, on every screen',
};

/** The keys of the board, which nobody changes. */
export const BOARD_KEYS: readonly (readonly [keys: string, does: string])[] = [
  ['Arrow keys', 'move around the board, once it has the focus'],
  ['Page Up, Page Down', 'on the board: three rows up or down'],
  ['Home, End', 'on the board: to the ends of the row; with Ctrl, to the first and the last square'],
  ['Space or Enter', 'on a square of the board: play its tile, if you hold it'],
];

/** Why a letter cannot be chosen. */
export const KEY_PROBLEMS: Readonly<Record<'no-key' | 'taken', string>> = {
  'no-key': 'Choose one letter or digit.',
  taken: 'This key does something else already.',
};

/** What a key does, as the label of a setting. */
export function keyDoes(name: KeyName): string {
  return capital(KEY_DOES[name]);
}

const NAMED: Readonly<Record<NamedKey, string>> = { Space: 'Space', Enter: 'Enter', Escape: 'Escape' };

/** "S or Space", "1 2 3 4". */
export function keysTold(singles: readonly string[], named: readonly NamedKey[]): string {
  return [...(singles.length > 0 ? [singles.map(upper).join(' ')] : []), ...named.map((key) => NAMED[key])].join(' or ');
}
