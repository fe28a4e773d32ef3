/** Confetti: where it flies, that it lingers, and that it comes to lie. */
import { expect, test } from 'vitest';
import { CONFETTI_MS, confettiAt } from '../../../src/ui/parts/confettiFlight';

const WINDOWS = [{ width: 360, height: 640 }, { width: 844, height: 390 }, { width: 1440, height: 900 }, { width: 3840, height: 2160 }];

test.each(WINDOWS)('its pieces set out together and spread over a window of $width × $height', (window) => {
  expect(new Set(confettiAt(0, window, 5).map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`)).size).toBe(1);
  const midway = confettiAt(700, window, 5);
  expect(new Set(midway.map(({ colour }) => colour)).size).toBe(5);
  const sides = [midway.filter(({ x }) => x < window.width * 0.28), midway.filter(({ x }) => x > window.width * 0.72)];
  for (const side of sides) expect(side.length).toBeGreaterThan(15);
  expect(confettiAt(-1, window, 5)).toEqual([]);
});

test.each(WINDOWS)('they linger in the air of a window of $width × $height, and stay where they came to lie', (window) => {
  const inSight = (time: number) => confettiAt(time, window, 5).filter(({ x, y }) => x > 0 && x < window.width && y > 0);
  // It was gone after a second and a half once.
  expect(inSight(2500).filter(({ lies }) => !lies).length).toBeGreaterThan(50);
  expect(inSight(4000).filter(({ lies }) => !lies).length).toBeGreaterThan(15);
  const end = confettiAt(CONFETTI_MS, window, 5);
  expect(end.every(({ lies }) => lies)).toBe(true);
  expect(inSight(CONFETTI_MS).length).toBeGreaterThan(60);
  for (const { y, side } of end) {
    expect(y).toBeLessThan(window.height);
    expect(y).toBeGreaterThan(window.height - 1.6 * side);
  }
  expect(confettiAt(60_000, window, 5)).toEqual(end);
  expect(confettiAt(Infinity, window, 5)).toEqual(end);
});

test('no piece leaps: from one frame to the next it moves no farther than it is thrown', () => {
  const window = { width: 1440, height: 900 };
  let farthest = 0;
  let before = confettiAt(0, window, 5);
  for (let time = 16; time <= CONFETTI_MS; time += 16) {
    const now = confettiAt(time, window, 5);
    farthest = Math.max(farthest, ...now.map(({ x, y }, i) => Math.hypot(x - before[i]!.x, y - before[i]!.y)));
    before = now;
  }
  expect(farthest).toBeLessThan(60);
});

test('they fly the same way every time', () => {
  expect(confettiAt(333, WINDOWS[2]!, 5)).toEqual(confettiAt(333, WINDOWS[2]!, 5));
});
