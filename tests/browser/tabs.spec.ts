// Two tabs, one game: the second is told that the first plays it, takes it over, and no event is lost. And all games as a file, and back.
import { ONLY_LONG } from '../long/amount';
import { expectNoFault } from './axe';
import {
  expect, goOn, leaveTable, openDeal, placed, playFirst, playNow, readTable, test, myMove, type Page, showAllWaiting,
} from './helpers';

const takeOver = (page: Page) => page.getByRole('button', { name: 'Take over here', exact: true });
const fold = (page: Page) => page.getByText('Back up or restore your games');

/** How many events the longest game in the store has, and how many lie aside. */
const kept = (page: Page): Promise<{
  events: number; games: number; aside: number
}> => page.evaluate(() => new Promise((resolve, reject) => {
  const opening = indexedDB.open('snag');
  opening.addEventListener('error', () => reject(new Error('the store does not open')));
  opening.addEventListener('success', () => {
    const shelves = opening.result.transaction(['games', 'aside']);
    const games = shelves.objectStore('games').getAll();
    const aside = shelves.objectStore('aside').count();
    shelves.addEventListener('complete', () => {
      opening.result.close();
      const found = games.result as { record: { events: unknown[] } }[];
      resolve({ events: Math.max(0, ...found.map(({ record }) => record.events.length)), games: found.length, aside: aside.result });
    });
  });
}));

test('the same game in two tabs: taken over, played on in the second, and nothing is lost', async ({ page, context }) => {
  // No time to call runs out while the tabs change.
  await openDeal(page, { clock: 'none' });
  const before = await playFirst(page, 3);
  const { events } = await kept(page);

  const second = await context.newPage();
  await second.goto('/?picture=none');
  await goOn(second).click();
  await expect(second.getByText('This game is being played in another tab.')).toBeVisible();
  await expect(second.getByRole('grid', { name: 'Board' })).toHaveCount(0);
  // The first tab plays on undisturbed, with its menu open when it loses the game.
  await expect.poll(() => readTable(page)).toEqual(before);
  await page.getByRole('button', { name: 'Menu' }).click();

  await takeOver(second).click();
  await expect(second.getByRole('grid', { name: 'Board' })).toBeVisible();
  await expect.poll(() => readTable(second)).toEqual(before);
  await expect(playNow(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('The game has moved to another tab. Nothing is lost.')).toBeVisible();

  await second.keyboard.press('1');
  const after = await placed(second);
  expect(after.justPlayed).toBe(before.rack[0]);
  await expect.poll(async () => (await kept(second)).events).toBe(events + 1);
  // And back again: the first tab finds the tile that the second has played.
  await goOn(page).click();
  await takeOver(page).click();
  await expect.poll(() => readTable(page)).toEqual(after);
  await expect(playNow(second)).toBeVisible();
  await expect.poll(() => kept(page)).toEqual({ events: events + 1, games: 1, aside: 0 });
  await second.close();
});

test('without locks in the browser everything is as before', ONLY_LONG, async ({ page, context }) => {
  await context.addInitScript(() => { Object.defineProperty(Navigator.prototype, 'locks', { value: undefined }); });
  await openDeal(page);
  const before = await playFirst(page, 1);
  const second = await context.newPage();
  await second.goto('/?picture=none');
  await goOn(second).click();
  expect(await myMove(second)).toEqual(before);
});

test('a disk that refuses in the middle of a file changes nothing, and says so', ONLY_LONG, async ({ page }) => {
  await openDeal(page);
  await openDeal(page, { deal: 'def' });
  await leaveTable(page);
  await expect(goOn(page)).toHaveCount(1);
  await goOn(page).click();
  await playFirst(page, 1);
  await openDeal(page, { deal: 'ghi' });
  await playFirst(page, 1);
  await leaveTable(page);
  await fold(page).click();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Back up to a file' }).click()]);
  const path = await download.path();
  await page.getByRole('button', { name: 'Delete this game' }).first().click();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(goOn(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Delete this game' }).click();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(goOn(page)).toHaveCount(0);
  await page.evaluate(() => {
    const put = IDBObjectStore.prototype.put;
    let puts = 0;
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...given: Parameters<typeof put>) {
      puts += 1;
      if (puts === 2) throw new DOMException('full', 'QuotaExceededError');
      return put.apply(this, given);
    };
  });
  await page.locator('.moving input[type=file]').setInputFiles(path);
  await expect(
    page.getByText('We can’t restore this file. Your browser doesn’t allow us to read or save games. Your games are as they were.'),
  ).toBeVisible();
  expect((await kept(page)).games).toBe(0);
  // The next time it lets them in, and what lies open is sound for those who hear it.
  await page.locator('.moving input[type=file]').setInputFiles(path);
  await expect(page.getByText(/^Added: 2 games\./)).toBeVisible();
  await showAllWaiting(page);
  await expect(goOn(page)).toHaveCount(2);
  await expectNoFault(page);
});

test('all games go into a file, and come back in another browser; what is spoiled changes nothing', async ({ page, browser, baseURL }) => {
  await openDeal(page);
  const before = await playFirst(page, 2);
  await leaveTable(page);
  await fold(page).click();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Back up to a file' }).click()]);
  expect(download.suggestedFilename()).toBe('snag-games.json');
  await expect(page.getByText('Backup saved. Look in your downloads.')).toBeVisible();
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  const file = Buffer.concat(chunks);
  const there = { ...await kept(page) };

  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = await context.newPage();
  await other.goto('/?picture=none');
  await fold(other).click();
  const input = other.locator('.moving input[type=file]');
  const bring = (name: string, buffer: Buffer) => input.setInputFiles({ name, mimeType: 'application/json', buffer });
  await bring('cut.json', file.subarray(0, file.length - 20));
  await expect(
    other.getByText('We can’t restore this file. It isn’t a backup, or part of it is missing. Your games are as they were.'),
  ).toBeVisible();
  const text = file.toString('utf8');
  await bring('odd.json', Buffer.from(text.replace('"place",0,', '"place",1,')));
  await expect(other.getByText(/^We can’t restore this file\. Game 1 in it is damaged\. Event 0 breaks a rule\./)).toBeVisible();
  expect((await kept(other)).games).toBe(0);
  await bring('whole.json', file);
  await expect(other.getByText('Added: 1 game.', { exact: false })).toBeVisible();
  expect(await kept(other)).toEqual(there);
  await bring('whole.json', file);
  await expect(other.getByText('Nothing new: you already had everything in this backup.')).toBeVisible();
  await goOn(other).click();
  expect(await myMove(other)).toEqual(before);
  expect((await readTable(other)).rack).toEqual(before.rack);
  await context.close();
});
