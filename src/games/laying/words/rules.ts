/** The rules of games in which matches on rows of stacks are covered, as they follow from what was agreed. Chooses messages. */
import { oneDecimal } from '../../../strings/formats';
import { say } from '../../../strings/say';
import { lines, section, type Section } from '../../../strings/words/lines';
import type { LayingOptions } from '../rules/game';

const locks = ({ lock }: LayingOptions) => ({ lock, seconds: oneDecimal(lock / 1000) });

/** The quick rules of a box of eight stacks, a sentence or two each. */
export function quickBox(options: LayingOptions): readonly string[] {
  return lines(
    say('laying-brief-deal'), say('laying-brief-match'), say('laying-brief-once'), say('laying-brief-next'),
    say('laying-brief-wrong', locks(options)), say('laying-brief-end'),
  );
}

/** How long the next card of growing rows is waited for, and how long a false call puts somebody out, in milliseconds. */
export interface RowsTimes { readonly beat: number; readonly call: number }

/** The quick rules of rows that grow. */
export function quickRows(options: LayingOptions, { call }: RowsTimes): readonly string[] {
  return lines(
    say('laying-brief-turn'), say('laying-brief-match'), say('laying-brief-once'), say('laying-brief-rows-next'),
    say('laying-brief-wrong', locks(options)), say('laying-brief-last'),
    say('laying-brief-call', { seconds: oneDecimal(call / 1000) }), say('laying-brief-call-end'),
  );
}

/** What holds wherever matches are covered. */
export function coverSection(options: LayingOptions): Section {
  return section(say('laying-rules-cover-title'), say('laying-rules-cover'), say('laying-rules-once'), say('laying-rules-new'),
    say('laying-rules-same'), say('laying-rules-wrong', locks(options)), say('laying-rules-hint'), say('laying-rules-line'));
}

/** All rules of a box of eight stacks, in the order in which one needs them. */
export function fullBox(options: LayingOptions): readonly Section[] {
  return [
    section(say('laying-rules-before-title'), say('laying-rules-before'), say('laying-rules-deal'), say('laying-rules-phones')),
    coverSection(options),
    section(say('laying-rules-next-title'), say('laying-rules-next'), say('laying-rules-end'), say('laying-rules-thousand'),
      say('laying-rules-ear')),
  ];
}

/** All rules of rows that grow. */
export function fullRows(options: LayingOptions, { beat, call }: RowsTimes): readonly Section[] {
  return [
    section(say('laying-rules-before-title'), say('laying-rules-before'), say('laying-rules-rows-deal'), say('laying-rules-phones-rows')),
    coverSection(options),
    section(say('laying-rules-rows-next-title'), say('laying-rules-rows-next', { seconds: oneDecimal(beat / 1000) }),
      say('laying-rules-rows-one')),
    section(say('laying-rules-call-title'), say('laying-rules-call'), say('laying-rules-call-cover', { seconds: oneDecimal(call / 1000) }),
      say('laying-rules-call-beat'), say('laying-rules-rows-end'), say('laying-rules-thousand'), say('laying-rules-ear')),
  ];
}

interface HandOptions extends LayingOptions { readonly refill: 'key' | 'auto' }

/** The quick rules of hands that are laid on two piles. */
export function quickHand({ refill, ...options }: HandOptions): readonly string[] {
  return lines(
    say('laying-brief-hand-deal'), say('laying-brief-hand-lay'), say('laying-brief-hand-draw', { refill }),
    say('laying-brief-hand-blocked'), say('laying-rules-hand-wrong', locks(options)), say('laying-brief-hand-end'),
  );
}

/** All rules of hands that are laid on two piles. */
export function fullHand({ refill, ...options }: HandOptions): readonly Section[] {
  return [
    section(say('laying-rules-before-title'), say('laying-rules-hand-deal'), say('laying-rules-hand-phones')),
    section(say('laying-rules-hand-lay-title'), say('laying-rules-hand-lay'), say('laying-rules-hand-draw', { refill }),
      say('laying-rules-hand-same'), say('laying-rules-hand-wrong', locks(options)), say('laying-rules-line')),
    section(say('laying-rules-hand-blocked-title'), say('laying-rules-hand-blocked'), say('laying-rules-hand-talon'),
      say('laying-brief-hand-end'), say('laying-rules-end'), say('laying-rules-thousand'), say('laying-rules-hand-ear')),
  ];
}
