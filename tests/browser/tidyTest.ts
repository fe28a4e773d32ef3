// What every browser test ends with: all that it opened is closed. Whatever a test opens in a browser by itself (the phones of a table, the
// browser of somebody elsewhere) would otherwise stay, play on, and take its time from all tests that come after it.
import { test as base } from '@playwright/test';

export const test = base.extend<{ readonly tidy: void }>({
  tidy: [async ({ browser }, use) => {
    await use();
    await Promise.all(browser.contexts().map((context) => context.close()));
  }, { auto: true }],
});
