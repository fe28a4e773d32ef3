// Puts into a real browser what lay in it before the page is opened: a data base, settings, and what a tab remembers of its screen.
import { dumped, makeDatabase, type Dump } from '../helpers/fixtures';
import type { Page } from './helpers';

/** Comes to a page of the same origin that is no game, so that nothing is opened before it is seeded. */
export async function openBare(page: Page): Promise<void> {
  await page.route('**/bare', (route) => route.fulfill({
    contentType: 'text/html', body: '<!doctype html><title>Bare</title><link rel="icon" href="/favicon.svg">',
  }));
  await page.goto('/bare');
}

/** Makes the data base as it was read out, in the place of what lies there. The page is a bare one. */
export async function seedDatabase(page: Page, dump: Dump): Promise<void> {
  await page.evaluate(() => new Promise<void>((done, failed) => {
    const gone = indexedDB.deleteDatabase('snag');
    gone.addEventListener('success', () => done());
    gone.addEventListener('error', () => failed(gone.error));
  }));
  await page.evaluate(`(${makeDatabase.toString()})(indexedDB, ${JSON.stringify(dump)})`);
}

/** Games of the fixture that are over: to lay them in is quicker by far than to play them. @param ids as they stand in the fixture */
export async function seedFinished(page: Page, ...ids: readonly string[]): Promise<void> {
  const { version, stores } = dumped();
  const games = stores['games']!;
  const entries = games.entries.filter(({ key }) => ids.includes(String(key)));
  if (entries.length !== ids.length) throw new Error(`not all of these are in the fixture: ${ids.join()}`);
  await openBare(page);
  await seedDatabase(page, { version, stores: { ...stores, aside: { ...stores['aside']!, entries: [] }, games: { ...games, entries } } });
  await page.goto('/?picture=none');
}

/** Puts these in the storage of the origin, or of the tab, and nothing else. */
export async function seedStorage(
  page: Page, where: 'localStorage' | 'sessionStorage', entries: Readonly<Record<string, string>>,
): Promise<void> {
  await page.evaluate(([kind, all]) => {
    globalThis[kind].clear();
    for (const [key, value] of Object.entries(all)) globalThis[kind].setItem(key, value);
  }, [where, entries] as const);
}

/** Everything that lies in one store of the data base now. */
export function readShelf<T = unknown>(page: Page, shelf: string): Promise<readonly T[]> {
  return page.evaluate((name) => new Promise<unknown[]>((resolve, reject) => {
    const opening = indexedDB.open('snag');
    opening.addEventListener('error', () => reject(new Error('the data base does not open')));
    opening.addEventListener('success', () => {
      const all = opening.result.transaction(name).objectStore(name).getAll() as IDBRequest<unknown[]>;
      all.addEventListener('error', () => reject(new Error('it is not read')));
      all.addEventListener('success', () => { opening.result.close(); resolve(all.result); });
    });
  }), shelf) as Promise<readonly T[]>;
}
