// Speed in the browser: one person alone by keys to the end, with a wrong card and a reload; and by touch, with a draw and a reload.
import type { Locator } from '@playwright/test';
import { expectNoFault } from './axe';
import { expect, test, type Page } from './helpers';
import { touch } from './touch';
import { standStill } from './standStill';

const RANKS = ['ace', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'jack', 'queen', 'king'];

const hand = (page: Page): Locator => page.getByRole('button', { name: /^Card \d: / });
const piles = (page: Page): Locator => page.getByRole('button', { name: /^(?:Left|Right) pile: / });
const prompt = (page: Page): Locator => page.locator('.play-prompt');

/** The ranks of what is called so; -1: it's face down. */
async function ranksOf(of: Locator): Promise<readonly { readonly name: string; readonly rank: number }[]> {
  const names = await of.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')!));
  return names.map((name) => ({ name, rank: RANKS.indexOf(/: (\w+) of /u.exec(name)?.[1] ?? '') }));
}

interface Can { readonly name: string; readonly place: string; readonly on: readonly number[] }

/** What is held, and where each card goes. */
async function cards(page: Page): Promise<readonly Can[]> {
  const tops = await ranksOf(piles(page));
  return (await ranksOf(hand(page))).map(({ name, rank }) => ({
    name, place: /\d/u.exec(name)![0],
    on: tops.flatMap((top, pile) => (top.rank >= 0 && [1, 12].includes(Math.abs(top.rank - rank)) ? [pile] : [])),
  }));
}

async function open(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/?game=speed&cards=fig&slow=4&play=ann,computer:pip');
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

const canPlay = async (page: Page): Promise<boolean> => (await cards(page)).some(({ on }) => on.length > 0);

test('by keys: a wrong card costs a moment, a right one turns, a reload comes back, and it goes on to its end', async ({ page }) => {
  await open(page);
  await expectNoFault(page);
  await standStill(page);
  await page.keyboard.press('Space');
  await page.clock.runFor(800);
  await expect(page.locator('.laying-count')).toHaveText('1');
  await until(page, () => canPlay(page));
  // Where Pip has just laid a card it may have been meant for what lay there before: that costs nothing.
  await until(page, async () => {
    const none = (await cards(page)).find(({ on }) => on.length === 0);
    if (none === undefined) return false;
    await page.keyboard.press(none.place);
    await page.clock.runFor(60);
    return (await prompt(page).textContent())!.includes('That card doesn’t fit there.');
  }, 800);
  await page.clock.runFor(600);
  const lies = (await cards(page)).map(({ name }) => name);
  await page.clock.resume();
  await page.reload();
  await expect(page.getByText('The game is waiting, just as you left it.')).toBeVisible();
  await standStill(page);
  await expect(page.locator('.play-card.face')).toHaveCount(0);
  await page.keyboard.press('Space');
  await page.clock.runFor(50);
  expect((await cards(page)).map(({ name }) => name).toSorted()).toEqual(lies.toSorted());
  await page.keyboard.press('b');
  await expect(page.locator('.spoken').filter({ hasText: /Left pile: .* Right pile: .* Your hand: 1, / })).toBeAttached();
  await page.keyboard.press('c');
  await expect(page.locator('.spoken').filter({ hasText: /fits/u })).toBeAttached();
  await until(page, async () => {
    if (await page.getByRole('heading', { name: /won!|A draw/u }).count() > 0) return true;
    const can = (await cards(page)).find(({ on }) => on.length > 0);
    if (can === undefined) await page.keyboard.press('Space');
    else {
      await page.keyboard.press(can.place);
      if (can.on.length > 1) await page.keyboard.press('j');
    }
    return false;
  }, 400);
  await expect(page.getByText('Cards you laid', { exact: true })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('by touch: a card is laid, the hand is filled, and after a reload the game goes on', async ({ page }) => {
    await open(page);
    await touch(page, page.getByRole('button', { name: 'Start' }));
    await until(page, () => canPlay(page));
    const can = (await cards(page)).find(({ on }) => on.length > 0)!;
    await touch(page, page.getByRole('button', { name: can.name }));
    if (can.on.length > 1) await touch(page, piles(page).first());
    await page.clock.runFor(60);
    await expect(page.getByText('19 left · you')).toBeVisible();
    await expect(hand(page)).toHaveCount(4);
    await touch(page, page.getByRole('button', { name: /^Draw/u }));
    await page.clock.runFor(60);
    await expect(hand(page)).toHaveCount(5);
    await page.reload();
    await touch(page, page.getByRole('button', { name: 'Continue' }));
    await page.clock.runFor(50);
    await expect(hand(page)).toHaveCount(5);
    await expect(page.getByText('19 left · you')).toBeVisible();
  });
});
