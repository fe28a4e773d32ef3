/** The games on the first screen of Snap: what is listed, and the way to own bests. */
import { expect, test } from 'vitest';
import { agreement } from '../../../../../src/games/snap/kept/setup';
import { openedHome } from '../../../../../src/shell/home/homeModel';
import { lastGames } from '../../../../../src/shell/home/pastGames';
import { markupOf } from '../../../../helpers/snapBack/markup';
import { openBests, type SnapShell, snapShell } from '../../../../helpers/snap/snap';

const NO_BESTS = openBests(null);

const home = { ...openedHome<SnapShell>(agreement.openDraft(null), { me: null, names: [], from: 'cardTable' }), bests: NO_BESTS };
const game = { id: 'g', at: 5, ended: 'last' as const, table: 'C' as const, cards: 90, names: ['Bo', 'Pip'] };

test('own bests can be looked at after games of others, too; where nothing was played there is nothing to look at', () => {
  expect(markupOf(lastGames({ ...home, over: [game] }, snapShell, () => null))).toContain('Records');
  expect(markupOf(lastGames({ ...home, over: [] }, snapShell, () => null))).toBe('');
});
