// The game without a server, and its updates. The server is really stopped: what a page is told of being offline does not reach a worker.
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { ONLY_LONG, amount } from '../long/amount';
import { expect, leaveTable, linkTo, myMove, placed, playNow, rack, test, type Page } from './helpers';
import { serveVersions, type Versions } from './versions';

test.use({ serviceWorkers: 'allow' });

let versions: Versions;
test.beforeEach(async () => { versions = await serveVersions(); });
test.afterEach(() => versions.close());

/** Comes back once the whole game is kept, and this page is served from what is kept. */
async function kept(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.getRegistration() ?? {};
    return active?.state === 'activated' && navigator.serviceWorker.controller === active;
  })).toBe(true);
}

/** Which version runs in a page: the name of its first script. */
const versionOf = async (page: Page): Promise<string> =>
  (await page.locator('script[type=module]').first().getAttribute('src'))?.split('/').at(-1) ?? '';

/** Has a page look for a newer version, and comes back when that waits. */
async function findUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => { await (await navigator.serviceWorker.getRegistration())?.update(); });
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state)).toBe('installed');
}

/** The names of all files that are kept of the folder of hashed ones. */
const filesKept = (page: Page): Promise<string[]> => page.evaluate(async () => {
  const [name = ''] = await caches.keys();
  return (await (await caches.open(name)).keys()).flatMap(({ url }) => /assets\/([^/?]*)$/.exec(url)?.[1] ?? []);
});

/** The versions of the tabs that are open, by the locks that they hold: of those that have said which they run. */
const openTabs = (page: Page): Promise<readonly string[]> => page.evaluate(async () =>
  (await navigator.locks.query()).held?.flatMap(({ name = '' }) => /^snag-open:.* (\S+)$/.exec(name)?.[1] ?? []) ?? []);

const note = (page: Page) => page.getByRole('status').filter({ hasText: /version|updated/ });
const updateNow = (page: Page) => page.getByRole('button', { name: 'Update now', exact: true });

/** How a game ends and how a lesson is called, in each language. */
const LANGUAGES = [
  { lang: 'en', over: 'Game over', lesson: /^Lesson 4 of 7/ }, { lang: 'sv', over: 'Partiet är slut', lesson: /^Lektion 4 av 7/ },
] as const;

for (const { lang, over, lesson } of LANGUAGES.slice(-amount(1, LANGUAGES.length))) {
  test(`a second visit needs no server: a whole game, a lesson, the history and a replay in "${lang}"`, async ({ page }) => {
    await page.goto(`${versions.url}?picture=none`);
    await kept(page);
    versions.stop();
    await page.goto(`${versions.url}${linkTo({ play: 'computer:viola,computer:pip' }).slice(1)}&lang=${lang}`);
    await expect(page.getByRole('dialog', { name: over })).toBeVisible({ timeout: 40_000 });
    await page.goto(`${versions.url}?learn=4&picture=none&lang=${lang}`);
    await expect(page.getByRole('heading', { name: lesson })).toBeVisible();
    // What the tab would come back to.
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(`${versions.url}?lang=en`);
    await page.getByRole('button', { name: 'History', exact: true }).click();
    await page.getByRole('button', { name: /^Replay: / }).click();
    await page.getByRole('button', { name: 'One step forward' }).click();
    // The picture has come as well.
    await expect(page.locator('#page:not(.plain)')).toBeAttached();
  });
}

test('an update in mid-game waits for the game, and an old tab goes on with its old files', async ({
  page, context,
}) => {
  await page.goto(`${versions.url}?picture=none`);
  await kept(page);
  const first = await versionOf(page);
  await page.goto(`${versions.url}${linkTo().slice(1)}`);
  await expect(page.getByRole('grid', { name: 'Board' })).toBeVisible();
  const second = await context.newPage();
  await second.goto(`${versions.url}?picture=none`);
  await expect(playNow(second)).toBeVisible();

  await versions.serve('Two');
  await findUpdate(second);
  await expect(note(second)).toContainText('A new version of SNAG is ready.');
  await expect(updateNow(page)).toHaveCount(0);
  await updateNow(second).click();
  await expect(note(second)).toContainText('First finish or leave the game in the other tab.');
  expect(await versionOf(second)).toBe(first);

  await leaveTable(page);
  await expect(note(page)).toContainText('A new version of SNAG is ready.');
  await updateNow(second).click();
  await expect.poll(() => versionOf(second)).toMatch(/Two\.js$/);
  await expect(playNow(second)).toBeVisible();
  await expect(note(second)).toHaveCount(0);

  // The tab that was open plays on as it was, without a server, with what it has not loaded yet.
  await expect(note(page)).toContainText('SNAG has been updated.');
  versions.stop();
  await page.getByRole('button', { name: /^Learn / }).click();
  await expect(page.getByRole('heading', { name: /^Lesson 1 of 7/ })).toBeVisible();
  expect(await versionOf(page)).toBe(first);
  await kept(second);
  expect(await filesKept(second)).toContain(first);

  // And is the new one after a reload; then what only the old one needed goes.
  await versions.serve();
  await page.reload();
  await expect.poll(() => versionOf(page)).toMatch(/Two\.js$/);
  await expect.poll(() => filesKept(page)).not.toContain(first);
});

