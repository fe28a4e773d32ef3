/** Confetti is drawn frame by frame until all of it lies, and not one frame longer; where nothing may move it lies there. */
import { afterEach, expect, test, vi } from 'vitest';
import { fly } from '../../../src/ui/parts/confetti';
import { CONFETTI_MS, confettiAt } from '../../../src/ui/parts/confettiFlight';

afterEach(() => { vi.unstubAllGlobals(); });

/** A page with a canvas: frames come when they are asked for. @param moves whether anything may move */
function page(moves: boolean) {
  const frames: ((now: number) => void)[] = [];
  const sizes: { changed: () => void; on: boolean }[] = [];
  let painted: number[][] = [];
  const brush = {
    setTransform: (...now: number[]) => { painted.push(now); }, clearRect: () => { painted = []; },
    beginPath() {}, roundRect() {}, fill() {},
  };
  const canvas = { isConnected: true, clientWidth: 390, clientHeight: 844, width: 0, height: 0, getContext: () => brush };
  vi.stubGlobal('requestAnimationFrame', (frame: (now: number) => void) => frames.push(frame));
  vi.stubGlobal('devicePixelRatio', 2);
  vi.stubGlobal('document', { documentElement: { classList: { contains: (name: string) => moves && name === 'moves' } } });
  vi.stubGlobal('ResizeObserver', class {
    readonly size;
    constructor(changed: () => void) { sizes.push(this.size = { changed, on: false }); }
    observe() { this.size.on = true; }
    disconnect() { this.size.on = false; }
  });
  return {
    canvas: canvas as unknown as HTMLCanvasElement & { isConnected: boolean; clientWidth: number }, sizes,
    /** How many pieces were painted, and where they lie. */
    painted: () => painted.map((matrix) => matrix.slice(4)),
    /** Whether a frame was asked for; it comes at this time. */
    frame(now: number): boolean {
      const next = frames.shift();
      next?.(now);
      return next !== undefined;
    },
  };
}

/** Where all lie in the end, in pixels of the canvas. */
const settled = (width: number, height = 844) => confettiAt(Infinity, { width, height }, 5).map(({ x, y }) => [x * 2, y * 2]);

test('it flies until the last piece lies, and then no frame is asked for any more', () => {
  const { canvas, frame, painted, sizes } = page(true);
  fly(canvas, 1000);
  let frames = 0;
  for (let now = 1000; frame(now); now += 100) frames += 1;
  expect(frames).toBe(CONFETTI_MS / 100 + 1);
  expect(canvas).toMatchObject({ width: 780, height: 1688 });
  expect(painted()).toEqual(settled(390));
  // In a window of another size it lies elsewhere; who has left it hears no more of it.
  Object.assign(canvas, { clientWidth: 300 });
  sizes[0]!.changed();
  expect(painted()).toEqual(settled(300));
  canvas.isConnected = false;
  sizes[0]!.changed();
  expect(sizes[0]!.on).toBe(false);
});

test('an end that is opened again goes on where it is, and one that is left draws nothing', () => {
  const { canvas, frame, painted } = page(true);
  fly(canvas, 1000);
  frame(3000);
  expect(painted()).toEqual(confettiAt(2000, { width: 390, height: 844 }, 5).map(({ x, y }) => [x * 2, y * 2]));
  canvas.isConnected = false;
  expect(frame(3016)).toBe(true);
  expect(frame(3032)).toBe(false);
});

test('where nothing may move it lies there at once', () => {
  const { canvas, frame, painted } = page(false);
  fly(canvas, 1000);
  expect(frame(1016)).toBe(true);
  expect(painted()).toEqual(settled(390));
  expect(frame(1032)).toBe(false);
});
