/** The games on the first screen: what is listed, and the way to own bests. */
import { expect, test } from 'vitest';
import { openBests } from '../../../../../src/games/snapBack/kept/bests';
import { agreement } from '../../../../../src/games/snapBack/kept/setup';
import type { SnapBackShell } from '../../../../../src/games/snapBack/ui/shellTypes';
import { openedHome } from '../../../../../src/shell/home/homeModel';
import { snapBackShell } from '../../../../../src/games/snapBack/app/snapBack';
import { lastGames } from '../../../../../src/shell/home/pastGames';
import { markupOf } from '../../../../helpers/snapBack/markup';

const NO_BESTS = openBests(null);

const home = { ...openedHome<SnapBackShell>(agreement.openDraft(null), { me: null, names: [], from: 'training' }), bests: NO_BESTS };

test('own bests can be looked at after games of others, too; where nothing was played there is nothing to look at', () => {
  const over = [{ id: 'g', at: 5, ended: 'time' as const, cards: 90, seats: [{ name: 'Bo', die: 4 as const }] }];
  expect(markupOf(lastGames({ ...home, over }, snapBackShell, () => null))).toContain('Records');
  expect(markupOf(lastGames({ ...home, over: [] }, snapBackShell, () => null))).toBe('');
});
