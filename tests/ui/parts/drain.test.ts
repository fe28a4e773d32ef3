/** How the ring of a clock runs out: half after half, by turning alone; by quarters where no motion is wanted. */
import { expect, test } from 'vitest';
import { turnsOf, type Half } from '../../../src/ui/parts/drain';

/** How far a half ring is turned at a part of its time, in degrees. */
function turnedAt(half: Half, part: number): number {
  const keys = turnsOf(half, false).map(({ offset, transform }) => ({
    offset: offset!, degrees: Number.parseFloat(/-?\d+/.exec(String(transform))![0]),
  }));
  const next = keys.findIndex(({ offset }) => offset >= part);
  const [from, to] = [keys[Math.max(0, next - 1)]!, keys[next]!];
  return from === to ? to.degrees : from.degrees + (to.degrees - from.degrees) * ((part - from.offset) / (to.offset - from.offset));
}

test('the left half goes first, then the right one', () => {
  expect([0, 0.25, 0.5, 0.75, 1].map((part) => [turnedAt('left', part), turnedAt('right', part)]))
    .toEqual([[0, 0], [-90, 0], [-180, 0], [-180, -90], [-180, -180]]);
});

test('only a transform changes, which costs the page no painting; without motion it goes in steps', () => {
  for (const half of ['left', 'right'] as const) {
    for (const key of turnsOf(half, false)) expect(Object.keys(key).toSorted()).toEqual(['easing', 'offset', 'transform']);
    expect(new Set(turnsOf(half, true).map(({ easing }) => easing))).toEqual(new Set(['steps(2)']));
    expect(new Set(turnsOf(half, false).map(({ easing }) => easing))).toEqual(new Set(['linear']));
  }
});
