/** What Snap says itself at its table and after it. Chooses messages. */
import { say } from '../../../strings/say';
import type { PilesWords } from '../../piles/words/ofGame';
import type { SnapTypes } from '../kept/savedGame';
import { fullRules, quickRules } from './rules';

export const snapWords: PilesWords<SnapTypes> = {
  title: () => say('snap-title'),
  deed: 'call', match: 'match',
  call: {
    named: (call) => say('snap-call-named', { call }),
    pressed: (call) => say(`snap-press-${call}`),
    pressedBy: (call, name) => say('snap-several-calls', { call, name }),
  },
  head: ({ table }) => say('snap-head-own', { table }),
  prompts: ({ options: { table }, mayCall, middle, twoKeys }) => (!mayCall ? [] : [
    say('snap-prompt-call', { table: table === 'A' ? 'A' : 'other' }),
    middle.length > 0 && (table === 'C' ? say(twoKeys ? 'snap-prompt-pool' : 'snap-prompt-fits-pool')
      : say(twoKeys ? 'snap-prompt-pot' : 'snap-prompt-fits-pot')),
  ]),
  own: {
    turnedOver: { sound: 'scramble', told: (who) => say('snap-told-over', who), story: (who) => say('snap-story-over', who) },
    pooled: { sound: 'setDown', told: (who) => say('snap-told-pooled', who), story: (who) => say('snap-story-pooled', who) },
  },
  tied: {
    told: (names) => say('snap-told-tied', { names }), story: () => say('snap-story-tied'),
    moment: (who, what) => say('snap-moment-tied', { who, what }),
  },
  wrong: (what) => say('snap-story-wrong', { what }),
  missed: (call) => say('snap-moment-missed', { call }),
  fits: ({ matching, fits, view: { options: { table } } }) => [
    (matching.length > 1 || (matching.length === 1 && fits.length === 0)) && say('snap-story-match'),
    fits.length > 0 && say(table === 'C' ? 'snap-story-pool' : 'snap-story-pot'),
  ],
  ends: {
    draw: { story: (names) => say('snap-story-draw', { names }), isAll: true },
    flips: { won: (who) => say('snap-after-most', who), story: () => say('snap-story-flips'), isAll: false },
  },
  rules: { quick: quickRules, full: fullRules },
};
