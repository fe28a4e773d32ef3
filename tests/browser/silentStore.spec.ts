// A browser whose data base answers late or never: nobody plays unsaved without knowing it, and what was played is there after a kill.
import { ONLY_LONG } from '../long/amount';
import { expect, goOn, linkTo, myMove, placed, playNow, readTable, test, type Page } from './helpers';

/** Lets `indexedDB.open` answer only once the page says `answer()`; in the tabs that come after, at once. */
const silence = (page: Page) => page.addInitScript(() => {
  const { open } = IDBFactory.prototype;
  let answer = (): void => {};
  const awake = new Promise<void>((resolve) => { answer = resolve; });
  Object.assign(globalThis, { answer });
  IDBFactory.prototype.open = function (this: IDBFactory, ...asked: Parameters<typeof open>) {
    const request = open.apply(this, asked);
    const { addEventListener } = request;
    // The upgrade goes on by itself; whether it is open is told late.
    request.addEventListener = function (this: IDBOpenDBRequest, type: string, listener: EventListener) {
      const late = (): void => void awake.then(() => listener(new Event(type)));
      addEventListener.call(this, type, type === 'success' ? late : listener);
    } as typeof addEventListener;
    return request;
  };
});
const banner = (page: Page) => page.getByRole('alert').filter({ hasText: 'storage' });
const answer = (page: Page) => page.evaluate(() => (globalThis as unknown as { answer(): void }).answer());

test('a data base that answers late: it is told, nobody plays before, and from the first tile all is kept', async ({ page, context }) => {
  await silence(page);
  await page.goto(linkTo());
  await expect(banner(page)).toContainText('isn’t responding, so your games can’t be saved yet');
  await expect(page.getByRole('grid')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'SNAG', exact: true })).toBeVisible();
  await answer(page);
  const before = await myMove(page);
  await expect(banner(page)).toBeHidden();
  await page.keyboard.press('1');
  await placed(page);
  // The page goes without hearing of it.
  await page.close({ runBeforeUnload: false });
  const next = await context.newPage();
  await next.goto('/?picture=none');
  await goOn(next).click();
  await expect.poll(async () => (await readTable(next)).justPlayed).toBe(before.rack[0]);
});

test('one that still does not answer can be played without; once it answers, all of it is kept', ONLY_LONG, async ({ page, context }) => {
  await page.clock.install();
  await silence(page);
  await page.goto(linkTo());
  await expect.poll(async () => {
    await page.clock.runFor(1000);
    return banner(page).getByRole('button').count();
  }).toBe(2);
  await expect(page.getByRole('heading', { name: 'SNAG didn’t start' })).toBeHidden();
  await banner(page).getByRole('button', { name: 'Play without saving' }).click();
  await expect.poll(async () => {
    await page.clock.runFor(200);
    return page.getByRole('grid', { name: 'Board' }).count();
  }).toBe(1);
  await page.clock.resume();
  const before = await myMove(page);
  await page.keyboard.press('1');
  await placed(page);
  await answer(page);
  await expect(page.getByText('Everything you’ve played is saved.')).toBeVisible();
  await page.close({ runBeforeUnload: false });
  const next = await context.newPage();
  await next.goto('/?picture=none');
  await expect(playNow(next)).toBeVisible();
  await goOn(next).click();
  await expect.poll(async () => (await readTable(next)).justPlayed).toBe(before.rack[0]);
});
