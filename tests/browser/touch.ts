// A finger: it touches the point where something lies, whatever lies there.
import type { Locator } from '@playwright/test';
import { expect, type Page } from './helpers';

/** Touches the middle of something, once that takes a touch: what has just come at a table of Snap Back does not at once. */
export async function touch(page: Page, button: Locator): Promise<void> {
  await expect(button).toHaveCSS('pointer-events', 'auto');
  await button.scrollIntoViewIfNeeded();
  let { x, y } = await middleOf(button);
  // What is still being laid out moves away from under the finger.
  await expect.poll(async () => {
    const before = { x, y };
    ({ x, y } = await middleOf(button));
    return before.x === x && before.y === y;
  }).toBe(true);
  await page.touchscreen.tap(x, y);
}

/** Where a finger touches something. */
export async function middleOf(on: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const { x, y, width, height } = (await on.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

/** A swipe that begins in the middle of something. */
export async function touchSwipe(on: Locator, by: number): Promise<void> { await swipeFrom(on.page(), await middleOf(on), by); }

/** A finger goes down, so far to the right, in CSS pixels, and up: as a phone tells it, step by step. */
export async function swipeFrom(page: Page, { x, y }: { readonly x: number; readonly y: number }, by: number): Promise<void> {
  const finger = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: number) => finger.send('Input.dispatchTouchEvent', {
    type, touchPoints: type === 'touchEnd' ? [] : [{ x: at, y }],
  });
  await send('touchStart', x);
  for (let step = 1; step <= 4; step += 1) await send('touchMove', x + by * step / 4);
  await send('touchEnd', x + by);
  await finger.detach();
}
