// Bell, the smallest game, in the real house: from the card table to the table and after the game, by keys and by touch. It proves that a
// game needs no more than its folder, a line in the catalogue and its words.
import { ONLY_LONG } from '../long/amount';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { houseWithBell } from '../games/page/house';
import { expectNoFault } from './axe';
import { expect, test, type Page } from './helpers';
import { touch } from './touch';

let house: Awaited<ReturnType<typeof houseWithBell>>;
test.beforeAll(async () => {
  // It is built first.
  test.setTimeout(240_000);
  house = await houseWithBell();
});
test.afterAll(() => house.close());

const rings = (page: Page) => page.getByText('It rings!').first();

/** Lets time pass until the bell rings, and is painted as ringing: a press before that is for what lay there before. */
async function untilBell(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(page.locator('.play-prompt')).toHaveText('It rings!', { timeout: 50 });
  }).toPass({ timeout: 20_000 });
  await page.clock.runFor(50);
}

test('what ships has nothing of it', () => {
  const files = readdirSync('dist/assets').filter((name) => name.endsWith('.js'));
  expect(files.filter((name) => readFileSync(join('dist/assets', name), 'utf8').includes('bell-title'))).toEqual([]);
});

test('from the card table through a game by keys to what it came to, and a reload comes back to it', async ({ page }) => {
  await page.clock.install();
  await page.goto(`${house.url}?game=bell&play=ann,bo`);
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
  await page.keyboard.press('Space');
  for (let number = 1; number <= 3; number += 1) {
    await untilBell(page);
    await page.keyboard.press('q');
    await page.clock.runFor(100);
    if (number === 1) {
      // What happened last stands there until something else does, and what can be done now.
      await expect(page.locator('.play-prompt')).toHaveText(/^Ann takes \d+\. Wait for the bell\.$/u);
      await expect(page.locator('.play-key').first()).toBeVisible();
      await expectNoFault(page);
      await page.reload();
      await expect(page.locator('.play-prompt')).toHaveText('The game is waiting, just as you left it.');
      await page.getByRole('button', { name: 'Continue' }).click();
    }
  }
  await expect(page.getByRole('heading', { name: 'Ann wins.' })).toBeVisible();
  await expect(rings(page)).toHaveCount(0);
  // Its only paper lies in the middle.
  const paper = (await page.locator('.shell-end').boundingBox())!;
  expect(Math.abs(paper.x + paper.width / 2 - page.viewportSize()!.width / 2)).toBeLessThan(10);
  await expect(page.getByRole('button', { name: 'Play again' })).toBeVisible();
  // What it does not have is not offered.
  for (const name of ['Replay', 'Records']) await expect(page.getByRole('button', { name })).toHaveCount(0);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('heading', { name: 'Bell' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^View the game of/u })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Learn it in a minute' })).toHaveCount(0);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('from its card to a game with characters, and to one of two people at a screen', ONLY_LONG, async ({ page }) => {
    await page.clock.install();
    await page.goto(house.url);
    await touch(page, page.getByRole('button', { name: 'Card table' }));
    await touch(page, page.getByRole('button', { name: 'Open Bell' }));
    await expectNoFault(page);
    await touch(page, page.getByRole('button', { name: 'Play', exact: true }));
    await touch(page, page.getByRole('button', { name: 'Start' }));
    await expect(page.getByRole('button', { name: 'Ring!' })).toBeVisible();
    // Characters would be quicker than a busy machine.
    await page.goto(`${house.url}?game=bell&play=ann,bo`);
    await touch(page, page.getByRole('button', { name: 'Start' }));
    await expect(page.locator('.play-key').first()).toBeHidden();
    await untilBell(page);
    await touch(page, page.getByRole('button', { name: 'Bo rings' }));
    await page.clock.runFor(100);
    await expect(page.getByRole('list', { name: 'Players' }).getByRole('listitem').last()).toContainText(/\d/u);
    await expectNoFault(page);
  });
});
