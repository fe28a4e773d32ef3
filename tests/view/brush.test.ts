/** The shapes that the picture is painted from: none of them makes a brush throw, which would cost the whole frame. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Brush, slab } from '../../src/view/paint/brush';

/** A brush that throws as a browser's does. */
function strictBrush(radii: number[]): Brush {
  const brush = {
    fillStyle: '', beginPath() {}, fill() {},
    roundRect(...[, , , , radius]: [number, number, number, number, number]) {
      if (!(radius >= 0)) throw new RangeError(`Radius value ${radius} is negative.`);
      radii.push(radius);
    },
  };
  return brush as unknown as Brush;
}

test('a box without a size, or of one below zero, is painted as nothing', () => {
  const radii: number[] = [];
  for (const side of [-3, -0.913242, 0, 1, 40]) slab(strictBrush(radii), 0, 0, side, side, side * 0.17, 'any');
  expect(radii).toEqual([0, 0, 0, 0.17, 40 * 0.17]);
});

test('round corners are drawn in one place', () => {
  const files = readdirSync('src/view', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  const drawing = files.filter((name) => readFileSync(join('src/view', name), 'utf8').includes('.roundRect('));
  expect(drawing).toEqual([join('paint', 'brush.ts')]);
});
