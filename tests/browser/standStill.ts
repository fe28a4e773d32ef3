// The page’s clock is stopped a little later than now: on a slow machine that moment may have gone by, and it’s tried again.
import { expect, type Page } from './helpers';

/** @param later in milliseconds of the page's time, which goes on until then */
export async function standStill(page: Page, later = 1000): Promise<void> {
  await expect(async () => page.clock.pauseAt(await page.evaluate((ms) => Date.now() + ms, later))).toPass();
}
