// Looks at the picture itself: a screenshot, read point by point, and how much is drawn.
import type { Page } from '@playwright/test';
import { type Colour as Named, PALETTE } from '../../src/design/palette';
import { letPass } from './helpers';

export type Colour = readonly [red: number, green: number, blue: number];
export interface Point { readonly x: number; readonly y: number }

/** A colour of the palette, as it comes out on the screen. */
export function printed(name: Named): Colour {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => Number.parseInt(PALETTE[name].slice(start, start + 2), 16));
  return [red, green, blue];
}

/** What a viewer sees at these points of the window, after everything has been put together. */
export async function coloursAt(page: Page, points: readonly Point[]): Promise<readonly Colour[]> {
  const png = (await page.screenshot()).toString('base64');
  // Decoded on an empty page: the game's own policy is not loosened for it.
  const reader = await page.context().newPage();
  try {
    return await reader.evaluate(async ([data, wanted]) => {
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
  } finally {
    await reader.close();
  }
}

/** Whether two colours are the same to the eye. */
export function alike(a: Colour, b: Colour, tolerance = 10): boolean {
  return a.every((part, i) => Math.abs(part - (b[i] ?? 0)) <= tolerance);
}

/** How often the page has drawn, and run a callback before a frame, since it was opened. */
export interface Drawn { readonly draws: number; readonly frames: number }

/** Counts every drawing call of both kinds of canvas and every frame that is asked for. Before the page opens. */
export async function countDrawing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const drawn = { draws: 0, frames: 0 };
    (globalThis as unknown as { drawn: typeof drawn }).drawn = drawn;
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
    const real = globalThis.requestAnimationFrame;
    globalThis.requestAnimationFrame = (callback) => real((time) => {
      drawn.frames += 1;
      callback(time);
    });
  });
}

export async function drawnSoFar(page: Page): Promise<Drawn> {
  return page.evaluate(() => ({ ...(globalThis as unknown as { drawn: Drawn }).drawn }));
}

/** Waits until the page has drawn something and has then been still for half a second. */
export async function stillness(page: Page, timeout = 20_000): Promise<Drawn> {
  const until = Date.now() + timeout;
  for (let before = await drawnSoFar(page); Date.now() < until;) {
    // Here the time itself is what is asked for: half a second in which nothing is drawn.
    await letPass(page, 500);
    const now = await drawnSoFar(page);
    if (now.draws > 0 && now.draws === before.draws && now.frames === before.frames) return now;
    before = now;
  }
  throw new Error('the picture never came to rest');
}
