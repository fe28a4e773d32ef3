// Somebody who has never played presses the brightest thing on the table: before a run can lie there the burst sleeps and says why, and
// their first false call against computers costs nothing.
import { expect, log, myMove, openDeal, placed, playFirst, readTable, snagButton, test, type Page } from './helpers';

test.use({ newcomer: true });

const toast = (page: Page) => page.locator('.toast');

async function pressBurst(page: Page): Promise<void> {
  const { x, y, width, height } = (await snagButton(page).boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
}

test('the burst sleeps until four tiles lie, the first false call is forgiven, and the second is not', async ({ page }) => {
  await openDeal(page);
  await myMove(page);
  await expect(snagButton(page)).toBeDisabled();
  await page.keyboard.press('1');
  await placed(page);
  await expect(snagButton(page)).toBeDisabled();
  await pressBurst(page);
  await expect(toast(page)).toHaveText('Nobody can have a run yet: there are fewer than four tiles on the board.');
  await page.keyboard.press('d');
  await myMove(page);
  const before = await playFirst(page, 1);
  expect(before.tiles.size).toBe(4);
  await expect(snagButton(page)).toBeEnabled();
  await pressBurst(page);
  await expect(toast(page)).toContainText('This first time it costs nothing.');
  expect((await readTable(page)).mayPlace).toBe(true);
  await expect(log(page)).not.toContainText('You miss');
  // It is remembered over a reload, and told once.
  await page.reload();
  await myMove(page);
  await pressBurst(page);
  await expect(log(page)).toContainText('No run for you to take. You miss this turn.');
});
