/**
 * How smoothly the picture moves on a slow machine: the frames that the page gets while a tile flies for the first time, while a run of
 * eight lies lit and flies off, and while a replay plays on, beside those of an empty loop in the same page; and how long a key waits until
 * the page hears it. The built game in a real browser, slowed four times, with the picture on a plain canvas; beside it, where its `dist`
 * is named, another build in alternating rounds.
 */
import type { Browser, CDPSession, Page } from '@playwright/test';
import { median } from 'simple-statistics';
import { withBuilds } from './builds';

const ROUNDS = 5;
const SLOWED = 4;
/** How long the flight, the run and the replay are watched, in milliseconds. The run lies lit for more than a second of it. */
const FLIGHT = 500;
const RUN = 2500;
const REPLAY = 8000;

/** Two people play these one after the other from this deal: with the last two runs cross, of eight tiles together. */
const EIGHT = { deal: 'eight5265', tiles: [44, 26, 69, 33, 88, 36, 55, 46, 56, 59, 66] } as const;

interface Watched {
  /** Frames a second. */
  readonly frames: number;
  /** The longest that a key waited, and the longest from its press to the frame that showed it, in milliseconds. */
  readonly waited: number;
  readonly shown: number;
}

/** Puts counters into the page. Before it opens. */
async function counting(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { frames: 0, waited: 0, shown: 0 };
    Object.assign(globalThis, { seen });
    const beat = (): void => {
      seen.frames += 1;
      requestAnimationFrame(beat);
    };
    requestAnimationFrame(beat);
    new PerformanceObserver((list) => {
      for (const { name, startTime, processingStart, duration } of list.getEntries() as PerformanceEventTiming[]) {
        if (name !== 'keydown') continue;
        seen.waited = Math.max(seen.waited, processingStart - startTime);
        seen.shown = Math.max(seen.shown, duration);
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
}

/** Watches for a time, pressing keys meanwhile. */
async function watch(page: Page, lasts: number, keys: readonly string[]): Promise<Watched> {
  const before = await page.evaluate(() => {
    const { seen } = globalThis as unknown as { seen: Watched };
    Object.assign(seen, { waited: 0, shown: 0 });
    return { frames: seen.frames, at: performance.now() };
  });
  for (const key of keys) await page.keyboard.press(key);
  return page.evaluate(async ({ frames, at, until }) => {
    await new Promise((resolve) => { setTimeout(resolve, Math.max(0, at + until - performance.now())); });
    const { seen } = globalThis as unknown as { seen: Watched };
    return { ...seen, frames: ((seen.frames - frames) / (performance.now() - at)) * 1000 };
  }, { ...before, until: lasts });
}

async function slow(page: Page, rate: number): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  return session;
}

type Round = Record<'empty' | 'flight' | 'emptyRun' | 'run' | 'emptyReplay' | 'replay', Watched>;

async function round(browser: Browser, url: string): Promise<Round> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await counting(page);
  await page.goto(`${url}?play=ann,computer&deal=motion&pace=normal&clock=none&picture=canvas`);
  await page.locator('canvas').first().waitFor();
  await slow(page, SLOWED);
  await page.waitForTimeout(1000);
  const empty = await watch(page, 1000, []);
  const flight = await watch(page, FLIGHT, ['1']);
  await page.close();
  return { empty, flight, ...await runTaken(browser, url), ...await replayed(browser, url) };
}

/** Plays until a run of eight lies there, and calls it. */
async function runTaken(browser: Browser, url: string): Promise<Pick<Round, 'emptyRun' | 'run'>> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await counting(page);
  await page.goto(`${url}?play=ann,bo&deal=${EIGHT.deal}&pace=normal&clock=none&picture=canvas`);
  await page.locator('canvas').first().waitFor();
  for (const [move, tile] of EIGHT.tiles.entries()) {
    await page.locator('.curtain').click();
    await page.getByRole('button', { name: `Play ${tile}`, exact: true }).click();
    await page.locator('.draw[aria-disabled="false"]').waitFor();
    if (move < EIGHT.tiles.length - 1) await page.keyboard.press('d');
  }
  await slow(page, SLOWED);
  await page.waitForTimeout(1000);
  const emptyRun = await watch(page, 1000, []);
  const run = await watch(page, RUN, ['s']);
  await page.getByText('8 tiles', { exact: false }).first().waitFor({ state: 'attached' });
  await page.close();
  return { emptyRun, run };
}

/** Opens the replay of a game that computers have played, and lets it play on. */
async function replayed(browser: Browser, url: string): Promise<Pick<Round, 'emptyReplay' | 'replay'>> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await counting(page);
  await page.goto(`${url}?play=computer:pip,computer:wanda&deal=motion&pace=instant&picture=canvas`);
  const result = page.getByRole('dialog', { name: 'Game over' });
  await result.waitFor({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Back to the start' }).click();
  await page.getByRole('button', { name: 'History' }).click();
  const play = page.getByRole('button', { name: 'Play', exact: true });
  // While the list still comes in, a press may meet a row that is just being replaced.
  while (!await play.isVisible()) {
    await page.getByRole('button', { name: /^Replay/ }).first().click({ timeout: 2000 }).catch(() => undefined);
    await play.waitFor({ timeout: 2000 }).catch(() => undefined);
  }
  await slow(page, SLOWED);
  await page.waitForTimeout(1000);
  const emptyReplay = await watch(page, 1000, []);
  const replay = await watch(page, REPLAY, [' ']);
  await page.close();
  return { emptyReplay, replay };
}

function line(name: string, all: readonly Watched[], empty: readonly Watched[]): string {
  const frames = median(all.map((one) => one.frames));
  const part = median(all.map((one, i) => one.frames / (empty[i]?.frames ?? 1)));
  const most = (what: 'waited' | 'shown'): string => `${median(all.map((one) => one[what])).toFixed(0).padStart(5)} ms`;
  return `  ${name.padEnd(36)} ${frames.toFixed(1).padStart(6)} frames a second, ${part.toFixed(2)} of the empty loop;  `
    + `keys waited ${most('waited')}, shown after ${most('shown')}`;
}

/** What a build's rounds came to. */
function told(rounds: readonly Round[]): string[] {
  const all = (key: keyof Round): Watched[] => rounds.map((one) => one[key]);
  const [empty, emptyRun, emptyReplay] = [all('empty'), all('emptyRun'), all('emptyReplay')];
  return [
    line('empty loop, at the table (baseline)', empty, empty), line('first flight', all('flight'), empty),
    line('empty loop, with a run there', emptyRun, emptyRun), line('a run of eight', all('run'), emptyRun),
    line('empty loop, in a replay (baseline)', emptyReplay, emptyReplay), line('replay', all('replay'), emptyReplay),
  ];
}

/** Measures all in turns. @param own the build's folder @param against another's, to stand beside it; null for none */
export function motionBench(own: string, against: string | null): Promise<string> {
  return withBuilds(own, against, async (browser, builds) => {
    const rounds = builds.map((): Round[] => []);
    for (let i = 0; i < ROUNDS; i += 1) {
      for (const [build, { url }] of builds.entries()) rounds[build]!.push(await round(browser, url));
    }
    return [`Motion, slowed ${SLOWED} times, on a plain canvas (medians of ${ROUNDS} rounds)`,
      ...builds.flatMap(({ name }, i) => [name, ...told(rounds[i]!)])].join('\n');
  });
}
