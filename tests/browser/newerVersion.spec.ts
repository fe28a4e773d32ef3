// A newer version of the game in another tab takes the data base: this one says so, has saved all that was played in it, and plays no more.
import { ONLY_LONG } from '../long/amount';
import { openBare, readShelf } from './seed';
import { expectNoFault } from './axe';
import { board, expect, letPass, myMove, openDeal, placed, playFirst, playNow, readTable, test, type Page } from './helpers';

interface Kept { readonly id: string; readonly record: { readonly events: readonly (readonly unknown[])[] } }

const eventsIn = async (page: Page): Promise<number> => (await readShelf<Kept>(page, 'games'))[0]?.record.events.length ?? 0;

/** Opens the data base as a version of tomorrow does, and adds a shelf of its own. */
const openNewer = (page: Page): Promise<void> => page.evaluate(() => new Promise<void>((resolve, reject) => {
  const opening = indexedDB.open('snag', 99);
  opening.addEventListener('upgradeneeded', () => { opening.result.createObjectStore('tomorrow'); });
  opening.addEventListener('error', () => reject(new Error('the newer version does not open')));
  opening.addEventListener('success', () => { opening.result.close(); resolve(); });
}));

test('a game that is on is saved to its last event, a reload is asked for, and nothing more is played', async ({ page, context }) => {
  await openDeal(page, { picture: 'none' });
  await playFirst(page, 2);
  const second = await context.newPage();
  await openBare(second);
  await page.keyboard.press('1');
  await placed(page);
  await openNewer(second);

  const banner = page.getByRole('alert');
  await expect(banner).toContainText('A newer version of SNAG is open in another tab. Reload this page to continue.');
  await expect(banner.getByRole('button')).toHaveCount(1);
  await expect(banner.getByRole('button', { name: 'Reload' })).toBeVisible();
  await expectNoFault(page);
  const events = await eventsIn(second);
  const story = await readTable(page);
  // Two moves of Ann's and the computer's, of a tile and a draw each, and Ann's tile.
  expect(events).toBeGreaterThanOrEqual(9);
  expect((await readShelf<Kept>(second, 'games'))[0]?.record.events.at(-1)?.[0]).toBe('place');
  await page.keyboard.press('d');
  await letPass(page, 500);
  expect((await readTable(page)).tiles).toEqual(story.tiles);
  expect((await readTable(page)).log).toEqual(story.log);
  expect(await eventsIn(second)).toBe(events);

  // This version again, as from a cache: it says what is the matter, and leaves all that lies there alone.
  await banner.getByRole('button', { name: 'Reload' }).click();
  const note = page.getByRole('status').getByText('A newer version of SNAG has been used here');
  await expect(note).toContainText('Nothing is lost.');
  await expect(note).toContainText('Until then, nothing is saved.');
  await expect(playNow(page)).toBeVisible();
  await expect(page.getByText('This browser can’t save your games.')).toHaveCount(0);
  // A game can be played all the same.
  await openDeal(page, { picture: 'none' });
  await expect(page.getByRole('status').getByText('Until then, nothing is saved.')).toBeVisible();
  await page.keyboard.press('1');
  await placed(page);
  await page.keyboard.press('d');
  expect((await myMove(page)).tiles.size).toBe(2);
  expect(await eventsIn(second)).toBe(events);
});

test('the banner comes on the start screen, too, and no game is begun that cannot be saved', ONLY_LONG, async ({ page, context }) => {
  await page.goto('/?picture=none');
  await expect(playNow(page)).toBeVisible();
  const second = await context.newPage();
  await openBare(second);
  await openNewer(second);
  await expect(page.getByRole('alert').getByRole('button', { name: 'Reload' })).toBeVisible();
  await playNow(page).click();
  await letPass(page, 300);
  await expect(page.getByRole('alert')).toContainText('Reload this page to continue.');
  await expect(board(page)).toHaveCount(0);
});
