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
