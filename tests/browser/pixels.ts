// Looks at the picture itself: a screenshot, read point by point, and how much is drawn.
import type { BrowserContext, Page } from '@playwright/test';
import { type Colour as Named, PALETTE } from '../../src/design/palette';
import { letPass } from './helpers';

export type Colour = readonly [red: number, green: number, blue: number];
export interface Point { readonly x: number; readonly y: number }

/** A colour of the palette, as it comes out on the screen. */
export function printed(name: Named): Colour {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => Number.parseInt(PALETTE[name].slice(start, start + 2), 16));
  return [red, green, blue];
}

/** Where screenshots are decoded: on an empty page, so that the game's own policy is not loosened for it. One to a context, to its end. */
const readers = new WeakMap<BrowserContext, Promise<Page>>();

function readerOf(context: BrowserContext): Promise<Page> {
  const reader = readers.get(context) ?? context.newPage();
  readers.set(context, reader);
  return reader;
}

/** What a viewer sees at these points of the window, after everything has been put together. */
export async function coloursAt(page: Page, points: readonly Point[]): Promise<readonly Colour[]> {
  const png = (await page.screenshot()).toString('base64');
  const reader = await readerOf(page.context());
  return reader.evaluate(async ([data, wanted]) => {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    if (!canvas) throw new Error('no canvas to read the screenshot with');
    canvas.drawImage(bitmap, 0, 0);
    return wanted.map(({ x, y }): Colour => {
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(Math.round(x), Math.round(y), 1, 1).data;
      return [red, green, blue];
    });
  }, [png, points] as const);
}

/** Whether two colours are the same to the eye. */
export function alike(a: Colour, b: Colour, tolerance = 10): boolean {
  return a.every((part, i) => Math.abs(part - (b[i] ?? 0)) <= tolerance);
}

/** How often the page has drawn, and run a callback before a frame, since it was opened. */
export interface Drawn { readonly draws: number; readonly frames: number }

/** What is counted in the page; and what waits there until it has nothing else to do. */
interface Counted { readonly drawn: Drawn; readonly idle: ReadonlySet<number> }

/**
 * Counts every drawing call of both kinds of canvas and every frame that is asked for, and notes what waits for an idle moment. Before the
 * page opens. Sound is off: it would be built in idle moments, too, for longer than the picture takes.
 */
export async function countDrawing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('snag-preferences', JSON.stringify({ muted: true }));
    const drawn = { draws: 0, frames: 0 };
    const idle = new Set<number>();
    Object.assign(globalThis, { drawn, idle });
    const count = (prototype: object, names: readonly string[]): void => {
      const methods = prototype as Record<string, (...args: unknown[]) => unknown>;
      for (const name of names) {
        const real = methods[name];
        if (!real) throw new Error(`there is no ${name} to count`);
        methods[name] = function counted(this: unknown, ...args: unknown[]) {
          drawn.draws += 1;
          return real.apply(this, args);
        };
      }
    };
    count(CanvasRenderingContext2D.prototype, [
      'fill', 'stroke', 'fillRect', 'clearRect', 'fillText', 'strokeText', 'drawImage', 'putImageData',
    ]);
    count(WebGL2RenderingContext.prototype, ['drawElements', 'drawArrays', 'drawElementsInstanced', 'drawArraysInstanced', 'clear']);
    const { requestAnimationFrame: frame, requestIdleCallback: whenIdle, cancelIdleCallback: cancelIdle } = globalThis;
    globalThis.requestAnimationFrame = (callback) => frame((time) => {
      drawn.frames += 1;
      callback(time);
    });
    globalThis.requestIdleCallback = (callback, options) => {
      const id = whenIdle((deadline) => {
        idle.delete(id);
        callback(deadline);
      }, options);
      idle.add(id);
      return id;
    };
    globalThis.cancelIdleCallback = (id) => {
      idle.delete(id);
      cancelIdle(id);
    };
  });
}

export async function drawnSoFar(page: Page): Promise<Drawn> {
  return page.evaluate(() => ({ ...(globalThis as unknown as Counted).drawn }));
}

/**
 * Waits until the picture is there, with its type faces, has painted ahead what it will need, and has then drawn nothing for half a second.
 * However slow the machine is: nothing is left then that it could still draw.
 */
export async function stillness(page: Page, timeout = 20_000): Promise<Drawn> {
  const until = Date.now() + timeout;
  while (Date.now() < until) {
    await page.waitForFunction(() => {
      const { drawn, idle } = globalThis as unknown as Counted;
      return drawn.draws > 0 && document.querySelector('.plain') === null && document.fonts.status === 'loaded' && idle.size === 0;
    }, undefined, { timeout, polling: 50 });
    const before = await drawnSoFar(page);
    // Here the time itself is what is asked for: half a second in which nothing is drawn.
    await letPass(page, 500);
    const now = await drawnSoFar(page);
    if (now.draws === before.draws && now.frames === before.frames) return now;
  }
  throw new Error('the picture never came to rest');
}
