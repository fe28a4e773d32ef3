/** Opens a built game at a table at which a run has just been made: what was saved of a new game is put in the place of another. */
import type { Page } from '@playwright/test';
import { dealPlaying, events } from '../helpers/arranged';

/** A run of eight: Ann, who plays first, has placed 34 between 31 32 33 and 35 36 37 38, which Pip had missed. */
export const EIGHT = {
  order: [97, 31, 35, 32, 36, 33, 37, 38, 34],
  played: '0:97- 1:31- 0:35- 1:32- 0:36- 1:33- 0:37- 1:38- 0:34',
} as const;

export interface AtRun { readonly order: readonly number[]; readonly played: string }

/** What of a saved game is put in. */
interface Kept { readonly record: { readonly seats: readonly string[] }; readonly setup: object }

/**
 * Opens it. The page has no game yet.
 * @param query how the game is set up, with `play=` first @param run the tiles in the order in which they are placed, and what was played
 */
export async function openAtRun(page: Page, url: string, query: string, { order, played }: AtRun): Promise<void> {
  await page.goto(`${url}?${query}`);
  await page.locator('.board').first().waitFor();
  const seats = /play=([^&]*)/u.exec(query)?.[1]?.split(',').length ?? 2;
  // From a page of the same place that is no game.
  await page.route('**/bare', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Bare</title>' }));
  await page.waitForTimeout(300);
  await page.goto(`${url}bare`);
  await page.evaluate(([deal, done]) => new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open('snag');
    opening.addEventListener('error', () => reject(new Error('the data base does not open')));
    opening.addEventListener('success', () => {
      const shelf = opening.result.transaction('games', 'readwrite').objectStore('games');
      const cursor = shelf.openCursor() as IDBRequest<IDBCursorWithValue | null>;
      cursor.addEventListener('success', () => {
        const at = cursor.result;
        if (!at) return resolve();
        const kept = at.value as Kept;
        at.update({
          ...kept, setup: { ...kept.setup, order: 'given' }, picks: [], callTimes: [], races: [],
          record: { ...kept.record, starter: 0, deal, events: done },
        });
        at.continue();
      });
    });
  }), [dealPlaying(order, seats), events(played)] as const);
  await page.goto(url);
  await page.locator('.board').first().waitFor();
}
