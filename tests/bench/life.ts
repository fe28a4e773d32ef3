/**
 * What a long evening leaves behind in the page: nodes, comments among them, listeners and heap at the count after 2, 10, 25 and 50 games
 * that are played out one after the other at the same table, in the built game in a real browser. The baseline is the page after two
 * games: by then all that is made once is there, and whatever grows from then on grows for ever. Beside it, where its `dist` is named,
 * stands another build.
 */
import type { Browser, CDPSession, Page } from '@playwright/test';
import { withBuilds, type Build } from './builds';

const AFTER = [2, 10, 25, 50] as const;

const MEASURES = { nodes: 'nodes', comments: 'comments in the page', listeners: 'listeners', heap: 'heap, MB' } as const;
type Counts = Readonly<Record<keyof typeof MEASURES, number>>;

/** Plays the local player's first tile each time, calls nothing, and begins the next game at each count, until so many are counted. */
function playGames(page: Page, games: number): Promise<void> {
  return page.evaluate((wanted) => new Promise<void>((resolve) => {
    const press = (selector: string): boolean => {
      const button = document.querySelector<HTMLElement>(selector);
      button?.click();
      return button !== null;
    };
    let counted = 0;
    let over = false;
    const step = (): void => {
      const result = document.querySelector('dialog.result[open]');
      if (result && !over) counted += 1;
      over = result !== null;
      if (over && counted === wanted) {
        resolve();
        return;
      }
      if (over) press('dialog.result button.main');
      else if (!press('.facedown[aria-disabled="false"]') && !press('.tile[aria-disabled="false"]')) press('.draw[aria-disabled="false"]');
      setTimeout(step, 4);
    };
    step();
  }), games);
}

/** What is there at the count, after all that nobody holds any more was thrown away. */
async function counts(page: Page, session: CDPSession): Promise<Counts> {
  await page.evaluate(() => new Promise((resolve) => { requestAnimationFrame(() => setTimeout(resolve, 500)); }));
  for (let i = 0; i < 3; i += 1) await session.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const comments = await page.evaluate(() => {
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_COMMENT);
    let count = 0;
    while (walker.nextNode()) count += 1;
    return count;
  });
  return { nodes, comments, listeners: jsEventListeners, heap: usedSize / 2 ** 20 };
}

/** A build's evening. */
async function evening(browser: Browser, { url }: Build): Promise<Counts[]> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  page.setDefaultTimeout(0);
  await page.goto(`${url}?play=ann,computer%3Apip&deal=life&pace=instant&picture=canvas`);
  await page.locator('.rack').waitFor();
  const session = await page.context().newCDPSession(page);
  const all: Counts[] = [];
  for (const [i, games] of AFTER.entries()) {
    await playGames(page, games - (AFTER[i - 1] ?? 0));
    all.push(await counts(page, session));
  }
  await page.close();
  return all;
}

/** @param own the build's folder @param against another's, to stand beside it; null for none */
export function lifeBench(own: string, against: string | null): Promise<string> {
  return withBuilds(own, against, async (browser, builds) => {
    const lines = ['What stays in the page, at the count of a game'];
    for (const build of builds) lines.push(build.name, ...table(await evening(browser, build)));
    return lines.join('\n');
  });
}

/** The counts side by side, with what each game has added since the second. */
function table(all: readonly Counts[]): string[] {
  const head = `  ${'after so many games'.padEnd(24)}${AFTER.map((games) => String(games).padStart(10)).join('')}   more by each game`;
  return [head, ...(Object.entries(MEASURES) as [keyof Counts, string][]).map(([measure, what]) => {
    const figures = all.map((one) => one[measure]);
    const growth = ((figures.at(-1) ?? 0) - (figures[0] ?? 0)) / (AFTER[3] - AFTER[0]);
    const digits = measure === 'heap' ? 1 : 0;
    const row = figures.map((one) => one.toFixed(digits).padStart(10)).join('');
    return `  ${what.padEnd(24)}${row}   ${growth.toFixed(digits + 1).padStart(8)}`;
  })];
}
