// A page that is left in the very moment in which something was played: it is in the store all the same.
import { expect, goOn, openDeal, playFirst, readTable, test } from './helpers';

test('a tile that was played as the last thing on a page lies on the board when the game is continued', async ({ page, context }) => {
  await openDeal(page, { picture: 'none' });
  const before = await playFirst(page, 1);
  // The page hears nothing any more of what it has put into the store: it stands still from then on, until it is gone.
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...given: Parameters<typeof put>) {
      queueMicrotask(() => {
        console.info('put');
        const end = performance.now() + 4000;
        while (performance.now() < end);
      });
      return put.apply(this, given);
    };
  });
  // The key is answered only when the page stands no longer still, which it never does.
  void page.keyboard.press('1').catch(() => {});
  await page.waitForEvent('console', (message) => message.text() === 'put');
  await page.close();
  const next = await context.newPage();
  await next.goto('/?picture=none');
  await goOn(next).click();
  await expect.poll(async () => (await readTable(next)).justPlayed).toBe(before.rack[0]);
});
