/** The rules of Slapjack as they follow from what was agreed at a table: in short, and in full. Chooses messages. */
import { oneDecimal } from '../../../strings/formats';
import { say } from '../../../strings/say';
import { lines, section, type Section } from '../../../strings/words/lines';
import type { RulesTerms } from '../../piles/words/ofGame';
import type { SlapjackTypes } from '../kept/savedGame';

type Terms = RulesTerms<SlapjackTypes>;

/** The quick rules, a sentence or two each. */
export function quickRules({ asked, outOfTurn }: Terms): readonly string[] {
  return lines(
    say('slapjack-brief-turn'), asked && say('slapjack-brief-asked'), say('slapjack-brief-slap'), outOfTurn && say('slapjack-brief-dead'),
    say('slapjack-brief-false'), say('slapjack-brief-out'), say('slapjack-brief-end'),
  );
}

/** All of them, in the order in which one needs them. */
export function fullRules({ packs, asked, beat, least, outOfTurn }: Terms): readonly Section[] {
  const seconds = oneDecimal((beat ?? least) / 1000);
  return [
    section(say('slapjack-rules-aim-title'), say('slapjack-rules-aim')),
    section(say('slapjack-rules-before-title'), say('slapjack-rules-before-cards', { packs }), say('slapjack-rules-before-begins')),
    section(say('slapjack-rules-turn-title'), say('slapjack-rules-turn'), say('slapjack-rules-turn-next'),
      asked ? say('slapjack-rules-turn-asked') : say(beat === null ? 'slapjack-rules-turn-least' : 'slapjack-rules-turn-drum', { seconds }),
      outOfTurn && say('slapjack-rules-dead')),
    section(say('slapjack-rules-slap-title'), say('slapjack-rules-slap'), say('slapjack-rules-won'), say('slapjack-rules-cover'),
      say('slapjack-rules-tie'), !asked && say('slapjack-rules-press')),
    section(say('slapjack-rules-false-title'), say('slapjack-rules-false'), say('slapjack-rules-false-own'),
      !asked && say('slapjack-rules-false-beaten')),
    section(say('slapjack-rules-out-title'), say('slapjack-rules-out'), say('slapjack-rules-out-back'), say('slapjack-rules-out-false'),
      say('slapjack-rules-out-chance')),
    section(say('slapjack-rules-end-title'), say('slapjack-rules-end'), say('slapjack-rules-end-last', { timed: asked ? 'no' : 'yes' }),
      say('slapjack-rules-end-flips')),
  ];
}
