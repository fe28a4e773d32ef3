/**
 * How quick the page is with many finished games in the browser: the built game in a real browser, with none, 50, 300 and 5,000 of them,
 * one after the other in each round. The data base is written as version 2 had it, so that its upgrade is measured in passing.
 */
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { median } from 'simple-statistics';
import { toStore } from '../../src/session/savedGame';
import { randomGame } from '../helpers/randomGame';
import { setupOf } from '../helpers/sessions';
import { withBuiltGame } from './builtGame';

const SIZES = [0, 50, 300, 5000] as const;
/** So many games are played; more than that are the same ones on other days. */
const DISTINCT = 300;
const PATIENCE = 300_000;

const MEASURES = {
  start: 'start screen, ms', reload: 'reload at the start screen, ms', link: "a link's table, ms", table: 'reload at a table, ms',
  leave: 'leaving the table, ms', history: 'first page of the history, ms', elements: 'elements in the history',
  heap: 'heap in the history, MB',
} as const;
type Measure = keyof typeof MEASURES;

/** Finished games as version 1 kept them. */
function games(): object[] {
  return Array.from({ length: DISTINCT }, (_, i) => {
    let seed = `bench ${i}`;
    let { record } = randomGame(seed);
    // Saved games begin with the first seat.
    for (let n = 0; record.starter !== 0; n += 1) ({ record } = randomGame(seed = `bench ${i} ${n}`));
    const setup = setupOf(record.seats.join(' '), { rules: record.rules, seed });
    return {
      version: 1, ended: true, picks: [], record: toStore(record),
      setup: { ...setup, players: setup.players.map((player) => ({ ...player, kind: 'person' })) },
    };
  });
}

/** A browser of its own with so many games, at version 2. */
async function seeded(browser: Browser, url: string, count: number, played: readonly object[]): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addInitScript(() => {
    Object.assign(globalThis, {
      /** Comes back when something is there, painted, and the page is free; with the milliseconds since the navigation. */
      whenThere: (selector: string) => new Promise<number>((resolve) => {
        const look = (): void => {
          if (!document.querySelector(selector)) {
            requestAnimationFrame(look);
            return;
          }
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
        };
        look();
      }),
    });
  });
  const page = await context.newPage();
  await page.route('**/empty', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>empty</title>' }));
  await page.goto(`${url}empty`);
  await page.evaluate(async ([all, wanted]) => {
    const opening = indexedDB.open('snag', 2);
    opening.addEventListener('upgradeneeded', () => {
      opening.result.createObjectStore('games', { keyPath: 'id' });
      opening.result.createObjectStore('aside', { autoIncrement: true });
      opening.result.createObjectStore('series', { keyPath: 'id' });
    });
    await new Promise((resolve) => { opening.addEventListener('success', resolve); });
    const db = opening.result;
    const put = db.transaction(['games', 'series'], 'readwrite');
    for (let i = 0; i < wanted; i += 1) {
      const game = all[i % all.length] as { readonly setup: { readonly players: readonly { readonly name: string }[] } };
      const shapes = ['circle', 'square', 'triangle', 'diamond'];
      put.objectStore('games').put({ ...game, id: `game ${i}`, savedAt: 1_760_000_000_000 + i * 3_600_000, series: `match ${i}` });
      put.objectStore('series').put({
        id: `match ${i}`, version: 1, createdAt: i, playedFor: { kind: 'single' },
        players: game.setup.players.map(({ name }, seat) => ({ name, shape: shapes[seat] })),
        games: [{ id: `game ${i}`, tiles: game.setup.players.map(() => 4), startedBy: 0 }],
      });
    }
    await new Promise((resolve) => { put.addEventListener('complete', resolve); });
    db.close();
  }, [played, count] as const);
  await page.close();
  return context;
}

const there = (page: Page, selector: string): Promise<number> => page.evaluate((wanted) =>
  (globalThis as unknown as { whenThere: (selector: string) => Promise<number> }).whenThere(wanted), selector);
/** Presses one thing and waits for another. @returns the milliseconds between */
const press = (page: Page, button: string, selector: string): Promise<number> => page.evaluate(async ([pressed, wanted]) => {
  const from = performance.now();
  document.querySelector<HTMLElement>(pressed)?.click();
  return await (globalThis as unknown as { whenThere: (selector: string) => Promise<number> }).whenThere(wanted) - from;
}, [button, selector] as const);

