// Salute the King in the browser: three people by keys, four around a tablet by touch, and three on phones of their own; a wrong sign, a
// king and a queen, whoever is last, and a reload in each.
import { USUAL_TERMS } from '../../src/games/salute/kept/setup';
import { openTable } from './apartPhones';
import { sampleIf } from '../long/amount';
import { expectNoFault } from './axe';
import { expect, test, type Page } from './helpers';
import { touch } from './touch';

const told = (page: Page, text: string) => page.locator('.spoken').filter({ hasText: text }).first();
/** How many cards everybody has in stock, as it is heard. */
const stocks = (page: Page): Promise<string[]> => page.getByRole('list', { name: 'Players' }).locator('.spoken').allTextContents();
/** One of somebody's four signs. */
const sign = (page: Page, name: string, gesture: string) =>
  page.getByRole('group', { name: new RegExp(`^${name}`) }).getByRole('button', { name: gesture, exact: true });

/** @param cards the word that is dealt by */
async function open(page: Page, play: string, cards: string): Promise<void> {
  await page.clock.install();
  await page.goto(`/?game=salute&play=${play}&drum=off&cards=${cards}`);
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
}

test('three people play by keys, and a reload comes back to their game', async ({ page }) => {
  // Ann turns a king.
  await open(page, 'ann,bo,cleo', 'mole');
  await page.keyboard.press('Space');
  await page.clock.runFor(1500);
  await page.keyboard.press('d');
  await page.clock.runFor(300);
  await expect(told(page, 'Ann: king')).toBeAttached();
  await expectNoFault(page);
  // Bo applauds, and isn’t heard for 0.6 seconds.
  await page.keyboard.press('l');
  await page.clock.runFor(100);
  await expect(told(page, 'Bo: wrong sign.')).toBeAttached();
  await page.keyboard.press('p');
  await page.keyboard.press('w');
  await page.clock.runFor(100);
  await expect(told(page, 'Ann: done.')).toBeAttached();
  await expect(page.getByRole('group', { name: 'Bo', exact: true })).toBeVisible();
  await page.clock.runFor(600);
  await page.keyboard.press('p');
  await page.clock.runFor(100);
  await expect(told(page, 'Salute! Cleo is last, and takes 1 card.')).toBeAttached();
  const before = await stocks(page);
  expect(before).toEqual(['Ann: 17 in stock', 'Bo: 17 in stock', 'Cleo: 18 in stock']);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Paused' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('The game is waiting, just as you left it.')).toBeVisible();
  await page.keyboard.press('Space');
  await page.clock.runFor(50);
  expect(await stocks(page)).toEqual(before);
  await page.keyboard.press('d');
  await page.clock.runFor(1500);
  await expect(told(page, 'Bo: 7')).toBeAttached();
});

test.describe('around a tablet', () => {
  test.use({ hasTouch: true, viewport: { width: 1180, height: 820 } });

  test('four people play by touch, and a reload comes back to their game', async ({ page }) => {
    // Ann turns a king, and then Bo a queen.
    await open(page, 'ann,bo,cleo,dag', 'eel');
    await touch(page, page.getByRole('button', { name: 'Start' }));
    await page.clock.runFor(1500);
    await touch(page, page.getByRole('button', { name: 'Turn a card' }));
    await page.clock.runFor(300);
    for (const name of ['Dag', 'Bo', 'Ann']) {
      await touch(page, sign(page, name, 'Salute'));
      await page.clock.runFor(100);
    }
    await expect(told(page, 'Salute! Cleo is last, and takes 1 card.')).toBeAttached();
    for (const button of await page.locator('.play-sign').all()) {
      const { width, height } = (await button.boundingBox())!;
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    await page.clock.runFor(1500);
    await touch(page, page.getByRole('button', { name: 'Turn a card' }));
    await page.clock.runFor(300);
    await touch(page, sign(page, 'Cleo', 'Bow'));
    // Nobody else bows within 4 seconds: of those at Bo’s left Dag comes first.
    await page.clock.runFor(4500);
    await expect(told(page, 'Bow! Dag is last, and takes 1 card.')).toBeAttached();
    const before = await stocks(page);
    expect(before).toEqual(['Ann: 12 in stock', 'Bo: 12 in stock', 'Cleo: 14 in stock', 'Dag: 14 in stock']);
    await page.reload();
    await touch(page, page.getByRole('button', { name: 'Continue' }));
    await page.clock.runFor(50);
    expect(await stocks(page)).toEqual(before);
  });
});

/** So few as may play show what more do. */
const WITH_PHONES = [['three', ['Ann', 'Bo', 'Cleo']], ['four', ['Ann', 'Bo', 'Cleo', 'Dag']]] as const;

for (const [many, names] of WITH_PHONES) {
  test(`${many} people play on phones of their own, and one of them reloads`, sampleIf(many === 'three'), async ({ browser }) => {
    const phones = await Promise.all(names.map(async () =>
      (await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })).newPage()));
    const code = await openTable(phones[0]!, 'salute', { ...USUAL_TERMS, packs: 1, beat: 1500 });
    for (const [i, page] of phones.entries()) {
      await page.goto(`./?table=${code}`);
      await page.getByLabel('Your name').fill(names[i]!);
      await touch(page, page.getByRole('button', { name: 'Sit down' }));
      await expect(page.getByText(names[i]!).first()).toBeVisible();
    }
    await touch(phones[0]!, phones[0]!.getByRole('button', { name: 'Start the game' }));
    for (const page of phones) await expect(page.locator('.play-sign')).toHaveCount(4);
    await expectNoFault(phones[1]!);
    // The drum turns cards, and waits for nobody: whoever answers nothing is last in the end.
    const slow = phones.at(-1)!;
    const last = slow.locator('.spoken').filter({ hasText: /last, and take|You’re last/u }).first();
    await expect(last).toBeAttached({ timeout: 60_000 });
    await slow.reload();
    await expect(slow.locator('.play-sign')).toHaveCount(4);
    for (const button of await slow.locator('.play-sign').all()) {
      const { x, y, width, height } = (await button.boundingBox())!;
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      expect(x >= 0 && y >= 0 && x + width <= 391 && y + height <= 845).toBe(true);
    }
  });
}
