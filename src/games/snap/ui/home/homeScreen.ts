/** What the first screen has of Snap: handed to the screen that all games share. */
import { html } from 'lit-html';
import type { HomeParts } from '../../../../shell/home/homeParts';
import { say } from '../../../../strings/say';
import { shownName } from '../../../../strings/words/grammar';
import { rulesWhole } from '../parts/rules';
import type { SnapShell } from '../shellTypes';

/** Minutes for each pack at a table, as computers play with it: what ends by itself is shorter. The usual table's are the catalogue's. */
const MINUTES = { A: 2, B: 7, C: 2 } as const;

export const homeParts: HomeParts<SnapShell> = {
  title: () => say('snap-title'), about: () => html`<p>${say('snap-about')}</p>`, rules: rulesWhole,
  lasts: ({ table, players }) => say('snap-lasts', { minutes: MINUTES[table] * (table !== 'C' && players.length > 4 ? 2 : 1) }),
  past: {
    of: ({ saved: { id, setup: { players, table } }, replayed: { result } }, at) =>
      ({ id, at, table, cards: result.flips, names: players.map(({ name }) => name) }),
    seats: ({ names }) => names.map((name) => html`${shownName(name)}`),
    line: ({ table, cards }, when) => say('snap-past-game', { when, table, cards }),
  },
};
