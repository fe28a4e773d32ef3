// Phones at a table of several devices: each a page of its own that knows nothing of the others but what the table tells it.
import type { Browser, BrowserContextOptions } from '@playwright/test';
import { expect, type Page } from './helpers';

/** What a game of SNAG is agreed on here. */
export const SNAG = {
  callSeconds: 5, pace: 'normal', memoryAid: false, playedFor: { kind: 'single' }, order: 'drawn',
  rules: { calls: 'classic', falseCall: 'lose-move', claimCostsMove: true, missedRun: 'stays' },
};

const UPRIGHT = { width: 390, height: 844 };

/** A phone of its own, with nothing kept. Whatever goes wrong in it fails the test. */
export async function phone(
  browser: Browser, troubles: string[], { viewport = UPRIGHT, ...more }: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ hasTouch: true, isMobile: true, serviceWorkers: 'block', viewport, ...more });
  const page = await context.newPage();
  page.on('pageerror', (error) => troubles.push(`thrown: ${error.message}`));
  page.on('console', (message) => { if (message.type() === 'error') troubles.push(`console: ${message.text()}`); });
  return page;
}

/** Opens a table whose host this page's device is, as the big page does. @returns its code */
export async function openTable(page: Page, game = 'snag', agreed: object = SNAG): Promise<string> {
  await page.goto('/licences.txt');
  return page.evaluate(async ([asked, terms]) => {
    const bytes = String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32)));
    const secret = btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
    const answer = await fetch('/rooms', {
      method: 'POST', headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ version: 1, secret, game: asked, agreed: terms }),
    });
    const { code } = await answer.json() as { readonly code: string };
    localStorage.setItem(`snag-table-${code}`, secret);
    return code;
  }, [game, agreed] as const);
}

/** Sits down by the link. */
export async function sitDown(page: Page, code: string, name: string): Promise<void> {
  await page.goto(`/?table=${code}`);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Sit down', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'At the table' })).toBeVisible();
}

/** Everybody picks a tile, and goes on, until the racks lie there. */
export async function drawForOrder(phones: readonly Page[]): Promise<void> {
  for (const [i, page] of phones.entries()) {
    await expect(page.getByText('Pick a tile.')).toBeVisible();
    await page.getByRole('button', { name: `Pick face-down tile ${3 + 2 * i}`, exact: true }).click();
    await expect(page.getByText('Pick a tile.')).toBeHidden();
  }
  // They lie there for a moment, or until somebody has seen enough of them.
  for (const page of phones) await expect(page.getByRole('button', { name: /^Play \d+$/u })).toHaveCount(4);
}
