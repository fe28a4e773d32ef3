// California Speed in the browser: one person alone by keys, with a wrong card and a reload; by touch; two around a tablet, each with a box
// that is turned to them; and two phones of one table. A reload in each.
import type { Locator } from '@playwright/test';
import { openTable, phone, sitDown } from './apartPhones';
import { expectNoFault } from './axe';
import { expect, test, type Page } from './helpers';
import { touch } from './touch';
import { standStill } from './standStill';

const LINK = '/?game=california-speed&cards=fig&slow=4&play=';
const KEYS = ['q', 'w', 'e', 'r', 'a', 's', 'd', 'f'];

const stacks = (of: Page | Locator): Locator => of.getByRole('button', { name: /row \d: / });
const prompt = (page: Page): Locator => page.locator('.play-prompt');
const spoken = (page: Page, text: RegExp): Locator => page.locator('.spoken').filter({ hasText: text });
const backs = (of: Page | Locator): Locator => of.locator('.laying-sent');

/** The ranks that lie there, the other row's first: as the keys lie. */
async function ranks(of: Page | Locator): Promise<readonly string[]> {
  const names = await stacks(of).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')!));
  return names.map((name) => name.replace(/^.*: /u, '').replace(/ of .*$/u, ''));
}

/** Places whose rank lies there more than once, and one whose rank doesn't. */
async function places(of: Page | Locator): Promise<{ readonly alike: readonly number[]; readonly single: number }> {
  const all = await ranks(of);
  const isAlike = (rank: string): boolean => all.filter((one) => one === rank).length > 1;
  return { alike: all.flatMap((rank, i) => (isAlike(rank) ? [i] : [])), single: all.findIndex((rank) => !isAlike(rank)) };
}

async function open(page: Page, players: string): Promise<void> {
  await page.clock.install();
  await page.goto(`${LINK}${players}`);
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
}

/** Lets time go on until something is so. */
async function until(page: Page, done: () => Promise<boolean>, step = 100): Promise<void> {
  for (let i = 0; i < 3000; i += 1) {
    if (await done()) return;
    await page.clock.runFor(step);
  }
  throw new Error('It never was so.');
}

/** Lets time go on until something can be covered, and nobody can have pressed for what lay there before. */
async function untilDealt(page: Page): Promise<void> {
  await until(page, async () => {
    const lie = (await ranks(page)).every((rank) => !/empty|face down/u.test(rank));
    return lie && (await places(page)).alike.length > 0;
  });
  await page.clock.runFor(300);
}

