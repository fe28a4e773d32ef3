/** What the first screen has of Snap. */
import { html, type TemplateResult } from 'lit-html';
import { homeTemplate as shellHome } from '../../../../shell/home/homeScreen';
import type { HomeParts } from '../../../../shell/home/homeParts';
import { say } from '../../../../strings/say';
import { shownName } from '../../../../strings/words/grammar';
import { onCard } from '../../../../strings/words/setup/atTable';
import { playersOf } from '../../kept/draft';
import { MAX_PEOPLE, type SnapPlayer } from '../../kept/setup';
import { MAX_SEATS } from '../../rules/game';
import { complaintText } from '../../words/home/complaints';
import { lengthText } from '../../words/home/length';
import { rulesWhole } from '../parts/rules';
import type { SnapShell } from '../shellTypes';
import type { HomeAsk, HomeModel } from './homeModel';
import { termRows, termsOf } from './terms';

/** Handed to the screen that all games share. */
export const homeParts: HomeParts<SnapShell, SnapPlayer> = {
  title: () => say('snap-title'), about: () => html`<p>${say('snap-about')}</p>`, rules: (draft) => rulesWhole(termsOf(draft)),
  terms: termRows, lasts: lengthText, players: playersOf, isHurried: ({ asked }) => !asked,
  limits: { seats: MAX_SEATS, people: MAX_PEOPLE }, complaint: complaintText,
  keys: [
    { name: 'callKey', of: ({ callKey }) => callKey, label: (shown) => say('setup-call-key', onCard(shown)) },
    {
      name: 'potKey', of: ({ potKey }) => potKey, label: (shown) => say('snap-pot-key', { name: shown }),
      word: () => say('snap-calls-pot-with'),
    },
  ],
  characterLine: (character) => say(`profile-strength-${character}`),
  past: {
    seats: ({ names }) => names.map((name) => html`${shownName(name)}`),
    line: ({ table, cards }, when) => say('snap-past-game', { when, table, cards }), best: () => null,
  },
};

export function homeTemplate(model: HomeModel, ask: HomeAsk): TemplateResult {
  return shellHome(homeParts, model, ask);
}
