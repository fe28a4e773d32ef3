/** Snap as its screens are made of it: one value, which the family's room makes them of. */
import { html } from 'lit-html';
import { say } from '../../../strings/say';
import { pilesShell, type PilesOnPage } from '../../piles/app/pilesShell';
import { snapBests, snapGames, type SnapTypes } from '../kept/savedGame';
import { COURSE } from '../lesson/course';
import { openMatches } from '../rules/claims';
import { snapAtTable } from '../table/snapGame';
import { snapWords } from '../words/words';

/** Minutes for each pack at a table, as computers play with it: what ends by itself is shorter. The usual table's are the catalogue's. */
const MINUTES = { A: 2, B: 7, C: 2 } as const;

export const snapOnPage: PilesOnPage<SnapTypes> = {
  ...snapAtTable, matches: openMatches, words: snapWords, games: snapGames, bests: snapBests, kept: ({ table }) => ({ table }),
  home: {
    about: () => html`<p>${say('snap-about')}</p>`,
    minutes: ({ table, players }) => MINUTES[table] * (table !== 'C' && players.length > 4 ? 2 : 1),
    past: ({ table, cards }, when) => say('snap-past-game', { when, table, cards }),
  },
  file: 'snap-replay-file', lesson: { ...COURSE, told: (said) => say(`snap-pip-${said}`) },
};

export const snapShell = pilesShell(snapOnPage);
