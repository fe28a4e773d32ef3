// What a table of several devices looks like where there's least room, or most to show: nothing is cut off, hidden or laid over something.
import type { Locator } from '@playwright/test';
import { USUAL_TERMS as SNAP } from '../../src/games/snap/kept/setup';
import { ONLY_LONG } from '../long/amount';
import { openTable, phone, sitDown } from './apartPhones';
import { expectNoFault } from './axe';
import { expect, test, type Page } from './helpers';

const NARROW = { width: 320, height: 568 };
const ON_ITS_SIDE = { width: 844, height: 390 };

/** How much of the words in something is seen: 1 is all. */
const seen = (words: Locator): Promise<number> => words.evaluate((element) => element.clientWidth / element.scrollWidth);

/** Nothing sticks out of the window to a side. */
async function expectNothingBeside(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

/** Ann has opened a table; others sit down, and somebody looks on. */
async function sitting(page: Page, guests: readonly Page[], game?: string, agreed?: object): Promise<string> {
  const code = await openTable(page, game, agreed);
  await sitDown(page, code, 'Ann');
  for (const [i, guest] of guests.entries()) await sitDown(guest, code, ['Bo', 'Cleo', 'Dan'][i]!);
  return code;
}

const chips = (page: Page): Locator => page.getByRole('list', { name: 'Players' }).getByRole('listitem');

test('four names are seen whole on a phone, and whoever looks on sees the draw for order', async ({ page, browser, troubles }) => {
  const [bo, cleo, dan, eve] = await Promise.all([1, 2, 3, 4].map(() => phone(browser, troubles)));
  const code = await sitting(page, [bo!, cleo!, dan!]);
  await eve!.goto(`/?table=${code}`);
  // No seat is free: nothing is asked that leads nowhere.
  await expect(eve!.getByText('All seats are taken.')).toBeVisible();
  await expect(eve!.getByLabel('Your name')).toHaveCount(0);
  await expectNoFault(eve!);
  await eve!.getByRole('button', { name: 'Just watch' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(chips(eve!)).toHaveCount(4);
  for (const viewport of [null, NARROW, ON_ITS_SIDE]) {
    if (viewport !== null) await eve!.setViewportSize(viewport);
    for (const name of await chips(eve!).locator('.name b').all()) expect(await seen(name), 'a name is seen whole').toBe(1);
    await expect(eve!.locator('.rack-facedown')).toHaveCount(24);
    const { width } = (await eve!.locator('.rack-facedown').first().boundingBox())!;
    expect(width, 'a tile of the draw is large enough to be seen').toBeGreaterThan(44);
    await expectNothingBeside(eve!);
  }
  // Paused, nobody can study what lies there, and the host goes on by one press.
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Manage the table' }).click();
  await page.getByRole('button', { name: 'Pause for everyone' }).click();
  await expect(eve!.locator('.rack-cover')).toBeVisible();
  await expect(bo!.locator('.rack-facedown').first()).toBeHidden();
  await page.locator('.rack-cover').getByRole('button').click();
  await expect(bo!.locator('.rack-facedown').first()).toBeVisible();
});

test('a game’s name makes room for the table’s code where it is narrow', ONLY_LONG, async ({ page, browser, troubles }) => {
  const bo = await phone(browser, troubles, { viewport: NARROW, locale: 'sv' });
  const code = await openTable(page, 'snap', { ...SNAP, packs: 1, beat: null });
  await sitDown(page, code, 'Ann');
  await bo.goto(`/?table=${code}&lang=sv`);
  await bo.locator('#name').fill('Bo');
  await bo.getByRole('button', { name: 'Sätt dig' }).click();
  await expect(bo.locator('.head p')).toContainText(code);
  await expectNothingBeside(bo);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(bo.locator('.cards-rack')).toBeVisible();
  for (const viewport of [NARROW, ON_ITS_SIDE]) {
    await bo.setViewportSize(viewport);
    await expectNothingBeside(bo);
    const head = (await bo.locator('.head p').boundingBox())!;
    expect(await seen(bo.locator('.head p'))).toBe(1);
    for (const chip of await bo.locator('.chips li').all()) {
      const { x, y, width, height } = (await chip.boundingBox())!;
      const apart = x + width <= head.x || head.x + head.width <= x || y >= head.y + head.height || y + height <= head.y;
      expect(apart, 'the table’s code lies over nobody').toBe(true);
    }
  }
});

test('names in the lobby stay in a line on a narrow screen, whatever is asked beside them',
  ONLY_LONG, async ({ page, browser, troubles }) => {
  const ann = await phone(browser, troubles);
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Everyone on their own phone' }).click();
  await sitDown(ann, (await page.locator('output.code').innerText()).trim(), 'Anna-Kristina');
  const name = page.locator('.table-seat').first().locator('.who-is b');
  await page.locator('.table-seat').first().locator('.does button').click();
  await expect(page.locator('.does .sure')).toBeVisible();
  for (const width of [820, 390, 320]) {
    await page.setViewportSize({ width, height: 1180 });
    const { height } = (await name.boundingBox())!;
    expect(height, 'a name stands in one line').toBeLessThan(40);
    await expectNothingBeside(page);
  }
});

test('the code beside a game covers nothing of the board', ONLY_LONG, async ({ page }) => {
  await page.setViewportSize({ width: 1180, height: 820 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Everyone on their own phone' }).click();
  for (const number of [1, 2]) {
    await page.getByRole('button', { name: `Add a character at seat ${number}` }).click();
    await page.locator('.away-faces button').first().click();
  }
  await page.getByRole('button', { name: 'Sit down here, at seat 3' }).click();
  // Whoever sits down types next.
  await page.keyboard.type('Eve');
  await page.keyboard.press('Enter');
  await expect(page.locator('.table-seat').nth(2)).toContainText('Eve');
  await page.getByRole('button', { name: 'Start the game' }).click();
  const code = page.locator('.small-code');
  await expect(code).toBeVisible();
  const [{ x, width, y, height }, draw] = [(await code.boundingBox())!, (await page.locator('.ghost.draw').boundingBox())!];
  expect(x + width, 'it’s no wider than the button above it').toBeLessThanOrEqual(draw.x + draw.width + 1);
  expect(y + height).toBeLessThan(820);
});
