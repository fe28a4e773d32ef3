/** Egyptian Ratscrew as its screens are made of it: one value, which the family's room makes them of. */
import { html } from 'lit-html';
import { say } from '../../../strings/say';
import { pilesShell, type PilesOnPage } from '../../piles/app/pilesShell';
import { ratscrewBests, ratscrewGames, type RatscrewTypes } from '../kept/savedGame';
import { COURSE } from '../lesson/course';
import { openSlap } from '../rules/game';
import { ratscrewAtTable } from '../table/ratscrewGame';
import { ratscrewWords } from '../words/words';

/** Minutes for each pack, and more of them for each player, as computers play with each other. */
const MINUTES = { pack: 3, player: 1.5 } as const;

export const ratscrewOnPage: PilesOnPage<RatscrewTypes> = {
  ...ratscrewAtTable, matches: openSlap, words: ratscrewWords, games: ratscrewGames, bests: ratscrewBests, kept: () => ({}),
  home: {
    about: () => html`<p>${say('ratscrew-about')}</p>`,
    minutes: ({ packs, players }) => Math.round(packs * (MINUTES.pack + MINUTES.player * players.length)),
    past: ({ cards }, when) => say('ratscrew-past-game', { when, cards }),
  },
  file: 'ratscrew-replay-file', lesson: { ...COURSE, told: (said) => say(`ratscrew-pip-${said}`) },
};

export const ratscrewShell = pilesShell(ratscrewOnPage);
