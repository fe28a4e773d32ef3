/** The rules of Spoons and Pig as they follow from what was agreed: in short, and in full. Chooses messages. */
import { say } from '../../../strings/say';
import { lines, section, type Section } from '../../../strings/words/lines';
import type { PassingOptions, Taking } from '../rules/options';
import { spelt } from './words';

/** The quick rules, a sentence or two each. */
export function quickRules(taking: Taking, { letters }: PassingOptions): readonly string[] {
  return lines(
    say('spoons-brief-pass'), say('spoons-brief-dealer'), say('spoons-brief-four', { taking }),
    say('spoons-brief-last', { taking, word: spelt(taking, letters) }), say('spoons-brief-early'), say('spoons-brief-end'),
  );
}

/** All of them, in the order in which one needs them. */
export function fullRules(taking: Taking, { packs, letters }: PassingOptions): readonly Section[] {
  return [
    section(say('spoons-rules-before-title'), say('spoons-rules-before', { packs }),
      taking === 'spoon' && say('spoons-rules-before-spoons'), say('spoons-rules-phones')),
    section(say('spoons-rules-pass-title'), say('spoons-rules-pass'), say('spoons-rules-pass-on'), say('spoons-rules-heap'),
      say('spoons-rules-line')),
    section(say('spoons-rules-four-title'), say('spoons-rules-four', { taking }), say('spoons-rules-others', { taking }),
      say('spoons-rules-on'), say('spoons-rules-early'), say('spoons-rules-tie')),
    section(say('spoons-rules-end-title'), say('spoons-rules-letter', { taking }),
      say('spoons-rules-out', { word: spelt(taking, letters) }), say('spoons-rules-end'), say('spoons-rules-thousand'),
      say('spoons-rules-ear', { taking })),
  ];
}
