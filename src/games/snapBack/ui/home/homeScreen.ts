/** What the first screen has of Snap Back. */
import { html, type TemplateResult } from 'lit-html';
import { homeTemplate as shellHome } from '../../../../shell/home/homeScreen';
import type { HomeParts } from '../../../../shell/home/homeParts';
import { say } from '../../../../strings/say';
import { shownName } from '../../../../strings/words/grammar';
import { onCard } from '../../../../strings/words/setup/atTable';
import { playersOf } from '../../kept/draft';
import { MAX_PEOPLE, type SnapBackPlayer } from '../../kept/setup';
import { spanOf } from '../../players/levels';
import { MAX_SEATS } from '../../rules/game';
import { FACES } from '../../rules/result';
import { bestLine } from '../../words/home/best';
import { complaintText } from '../../words/home/complaints';
import { lengthText } from '../../words/home/length';
import { die } from '../parts/die';
import { rulesInShort } from '../parts/rules';
import type { SnapBackShell } from '../shellTypes';
import type { HomeAsk, HomeModel } from './homeModel';
import { termRows } from './terms';

/** Handed to the screen that all games share. */
export const homeParts: HomeParts<SnapBackShell, SnapBackPlayer> = {
  title: () => say('snap-back-title'),
  about: () => html`<p>${say('snap-back-about')} ${say('snap-back-about-dice')}</p><p class="small">${say('snap-back-promise')}</p>`,
  rules: () => rulesInShort(), terms: termRows, lasts: lengthText, players: playersOf, isHurried: ({ untimed }) => !untimed,
  limits: { seats: MAX_SEATS, people: MAX_PEOPLE }, complaint: complaintText,
  keys: [{ name: 'callKey', of: ({ callKey }) => callKey, label: (shown) => say('setup-call-key', onCard(shown)) }],
  // Whoever has a lower die than the others has an easier game.
  start: {
    of: FACES, usual: ({ dice }) => dice, word: () => say('snap-back-start'), label: (shown) => say('snap-back-start-of', onCard(shown)),
  },
  // How far back they remember.
  characterLine: (character) => say('snap-back-remembers', { back: spanOf(character) }),
  characterNote: (character) => say('snap-back-remembers-short', { back: spanOf(character) }),
  past: {
    seats: ({ seats }) => seats.map((seat) => html`${shownName(seat.name)} ${die(seat.die)}`),
    line: ({ cards }, when) => say('snap-back-past-game', { when, cards }), best: bestLine,
  },
};

export function homeTemplate(model: HomeModel, ask: HomeAsk): TemplateResult {
  return shellHome(homeParts, model, ask);
}
