// What follows a review: a move tried again by keys and by touch, a game played on from there, and the slips of all games.
import { ONLY_LONG } from '../long/amount';
import { dumped } from '../helpers/fixtures';
import type { Locator } from '@playwright/test';
import { expect, playButton, rack, test, type Page } from './helpers';
import { expectNoFault } from './axe';
import { openBare, seedDatabase } from './seed';

interface OldGame { readonly id: string; readonly ended: boolean; readonly record: { readonly seats: readonly string[] } }

/** One finished game, of Ann against Ada. */
const { version, stores } = dumped();
const ANNS = stores['games']!.entries.filter(({ value }) => {
  const { ended, record } = value as OldGame;
  return ended && record.seats.join() === 'Ann,Ada';
});
const ONE = {
  version,
  stores: {
    games: { ...stores['games']!, entries: ANNS },
    series: { ...stores['series']!, entries: [] }, aside: { ...stores['aside']!, entries: [] },
  },
};

const said = (page: Page) => page.getByRole('region', { name: 'Try it again' }).getByRole('status');
const slips = (page: Page) => page.getByRole('heading', { name: 'Mistakes in all games' });

async function openHistory(page: Page): Promise<void> {
  await openBare(page);
  await seedDatabase(page, ONE);
  await page.goto('/?picture=none');
  await page.getByRole('button', { name: 'History', exact: true }).press('Enter');
}

test('by keys: the slips of all games, one of them tried again, wrong and right, over a reload', async ({ page }) => {
  await openHistory(page);
  await page.getByRole('button', { name: 'Mistakes in all games: Ann' }).press('Enter');
  await expect(slips(page)).toBeFocused();
  await expect(page.getByText('All games reviewed.')).toBeVisible({ timeout: 60_000 });
  await expectNoFault(page);
  // The worst stands first.
  const costs = (await page.locator('.slips .cost').allInnerTexts()).map((text) => Number(text.replace('\u2212', '-')));
  expect(costs.length).toBeGreaterThan(0);
  expect(costs).toEqual(costs.toSorted((a, b) => a - b));

  const tries = page.getByRole('button', { name: /^Try again: \d+ instead of \d+, choice/ }).first();
  const [placed, better] = /(\d+) instead of (\d+)/.exec((await tries.getAttribute('aria-label'))!)!.slice(1).map(Number);
  await tries.press('Enter');
  await expect(said(page)).toContainText(`You played ${placed}. Choose a better tile.`);
  await expect(rack(page)).toBeFocused();
  await expectNoFault(page);
  const tiles = (await rack(page).getByRole('button').allInnerTexts()).map(Number);
  await page.keyboard.press(String(tiles.indexOf(placed!) + 1));
  await expect(said(page)).toContainText(/^\d+ lowers your chance of winning by \d+%\..*Try another tile\.\s*$/);
  await expect(said(page)).not.toContainText(`${better} was`);
  await page.keyboard.press(' ');
  await expect(said(page)).toContainText('You only need to choose a tile here.');
  const left = (await rack(page).getByRole('button').allInnerTexts()).map(Number);
  await page.keyboard.press(String(left.indexOf(better!) + 1));
  await expect(said(page)).toContainText(`Yes, ${better} is the best tile here.`);

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Review', exact: true })).toBeAttached();
  await expect(page.getByRole('button', { name: 'Try it again' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  /** Presses where a finger would. */
  async function tap(page: Page, what: Locator): Promise<void> {
    await what.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await what.boundingBox())!;
    await page.touchscreen.tap(x + width / 2, y + height / 2);
  }

  test('by touch: a move of a review is tried again and shown, and the game played on from there', ONLY_LONG, async ({ page }) => {
    await openHistory(page);
    await tap(page, page.getByRole('button', { name: /^Review: / }));
    const again = page.getByRole('button', { name: 'Try it again' });
    const step = page.getByRole('slider', { name: 'Step of the game' });
    await expect(step).toBeVisible();
    for (let i = 0; i < 4 && !(await again.isVisible()); i += 1) await tap(page, page.getByRole('button', { name: 'One step forward' }));
    const at = await step.inputValue();
    await tap(page, again);
    await expect(said(page)).toContainText(/^You played \d+\./);
    const placed = Number(/\d+/.exec(await said(page).innerText())![0]);
    await tap(page, playButton(page, placed));
    // It waits a moment over its square, like any tile at the table.
    await expect(said(page)).not.toContainText('You played');
    if (await page.getByRole('button', { name: 'Show me' }).isVisible()) await tap(page, page.getByRole('button', { name: 'Show me' }));
    await expect(said(page)).toContainText(/is (the best tile|better|a good choice)/);
    await tap(page, page.getByRole('button', { name: 'Back to the review' }));
    await expect(step).toHaveValue(at);

    await tap(page, page.getByRole('button', { name: 'Play on from here' }));
    await expect(rack(page)).toBeVisible();
    await tap(page, page.getByRole('button', { name: 'Menu' }));
    await tap(page, page.getByRole('button', { name: 'Back to the review' }));
    await expect(step).toBeVisible();
  });
});
