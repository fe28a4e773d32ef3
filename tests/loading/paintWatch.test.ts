/** When what was shown is painted: after a frame of the page and the rest of all that moves, and only for what was shown last. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPaintWatch, type Painter } from '../../src/loading/paintWatch';

let frames: (() => void)[] = [];
const nextFrame = (): void => { for (const then of frames.splice(0)) then(); };

beforeEach(() => {
  frames = [];
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => frames.push(then));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A picture in which something moves until it is said to rest. */
function picture(): Painter & { rest(): void } {
  let waits: (() => void) | null = null;
  return { whenPainted(then) { waits = then; }, rest() { waits?.(); waits = null; } };
}

test('without a picture what is shown is painted with the next frame, once that is out', () => {
  let painted = 0;
  const shown = createPaintWatch([{}], () => { painted += 1; });
  shown();
  expect(painted).toBe(0);
  nextFrame();
  expect(painted).toBe(0);
  vi.runAllTimers();
  expect(painted).toBe(1);
});
test('with one, when its motion rests', () => {
  const one = picture();
  let painted = 0;
  const shown = createPaintWatch([one], () => { painted += 1; });
  shown();
  nextFrame();
  vi.runAllTimers();
  expect(painted).toBe(0);
  one.rest();
  expect(painted).toBe(1);
});
test('what something newer is shown over is never told of', () => {
  const painters: Painter[] = [];
  let painted = 0;
  const shown = createPaintWatch(painters, () => { painted += 1; });
  shown();
  nextFrame();
  // A picture that comes late is waited for from then on.
  const one = picture();
  painters.push(one);
  shown();
  vi.runAllTimers();
  expect(painted).toBe(0);
  nextFrame();
  vi.runAllTimers();
  one.rest();
  expect(painted).toBe(1);
});
