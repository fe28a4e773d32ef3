/**
 * What the running clock costs: the task time of the page's main thread while it runs, less that of the same page with a table whose
 * moves have no clock. The built game in a real browser, with the picture on a plain canvas.
 */
import type { Browser, CDPSession } from '@playwright/test';
import { median } from 'simple-statistics';
import { withBuiltGame } from './builtGame';

/** Until the tile has landed, the state is saved and nothing but the clock moves; and how long is measured, both in milliseconds. */
const SETTLED = 1500;
const MEASURED = 3000;
const ROUNDS = 3;

/** The task time so far, in milliseconds. */
async function taskTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

interface Case { readonly name: string; readonly query: string; readonly slowed: number; readonly still: boolean; readonly phone: boolean }

/** @returns the milliseconds of tasks in each second, with the clock or without */
async function cost(browser: Browser, url: string, { query, slowed, still, phone }: Case, clock: '8' | 'none'): Promise<number> {
  const page = await browser.newPage({
    viewport: phone ? { width: 390, height: 844 } : { width: 1280, height: 800 }, reducedMotion: still ? 'reduce' : 'no-preference',
    deviceScaleFactor: phone ? 3 : 1,
  });
  await page.goto(`${url}?play=ann,computer&deal=clock&pace=normal&clock=${clock}&${query}`);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowed });
  await page.locator('.tile[aria-disabled="false"]').first().waitFor();
  // The picture comes later than the table.
  if (!query.includes('none')) await page.locator('canvas').first().waitFor();
  await page.keyboard.press('1');
  await page.locator('.draw[aria-disabled="false"]').waitFor();
  await new Promise((resolve) => { setTimeout(resolve, SETTLED); });
  const [from, before] = [performance.now(), await taskTime(session)];
  await new Promise((resolve) => { setTimeout(resolve, MEASURED); });
  const spent = await taskTime(session) - before;
  const lasted = performance.now() - from;
  await page.close();
  return (spent / lasted) * 1000;
}

const CASES: readonly Case[] = [
  { name: 'canvas, 1280 × 800', query: 'picture=canvas', slowed: 1, still: false, phone: false },
  { name: 'canvas, 1280 × 800, slowed four times', query: 'picture=canvas', slowed: 4, still: false, phone: false },
  { name: 'canvas, a phone, slowed four times', query: 'picture=canvas', slowed: 4, still: false, phone: true },
  { name: 'canvas, 1280 × 800, less motion wanted', query: 'picture=canvas', slowed: 1, still: true, phone: false },
  { name: 'no picture, 1280 × 800', query: 'picture=none', slowed: 1, still: false, phone: false },
];

/** Measures running and stopped in turns. Needs a built game. */
export async function clockBench(): Promise<string> {
  return withBuiltGame(async (browser, url) => {
    const lines = [`Task time of the running clock, ms a second (medians of ${ROUNDS} alternating runs)`,
      `  ${''.padEnd(44)} ${'stopped'.padStart(9)} ${'running'.padStart(9)} ${'the clock'.padStart(10)}`];
    for (const one of CASES) {
      const [stopped, running]: [number[], number[]] = [[], []];
      for (let round = 0; round < ROUNDS; round += 1) {
        stopped.push(await cost(browser, url, one, 'none'));
        running.push(await cost(browser, url, one, '8'));
      }
      const [rest, busy] = [median(stopped), median(running)];
      const figures = [rest.toFixed(1).padStart(9), busy.toFixed(1).padStart(9), (busy - rest).toFixed(1).padStart(10)];
      lines.push(`  ${one.name.padEnd(44)} ${figures.join(' ')}`);
    }
    return lines.join('\n');
  });
}
