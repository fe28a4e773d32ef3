/** The positions that ship, judged anew by another seed with double work: all of them in the long program, a few in `npm test`. */
import { expect, test } from 'vitest';
import { WORK } from '../../../src/ai/search/monteCarlo';
import safe from '../../../src/training/positions/safe.json';
import { unpackView } from '../../../src/training/positions/openView';
import type { PositionsFile } from '../../../src/training/positions/shippedPositions';
import { fitOf, ranking } from '../../../src/training/safe/conditions';
import { judgedRack, statedRack } from '../../../tools/positions/judging';
import { differenceOf, faultOf } from '../../../tools/positions/verify';
import { LONG, SEED, amount } from '../../long/amount';

const DOUBLE = { ...WORK, playouts: 8 * WORK.playouts };
const { positions } = safe as PositionsFile;

test('each still has exactly one safe tile, the same one, and the chances that it states', () => {
  const some = positions.filter((_, i) => i % Math.ceil(positions.length / amount(4, positions.length)) === 0);
  const wrong = some.flatMap((position) => {
    const view = unpackView(position);
    const judged = judgedRack(view, DOUBLE, `long:${SEED}:${position.id}`);
    const fit = fitOf(view, judged, 0);
    const best = ranking(judged)[0] === ranking(statedRack(view, position))[0];
    const fault = 'unfit' in fit ? fit.unfit : best ? differenceOf(position, `long:${SEED}`) : 'another tile is best';
    return [fault, faultOf(position)].flatMap((one) => (one === null ? [] : [`${position.id}: ${one}`]));
  });
  if (LONG) process.stdout.write(`${some.length} positions judged with ${DOUBLE.playouts} playouts each: ${wrong.length} differ.\n`);
  expect(wrong).toEqual([]);
});
