/** The rules of Salute the King as they follow from what was agreed at a table: in short, and in full. Chooses messages. */
import { oneDecimal } from '../../../strings/formats';
import { say } from '../../../strings/say';
import { lines, section, type Section } from '../../../strings/words/lines';
import type { RulesTerms } from '../../piles/words/ofGame';
import type { SaluteTypes } from '../kept/savedGame';
import { wantsList } from '../kept/wants';
import { sumOf } from '../rules/triggers';

type Terms = RulesTerms<SaluteTypes>;

/** What wants the gestures; before it is dealt the dealer has not chosen. */
const wanted = ({ triggers }: Terms): string =>
  (triggers.length === 0 ? say('salute-brief-dealer') : say('salute-brief-wants', { all: wantsList(triggers) }));

/** The quick rules, a sentence or two each. */
export function quickRules(terms: Terms): readonly string[] {
  return lines(
    say('salute-brief-turn'), wanted(terms), say('salute-brief-press'), say('salute-brief-last'),
    terms.plainTakes && say('salute-brief-plain'), say('salute-brief-end'),
  );
}

/** All of them, in the order in which one needs them. */
export function fullRules(terms: Terms): readonly Section[] {
  const { packs, beat, least, plainTakes, triggers } = terms;
  const [hasPrime, hasSum] = [triggers.includes('prime'), triggers.some((one) => sumOf(one) !== null)];
  const seconds = oneDecimal((beat ?? least) / 1000);
  return [
    section(say('salute-rules-aim-title'), say('salute-rules-aim')),
    section(say('salute-rules-before-title'), say('salute-rules-before-cards', { packs }), say('salute-rules-before-begins')),
    section(say('salute-rules-turn-title'), say('salute-rules-turn'),
      say(beat === null ? 'salute-rules-turn-least' : 'salute-rules-turn-drum', { seconds }), say('salute-rules-turn-wait')),
    section(say('salute-rules-wants-title'), wanted(terms), hasPrime && say('salute-rules-prime'), hasSum && say('salute-rules-sum'),
      (hasPrime || hasSum) && say('salute-rules-both'), say('salute-rules-press'), say('salute-rules-wrong'), say('salute-rules-seen')),
    section(say('salute-rules-last-title'), say('salute-rules-last'), say('salute-rules-late'), say('salute-rules-tie'),
      say(plainTakes ? 'salute-rules-plain-takes' : 'salute-rules-plain-free')),
    section(say('salute-rules-end-title'), say('salute-rules-end'), say('salute-rules-end-flips')),
  ];
}
