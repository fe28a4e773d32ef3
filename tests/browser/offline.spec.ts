// The game without a server, and its updates. The server is really stopped: what a page is told of being offline does not reach a worker.
import { expect, gameOver, leaveTable, linkTo, playNow, test, type Page } from './helpers';
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

const note = (page: Page) => page.getByRole('status').filter({ hasText: /version|updated/ });
const updateNow = (page: Page) => page.getByRole('button', { name: 'Update now', exact: true });

test('a second visit needs no server: games to the end, lessons, history, replay and links', async ({ page }) => {
  await page.goto(`${versions.url}?picture=none`);
  await kept(page);
  versions.stop();
  await page.goto(`${versions.url}${linkTo({ play: 'computer:viola,computer:pip' }).slice(1)}`);
  await expect(gameOver(page)).toBeVisible({ timeout: 40_000 });
  await gameOver(page).getByRole('button', { name: 'Look at the board' }).click();
  await leaveTable(page);
  await page.getByRole('button', { name: 'History', exact: true }).click();
  await page.getByRole('button', { name: /^Replay: / }).click();
  await page.getByRole('button', { name: 'One step forward' }).click();
  await page.goto(`${versions.url}?learn=4&picture=none`);
  await expect(page.getByRole('grid', { name: 'Board' })).toBeVisible();
});

test('an update in mid-game waits for the game, and an old tab goes on with its old files', async ({ page, context }) => {
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
  await expect.poll(() => versionOf(second)).not.toBe(first);
  await expect(playNow(second)).toBeVisible();
  await expect(note(second)).toHaveCount(0);

  // The tab that was open plays on as it was, without a server, with what it has not loaded yet.
  await expect(note(page)).toContainText('Another tab has updated SNAG.');
  versions.stop();
  await page.getByRole('button', { name: 'Learn SNAG' }).click();
  await expect(page.getByRole('heading', { name: /^Lesson 1 of 7/ })).toBeVisible();
  expect(await versionOf(page)).toBe(first);
  await kept(second);
  expect(await filesKept(second)).toContain(first);

  // And is the new one after a reload; then what only the old one needed goes.
  await page.reload();
  await expect.poll(() => versionOf(page)).toBe(await versionOf(second));
  await expect.poll(() => filesKept(page)).not.toContain(first);
});

test('the next start takes an update by itself, where no other tab is open', async ({ page, context }) => {
  await page.goto(`${versions.url}?picture=none`);
  await kept(page);
  const first = await versionOf(page);
  await versions.serve('Two');
  await findUpdate(page);
  const second = await context.newPage();
  await second.goto(versions.url);
  await expect(updateNow(second)).toBeVisible();
  expect(await versionOf(second)).toBe(first);
  await second.close();
  await page.reload();
  await expect.poll(() => versionOf(page)).not.toBe(first);
  await expect(playNow(page)).toBeVisible();
  await expect(note(page)).toHaveCount(0);
});
