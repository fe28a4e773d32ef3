/** What the keys of the table are called, and what they do. */
import type { KeyName, NamedKey } from '../../../setup/tableKeys';
import { upper } from '../../formats';
import { say } from '../../say';
import { capital } from '../grammar';

const DOES = {
  place: 'keys-do-place', call: 'keys-do-call', draw: 'keys-do-draw', pass: 'keys-do-pass', look: 'keys-do-look', menu: 'keys-do-menu',
  rules: 'keys-do-rules', readRow: 'keys-do-read-row', readColumn: 'keys-do-read-column', readDiagonals: 'keys-do-read-diagonals',
  readBoard: 'keys-do-read-board', readScore: 'keys-do-read-score', readTime: 'keys-do-read-time', hint: 'keys-do-hint',
  takeBack: 'keys-do-undo', mute: 'keys-do-mute',
} as const satisfies Record<KeyName, string>;

/** What a key does, as the rules' list says it: "call SNAG". */
export function keyDoes(name: KeyName): string {
  return say(DOES[name]);
}

/** The same as the label of a setting: "Call SNAG". */
export function keySetting(name: KeyName): string {
  return capital(keyDoes(name));
}

/** The keys of the board, which nobody changes, and what they do. */
export function boardKeys(): readonly (readonly [keys: string, does: string])[] {
  return [
    [say('keys-arrows'), say('keys-do-arrows')], [say('keys-pages'), say('keys-do-pages')],
    [say('keys-ends'), say('keys-do-ends')], [say('keys-press'), say('keys-do-press')],
  ];
}

/** "S or Space", "1 2 3 4". */
export function keysTold(singles: readonly string[], named: readonly NamedKey[]): string {
  const single = singles.length > 0 ? [singles.map(upper).join(' ')] : [];
  const all = [...single, ...named.map((key) => say('keys-named', { key }))];
  return all.length === 0 ? '' : all.reduce((keys, last) => say('keys-either', { keys, last }));
}
