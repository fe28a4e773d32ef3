/** Snap where everybody has a device of their own: whoever turns a card waits for others' lines only where people race. */
import { expect, test } from 'vitest';
import { snapGame } from '../../../../src/games/snap/table/snapGame';
import { ANN, begun, BO, setupFor } from '../../../helpers/snap/savedGames';
import { devicesAt } from '../../../host/helpers/devicesAt';

test.each([
  ['at once where everybody is asked', true, 1], ['a moment later where people race', false, 0],
])('a card is turned %s', (_, asked, cards) => {
  const players = [ANN, BO].map((one) => ({ ...one, kind: 'remote' as const }));
  const { host, pass } = devicesAt(snapGame, begun(setupFor(players, { asked }), 'apart'), [[0], [1]], true);
  host.goOn();
  host.act(0, { kind: 'turn' });
  const atOnce = host.saved().events.length;
  pass(100);
  expect([atOnce, host.saved().events.length]).toEqual([cards, 1]);
});
