// How others come late to a game of cards: its table's code in the head, with the picture for their cameras, which covers no card.
import { ONLY_LONG } from '../long/amount';
import { expectNoFault } from './axe';
import { expect, test, type Page } from './helpers';
import { PHONE_HOST } from './phoneHost';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** What folds the picture up, and down. */
const code = (page: Page) => page.getByLabel(/^Join: [A-Z]{4}$/);

async function atSnap(page: Page, baseURL: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 720 });
  // An address at which phones can come, too.
  const address = new URL(baseURL);
  address.hostname = PHONE_HOST;
  await page.goto(`${address.href}?picture=none`);
  await expect(button(page, 'Everyone on their own phone')).toBeVisible();
  await button(page, 'Card table').click();
  await button(page, /Snap$/).click();
  await button(page, 'Everyone on their own phone').click();
  await button(page, 'Sit down here, at seat 1').click();
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ann');
  await button(page, 'Sit down').and(page.locator('[type=submit]')).click();
  for (const seat of [2, 3]) {
    await button(page, `Add a character at seat ${seat}`).click();
    await button(page, seat === 2 ? /^Otto/ : /^Ada/).click();
  }
  await button(page, 'Start the game').click();
  await expect(page.getByRole('list', { name: 'Players' })).toBeVisible();
}

test('a wide table of cards shows code and picture, on no card', async ({ page, baseURL }) => {
  await atSnap(page, baseURL!, 1280);
  const picture = page.getByRole('img', { name: 'QR code for this table' });
  await expect(picture).toBeVisible();
  const at = (await picture.boundingBox())!;
  const cards = await page.locator('.play-cards').evaluateAll((all) =>
    all.map((one) => { const { left, right, top, bottom } = one.getBoundingClientRect(); return { left, right, top, bottom }; }));
  expect(cards.length).toBeGreaterThan(0);
  expect(cards.filter(({ left, right, top, bottom }) =>
    left < at.x + at.width && right > at.x && top < at.y + at.height && bottom > at.y)).toEqual([]);
  await expectNoFault(page);
  // Whoever is disturbed by it folds it up.
  await code(page).click();
  await expect(picture).toBeHidden();
});

test('a small one has the picture behind the code', ONLY_LONG, async ({ page, baseURL }) => {
  await atSnap(page, baseURL!, 800);
  const picture = page.getByRole('img', { name: 'QR code for this table' });
  await expect(code(page)).toBeVisible();
  await expect(picture).toBeHidden();
  await code(page).click();
  await expect(picture).toBeVisible();
});
