/** The score to beat lies on its panel, at every size of window and for any number of players, and covers nothing that is read there. */
import { expect, test } from 'vitest';
import type { Box } from '../../../src/layout/box';
import { chipBurst } from '../../../src/layout/panels/chip';
import { emblemIn, missesBox, panelShape } from '../../../src/layout/panels/panel';
import { COUNT_OVER, pennant, toBeatBox } from '../../../src/layout/panels/toBeat';
import { layoutIn } from '../../../src/layout/tableLayout';
import { inside } from '../../helpers/layoutFaults';

const SIZES = [[320, 480], [360, 640], [390, 844], [844, 390], [640, 360], [820, 1180], [1180, 820], [1440, 900], [3840, 2160]] as const;

const panels = SIZES.flatMap(([width, height]) => [2, 3, 4].map((players) => {
  const { width: wide, height: high } = layoutIn({ width, height }, { players, calls: true, sitting: null, replayed: false }).players[0]!;
  return { size: { width: wide, height: high }, what: `${width} × ${height}, ${players}` };
}));

const overlap = (a: Box, b: Box): boolean => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

test.each(panels)('$what', ({ size }) => {
  const emblem = emblemIn(size, false);
  const sign = toBeatBox(size, emblem, false)!;
  expect(sign, 'it has room').not.toBeNull();
  expect(inside(sign, { x: 0, y: 0, ...size })).toBe(true);
  expect(sign.height).toBeGreaterThanOrEqual(10.5);
  const mark: Box = { x: emblem.x - emblem.radius, y: emblem.y - emblem.radius, width: 2 * emblem.radius, height: 2 * emblem.radius };
  expect(overlap(sign, mark)).toBe(false);
  expect(overlap(sign, chipBurst(size)), 'the burst of a name that calls').toBe(false);
  const shape = panelShape(size);
  if (shape === 'roomy' || shape === 'line') {
    // The digits of the count reach 0.36 of their size up and down from their middle.
    const { at, size: part, most } = COUNT_OVER[shape];
    const count = Math.min(size.height * part, most);
    expect(size.height * at + count * 0.36).toBeLessThanOrEqual(sign.y + 0.5);
    expect(size.height * at - count * 0.36).toBeGreaterThanOrEqual(1);
  }
  const beside = toBeatBox(size, emblem, true);
  if (beside) expect(overlap(beside, missesBox(size, emblem)), 'the sign of a missed turn').toBe(false);
  for (const [x, y] of pennant(sign)) expect(inside({ x, y, width: 0, height: 0 }, sign)).toBe(true);
});
