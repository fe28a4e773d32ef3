/**
 * How long the page stands still on the way into a first game: the built game in a real browser whose processor is four times slower, from
 * the start screen by *Play* to the third move. Told are the longest tasks of the page's main thread, in each stretch of that way; beside
 * it, where its `dist` is named, the same of another build. What is painted by a processor takes longer here than on any screen, so each
 * task is told apart: its script, and what the browser does itself (style, layout, paint). Told is the time in which the thread itself ran:
 * what others on the machine were doing meanwhile is nobody's here.
 */
import type { Browser, Page } from '@playwright/test';
import { median } from 'simple-statistics';
import { fixChance } from '../browser/chance';
import { withBuilds, type Build } from './builds';

const ROUNDS = 3;
const SLOWED = 4;
const MOVES = 3;
const PATIENCE = { timeout: 60_000 };
/** Longer than this no task is to be, in milliseconds. */
const LONG_MS = 100;

const STRETCHES = ['start screen', 'Play', 'pick', 'Continue', 'move 1', 'move 2', 'move 3'] as const;
type Stretch = (typeof STRETCHES)[number];

/** A task of the main thread, in milliseconds; `script`: how much of it was script. */
interface Task { readonly stretch: Stretch; readonly took: number; readonly script: number }

/** An event of Chromium's tracing, as far as it is read. `tdur`: for how long of it the thread itself ran. */
interface Traced {
  readonly name: string; readonly cat: string; readonly ph: string; readonly pid: number; readonly tid: number;
  readonly ts: number; readonly dur?: number; readonly tdur?: number;
}

/** What of a task is no script: the browser's own work. */
const OWN_WORK = new Set(['Layout', 'UpdateLayoutTree', 'PrePaint', 'Paint', 'Layerize', 'Commit', 'HitTest', 'PaintImage', 'ParseHTML']);

const enter = (page: Page, stretch: Stretch): Promise<void> =>
  page.evaluate((name) => { performance.mark(`stretch ${name}`); }, stretch);

/** Goes the way, and lets each thing come to rest before the next. */
async function goTheWay(page: Page, url: string, picture: string): Promise<void> {
  const rest = (milliseconds: number): Promise<void> => page.waitForTimeout(milliseconds);
  await page.goto(`${url}?picture=${picture}`, { waitUntil: 'commit' });
  await page.locator('button.play').last().waitFor(PATIENCE);
  await enter(page, 'start screen');
  await rest(5000);
  await enter(page, 'Play');
  await page.locator('button.play').last().click();
  await page.locator('.facedown').nth(4).waitFor(PATIENCE);
  await rest(1500);
  await enter(page, 'pick');
  await page.locator('.facedown').nth(4).click();
  // To look for a role would keep the page busy by itself.
  const goOn = page.locator('.order-result button');
  await goOn.waitFor(PATIENCE);
  await rest(500);
  await enter(page, 'Continue');
  await goOn.click();
  for (let move = 1; move <= MOVES; move += 1) {
    await page.locator('.rack .tile[aria-disabled="false"]').first().waitFor(PATIENCE);
    await rest(500);
    await enter(page, `move ${move}` as Stretch);
    await page.keyboard.press('1');
    await page.locator('.draw[aria-disabled="false"]').waitFor(PATIENCE);
    await rest(500);
    await page.keyboard.press('d');
  }
  await rest(1500);
}

/** One visit, from an empty browser on. */
async function visit(browser: Browser, { url }: Build, picture: string): Promise<Task[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await fixChance(page, 4);
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', 'blink.user_timing'] });
  await goTheWay(page, url, picture);
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { readonly traceEvents: readonly Traced[] };
  await context.close();
  return tasksIn(traceEvents);
}

/** The tasks of the page's main thread, each by the stretch in which it began. */
function tasksIn(events: readonly Traced[]): Task[] {
  const marks = events.filter(({ name, cat }) => cat.includes('blink.user_timing') && name.startsWith('stretch '));
  const [first] = marks;
  if (!first) throw new Error('the page was not watched');
  const own = events.filter(({ pid, tid, ph }) => pid === first.pid && tid === first.tid && ph === 'X').toSorted((a, b) => a.ts - b.ts);
  const tasks: Task[] = [];
  let end = 0;
  for (const event of own) {
    const { name, ts, dur = 0, tdur = dur } = event;
    // A task in a task is part of it.
    if (!name.endsWith('RunTask') || ts < end || ts < first.ts) continue;
    end = ts + dur;
    const stretch = marks.findLast((mark) => mark.ts <= ts)!.name.slice('stretch '.length) as Stretch;
    tasks.push({ stretch, took: tdur / 1000, script: (tdur - ownWorkIn(own, event)) / 1000 });
  }
  return tasks;
}

/** How long the browser itself worked in a task: what of that lies in one another is counted once. */
function ownWorkIn(own: readonly Traced[], { ts: from, dur: whole = 0 }: Traced): number {
  let [sum, end] = [0, 0];
  for (const { name, ts, dur = 0, tdur = dur } of own) {
    if (ts < Math.max(from, end) || ts + dur > from + whole || !OWN_WORK.has(name)) continue;
    sum += tdur;
    end = ts + dur;
  }
  return sum;
}

/** The longest task of each stretch, in the middle round; and how many of all were long. */
function line(name: string, rounds: readonly (readonly Task[])[]): string {
  const cells = STRETCHES.map((stretch) => {
    const longest = rounds.map((tasks) => tasks.filter((task) => task.stretch === stretch)
      .reduce((most, task) => (task.took > most.took ? task : most), { stretch, took: 0, script: 0 }));
    const of = (key: 'took' | 'script'): string => median(longest.map((task) => task[key])).toFixed(0);
    return `${of('took')} (${of('script')})`.padStart(14);
  });
  const long = median(rounds.map((tasks) => tasks.filter(({ took }) => took > LONG_MS).length));
  return `  ${name.padEnd(34)}${cells.join('')}${long.toFixed(0).padStart(12)}`;
}

/** @param own the build's folder @param against another's, to stand beside it; null for none */
export function firstMovesBench(own: string, against: string | null): Promise<string> {
  return withBuilds(own, against, async (browser, builds) => {
    const lines = [`From the start screen to the third move, processor ${SLOWED} times slower, medians of ${ROUNDS} alternating rounds:`,
      `the longest task of each stretch in ms (its script), and how many tasks of the whole way took more than ${LONG_MS} ms`];
    for (const picture of ['none', 'canvas']) {
      const rounds = builds.map((): Task[][] => []);
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const [i, build] of builds.entries()) rounds[i]!.push(await visit(browser, build, picture));
      }
      const heads = [...STRETCHES.map((one) => one.padStart(14)), `over ${LONG_MS} ms`.padStart(12)].join('');
      lines.push(`picture: ${picture}`, `  ${''.padEnd(34)}${heads}`, ...builds.map(({ name }, i) => line(name, rounds[i]!)));
    }
    return lines.join('\n');
  });
}