/** Waits until so many of the games have their summaries. */
async function filled(page: Page, wanted: number): Promise<void> {
  await page.waitForFunction((count) => new Promise<boolean>((resolve) => {
    const opening = indexedDB.open('snag');
    opening.addEventListener('success', () => {
      const counting = opening.result.transaction('summaries').objectStore('summaries').count();
      counting.addEventListener('success', () => {
        opening.result.close();
        resolve(counting.result >= count);
      });
    });
  }), wanted, { polling: 50 });
}

/** Opens the page for the first time after the upgrade. @returns milliseconds until it can be used, and until all is read */
async function upgraded(context: BrowserContext, url: string, count: number): Promise<{ readonly usable: number; readonly whole: number }> {
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  const from = performance.now();
  await page.goto(`${url}?picture=none`);
  const usable = await there(page, 'button.play');
  await filled(page, count);
  const whole = performance.now() - from;
  await page.close();
  return { usable, whole };
}

const START = 'button.play';
const TABLE = '.rack .tile[aria-disabled="false"]';

async function measured(context: BrowserContext, url: string, count: number, round: number): Promise<Record<Measure, number>> {
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  await page.goto(`${url}?picture=none`, { waitUntil: 'commit' });
  const start = await there(page, START);
  await page.reload({ waitUntil: 'commit' });
  const reload = await there(page, START);
  await page.goto(`${url}?play=ann,computer:otto&deal=bench-${round}&pace=instant&picture=none`, { waitUntil: 'commit' });
  const link = await there(page, TABLE);
  await page.reload({ waitUntil: 'commit' });
  const again = await there(page, TABLE);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Leave the table' }).evaluate((button) => button.classList.add('to-be-pressed'));
  const leave = await press(page, '.to-be-pressed', START);
  // Where nothing is over, there is no history to open.
  const history = count === 0 ? 0 : await press(page, '[aria-labelledby="door-history"]', '.finished li');
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  if (count > 0) await there(page, '.statistics tbody');
  const session = await context.newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await page.close();
  return { start, reload, link, table: again, leave, history, elements, heap: usedSize / 2 ** 20 };
}

/** @param rounds how often each is measured, in turns */
export async function libraryBench(rounds = 9): Promise<string> {
  return withBuiltGame(async (browser, url) => {
    const played = games();
    const contexts = await Promise.all(SIZES.map((count) => seeded(browser, url, count, played)));
    const lines: string[] = [];
    for (const [i, context] of contexts.entries()) {
      const { usable, whole } = await upgraded(context, url, SIZES[i] ?? 0);
      lines.push(`  upgrade with ${SIZES[i]} games: usable after ${usable.toFixed(0)} ms, all read after ${whole.toFixed(0)} ms`);
    }
    const runs: Record<Measure, number>[][] = SIZES.map(() => []);
    for (let round = 0; round < rounds; round += 1) {
      for (const [i, context] of contexts.entries()) runs[i]?.push(await measured(context, url, SIZES[i] ?? 0, round));
    }
    return [`A library of ${SIZES.join(', ')} finished games (medians of ${rounds} alternating runs)`, ...lines, ...table(runs)].join('\n');
  });
}

/** The medians side by side, with the ratio of the most games to none; for the history, to fifty. */
function table(runs: readonly (readonly Record<Measure, number>[])[]): string[] {
  const head = `  ${''.padEnd(34)}${SIZES.map((size) => String(size).padStart(9)).join('')}    ratio`;
  return [head, ...(Object.entries(MEASURES) as [Measure, string][]).map(([measure, what]) => {
    const medians = runs.map((all) => median(all.map((one) => one[measure])));
    const base = measure === 'history' || measure === 'elements' || measure === 'heap' ? medians[1] : medians[0];
    const ratio = (medians.at(-1) ?? 0) / (base ?? 1);
    const figures = medians.map((one) => one.toFixed(measure === 'heap' ? 1 : 0).padStart(9));
    return `  ${what.padEnd(34)}${figures.join('')} ${ratio.toFixed(2).padStart(8)}`;
  })];
}
