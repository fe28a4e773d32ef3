// A usual laptop's screen: nothing to scroll on the start screen, and pages with little on them are filled, or stand in the middle.
import { ONLY_LONG } from '../long/amount';
import type { Locator } from '@playwright/test';
import { expect, test } from './helpers';

test.use({ viewport: { width: 1440, height: 900 } });

async function expectInTheMiddle(paper: Locator): Promise<void> {
  const { x, y, width, height } = (await paper.boundingBox())!;
  expect(Math.abs(x + width / 2 - 720)).toBeLessThan(10);
  expect(Math.abs(y + height / 2 - 450)).toBeLessThan(90);
}

test('the start screen is whole, the card table is filled, today’s deal and a challenge stand in the middle',
  ONLY_LONG, async ({ page }) => {
  await page.goto('/?picture=none');
  await expect(page.getByRole('button', { name: 'Play Otto' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Settings' })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(900);

  await page.getByRole('button', { name: 'Card table' }).click();
  await expect(page.getByRole('button', { name: 'Open Snap Back' })).toBeVisible();
  const covered = await page.locator('.game').evaluateAll((cards) =>
    cards.reduce((sum, card) => sum + card.getBoundingClientRect().width * card.getBoundingClientRect().height, 0));
  expect(covered / (1440 * 900)).toBeGreaterThan(0.45);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Today’s deal' }).click();
  await expectInTheMiddle(page.locator('.today'));

  await page.goto('/?picture=none&play=you,computer:pip&deal=abc&from=Ann&challenge=1');
  await expectInTheMiddle(page.locator('.dared'));
});
