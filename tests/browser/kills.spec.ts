// The whole browser is killed while several people play at one screen: what they had seen played is there when it's started again. The
// long program (`npm run -s long -- kills`) does so 40 times and prints what was lost.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { SEED, amount } from '../long/amount';
import { expect, linkTo, test, type Page } from './helpers';
import { findChromium } from './chromium';

const KILLS = amount(1, 40);
/** Nothing that was seen for longer than this may be lost, in milliseconds. */
const BOUND_MS = 50;

/** A browser of its own on a profile that outlives it. */
async function started(profile: string): Promise<{ readonly browser: Browser; readonly process: ChildProcess }> {
  const { executablePath, env } = await findChromium();
  const process = spawn(executablePath, [
    '--headless=new', '--no-sandbox', '--remote-debugging-port=0', `--user-data-dir=${profile}`, '--no-first-run', 'about:blank',
  ], { detached: true, stdio: 'ignore', env: { ...globalThis.process.env, ...env } });
  let port = '';
  await expect.poll(() => {
    try {
      [port = ''] = readFileSync(join(profile, 'DevToolsActivePort'), 'utf8').split('\n');
    } catch {
      // It isn't written yet.
    }
    return port;
  }, { timeout: 30_000 }).not.toBe('');
  return { process, browser: await chromium.connectOverCDP(`http://127.0.0.1:${port}`) };
}

/** Kills a browser with all its processes, and waits until it's gone. */
async function kill(process: ChildProcess, profile: string): Promise<number> {
  const gone = new Promise((resolve) => { process.once('exit', resolve); });
  const at = Date.now();
  globalThis.process.kill(-process.pid!, 'SIGKILL');
  await gone;
  rmSync(join(profile, 'DevToolsActivePort'), { force: true });
  rmSync(join(profile, 'SingletonLock'), { force: true });
  return at;
}

/** Tells of each tile at the moment at which the page shows it on the board for the first time. */
const tellTiles = (page: Page) => page.addInitScript(() => {
  const seen = new Set<string>();
  new MutationObserver(() => {
    for (const button of document.querySelectorAll('[role=grid] button')) {
      const [, tile] = /^(\d+), tile/.exec(button.getAttribute('aria-label') ?? button.textContent) ?? [];
      if (tile === undefined || seen.has(tile)) continue;
      seen.add(tile);
      console.debug(`tile ${tile} ${performance.timeOrigin + performance.now()}`);
    }
  }).observe(document, { subtree: true, childList: true, attributes: true });
});

/** The tiles that were played in the games that lie in the store. */
const playedIn = (page: Page): Promise<number[]> => page.evaluate(() => new Promise((resolve, reject) => {
  const opening = indexedDB.open('snag');
  opening.addEventListener('error', () => reject(new Error('the store does not open')));
  opening.addEventListener('success', () => {
    const all = opening.result.transaction('games').objectStore('games').getAll();
    all.addEventListener('error', () => reject(new Error('the games cannot be read')));
    all.addEventListener('success', () => {
      const games = all.result as { record: { events: readonly [string, number, number][] } }[];
      resolve(games.flatMap(({ record }) => record.events.flatMap(([kind, , tile]) => (kind === 'place' ? [tile] : []))));
    });
  });
}));

/** Plays until it is killed, after `milliseconds` from the first tile on. Gives when each tile was seen, and when it was killed. */
async function playAndKill(profile: string, url: string, milliseconds: number) {
  const { browser, process } = await started(profile);
  const seen = new Map<number, number>();
  let killed = 0;
  try {
    const page = await browser.contexts()[0]!.newPage();
    page.on('console', (message) => {
      const [word, tile, at] = message.text().split(' ');
      if (word === 'tile') seen.set(Number(tile), Number(at));
    });
    await tellTiles(page);
    await page.goto(url);
    const play = async (): Promise<never> => {
      for (;;) {
        // Whose tiles lie face down looks at them; then the tile and the end of the move, whichever is asked for.
        await page.getByRole('button', { name: /'s tiles$/u }).evaluateAll((buttons: HTMLElement[]) => buttons[0]?.click());
        for (const key of ['1', 'd']) await page.keyboard.press(key);
      }
    };
    // It ends with the browser.
    const played = play().catch(() => {});
    await expect.poll(() => seen.size, { timeout: 30_000, intervals: [5] }).toBeGreaterThan(0);
    await new Promise((resolve) => { setTimeout(resolve, milliseconds); });
    killed = await kill(process, profile);
    await played;
  } finally {
    await browser.close().catch(() => {});
  }
  return { seen, killed };
}

/** Seeded moments, in milliseconds after the first tile. */
function moments(count: number): number[] {
  let word = SEED * 2_654_435_761;
  return Array.from({ length: count }, () => {
    word = (Math.imul(word, 1_664_525) + 1_013_904_223) >>> 0;
    return (word / 2 ** 32) * 2500;
  });
}

test('what was seen played is there after a kill', async ({ baseURL }) => {
  test.setTimeout(60_000 + KILLS * 30_000);
  const lost: { readonly tiles: number; readonly age: number }[] = [];
  let tiles = 0;
  for (const [i, moment] of moments(KILLS).entries()) {
    const profile = mkdtempSync(join(tmpdir(), 'snag-kill-'));
    const url = new URL(linkTo({ play: 'ann,ben,cat', deal: `kill ${SEED} ${i}` }), baseURL).href;
    const { seen, killed } = await playAndKill(profile, url, moment);
    const { browser, process } = await started(profile);
    const page = await browser.contexts()[0]!.newPage();
    await page.goto(new URL('/?picture=none', baseURL).href);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const kept = new Set(await playedIn(page));
    const gone = [...seen].filter(([tile]) => !kept.has(tile));
    tiles += seen.size;
    if (gone.length > 0) lost.push({ tiles: gone.length, age: killed - Math.min(...gone.map(([, at]) => at)) });
    await kill(process, profile);
    await browser.close().catch(() => {});
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
  console.info(`${KILLS} kills, ${tiles} tiles seen; something was lost at ${lost.length}: ${
    lost.map(({ tiles: count, age }) => `${count} (${Math.round(age)} ms old)`).join(', ') || 'nothing'}`);
  expect(tiles).toBeGreaterThanOrEqual(KILLS);
  for (const { age } of lost) expect(age).toBeLessThanOrEqual(BOUND_MS);
});
