/** What may be wrong with where things lie on a table: for the tests of its layouts. */
import type { Box } from '../../src/layout/box';
import type { Layout } from '../../src/layout/types';

/** Everything that may not overlap, by name. */
export function parts(layout: Layout): [string, Box][] {
  const { wordmark, menu, players, board, rack, pile, draw, snag, log } = layout;
  return [
    ...Object.entries({ wordmark, menu, board, rack, pile, draw, log }),
    // Where nobody calls there is no burst.
    ...(snag.width === 0 ? [] : [['snag', snag] as [string, Box]]),
    ...players.map((player, i): [string, Box] => [`player ${i}`, player]),
  ];
}

/** Whether two boxes share some room. */
export function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** Whether a box lies in another. */
export function inside(inner: Box, outer: Box): boolean {
  return inner.x >= outer.x && inner.y >= outer.y
    && inner.x + inner.width <= outer.x + outer.width && inner.y + inner.height <= outer.y + outer.height;
}

/** What is wrong with a layout, in words; nothing when all is well. */
export function faults(layout: Layout, window: Box): string[] {
  const all = parts(layout);
  const found: string[] = [];
  all.forEach(([name, part], i) => {
    if (!inside(part, window)) found.push(`${name} reaches out of the window`);
    if (!(part.width >= 18 && part.height >= 12)) found.push(`${name} is too small: ${part.width} x ${part.height}`);
    for (const [other, there] of all.slice(i + 1)) if (overlap(part, there)) found.push(`${name} lies on ${other}`);
  });
  layout.slots.forEach((slot, i) => {
    if (!inside(slot, layout.rack)) found.push(`slot ${i} is not on the rack`);
    if (layout.slots.slice(i + 1).some((other) => overlap(slot, other))) found.push(`slot ${i} lies on another`);
  });
  if (!inside(layout.chart, layout.board)) found.push('the chart is not on the board');
  return found;
}