test('by keys: it counts, cards lie there, a wrong one costs a moment, a right one turns, and a reload comes back', async ({ page }) => {
  await open(page, 'ann,computer:pip');
  await expectNoFault(page);
  await standStill(page);
  await page.keyboard.press('Space');
  await page.clock.runFor(800);
  await expect(page.locator('.laying-count')).toHaveText('1');
  await untilDealt(page);
  const { alike, single } = await places(page);
  await page.keyboard.press(KEYS[single]!);
  // The back lies there at once.
  await expect(backs(page)).toHaveCount(1);
  await page.clock.runFor(60);
  await expect(backs(page)).toHaveCount(0);
  await expect(prompt(page)).toContainText('No match there.');
  await page.keyboard.press(KEYS[alike[0]!]!);
  await page.clock.runFor(60);
  await expect(page.getByText('22 left · you')).toBeVisible();
  await page.clock.runFor(600);
  await page.keyboard.press(KEYS[alike[0]!]!);
  await expect(backs(page)).toHaveCount(1);
  await page.clock.runFor(60);
  await expect(page.getByText('21 left · you')).toBeVisible();

  const lies = await ranks(page);
  await page.clock.resume();
  await page.reload();
  await expect(page.getByText('The game is waiting, just as you left it.')).toBeVisible();
  await standStill(page);
  await expect(page.locator('.play-card.face')).toHaveCount(0);
  await page.keyboard.press('Space');
  await page.clock.runFor(50);
  expect(await ranks(page)).toEqual(lies);
  // Whatever can be asked for is told.
  await page.keyboard.press('b');
  await expect(spoken(page, /^Q: .* A: .* Pip: \d+ cards left/u)).toBeAttached();
  await page.keyboard.press('c');
  await expect(spoken(page, /can still be covered|No match| and [A-Z]: \w+\./u)).toBeAttached();
  // The twin still counts, and so on, to the end.
  await until(page, async () => {
    if (await page.getByRole('heading', { name: /won!|A draw/u }).count() > 0) return true;
    const { alike: now } = await places(page);
    for (const i of now) await page.keyboard.press(KEYS[i]!);
    return false;
  }, 400);
  await expect(page.getByText('Cards you laid', { exact: true })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('by touch: two that match are covered, and after a reload the game goes on', async ({ page }) => {
    await open(page, 'ann,computer:pip');
    await touch(page, page.getByRole('button', { name: 'Start' }));
    await untilDealt(page);
    const { alike } = await places(page);
    await touch(page, stacks(page).nth(alike[0]!));
    await touch(page, stacks(page).nth(alike[1]!));
    await page.clock.runFor(60);
    await expect(page.getByText('20 left · you')).toBeVisible();
    await page.reload();
    await touch(page, page.getByRole('button', { name: 'Continue' }));
    await page.clock.runFor(50);
    await expect(page.getByText('20 left · you')).toBeVisible();
    await expect(stacks(page)).toHaveCount(8);
  });
});

test.describe('around a tablet', () => {
  test.use({ hasTouch: true, viewport: { width: 1180, height: 820 } });

  test('each of two has a box that is turned to them, and both lay cards at the same time', async ({ page }) => {
    await open(page, 'ann,bo');
    await standStill(page);
    await touch(page, page.getByRole('button', { name: 'Start' }));
    const [ann, bo] = [page.getByRole('group', { name: 'Ann' }), page.getByRole('group', { name: 'Bo' })];
    await untilDealt(page);
    await expect(bo).toHaveCSS('rotate', '180deg');
    await expect(stacks(ann)).toHaveCount(8);
    const rows = await ranks(ann);
    // The same stacks, from the other side.
    expect(await ranks(bo)).toEqual([...rows.slice(4), ...rows.slice(0, 4)]);
    const { alike: [one, two] } = await places(ann);
    await touch(page, stacks(ann).nth(one!));
    await touch(page, stacks(bo).nth((two! + 4) % 8));
    await expect(backs(ann)).toHaveCount(1);
    await expect(backs(bo)).toHaveCount(1);
    await page.clock.runFor(60);
    for (const own of [ann, bo]) await expect(own.getByText('21 left')).toBeVisible();
    await page.clock.resume();
    await page.reload();
    await touch(page, page.getByRole('button', { name: 'Continue' }));
    await page.clock.runFor(50);
    for (const own of [ann, bo]) await expect(own.getByText('21 left')).toBeVisible();
  });
});

test('on two phones of one table a card that is laid turns on both, and a phone that loads its page anew goes on', async ({ browser }) => {
  const troubles: string[] = [];
  const phones = await Promise.all([0, 1].map(() => phone(browser, troubles)));
  const [ann, bo] = phones as [Page, Page];
  const code = await openTable(ann, 'california-speed', { lock: 600, slower: 1 });
  for (const [i, name] of ['Ann', 'Bo'].entries()) await sitDown(phones[i]!, code, name);
  await ann.getByRole('button', { name: 'Start the game' }).click();
  await expect(async () => { expect((await places(ann)).alike.length).toBeGreaterThan(1); }).toPass();
  const { alike: [one] } = await places(ann);
  const before = (await ranks(ann))[one!];
  await touch(ann, stacks(ann).nth(one!));
  await expect(backs(ann)).toHaveCount(0);
  await expect(async () => { expect((await ranks(ann))[one!]).not.toBe(before); }).toPass();
  const name = await stacks(ann).nth(one!).getAttribute('aria-label');
  await expect(stacks(bo).nth((one! + 4) % 8)).toHaveAttribute('aria-label', new RegExp(`${name!.replace(/^.*: /u, '')}$`, 'u'));

  await bo.reload();
  await expect(stacks(bo)).toHaveCount(8);
  await expect(bo.getByText('22 left · you')).toBeVisible();
  expect(troubles).toEqual([]);
});
