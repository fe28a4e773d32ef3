// A long history is shown page by page, and its statistics count all of it.
import { ONLY_LONG } from '../long/amount';
import type { Locator } from '@playwright/test';
import { dumped } from '../helpers/fixtures';
import { openBare, seedDatabase } from './seed';
import { expect, playNow, test, type Page } from './helpers';

const GAMES = 120;
const PAGE = 50;

interface OldGame { readonly ended: boolean; readonly record: { readonly seats: readonly string[] } }

/** So many finished games, the same few again and again, a minute apart. */
const { version, stores } = dumped();
const OVER = stores['games']!.entries.map(({ value }) => value as OldGame).filter(({ ended }) => ended);
const MANY = Array.from({ length: GAMES }, (_, i) => {
  const { series: _series, ...game } = { series: null, ...OVER[i % OVER.length]! };
  return { ...game, id: `game${String(i).padStart(3, '0')}`, savedAt: 1_795_000_000_000 + i * 60_000 };
});
const LONG = {
  version,
  stores: {
    games: { ...stores['games']!, entries: MANY.map((value) => ({ key: value.id, value })) },
    series: { ...stores['series']!, entries: [] }, aside: { ...stores['aside']!, entries: [] },
  },
};

const replays = (page: Page) => page.getByRole('button', { name: /^Replay: / });
const more = (page: Page) => page.getByRole('button', { name: /^Show \d+ more$/ });
const elements = (page: Page): Promise<number> => page.locator('body *').count();

test('120 games: a page of fifty, more by mouse and by keyboard, and statistics of all', ONLY_LONG, async ({ page }) => {
  test.slow();
  await openBare(page);
  await seedDatabase(page, LONG);
  await page.goto('/?picture=none');
  await expect(playNow(page)).toBeVisible();
  await page.getByRole('button', { name: 'History', exact: true }).click();
  await expect(page.getByText('Loading older games…')).toHaveCount(0);
  await expect(replays(page)).toHaveCount(PAGE);
  // What is not shown is not there: some dozens of elements a game, and the statistics, whose plots end after a few games.
  const few = await elements(page);
  expect(few).toBeLessThan(PAGE * 100);

  const statistics = page.getByRole('region', { name: 'Statistics' });
  for (const name of ['Ann', 'Pip', 'Åsa', '李']) {
    const played = MANY.filter(({ record }) => record.seats.includes(name)).length;
    const row = statistics.locator('tbody').filter({ has: page.getByRole('button', { name: `Delete the name ${name}`, exact: true }) });
    await expect(row.locator('tr').nth(1).locator('td').first()).toHaveText(`${played}`);
  }

  await personal(page, statistics);

  await more(page).click();
  await expect(replays(page)).toHaveCount(2 * PAGE);
  await expect(replays(page).nth(PAGE)).toBeFocused();
  await more(page).focus();
  await page.keyboard.press('Enter');
  await expect(replays(page)).toHaveCount(GAMES);
  await expect(replays(page).nth(2 * PAGE)).toBeFocused();
  await expect(more(page)).toHaveCount(0);
  expect(await elements(page)).toBeLessThan(few + (GAMES - PAGE) * 60);
  // After a replay the list is as long as it was, and begins at the game that was looked at.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('slider', { name: 'Step of the game' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(replays(page)).toHaveCount(GAMES);
  await expect(replays(page).nth(2 * PAGE)).toBeFocused();
});

/** One person's records are there with the statistics; a press on one shows it in its replay. On a phone each figure says what it is. */
async function personal(page: Page, statistics: Locator): Promise<void> {
  const records = page.getByRole('region', { name: 'Records' });
  await records.getByRole('combobox', { name: 'Whose records?' }).selectOption('Åsa');
  await expect(records.getByRole('list', { name: 'Against each character' }).getByRole('listitem')).toHaveCount(6);
  const longest = records.getByRole('button', { name: /^Longest run: \d tiles, / });
  const tiles = Number(/\d+/.exec(await longest.innerText())?.[0]);
  await page.setViewportSize({ width: 360, height: 640 });
  const columns = await statistics.locator('.figures').first().locator('td').evaluateAll((cells) =>
    cells.map((cell) => getComputedStyle(cell, '::after').content));
  expect(columns.map((one) => /"(.+?)"/.exec(one)?.[1])).toEqual([
    'Games', 'Won', 'Tiles a game', 'Runs made', 'Runs missed', 'Runs claimed', 'False calls', 'Seconds to call',
  ]);
  await expect(statistics.getByText(/^Play the tile that completes a run, and you’ve made it/)).toBeVisible();
  await longest.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await longest.boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(page.getByRole('slider', { name: 'Step of the game' })).not.toHaveValue('0');
  // What crosses it is taken with it.
  expect(await page.locator('.square.lit').count()).toBeGreaterThanOrEqual(tiles);
  // Nobody calls in a game that is over: nothing offers it.
  await expect(page.locator('.caller, [title*="calls"]')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(replays(page)).toHaveCount(PAGE);
}
