/** The rules of Egyptian Ratscrew as they follow from what was agreed at a table: in short, and in full. Chooses messages. */
import { list, oneDecimal } from '../../../strings/formats';
import { say } from '../../../strings/say';
import { lines, section, type Section } from '../../../strings/words/lines';
import type { RulesTerms } from '../../piles/words/ofGame';
import type { RatscrewTypes } from '../kept/savedGame';
import type { RatscrewOptions } from '../rules/game';
import type { Pattern } from '../rules/patterns';

type Terms = RulesTerms<RatscrewTypes>;

/** What can be slapped by such rules, the plainest first. */
export function slapsOf({ sandwich, runs, jokers }: Pick<RatscrewOptions, 'sandwich' | 'runs' | 'jokers'>): readonly Pattern[] {
  return ['pair', ...sandwich ? ['sandwich'] as const : [], ...runs ? ['run'] as const : [], ...jokers > 0 ? ['joker'] as const : []];
}

/** The same as a list in a sentence: "pairs and sandwiches like 7 4 7". */
export function slapsTold(options: Parameters<typeof slapsOf>[0]): string {
  return list(slapsOf(options).map((what) => say('ratscrew-slap-of', { what })));
}

/** The quick rules, a sentence or two each. */
export function quickRules({ asked, outOfTurn, ...options }: Terms): readonly string[] {
  return lines(
    say('ratscrew-brief-turn'), asked && say('ratscrew-brief-asked'), say('ratscrew-brief-challenge'),
    say('ratscrew-brief-slap', { what: slapsTold(options) }), outOfTurn && say('ratscrew-brief-dead'),
    say('ratscrew-brief-false'), say('ratscrew-brief-out'), say('ratscrew-brief-end'),
  );
}

/** All of them, in the order in which one needs them. */
export function fullRules({ packs, jokers, sandwich, runs, asked, beat, least, outOfTurn }: Terms): readonly Section[] {
  const seconds = oneDecimal((beat ?? least) / 1000);
  const timed = asked ? 'no' : 'yes';
  return [
    section(say('ratscrew-rules-aim-title'), say('ratscrew-rules-aim')),
    section(say('ratscrew-rules-before-title'), say('ratscrew-rules-before-cards', { packs, jokers }), say('ratscrew-rules-before-begins')),
    section(say('ratscrew-rules-turn-title'), say('ratscrew-rules-turn'),
      asked ? say('ratscrew-rules-turn-asked') : say(beat === null ? 'ratscrew-rules-turn-least' : 'ratscrew-rules-turn-drum', { seconds }),
      outOfTurn && say('ratscrew-rules-dead')),
    section(say('ratscrew-rules-challenge-title'), say('ratscrew-rules-challenge'), say('ratscrew-rules-challenge-on'),
      say('ratscrew-rules-challenge-won', { timed }), say('ratscrew-rules-challenge-out'), !asked && say('ratscrew-rules-challenge-time')),
    section(say('ratscrew-rules-slap-title'), say('ratscrew-rules-slap-pair'), sandwich && say('ratscrew-rules-slap-sandwich'),
      runs && say('ratscrew-rules-slap-run'), jokers > 0 && say('ratscrew-rules-slap-joker'), say('ratscrew-rules-won'),
      say('ratscrew-rules-tie'), !asked && say('ratscrew-rules-press')),
    section(say('ratscrew-rules-false-title'), say('ratscrew-rules-false'), say('ratscrew-rules-false-bare'),
      !asked && say('ratscrew-rules-false-beaten')),
    section(say('ratscrew-rules-out-title'), say('ratscrew-rules-out')),
    section(say('ratscrew-rules-end-title'), say('ratscrew-rules-end', { timed }), say('ratscrew-rules-end-flips')),
  ];
}
