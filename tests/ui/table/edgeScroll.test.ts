/** A tile at the edge of a window that scrolls: which way the page goes, and how fast. */
import { expect, test } from 'vitest';
import { edgeSpeed } from '../../../src/ui/table/input/edgeScroll';

test('the page scrolls towards the edge that a tile is carried to, faster the nearer it is', () => {
  const speeds = [128, 70, 40, 20, 0, -30].map((at) => edgeSpeed(250, at, 256));
  expect(speeds.slice(0, 2)).toEqual([0, 0]);
  expect(speeds.slice(2).every((speed, i, all) => speed < 0 && (i === 0 || speed <= all[i - 1]!))).toBe(true);
  expect(edgeSpeed(20, 240, 256)).toBeGreaterThan(0);
  expect(edgeSpeed(20, 300, 256)).toBe(edgeSpeed(20, 256, 256));
});

test('a tile that is taken hold of at an edge does not scroll the page by that', () => {
  expect(edgeSpeed(240, 240, 256)).toBe(0);
  expect(edgeSpeed(250, 230, 256)).toBe(0);
  expect(edgeSpeed(10, 30, 256)).toBe(0);
});
