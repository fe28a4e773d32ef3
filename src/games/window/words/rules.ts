/** The rules of Through the Window as they follow from what was agreed: in short, and in full. Chooses messages. */
import { say } from '../../../strings/say';
import { section, type Section } from '../../../strings/words/lines';
import type { WindowAgreed } from '../kept/setup';

export const windowRules = {
  quick: ({ time }: WindowAgreed['Setup']): readonly string[] => [
    say('window-brief-turn'), say('window-brief-call'), say('window-brief-word', { count: time / 1000 }), say('window-brief-right'),
    say('window-brief-wrong'), say('window-brief-end'),
  ],
  full: ({ letters }: WindowAgreed['Setup']): readonly Section[] => [
    section(say('window-rules-letters-title'), say(`window-rules-letters-${letters}`)),
    section(say('window-rules-before-title'), say('window-rules-before')),
    section(say('window-rules-call-title'), say('window-rules-call'), say('window-rules-call-queue'), say('window-rules-call-nobody')),
    section(say('window-rules-word-title'), say('window-rules-word'), say('window-rules-word-used'), say('window-rules-word-list'),
      say('window-rules-word-aloud')),
    section(say('window-rules-end-title'), say('window-rules-end')),
  ],
};
