/**
 * How long the page stands still while a computer player thinks: the built game in a real browser, the champion's moves one after the
 * other, with its worker, and beside it the same moves thought out in the page itself, where there is no worker to be had.
 */
import type { Browser } from '@playwright/test';
import { median } from 'simple-statistics';
import { withBuiltGame } from './builtGame';

const MOVES = 12;
/** The page is at rest when it has asked for no frame for so many milliseconds. */
const STILL_MS = 300;

interface Stillness {
  /** The longest time between two beats of a heart that beats as fast as the page lets it, while the computer thinks, in milliseconds. */
  readonly gap: number;
  /** The longest task that the browser itself reported while it thinks, 0 if none took 50 ms or more. */
  readonly task: number;
}

/**
 * Plays the champion's first moves and watches the page during its thinking.
 * @param worker whether the page may have one
 * @param picture drawn by the processor, or none
 */
async function watch(browser: Browser, url: string, worker: boolean, picture: 'none' | 'canvas'): Promise<Stillness[]> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  if (!worker) {
    await page.addInitScript(() => {
      Object.defineProperty(globalThis, 'Worker', { value: function none() { throw new Error('there is none'); } });
    });
  }
  await page.addInitScript(() => {
    const seen = { gap: 0, task: 0, thinking: false, frameAt: 0, moves: [] as { gap: number; task: number }[] };
    Object.assign(globalThis, { seen });
    const frame = globalThis.requestAnimationFrame;
    globalThis.requestAnimationFrame = (callback) => frame((time) => {
      seen.frameAt = performance.now();
      callback(time);
    });
    let last = performance.now();
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      const now = performance.now();
      if (seen.thinking) seen.gap = Math.max(seen.gap, now - last);
      last = now;
      port2.postMessage(0);
    });
    port1.start();
    port2.postMessage(0);
    new PerformanceObserver((list) => {
      if (seen.thinking) for (const { duration } of list.getEntries()) seen.task = Math.max(seen.task, duration);
    }).observe({ type: 'longtask' });
    // The person draws: from there on it thinks, until half a second later it has surely decided and only waits for its time.
    addEventListener('keydown', ({ key }) => {
      if (key !== 'd') return;
      Object.assign(seen, { thinking: true, gap: 0, task: 0 });
      last = performance.now();
      setTimeout(() => {
        seen.thinking = false;
        seen.moves.push({ gap: seen.gap, task: seen.task });
      }, 500);
    }, { capture: true });
  });
  await page.goto(`${url}?play=ann,computer%3Aada&deal=thinking&pace=fast&picture=${picture}`);
  const button = page.getByRole('button', { name: /^Play \d+$/ });
  for (let move = 0; move < MOVES; move += 1) {
    await button.first().and(page.locator(':enabled')).waitFor({ timeout: 20_000 });
    await page.keyboard.press('1');
    await page.getByRole('button', { name: 'Draw and end the move', exact: true }).and(page.locator(':enabled')).waitFor();
    // What the placing itself has set in motion comes to rest first.
    await page.waitForFunction((still) => performance.now() - (globalThis as unknown as { seen: { frameAt: number } }).seen.frameAt > still,
      STILL_MS, { polling: 50 });
    await page.keyboard.press('d');
  }
  // Each is noted some time after the computer has moved.
  await page.waitForFunction((all) => (globalThis as unknown as { seen: { moves: Stillness[] } }).seen.moves.length >= all, MOVES);
  const moves = await page.evaluate(() => (globalThis as unknown as { seen: { moves: Stillness[] } }).seen.moves);
  await page.close();
  return moves;
}

function line(name: string, moves: readonly Stillness[]): string {
  const gaps = moves.map(({ gap }) => gap);
  const longest = Math.max(0, ...moves.map(({ task }) => task));
  const ms = (span: number): string => `${span.toFixed(0).padStart(4)} ms`;
  return `  ${name.padEnd(44)} ${moves.length} moves   the page stood still ${ms(median(gaps))} (median), `
    + `${ms(Math.max(...gaps))} at most; longest task ${longest === 0 ? 'under 50' : longest.toFixed(0)} ms`;
}

/** Watches both pages. Needs a built game. */
export async function thinkingBench(): Promise<string> {
  return withBuiltGame(async (browser, url) => ['The page while the champion thinks',
    line('in the page itself, no picture (baseline)', await watch(browser, url, false, 'none')),
    line('in its worker, no picture', await watch(browser, url, true, 'none')),
    line('in its worker, with the picture', await watch(browser, url, true, 'canvas'))].join('\n'));
}