test.describe('a start', () => {
  // Now and then the newer worker is late, because the browser has just woken the older one for the page's icon (decision 0061).
  test.describe.configure({ retries: 3 });

  test('takes an update by itself, but not while another tab is open', ONLY_LONG, async ({ page, context }) => {
    await page.goto(`${versions.url}?picture=none`);
    await kept(page);
    const first = await versionOf(page);
    const second = await context.newPage();
    await second.goto(`${versions.url}?picture=none`);
    await versions.serve('Two');
    await findUpdate(page);
    await second.reload();
    await expect(updateNow(second)).toBeVisible();
    expect(await versionOf(second)).toBe(first);
    await page.close();
    await expect.poll(() => openTabs(second)).toHaveLength(1);
    await second.reload();
    await expect.poll(() => versionOf(second)).toMatch(/Two\.js$/);
    await expect(playNow(second)).toBeVisible();
    await expect(note(second)).toHaveCount(0);
    // A tab that was still being loaded when another one took the update hears of it from the worker.
    await kept(second);
    await expect.poll(() => openTabs(second)).toEqual([expect.stringMatching(/Two\.js$/)]);
    await second.evaluate(() => navigator.serviceWorker.controller?.postMessage({ snag: 'started', version: 'an older one' }));
    await expect(note(second)).toContainText('SNAG has been updated.');
  });
});

test('where the browser has no room for the copy, the game goes on from the server, and the settings say so',
  ONLY_LONG, async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: new URL(versions.url).origin, quotaSize: 600_000 });
  await page.goto(`${versions.url}?picture=none`);
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await expect(page.getByText('Works offline: no, your browser has no room for it')).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await page.goto(`${versions.url}${linkTo().slice(1)}`);
  await myMove(page);
  await rack(page).getByRole('button').first().click();
  await placed(page);
});

test('a copy that does not start is thrown away by the rescue, and kept anew', ONLY_LONG, async ({ page, troubles }) => {
  await page.goto(`${versions.url}?picture=none`);
  await kept(page);
  await page.evaluate(async () => {
    const cache = await caches.open((await caches.keys())[0] ?? '');
    const main = document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '';
    await cache.put(main, new Response('throw new Error("spoiled");', { headers: { 'Content-Type': 'text/javascript' } }));
  });
  const reload = page.getByRole('button', { name: 'Reload', exact: true });
  for (const served of [false, true]) {
    if (served) await versions.serve();
    else versions.stop();
    await page.reload();
    await expect(reload).toBeVisible();
    await reload.click();
    // Without a server there is nothing better to be had: what is kept is not thrown away.
    await (served ? expect(playNow(page)).toBeVisible() : expect(reload).toBeVisible());
  }
  await kept(page);
  versions.stop();
  await page.reload();
  await expect(playNow(page)).toBeVisible();
  await versions.serve();
  // What the browser has lost of it comes from the server.
  await page.evaluate(async () => {
    const cache = await caches.open((await caches.keys())[0] ?? '');
    await Promise.all((await cache.keys()).map((one) => /index\.html|rescue/.test(one.url) && cache.delete(one)));
  });
  await page.reload();
  await expect(playNow(page)).toBeVisible();
  troubles.length = 0;
});

test('a host takes the copy out of its browsers by a file', ONLY_LONG, async ({ page }) => {
  await page.goto(`${versions.url}?picture=none`);
  await kept(page);
  await versions.serve('Gone', (folder) => cpSync('hosting/sw.js', join(folder, 'sw.js')));
  await page.evaluate(async () => { await (await navigator.serviceWorker.getRegistration())?.update(); });
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(0);
  const first = await versionOf(page);
  await page.reload();
  await expect.poll(() => versionOf(page)).not.toBe(first);
  await expect(playNow(page)).toBeVisible();
});
