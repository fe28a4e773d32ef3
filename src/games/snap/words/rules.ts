/** The rules of Snap as they follow from what was agreed at a table: in short, and in full. Chooses messages. */
import { oneDecimal } from '../../../strings/formats';
import { say } from '../../../strings/say';
import { lines, section, type Section } from '../../../strings/words/lines';
import { yesNo } from '../../../strings/words/yesNo';
import type { RulesTerms } from '../../piles/words/ofGame';
import type { SnapTypes } from '../kept/savedGame';

type Terms = RulesTerms<SnapTypes>;

/** What messages choose by: table C knows no pot, and where everybody is asked no two calls are tied. */
function toldOf({ table, ties, asked }: Terms) {
  const isPools = table === 'C';
  return {
    isPools, ties: asked || isPools ? 'seat' : ties, piles: { piles: table === 'A' ? 'common' : 'own' }, pools: { pools: yesNo(isPools) },
  } as const;
}

/** The quick rules, a sentence or two each. */
export function quickRules(terms: Terms): readonly string[] {
  const { table, asked } = terms;
  const { isPools, ties, piles, pools } = toldOf(terms);
  return lines(
    say('snap-brief-turn', piles), asked && say('snap-brief-asked'), say('snap-brief-snap', piles), say('snap-brief-won', { table }),
    say(ties === 'pot' ? 'snap-brief-pot' : 'snap-brief-seat'), isPools && say('snap-brief-pool'),
    say('snap-brief-false', pools), say('snap-brief-out', { table }), say('snap-brief-end'),
  );
}

/** All of them, in the order in which one needs them. */
export function fullRules(terms: Terms): readonly Section[] {
  const { table, packs, asked, beat, least, keys } = terms;
  const { isPools, ties, piles, pools } = toldOf(terms);
  const seconds = oneDecimal((beat ?? least) / 1000);
  const oneKey = !asked && keys === 'one' && say('snap-rules-one-key', pools);
  return [
    section(say('snap-rules-aim-title'), say('snap-rules-aim')),
    section(say('snap-rules-before-title'),
      say('snap-rules-before-cards', { packs }), say('snap-rules-before-deal'), say('snap-rules-before-begins')),
    section(say('snap-rules-turn-title'), say('snap-rules-turn', piles), say('snap-rules-turn-next', piles),
      asked ? say('snap-rules-turn-asked') : say(beat === null ? 'snap-rules-turn-least' : 'snap-rules-turn-drum', { seconds })),
    section(say('snap-rules-snap-title'), say('snap-rules-snap', piles), say('snap-rules-snap-first', piles),
      table !== 'A' && say('snap-rules-snap-newest'), say('snap-rules-won', pools), !asked && say('snap-rules-press')),
    ties === 'seat' ? section(say('snap-rules-tie-title'), say('snap-rules-tie-seat'), isPools && oneKey)
      : section(say('snap-rules-tie-title'), say('snap-rules-tie-pot', piles), say('snap-rules-tie-fits', piles),
        say('snap-rules-tie-again'), say('snap-rules-tie-both'), oneKey),
    ...isPools ? [section(say('snap-rules-pool-title'), say('snap-rules-pool'), say('snap-rules-pool-fits'))] : [],
    section(say('snap-rules-false-title'),
      isPools ? say('snap-rules-false-pool') : say('snap-rules-false-pays', { ties }),
      table === 'C' ? say('snap-rules-false-pool-none') : say('snap-rules-false-cannot', { table }),
      !asked && say('snap-rules-false-beaten')),
    section(say('snap-rules-out-title'), say('snap-rules-out', { table }), say('snap-rules-out-taken')),
    section(say('snap-rules-end-title'), say('snap-rules-end'), !isPools && say('snap-rules-end-draw'), say('snap-rules-end-flips')),
  ];
}
