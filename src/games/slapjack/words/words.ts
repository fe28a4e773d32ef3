/** What Slapjack says itself at its table and after it. Chooses messages. */
import { say } from '../../../strings/say';
import { aloneAt } from '../../../strings/words/cast';
import { slapsOwn } from '../../piles/words/slaps';
import type { PilesWords } from '../../piles/words/ofGame';
import type { SlapjackTypes } from '../kept/savedGame';
import { fullRules, quickRules } from './rules';

export const slapjackWords: PilesWords<SlapjackTypes> = {
  title: () => say('slapjack-title'),
  deed: 'slap', match: 'jack',
  call: {
    named: () => say('slapjack-call-named'),
    pressed: () => say('slapjack-press-slap'),
    pressedBy: (_, name) => say('slapjack-several-slaps', { name }),
  },
  head: ({ packs }) => say('slapjack-head', { packs }),
  // Of whoever has no card it is told that a jack brings them back, whatever lies there.
  prompts: ({ mayCall, seats, ...view }) => {
    const me = aloneAt({ seats });
    return [
      mayCall && view.phase === 'playing' && say('slapjack-prompt-slap'),
      me !== null && seats[me]!.stock === 0 && say('slapjack-prompt-bare'),
    ];
  },
  own: slapsOwn,
  // The first in seat order wins: nothing is ever tied.
  tied: { told: (names) => names, story: () => '', moment: (who) => who },
  wrong: () => say('slapjack-story-wrong'),
  missed: () => say('slapjack-moment-missed'),
  fits: ({ matching }) => [matching.length > 0 && say('slapjack-story-jack')],
  ends: { flips: { story: () => say('slapjack-story-flips'), isAll: false } },
  rules: { quick: quickRules, full: fullRules },
};
