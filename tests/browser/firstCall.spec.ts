// Somebody who has never played presses the brightest thing on the table: before a run can lie there the burst sleeps and says why, and
// their first false call against computers costs nothing. Nor does the first that several people make by a press on a name.
import { ONLY_LONG } from '../long/amount';
import { expect, linkTo, log, myMove, openDeal, placed, playFirst, readTable, snagButton, test, type Page } from './helpers';

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
  await expect(toast(page)).toContainText('It’s free this time.');
  expect((await readTable(page)).mayPlace).toBe(true);
  await expect(log(page)).not.toContainText('You miss');
  // It is remembered over a reload, and told once.
  await page.reload();
  await myMove(page);
  await pressBurst(page);
  await expect(log(page)).toContainText('No run for you to take. You miss this turn.');
});

test.describe('side by side on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 640 } });

  test('a tap on a name calls for that person: it is told once where, and the first false one is forgiven', ONLY_LONG, async ({ page }) => {
    await page.goto(linkTo({ play: 'ann,bo', deal: 'abc' }));
    const mark = page.locator('.first-mark');
    /** Taps where the small burst on a name lies. */
    const tapName = async (name: string): Promise<void> => {
      const burst = page.getByRole('button', { name: `${name} calls SNAG!` }).locator('.chip-burst');
      const { x, y, width, height } = (await burst.boundingBox())!;
      await page.touchscreen.tap(x + width / 2, y + height / 2);
    };
    for (let move = 1; move <= 4; move += 1) {
      await expect(mark).toHaveCount(0);
      await page.locator('.curtain').tap();
      await page.getByRole('button', { name: /^Play \d+$/ }).first().tap();
      await placed(page);
      if (move < 4) await page.locator('.draw').tap();
    }
    // The screen lies before Bo, who has the large burst; Ann has her name.
    await expect(mark).toHaveText('Tap your name to call');
    await expect(page.getByRole('button', { name: 'Bo calls SNAG!' })).toHaveCount(0);
    await tapName('Ann');
    await expect(toast(page)).toHaveText(/^Ann, there’s no run to take\. It’s free this time\./);
    await expect(mark).toHaveCount(0);
    await expect(log(page)).not.toContainText('Ann calls');
    // Bo may still call: the second one is held, and counts once their move ends.
    await tapName('Ann');
    await page.locator('.draw').tap();
    await expect(log(page)).toContainText('Ann calls SNAG with no run to take');
  });
});
