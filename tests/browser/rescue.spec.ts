// No blank page, ever: whatever keeps the game from starting, there is something to read, a button to reload and one that saves all games.
import { ONLY_LONG, sampleIf } from '../long/amount';
import { readFile } from 'node:fs/promises';
import { expectNoFault } from './axe';
import { board, expect, linkTo, myMove, openDeal, playFirst, playNow, test, type Page } from './helpers';

const MAIN = /\/assets\/index-[^/]*\.js$/;
const title = (page: Page) => page.getByRole('heading', { name: 'SNAG didn’t start' });

/** What a test has provoked is no trouble. */
function forgive(troubles: string[]): void {
  troubles.length = 0;
}

/** The page says what is wrong, and the button under a finger saves a file; gives what is in it. */
async function rescued(page: Page): Promise<{ readonly format: string; readonly stores: Record<string, unknown[]> }> {
  await expect(title(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'SNAG', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  const box = await page.getByRole('button', { name: 'Save all games to a file' }).boundingBox();
  if (!box) throw new Error('the button is nowhere');
  const [download] = await Promise.all([page.waitForEvent('download'), page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)]);
  await expect(page.getByRole('status')).toHaveText('Saved. Look in your downloads.');
  return JSON.parse(await readFile(await download.path(), 'utf8')) as { format: string; stores: Record<string, unknown[]> };
}

test('a script that does not load, is broken, or throws: the games are saved to a file, and the game takes it back', async ({
  page, context, browser, troubles,
}) => {
  await openDeal(page, { deal: 'd57' });
  await playFirst(page, 2);
  for (const answer of [null, { status: 404, body: '' }, 'const = ;', 'throw new Error("no")']) {
    await page.route(MAIN, (route) => (answer === null ? route.abort() : typeof answer === 'string'
      ? route.fulfill({ contentType: 'text/javascript', body: answer }) : route.fulfill(answer)));
    await page.goto('/');
    const file = await rescued(page);
    expect(file).toMatchObject({ format: 'snag-raw', database: 6 });
    expect(file.stores['games']).toHaveLength(1);
    await page.unroute(MAIN);
    forgive(troubles);
  }
  await expectNoFault(page);
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save all games' }).click()]);
  // Once the script is there again, one press goes on with the game.
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('button', { name: /^Continue/ }).or(board(page)).first()).toBeVisible();
  await expect(title(page)).toBeHidden();

  const elsewhere = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
  await elsewhere.goto('/');
  await elsewhere.getByText('Back up or restore your games').click();
  await elsewhere.locator('input[type=file]').setInputFiles(await download.path());
  await expect(elsewhere.getByText(/^Added: 1 game\./)).toBeVisible();
  await elsewhere.context().close();
  await context.close();
});

test('a later part that does not load: a banner says so, reloads, and saves all games by the rescue', async ({ page, troubles }) => {
  await openDeal(page, { deal: 'd57' });
  await playFirst(page, 1);
  await page.goto('/404');
  await page.evaluate(() => sessionStorage.clear());
  await page.route(/\/assets\/games-[^/]*\.js$/, (route) => route.abort());
  await page.goto('/');
  await playNow(page).click();
  const banner = page.getByRole('alert').filter({ hasText: 'Part of the game didn’t load.' });
  await expect(banner.getByRole('button', { name: 'Reload' })).toBeVisible();
  const [download] = await Promise.all([page.waitForEvent('download'), banner.getByRole('button', { name: 'Save all games' }).click()]);
  const file = JSON.parse(await readFile(await download.path(), 'utf8')) as { stores: Record<string, unknown[]> };
  expect(file.stores['games']).toHaveLength(1);
  await expect(page.getByText('Saved. Look in your downloads.')).toBeVisible();
  forgive(troubles);
});

test('before any script there is something to read, and without the rescue too', ONLY_LONG, async ({ page, troubles }) => {
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'SNAG', exact: true })).toBeVisible();
  await expect(page.getByText('Spot four in a row. Shout SNAG!')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Reload the page' })).toBeVisible();
  await page.unroute(/\.js$/);
  await page.route(/rescue\.js$/, (route) => route.abort());
  await page.goto('/');
  await expect(playNow(page)).toBeVisible();
  await expect(page.getByText('SNAG is still loading')).toBeHidden();
  forgive(troubles);
});

/** What a browser lacks or refuses, as a script that comes before all others. */
const LACKS: readonly (readonly [what: string, script: string, plays: boolean])[] = [
  ['crypto.getRandomValues', 'Object.defineProperty(crypto, "getRandomValues", { value: undefined })', false],
  ['Intl.Segmenter', 'delete Intl.Segmenter', true],
  ['IndexedDB', 'Object.defineProperty(window, "indexedDB", { get() { throw new DOMException("no", "SecurityError"); } })', true],
  ['locks', 'LockManager.prototype.request = LockManager.prototype.query = () => { throw new DOMException("no", "SecurityError"); }', true],
];

for (const [what, script, plays] of LACKS) {
  test(`without ${what} ${plays ? 'the game is played' : 'there is a sentence'}`, sampleIf(!plays), async ({ page, troubles }) => {
    await page.addInitScript(script);
    await page.goto(linkTo({ deal: 'd57' }));
    if (plays) {
      await myMove(page);
      const { rack } = await playFirst(page, 1);
      expect(rack.length).toBeGreaterThan(0);
    } else {
      await expect(title(page)).toBeVisible();
      await expect(page.getByText('This browser has no crypto.getRandomValues.')).toBeVisible();
      forgive(troubles);
    }
  });
}
