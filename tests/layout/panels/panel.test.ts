/** A panel tells that its player misses their next turn, whatever its size: the sign lies on it, is large enough, and covers no count. */
import { describe, expect, test } from 'vitest';
import { emblemIn, hasSecondLine, missesBox, panelShape } from '../../../src/layout/panels/panel';
import { layoutIn } from '../../../src/layout/tableLayout';
import { inside } from '../../helpers/layoutFaults';

const SIZES = [[320, 480], [360, 640], [390, 844], [844, 390], [640, 360], [820, 1180], [1180, 820], [1440, 900], [3840, 2160]] as const;

/** Every panel that comes in a window of these sizes, side by side and around the table. */
const panels = SIZES.flatMap(([width, height]) => [2, 3, 4].flatMap((players) => [null, { edges: [0, 1, 2, 3] }].flatMap((sitting) => {
  const layout = layoutIn({ width, height }, { players, calls: true, sitting, replayed: false });
  return (layout.edges?.map(({ panel }) => panel) ?? layout.players).map((panel) => ({ panel, what: `${width} × ${height}, ${players}` }));
})));

describe.each([['a face', true], ['a mark alone', false]])('the sign of a missed turn, with %s', (_, drawn) => {
  test.each(panels)('$what', ({ panel }) => {
    const size = { width: panel.width, height: panel.height };
    const emblem = emblemIn(size, drawn);
    const sign = missesBox(size, emblem);
    expect(sign.width).toBeGreaterThanOrEqual(13);
    expect(inside(sign, { x: 0, y: 0, ...size })).toBe(true);
    // It leaves the count alone, and most of what the player is known by.
    if (panelShape(size) !== 'upright') expect(sign.x + sign.width).toBeLessThan(size.width * 0.55);
    expect(sign.y).toBeLessThan(emblem.y + emblem.radius);
  });
});

test('words stand with it on a phone with two players, and not where they would be cut', () => {
  const wide = { width: 168, height: 40 };
  expect(panelShape(wide)).toBe('line');
  expect(hasSecondLine(wide, 'misses next turn'.length)).toBe(true);
  expect(hasSecondLine({ width: 100, height: 32 }, 'misses next turn'.length)).toBe(false);
  expect(hasSecondLine({ width: 300, height: 78 }, 'misses next turn'.length)).toBe(false);
});
