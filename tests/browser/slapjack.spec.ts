// Slapjack in the browser: two people by keys, and two around a phone by touch; a false slap, a jack, and a reload in each.
import { expectNoFault } from './axe';
import { expect, test, type Page } from './helpers';
import { touch } from './touch';

const turn = (page: Page) => page.getByRole('button', { name: 'Turn a card' });
const told = (page: Page, text: string) => page.locator('.spoken').filter({ hasText: text }).first();
/** How many cards everybody has in stock, as it is heard. */
const stocks = (page: Page): Promise<string[]> => page.getByRole('list', { name: 'Players' }).locator('.spoken').allTextContents();

/** @param cards the word that is dealt by */
async function open(page: Page, cards: string): Promise<void> {
  await page.clock.install();
  await page.goto(`/?game=slapjack&play=ann,bo&cards=${cards}`);
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
}

test('two people play by keys, and a reload comes back to their game', async ({ page }) => {
  // Ann turns a jack, and then Bo a 6.
  await open(page, 'fig');
  await page.keyboard.press('Space');
  await page.clock.runFor(1500);
  await page.keyboard.press('q');
  await page.clock.runFor(300);
  await expect(told(page, 'Ann: jack')).toBeAttached();
  await expectNoFault(page);
  await page.keyboard.press('p');
  await page.clock.runFor(100);
  await expect(told(page, 'Slap! Bo wins 1 card.')).toBeAttached();
  expect(await stocks(page)).toEqual(['Ann: 25 in stock', 'Bo: 27 in stock']);
  await page.clock.runFor(1500);
  await page.keyboard.press('p');
  await page.clock.runFor(1500);
  // It isn't Bo's turn any more: his key slaps, and Ann gets a card, since the 6 was his own.
  await page.keyboard.press('p');
  await page.clock.runFor(100);
  await expect(told(page, 'False slap: Bo pays.')).toBeAttached();
  const before = await stocks(page);
  expect(before).toEqual(['Ann: 26 in stock', 'Bo: 25 in stock']);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Paused' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('The game is waiting, just as you left it.')).toBeVisible();
  await expect(page.locator('.play-card.face')).toHaveCount(0);
  await page.keyboard.press('Space');
  await page.clock.runFor(50);
  expect(await stocks(page)).toEqual(before);
});

test.describe('around a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('two people play by touch, out of turn, too, and a reload comes back to their game', async ({ page }) => {
    // Ann turns a 10, Bo a 3, Ann a jack.
    await open(page, 'nut&outofturn=on');
    await touch(page, page.getByRole('button', { name: 'Start' }));
    for (const cards of ['1 card', '2 cards']) {
      await page.clock.runFor(1500);
      // The stock of whoever's turn it is.
      await touch(page, page.locator('.play-place.turns').getByRole('button', { name: 'Turn a card' }));
      await page.clock.runFor(300);
      await expect(page.locator('.play-middle')).toContainText(cards);
    }
    await page.clock.runFor(1500);
    // It's Ann's turn: Bo's card is dead.
    await touch(page, page.locator('.play-place:not(.turns)').getByRole('button', { name: 'Turn a card' }));
    await page.clock.runFor(300);
    await expect(page.locator('.play-middle')).toContainText('3 cards · dead card');
    await page.clock.runFor(1500);
    await touch(page, page.locator('.play-place.turns').getByRole('button', { name: 'Turn a card' }));
    await page.clock.runFor(300);
    await touch(page, page.getByRole('button', { name: 'Bo slaps!' }));
    await page.clock.runFor(100);
    await expect(told(page, 'Slap! Bo wins 4 cards.')).toBeAttached();
    const before = await stocks(page);
    await page.reload();
    await touch(page, page.getByRole('button', { name: 'Continue' }));
    await page.clock.runFor(50);
    expect(await stocks(page)).toEqual(before);
    await page.clock.runFor(1500);
    await touch(page, turn(page).last());
    await page.clock.runFor(300);
    expect(await stocks(page)).not.toEqual(before);
  });
});
