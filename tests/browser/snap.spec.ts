// Snap in the browser: table B with two people and two characters by keys, table A with two people by touch; a reload in each.
import { expectNoFault } from './axe';
import { expect, test, type Page } from './helpers';
import { touch } from './touch';

const turn = (page: Page) => page.getByRole('button', { name: 'Turn a card' });
/** What was told last: whoever called has won, or pays. */
const told = (page: Page, name: string) => page.locator('.play-prompt').filter({ hasText: new RegExp(`${name} (?:wins|pays)`, 'u') });
/** How many cards everybody has in stock, as it is heard. */
const stocks = (page: Page): Promise<string[]> => page.getByRole('list', { name: 'Players' }).locator('.spoken').allTextContents();

async function open(page: Page, query: string): Promise<void> {
  await page.clock.install();
  await page.goto(`/?game=snap&cards=word&${query}`);
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
}

/** Lets time pass until it is the turn of somebody here. */
async function untilTurn(page: Page, key?: string): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(500);
    if (key !== undefined) await expect(page.locator('.play-place.turns')).toContainText(key === 'q' ? 'Ann' : 'Bo', { timeout: 50 });
    await expect(turn(page)).toBeVisible({ timeout: 50 });
  }).toPass({ timeout: 20_000 });
}

test('two people and two characters play table B by keys, and a reload comes back to their game', async ({ page }) => {
  await open(page, 'rules=b&play=ann,bo,computer:pip,computer:otto');
  await page.keyboard.press('Space');
  for (const [key, name] of [['q', 'Ann'], ['p', 'Bo']] as const) {
    await untilTurn(page, key);
    await page.clock.runFor(1500);
    await page.keyboard.press(key);
    await page.clock.runFor(300);
    await expect(page.getByRole('list', { name: 'Players' })).toContainText(new RegExp(`${name}: \\d+ in stock, open`, 'u'));
  }
  await expectNoFault(page);
  // It is somebody else's turn, so the key calls, rightly or not; just after a character has taken cards it is for nothing.
  await expect(async () => {
    await page.clock.runFor(900);
    await page.keyboard.press('q');
    await page.clock.runFor(60);
    await expect(told(page, 'Ann')).toBeVisible({ timeout: 50 });
  }).toPass({ timeout: 20_000 });
  const before = await stocks(page);
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

  test('two people play table A by touch, and a reload comes back to their game', async ({ page }) => {
    await open(page, 'rules=a&play=ann,bo');
    await touch(page, page.getByRole('button', { name: 'Start' }));
    for (const cards of [1, 2]) {
      await page.clock.runFor(1500);
      await touch(page, turn(page));
      await page.clock.runFor(300);
      await expect(page.locator('.play-middle')).toContainText(cards === 1 ? '1 card' : '2 cards');
    }
    await touch(page, page.getByRole('button', { name: 'Bo calls Snap!' }));
    await page.clock.runFor(300);
    await expect(page.locator('.spoken').filter({ hasText: /Bo (?:wins|pays)/u }).first()).toBeAttached();
    const before = await stocks(page);
    await page.reload();
    await touch(page, page.getByRole('button', { name: 'Continue' }));
    await page.clock.runFor(50);
    expect(await stocks(page)).toEqual(before);
    await page.clock.runFor(1500);
    await touch(page, turn(page));
    await page.clock.runFor(300);
    expect(await stocks(page)).not.toEqual(before);
  });
});
