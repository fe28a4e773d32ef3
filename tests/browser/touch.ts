// A finger: it touches the point where something lies, whatever lies there.
import type { Locator } from '@playwright/test';
import { expect, type Page } from './helpers';

/** Touches the middle of something, once that takes a touch: what has just come at a table of Snap Back does not at once. */
export async function touch(page: Page, button: Locator): Promise<void> {
  await expect(button).toHaveCSS('pointer-events', 'auto');
  await button.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await button.boundingBox())!;
  await page.touchscreen.tap(x + width / 2, y + height / 2);
}
