/** What Egyptian Ratscrew says itself at its table and after it. Chooses messages. */
import { list } from '../../../strings/formats';
import { say } from '../../../strings/say';
import { aloneAt, whoAt } from '../../../strings/words/cast';
import { rankName } from '../../piles/words/cards';
import type { PilesWords } from '../../piles/words/ofGame';
import { slapsOwn } from '../../piles/words/slaps';
import type { RatscrewTypes } from '../kept/savedGame';
import { patternOf } from '../rules/patterns';
import { fullRules, quickRules, slapsOf, slapsTold } from './rules';

export const ratscrewWords: PilesWords<RatscrewTypes> = {
  title: () => say('ratscrew-title'),
  deed: 'slap', match: 'slap',
  call: {
    named: () => say('ratscrew-call-named'),
    pressed: () => say('ratscrew-press-slap'),
    pressedBy: (_, name) => say('ratscrew-several-slaps', { name }),
  },
  head: (options) =>
    say('ratscrew-head', { packs: options.packs, what: list(slapsOf(options).map((what) => say('ratscrew-head-of', { what }))) }),
  // What is agreed can be slapped, whatever lies there.
  prompts: ({ mayCall, seats, options, ...view }) => {
    const me = aloneAt({ seats });
    return [
      mayCall && view.phase === 'playing' && say('ratscrew-prompt-slap', { what: slapsTold(options) }),
      me !== null && seats[me]!.stock === 0 && view.facts?.challenge?.by !== me && say('ratscrew-prompt-bare'),
    ];
  },
  stands({ facts, seats }) {
    const challenge = facts?.challenge ?? null;
    if (challenge === null) return null;
    return say('ratscrew-stands', { ...whoAt({ seats }, challenge.by), card: rankName(challenge.rank), cards: challenge.left });
  },
  choice: { goOn: () => say('ratscrew-go-on'), decline: () => say('ratscrew-decline') },
  own: {
    ...slapsOwn,
    fined: { sound: 'falseCall', told: (who) => say('ratscrew-told-fined', who), story: (who) => say('ratscrew-story-fined', who) },
    lostChallenge: { sound: 'lostMove', told: (who) => say('ratscrew-told-lost', who), story: (who) => say('ratscrew-told-lost', who) },
    asked: {
      sound: 'tick', told: (who, _, { asked }) => say('ratscrew-told-asked', { ...who, timed: asked ? 'no' : 'yes' }),
      story: (who) => say('ratscrew-story-asked', who),
    },
    wentOn: { sound: 'setDown', told: (who) => say('ratscrew-told-went-on', who), story: (who) => say('ratscrew-told-went-on', who) },
    declined: { sound: 'setDown', told: (who) => say('ratscrew-told-declined', who), story: (who) => say('ratscrew-told-declined', who) },
  },
  // The first in seat order wins: nothing is ever tied.
  tied: { told: (names) => names, story: () => '', moment: (who) => who },
  wrong: () => say('ratscrew-story-wrong'),
  missed: () => say('ratscrew-moment-missed'),
  fits({ view: { piles, options } }) {
    const what = patternOf((piles[0]!.lies ?? []).flatMap(({ card, isDead }) => (isDead ? [] : [card])), options);
    return [what !== null && say('ratscrew-story-slap', { what })];
  },
  ends: { flips: { story: () => say('ratscrew-story-flips'), isAll: false } },
  rules: { quick: quickRules, full: fullRules },
};
