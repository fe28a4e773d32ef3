// A tab of the version before is still open when this one comes: what is played in it is written before the data base is taken from it.
// That version closes the data base as soon as another one wants it, and writes what it plays only when its game is taken.
import { dumped } from '../helpers/fixtures';
import { openBare, readShelf, seedDatabase } from './seed';
import { expect, playNow, showAllWaiting, test, type Page } from './helpers';

/** Four players, of whom Ann has placed her tile: her draw comes next. */
const GAME = 'cywo8tsm';

/** How long the other tab takes to write, in milliseconds: far less than it is given. */
const WRITING_MS = 300;

interface Kept { readonly id: string; readonly record: { readonly events: readonly (readonly unknown[])[] } }

const lastEvent = async (page: Page): Promise<unknown> =>
  (await readShelf<Kept>(page, 'games')).find(({ id }) => id === GAME)?.record.events.at(-1);

/** Makes a page what a tab of the version before was, with this game on and its last event not yet written. */
const playAsBefore = (page: Page, id: string, takes: number) => page.evaluate(([game, writing]) => new Promise<void>((ready) => {
  const answer = <T>(request: IDBRequest<T>): Promise<T> => new Promise((done, failed) => {
    request.addEventListener('success', () => done(request.result));
    request.addEventListener('error', () => failed(request.error ?? new Error('refused')));
  });
  const steps: string[] = [];
  Object.assign(window, { steps });
  void (async () => {
    const db = await answer(indexedDB.open('snag', 2));
    db.addEventListener('versionchange', () => { steps.push('closed'); db.close(); });
    let release = (): void => {};
    await new Promise<void>((held) => {
      void navigator.locks.request(`snag-write:${game}`, () => new Promise<void>((done) => { release = done; held(); }));
    });
    const write = async (): Promise<void> => {
      await new Promise((done) => { setTimeout(done, writing); });
      try {
        const games = db.transaction('games', 'readwrite').objectStore('games');
        const kept = await answer(games.get(game)) as { record: { events: unknown[] } };
        kept.record.events.push(['draw', 0]);
        await answer(games.put(kept));
        steps.push('written');
      } catch {
        steps.push('lost');
      }
      release();
    };
    navigator.locks.request(`snag-play:${game}`, () => new Promise<void>(() => { ready(); })).catch(() => void write());
  })();
}), [id, takes] as const);

test('the last event of a tab of the version before is written before the data base is taken from it', async ({ page, context }) => {
  await openBare(page);
  await seedDatabase(page, dumped());
  await playAsBefore(page, GAME, WRITING_MS);
  expect(await lastEvent(page)).toEqual(['place', 0, 62]);

  const today = await context.newPage();
  await today.goto('/?picture=none');
  await expect(playNow(today)).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { steps: string[] }).steps)).toEqual(['written', 'closed']);
  expect(await lastEvent(today)).toEqual(['draw', 0]);
  await expect(today.getByText('can’t save your games')).toHaveCount(0);
  // The game is let go, and can be continued here.
  await showAllWaiting(today);
  const waits = today.getByRole('listitem').filter({ hasText: 'Ada, Pip and Henrik' });
  await waits.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(today.getByRole('grid', { name: 'Board' })).toBeVisible();
});
