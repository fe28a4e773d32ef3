/** What Salute the King says itself at its table and in a replay. Chooses messages. */
import { say } from '../../../strings/say';
import type { PilesWords } from '../../piles/words/ofGame';
import type { SaluteTypes } from '../kept/savedGame';
import { gestureName, triggerWords, wantsList } from '../kept/wants';
import { fullRules, quickRules } from './rules';

export const saluteWords: PilesWords<SaluteTypes> = {
  title: () => say('salute-title'),
  // What lies there is answered; sentences that name it are the game’s own (`keys`, `answers`).
  deed: 'call', match: 'match',
  call: { named: gestureName, pressed: gestureName, pressedBy: gestureName },
  head: ({ packs }) => say('salute-head', { packs }),
  wants: ({ triggers }) => triggers.map((trigger) => triggerWords(trigger).word),
  takes: () => say('salute-takes'), keys: () => say('salute-keys'),
  // The same whatever lies there.
  prompts: () => [say('salute-prompt')],
  read: ({ options }) => say('salute-read-wants', { all: wantsList(options.triggers) }),
  own: {
    answered: {
      sound: 'setDown', told: (who, { verdict }) => say(`salute-told-${verdict}`, who),
      story: (who, { verdict }) => say(`salute-story-${verdict}`, who),
    },
    last: {
      sound: 'gathered',
      told: (who, { takes: { cards, call } }) => (call === null ? say('salute-told-plain', { ...who, cards })
        : say('salute-told-last', { ...who, what: gestureName(call), cards })),
      story: (who, { takes: { cards, call } }) => say(call === null ? 'salute-story-plain' : 'salute-story-last', { ...who, cards }),
    },
  },
  answers: {
    review: (what) => say(`salute-review-${what}`), quickest: () => say('salute-bests-quickest'),
    mistook: (who) => say('salute-moment-wrong', who), enough: (least) => say('salute-bests-enough', { least }),
    took: (who, call, cards) => (call === null ? say('salute-moment-plain', { ...who, cards })
      : say('salute-moment-last', { ...who, what: gestureName(call), cards })),
  },
  // Nobody calls, and nothing is ever tied.
  tied: { told: (names) => names, story: () => '', moment: (who) => who },
  wrong: () => '', missed: () => '',
  fits: ({ right: [gesture] }) => [gesture !== undefined && say('salute-story-wants', { gesture })],
  ends: { flips: { story: () => say('salute-story-flips'), isAll: false } },
  rules: { quick: quickRules, full: fullRules },
};
