/**
 * How late the page's own clock gets while a review is made: the built game in a real browser whose processor is four times slower, with
 * a timer of 50 ms that is set anew each time. Told are how late it rang, from the press on *Review* to the last word of it, and how long
 * that took; beside it, where its `dist` is named, the same of another build.
 */
import type { Browser, Page } from '@playwright/test';
import { median, quantile } from 'simple-statistics';
import { dumped } from '../helpers/fixtures';
import { seedDatabase, seedStorage, openBare } from '../browser/seed';
import { withBuilds } from './builds';

const ROUNDS = 3;
const SLOWED = 4;
const EVERY_MS = 50;

/** What one review came to, in milliseconds. */
interface Reviewed { readonly late: readonly number[]; readonly took: number }

/** In the page, before all else: a timer that is set anew each time it rings, and by how much it rang too late. */
function beat(every: number): void {
  const late: number[] = [];
  const set = (): void => {
    const due = performance.now() + every;
    setTimeout(() => {
      late.push(performance.now() - due);
      set();
    }, every);
  };
  set();
  Object.assign(globalThis, { late });
}

const beats = (page: Page): Promise<number[]> => page.evaluate(() => (globalThis as unknown as { late: number[] }).late);

async function reviewed(browser: Browser, url: string): Promise<Reviewed> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, baseURL: url });
  const page = await context.newPage();
  await openBare(page);
  await seedDatabase(page, dumped());
  await seedStorage(page, 'sessionStorage', { 'snag-screen': JSON.stringify({ kind: 'history' }) });
  await page.addInitScript(beat, EVERY_MS);
  await page.goto('/?picture=none');
  const button = page.getByRole('button', { name: /^Review/ }).first();
  await button.waitFor();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  const before = (await beats(page)).length;
  const from = performance.now();
  await button.click();
  await page.getByText('The review is done.').waitFor({ state: 'attached', timeout: 180_000 });
  const took = performance.now() - from;
  const late = (await beats(page)).slice(before);
  await context.close();
  return { late, took };
}

/** @param own the build's folder @param against another's, to stand beside it; null for none */
export function latenessBench(own: string, against: string | null): Promise<string> {
  return withBuilds(own, against, async (browser, builds) => {
    const rounds = builds.map((): Reviewed[] => []);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [i, { url }] of builds.entries()) rounds[i]!.push(await reviewed(browser, url));
    }
    const ms = (span: number): string => `${span.toFixed(0).padStart(6)} ms`;
    const told = builds.map(({ name }, i) => {
      const late = rounds[i]!.flatMap((one) => one.late);
      const most = rounds[i]!.map((one) => Math.max(...one.late));
      return `  ${name.padEnd(34)} median ${ms(median(late))}   99 of 100 under ${ms(quantile(late, 0.99))}   `
        + `most ${ms(median(most))} in the middle round, ${ms(Math.max(...most))} in all   `
        + `done after ${ms(median(rounds[i]!.map(({ took }) => took)))}`;
    });
    const title = `How late a timer of ${EVERY_MS} ms rings while a review is made`;
    return [`${title}, processor ${SLOWED} times slower, no picture, ${ROUNDS} alternating rounds`, ...told].join('\n');
  });
}
