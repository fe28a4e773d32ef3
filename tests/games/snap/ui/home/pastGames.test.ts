/** The games on the first screen of Snap: what is listed, and the way to own bests. */
import { expect, test } from 'vitest';
import { openBests } from '../../../../../src/games/snap/kept/bests';
import { agreement } from '../../../../../src/games/snap/kept/setup';
import type { SnapShell } from '../../../../../src/games/snap/ui/shellTypes';
import { openedHome } from '../../../../../src/shell/home/homeModel';
import { snapShell } from '../../../../../src/games/snap/app/snap';
import { lastGames } from '../../../../../src/shell/home/pastGames';
import { markupOf } from '../../../../helpers/snapBack/markup';

const NO_BESTS = openBests(null);

const home = { ...openedHome<SnapShell>(agreement.openDraft(null), { me: null, names: [], from: 'cardTable' }), bests: NO_BESTS };
const game = { id: 'g', at: 5, ended: 'last' as const, table: 'C' as const, cards: 90, names: ['Bo', 'Pip'] };

test('own bests can be looked at after games of others, too; where nothing was played there is nothing to look at', () => {
  expect(markupOf(lastGames({ ...home, over: [game] }, snapShell, () => null))).toContain('Records');
  expect(markupOf(lastGames({ ...home, over: [] }, snapShell, () => null))).toBe('');
});
