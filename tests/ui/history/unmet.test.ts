/** A history in which nothing is over yet shows everybody there is to meet; where something is, it is not in the way. */
import { expect, test } from 'vitest';
import { CHARACTERS } from '../../../src/setup/players';
import { historyTemplate, type HistoryModel } from '../../../src/ui/history/historyScreen';
import { markup } from '../../helpers/markup';

const EMPTY: HistoryModel = {
  kind: 'history', games: [], more: false, filling: false, statistics: [], otherNames: [], personal: null, pendingDelete: null, notices: [],
  seen: null,
};
const faces = (model: HistoryModel): number =>
  markup(historyTemplate(model, async () => null as never, () => {})).split('not met yet').length - 1;

test('everybody is there to be met, before the first game is over', () => {
  expect(faces(EMPTY)).toBe(CHARACTERS.length);
});

test('and not while games are still read, added up, or listed', () => {
  expect(faces({ ...EMPTY, filling: true })).toBe(0);
  expect(faces({ ...EMPTY, statistics: null })).toBe(0);
  const game: HistoryModel['games'][number] = { id: 'one', endedAt: 0, practice: false, seats: [] } as never;
  expect(faces({ ...EMPTY, games: [game] })).toBe(0);
});
