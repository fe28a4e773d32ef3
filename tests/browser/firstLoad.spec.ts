// How much is fetched before the start screen can be used, and what becomes of a press that comes before the rest is there.
import { START_BUDGET, gzipped } from '../../tools/startBudget';
import { expect, openDeal, playNow, test, type Page } from './helpers';

const gettingReady = (page: Page) => page.getByRole('button', { name: 'Setting up the table…' });

test('a game waits: the start screen needs no more script than its budget, and a press that comes early is not lost', async ({ page }) => {
  await openDeal(page, { picture: 'none' });
  await page.getByRole('group', { name: "Ann's rack" }).getByRole('button').first().click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Leave the table' }).click();
  await expect(playNow(page)).toBeVisible();

  let [fetched, files] = [0, 0];
  let release = (): void => {};
  const released = new Promise<void>((resolve) => { release = resolve; });
  // What would go over the budget is kept waiting until the start screen has been used without it.
  await page.context().route('**/*.js', async (route) => {
    const response = await route.fetch();
    const size = gzipped(await response.text());
    if (fetched + size > START_BUDGET) await released;
    fetched += size;
    files += 1;
    await route.fulfill({ response });
  });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Continue', exact: true })).toBeVisible();
  expect(fetched, `${files} files`).toBeLessThanOrEqual(START_BUDGET);
  expect(files).toBeGreaterThan(0);
  await playNow(page).click();
  await expect(gettingReady(page)).toBeVisible();
  await expect(gettingReady(page)).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.getByRole('button', { name: 'Pick face-down tile 1', exact: true })).toBeVisible();
  // What is still on its way is nobody's any more.
  await page.context().unrouteAll({ behavior: 'ignoreErrors' });
});

test('what does not load is told, with a way on', async ({ page, troubles }) => {
  let [lost, kept] = [true, 0];
  await page.route('**/games-*.js', (route) => (lost ? route.abort() : route.continue()));
  await page.goto('/');
  await playNow(page).click();
  const banner = page.getByRole('alert');
  await expect(banner).toContainText('didn’t load');
  await expect(playNow(page)).toBeVisible();
  lost = false;
  kept = troubles.length;
  await banner.getByRole('button', { name: 'Reload' }).click();
  await expect(banner).toHaveCount(0);
  await playNow(page).click();
  await expect(page.getByRole('list', { name: 'Players' })).toBeAttached();
  // The browser tells of the file that was not to be had.
  expect(troubles.length).toBe(kept);
  troubles.length = 0;
});
