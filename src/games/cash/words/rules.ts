/** The rules of Cash as they follow from what was agreed: in short, and in full. Chooses messages. */
import { oneDecimal } from '../../../strings/formats';
import { say } from '../../../strings/say';
import { lines, section, type Section } from '../../../strings/words/lines';

export interface Rules { readonly letters: boolean; readonly patience: number }

export function quickRules({ letters }: Rules): readonly string[] {
  return lines(
    say('cash-brief-pairs'), say('cash-brief-swap'), say('cash-brief-away'), say('cash-brief-signal'), say('cash-brief-cash'),
    say('cash-brief-counter'), say(letters ? 'cash-brief-letters' : 'cash-brief-hand'),
  );
}

/** The sections of the full rules: the title of each, and its lines. */
const FULL = [
  ['deal', 'deal-ready'], ['swap', 'swap-tie', 'away'], ['signal', 'signal-room', 'signal-watch'], ['calls', 'calls-cash', 'calls-counter'],
  ['end', 'end-cash', 'end-real'], ['where'],
] as const;

export function fullRules({ letters, patience }: Rules): readonly Section[] {
  const line = (one: (typeof FULL)[number][number]): string => {
    if (one === 'away') return say('cash-rules-away', { seconds: oneDecimal(patience / 1000) });
    return one === 'end' ? say(letters ? 'cash-rules-end-letters' : 'cash-rules-end-hand') : say(`cash-rules-${one}`);
  };
  return FULL.map(([title, ...more]) => section(say(`cash-rules-${title}-title`), ...[title, ...more].map(line)));
}
