/** A review finds its place in a window of any size: board, controls and what there is to read lie beside each other, and can be read. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Box } from '../../../src/layout/box';
import { squareBox } from '../../../src/layout/layout';
import { isReview } from '../../../src/layout/shapes/review';
import { layoutIn, type WindowSize } from '../../../src/layout/tableLayout';
import { inside, overlap } from '../../helpers/layoutFaults';

const laid = (window: WindowSize, players: number, mirrored = false) => {
  const layout = layoutIn(window, { players, calls: true, sitting: null, replayed: true, reviewed: true, mirrored });
  if (!isReview(layout)) throw new Error('it is laid for no review');
  return layout;
};

/** What lies on the table of a review, by name. */
function partsOf({ board, menu, review }: ReturnType<typeof laid>): [string, Box][] {
  const columns: [string, Box | null][] = review.kind === 'apart'
    ? [['left', review.left], ['right', review.right], ['controls', review.controls]]
    : [['column', review.column], ['controls', review.controls]];
  return [['board', board], ['menu', menu], ...columns].filter((part): part is [string, Box] => part[1] !== null);
}

const anyWindow = fc.record({ width: fc.integer({ min: 240, max: 2600 }), height: fc.integer({ min: 200, max: 1700 }) });

describe('in any window', () => {
  test('nothing lies on anything else, all of it is in the room, and there is room to read', () => {
    fc.assert(fc.property(anyWindow, fc.integer({ min: 2, max: 4 }), fc.boolean(), (window, players, mirrored) => {
      const layout = laid(window, players, mirrored);
      const parts = partsOf(layout);
      const room = { x: 0, y: 0, width: layout.width, height: layout.height };
      expect(parts.filter(([, box]) => !inside(box, room)).map(([name]) => name)).toEqual([]);
      const laps = parts.flatMap(([name, box], i) => parts.slice(i + 1)
        .filter(([, other]) => overlap(box, other)).map(([on]) => `${name} ${on}`));
      expect(laps).toEqual([]);
      const { review } = layout;
      if (review.kind === 'apart') expect(review.left.width).toBeGreaterThanOrEqual(250);
      else expect(review.column.height).toBeGreaterThanOrEqual(262);
    }), { numRuns: 600 });
  });
  test('squares keep the size at which they can be told apart', () => {
    fc.assert(fc.property(anyWindow, (window) => {
      const layout = laid(window, 2);
      // In one column nobody has to hit a square, and reading needs the room.
      const least = Math.min(window.width, window.height) < 383 ? 24 : layout.shape === 'tall' ? 30 : 34;
      expect(squareBox(layout, 34).width).toBeGreaterThanOrEqual(least);
    }), { numRuns: 300 });
  });
});

test.each([[390, 844, 'column'], [844, 390, 'column'], [1180, 820, 'column'], [1440, 900, 'apart'], [360, 640, 'column']] as const)(
  'in %i by %i nothing scrolls but what is read, which is laid out as %s', (width, height, kind) => {
    const layout = laid({ width, height }, 2);
    expect(layout).toMatchObject({ width, height, scrolls: false, review: { kind } });
  },
);

test.each([[390, 844, 385], [412, 915, 385], [360, 640, 270]] as const)(
  'on a phone of %i by %i at least %i pixels of its height are for the controls and for reading', (width, height, least) => {
    const { review } = laid({ width, height }, 2);
    expect(review.kind === 'column' && review.column.height).toBeGreaterThanOrEqual(least);
  },
);
