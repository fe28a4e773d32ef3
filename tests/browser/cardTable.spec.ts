// The card table on a phone: by fingers at points of the glass, a reload in between, by keys, and by a link.
import { expectNoFault } from './axe';
import { expect, test } from './helpers';
import { touch } from './touch';

test.use({ hasTouch: true, viewport: { width: 360, height: 640 } });

test('the door leads to a page of games, a card to its game, and the way back leads there; a link names a game', async ({ page }) => {
  await page.goto('/?picture=none');
  await touch(page, page.getByRole('button', { name: 'Card table' }));
  const heading = page.getByRole('heading', { level: 1, name: 'Card table' });
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle('Card table · SNAG');
  await expectNoFault(page, 'main');
  await page.reload();
  const card = page.getByRole('button', { name: 'Open Snap Back' });
  await expect(page.getByRole('main').getByRole('listitem').getByRole('button').first()).toHaveAccessibleName('Open Snap');
  await expect(card).toHaveAccessibleDescription(/1–6 players · about 10 minutes/u);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await touch(page, card);
  await expect(page.getByRole('heading', { level: 1, name: 'Snap Back' })).toBeFocused();
  await page.reload();
  await touch(page, page.getByRole('button', { name: 'Back to the card table' }));
  await expect(heading).toBeFocused();
  // One card after the other, as they lie.
  const cards = page.getByRole('main').getByRole('listitem').getByRole('button');
  const place = await cards.evaluateAll((all) => all.findIndex(({ ariaLabel }) => ariaLabel === 'Open Snap Back'));
  for (let i = 0; i <= place; i += 1) await page.keyboard.press('Tab');
  await expect(card).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1, name: 'SNAG' })).toBeVisible();

  await page.goto('/?picture=none&game=snap-back');
  await expect(page.getByRole('heading', { level: 1, name: 'Snap Back' })).toBeVisible();
  await expect(page).toHaveURL(/\/\?picture=none$/u);
});
