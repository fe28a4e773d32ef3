/** Slapjack as its screens are made of it: one value, which the family's room makes them of. */
import { html } from 'lit-html';
import { say } from '../../../strings/say';
import { pilesShell, type PilesOnPage } from '../../piles/app/pilesShell';
import { slapjackBests, slapjackGames, type SlapjackTypes } from '../kept/savedGame';
import { COURSE } from '../lesson/course';
import { openJack } from '../rules/game';
import { slapjackAtTable } from '../table/slapjackGame';
import { slapjackWords } from '../words/words';

/** Minutes for each pack, as computers play with it. */
const MINUTES = 6;

export const slapjackOnPage: PilesOnPage<SlapjackTypes> = {
  ...slapjackAtTable, matches: openJack, words: slapjackWords, games: slapjackGames, bests: slapjackBests, kept: () => ({}),
  home: {
    about: () => html`<p>${say('slapjack-about')}</p>`,
    minutes: ({ packs }) => MINUTES * packs,
    past: ({ cards }, when) => say('slapjack-past-game', { when, cards }),
  },
  file: 'slapjack-replay-file', lesson: { ...COURSE, told: (said) => say(`slapjack-pip-${said}`) },
};

export const slapjackShell = pilesShell(slapjackOnPage);
