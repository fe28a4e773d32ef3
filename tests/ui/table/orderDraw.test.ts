/** Where the arrow keys lead among the face-down tiles of the draw for order. */
import { expect, test } from 'vitest';
import { layoutOf, orderTileBox } from '../../../src/layout/layout';
import { nextOrderTile } from '../../../src/ui/table/order/orderDraw';

const TILES = 24;

const SIZES = [[390, 844], [844, 390], [1180, 820], [1440, 900], [320, 480]] as const;

test.each(SIZES)('in %i × %i every tile is reached by arrows', (width, height) => {
  const layout = layoutOf({ width, height, seats: 2 });
  const reached = new Set([0]);
  for (const from of reached) {
    for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
      const to = nextOrderTile(layout, TILES, from, key);
      if (to === null) continue;
      reached.add(to);
      const [here, there] = [orderTileBox(layout, from, TILES), orderTileBox(layout, to, TILES)];
      if (key === 'ArrowDown') expect(there.y).toBeGreaterThan(here.y);
      if (key === 'ArrowUp') expect(there.y).toBeLessThan(here.y);
      // Up and down lead to a neighbour: no row is left out, and the column is kept as well as can be.
      if (key === 'ArrowUp' || key === 'ArrowDown') expect(Math.abs(there.x - here.x)).toBeLessThanOrEqual(here.width);
    }
  }
  expect(reached.size).toBe(TILES);
  expect([nextOrderTile(layout, TILES, 5, 'Home'), nextOrderTile(layout, TILES, 5, 'End')]).toEqual([0, TILES - 1]);
  expect([nextOrderTile(layout, TILES, 0, 'ArrowLeft'), nextOrderTile(layout, TILES, 0, 'ArrowUp'), nextOrderTile(layout, TILES, 5, 'a')])
    .toEqual([null, null, null]);
});
