// A guest of the house, as any guest: its card, the way there by keys, a reload, the way back, and a link that is used up.
import { ONLY_LONG } from '../long/amount';
import { expectNoFault } from './axe';
import { expect, test } from './helpers';

test('a card of the training room opens a guest; a reload comes back to it, and the way leads back', ONLY_LONG, async ({ page }) => {
  await page.goto('/?picture=none');
  await page.getByRole('button', { name: 'Training room' }).click();
  const card = page.getByRole('region', { name: 'Snap Back' });
  await expect(card).toContainText('Not played yet');
  await expectNoFault(page, 'main');
  await card.getByRole('button', { name: 'Open Snap Back' }).focus();
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { level: 1, name: 'Snap Back' });
  await expect(heading).toBeFocused();
  await page.reload();
  await expect(heading).toBeVisible();
  await page.getByRole('button', { name: 'Back to the training room' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Training room' })).toBeFocused();

  await page.goto('/?picture=none&guest=snap-back');
  await expect(heading).toBeVisible();
  await expect(page).toHaveURL(/\/\?picture=none$/u);
  await page.goto('/?picture=none&guest=whist');
  await expect(page.getByRole('status').filter({
    hasText: 'That game isn’t here. Reload the page to look for a newer version, or choose another game at the card table.',
  })).toBeVisible();
});
