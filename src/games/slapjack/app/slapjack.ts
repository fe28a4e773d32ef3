/** Slapjack as its screens are made of it: one value, which the family's room makes them of. */
import { html } from 'lit-html';
import { say } from '../../../strings/say';
import { pilesShell, type PilesOnPage } from '../../piles/app/pilesShell';
import { slapjackBests, slapjackGames, type SlapjackTypes } from '../kept/savedGame';
import { COURSE } from '../lesson/course';
import { openJack } from '../rules/game';
import { slapjackAtTable } from '../table/slapjackGame';
import { slapjackWords } from '../words/words';

/** Minutes for each pack, and more of them for each player, as computers play with each other. */
const MINUTES = { pack: 0.8, player: 0.6 } as const;

export const slapjackOnPage: PilesOnPage<SlapjackTypes> = {
  ...slapjackAtTable, matches: openJack, words: slapjackWords, games: slapjackGames, bests: slapjackBests, kept: () => ({}),
  home: {
    about: () => html`<p>${say('slapjack-about')}</p>`,
    minutes: ({ packs, players }) => Math.round(packs * (MINUTES.pack + MINUTES.player * players.length)),
    past: ({ cards }, when) => say('slapjack-past-game', { when, cards }),
  },
  file: 'slapjack-replay-file', lesson: { ...COURSE, told: (said) => say(`slapjack-pip-${said}`) },
};

export const slapjackShell = pilesShell(slapjackOnPage);
