/** What Snap agrees at a table of several devices, and why its host can't start a game there. */
import { expect, it } from 'vitest';
import { Far } from '../../../../src/shell/far/farSide';
import type { Stage } from '../../../../src/shell/app/stage';
import type { TableController } from '../../../../src/shell/table/tableController';
import type { ApartModel } from '../../../../src/ui/apart/apartModel';
import { lobbyTemplate } from '../../../../src/ui/apart/lobbyScreen';
import { person, tableOf } from '../../../helpers/apartTable';
import { markup } from '../../../helpers/markup';
import { snapShell, type SnapShell } from '../../../helpers/snap/snap';

const far = new Far<SnapShell>({ game: snapShell } as Stage<SnapShell>, {} as TableController<SnapShell>);
const TOO_SMALL = 'One pack is too small for 5 players or more. Choose two packs, or table C.';
const ONE = { table: 'B', packs: 1 };

it('five and six are told that one pack is too small for them', () => {
  expect([4, 5, 6].map((players) => far.wrong(ONE, players))).toEqual([null, TOO_SMALL, TOO_SMALL]);
  expect([{ table: 'C', packs: 1 }, { table: 'B', packs: 2 }].map((agreed) => far.wrong(agreed, 6))).toEqual([null, null]);
});

it('it stands where the game would be started, until they can play', () => {
  const seats = ['Ann', 'Bo', 'Cleo', 'Dag', 'Eva', 'Finn'].map((name, i) => person(name, i));
  const lobby = (agreed: object): string => markup(lobbyTemplate({
    code: 'KXNT', address: null, link: '', line: { kind: 'open' }, triedFor: 0,
    table: tableOf({ game: 'snap', seats, agreed: { ...agreed } }), refused: null, back: null, complaint: null,
    unfolded: null, sitting: { name: '', mark: null }, asked: null, copied: null, games: [],
    plan: { chosen: [null, null, null], word: 'tulip' },
    terms: { told: () => [], rows: () => [], seats: [2, 6], wrong: (players) => far.wrong(agreed, players) },
    calls: null, signs: [], muted: false, keepsRace: null,
  } satisfies ApartModel, async () => undefined as never));
  expect(lobby(ONE)).toContain(TOO_SMALL);
  expect(lobby(ONE)).not.toContain('Start the game');
  expect(lobby({ table: 'B', packs: 2 })).toContain('Start the game');
});
