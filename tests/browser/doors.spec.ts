// Under the headers that players get: nothing breaks the policy, the worker is alive, the type faces are ours, and licences are there.
// That nothing breaks the policy is held by every browser test (`troubles`); this one goes where no other does with the worker watched.
import { ONLY_LONG } from '../long/amount';
import { readFile, readdir } from 'node:fs/promises';
import { expect, gameOver, leaveTable, linkTo, openDeal, players, test, type Page } from './helpers';

interface Asked { asked: number }

/** Counts what the worker is asked; gives how often so far. */
async function watchWorker(page: Page): Promise<() => Promise<number>> {
  const [worker] = page.workers();
  if (!worker) throw new Error('there is no worker');
  await worker.evaluate(() => {
    const counter = globalThis as unknown as Asked;
    counter.asked = 0;
    globalThis.addEventListener('message', () => { counter.asked += 1; });
  });
  return () => worker.evaluate(() => (globalThis as unknown as Asked).asked);
}

/** What only the server uses. */
const SERVERS_ALONE = ['ioredis', 'pino', 'prom-client'];

test('a whole game, history, print and a backup break no policy, and the worker answers to the end', async ({ page }) => {
  test.slow();
  const sent = await page.goto('/');
  expect(sent?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  const begun = page.waitForEvent('worker', { timeout: 20_000 });
  await page.goto(linkTo({ play: 'computer:viola,computer:pip' }));
  const worker = await begun;
  const asked = await watchWorker(page);
  await expect(gameOver(page)).toBeVisible({ timeout: 40_000 });
  // Each of the 76 tiles was chosen there, but for those that were placed before it was watched.
  expect(await asked()).toBeGreaterThan(60);
  expect(page.workers()).toEqual([worker]);
  expect(scripts.filter((url) => /\/(?:player|adviser)-[^/]*\.js$/.test(url)), 'nobody stands in').toEqual([]);

  await gameOver(page).getByRole('button', { name: 'Score card' }).click();
  await page.emulateMedia({ media: 'print' });
  expect((await page.pdf()).length).toBeGreaterThan(1000);
  await page.emulateMedia({ media: null });
  await page.keyboard.press('Escape');
  await gameOver(page).getByRole('button', { name: 'Look at the board' }).click();
  await leaveTable(page);
  await page.getByRole('button', { name: 'History', exact: true }).click();
  await page.getByRole('button', { name: /^Replay: / }).click();
  await page.getByRole('button', { name: 'One step forward' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Back' }).click();

  await page.getByText('Back up or restore your games').click();
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Back up to a file' }).click()]);
  await page.locator('input[type=file]').setInputFiles(await file.path());
  await expect(page.getByText(/^Nothing new/)).toBeVisible();

  await page.getByRole('button', { name: 'Quick rules' }).click();
  const [licences] = await Promise.all([page.waitForEvent('popup'), page.getByRole('link', { name: /licences/ }).click()]);
  const text = await licences.locator('body').innerText();
  const { dependencies } = JSON.parse(await readFile('package.json', 'utf8')) as { dependencies: Record<string, string> };
  // What the server alone is made of isn't sent to anybody.
  const shipped = Object.entries(dependencies).filter(([name]) => !name.startsWith('@colyseus/') && !SERVERS_ALONE.includes(name));
  for (const [name, version] of shipped) expect(text).toContain(`${name} ${version} (`);
});

/** The faces in which the browser writes an element. */
async function facesOf(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts.map(({ familyName, isCustomFont }) => `${familyName}${isCustomFont ? '' : ' of the system'}`).toSorted();
}

test('names with letters of latin-ext stand in our type, of which nothing else is shipped', ONLY_LONG, async ({ page }) => {
  const NAME = 'Ągőđşżłťřů';
  await openDeal(page, { play: `${NAME},computer`, picture: 'none' });
  await expect(players(page)).toContainText(NAME);
  // The faces come after the table.
  await expect.poll(() => facesOf(page, '.player')).toEqual(['Jost']);
  // The same name in the two other faces, as the score card and a title would write it.
  // Chango lacks some letters: they stand in the text face.
  for (const [faces, stack] of [[['Kalam'], '--pencilled-face'], [['Chango', 'Jost'], '--show-face']] as const) {
    await page.evaluate(([name, property]) => {
      const written = document.createElement('p');
      written.id = 'written';
      written.textContent = name;
      written.style.fontFamily = `var(${property})`;
      document.querySelector('#written')?.remove();
      document.body.append(written);
    }, [NAME, stack] as const);
    await expect.poll(() => facesOf(page, '#written'), stack).toEqual(faces);
  }
  const files = (await readdir('dist/assets')).filter((name) => /\.(?:woff2?|ttf|otf)$/.test(name));
  expect(files.map((name) => name.replace(/-[\w-]{8}\.woff2$/, '')).toSorted()).toEqual([
    'chango-latin-400-normal', 'chango-latin-ext-400-normal', 'jost-latin-ext-wght-normal', 'jost-latin-wght-normal',
    'kalam-latin-400-normal', 'kalam-latin-ext-400-normal',
  ]);
});
