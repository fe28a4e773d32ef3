/** Salute the King as its screens are made of it: one value, which the family's room makes them of. */
import { html } from 'lit-html';
import { say } from '../../../strings/say';
import { pilesShell, type PilesOnPage } from '../../piles/app/pilesShell';
import { saluteBests, saluteGames, type SaluteTypes } from '../kept/savedGame';
import { COURSE } from '../lesson/course';
import { saluteAtTable } from '../table/saluteGame';
import { signs } from '../ui';
import { saluteWords } from '../words/words';

export const saluteOnPage: PilesOnPage<SaluteTypes> = {
  ...saluteAtTable, matches: () => [], words: saluteWords, games: saluteGames, bests: saluteBests, kept: () => ({}), signs,
  home: {
    about: () => html`<p>${say('salute-about')}</p><p>${say('salute-about-press')}</p>`,
    // As computers play with each other.
    minutes: ({ packs }) => 3 * packs,
    past: ({ cards }, when) => say('salute-past-game', { when, cards }),
  },
  file: 'salute-replay-file', lesson: { ...COURSE, told: (said) => say(`salute-pip-${said}`) },
};

export const saluteShell = pilesShell(saluteOnPage);
