// Aggravation in the browser: one person alone by keys to the end, with a wrong card and a reload; and by touch the lesson, to its
// call, and a game with a reload.
import type { Locator } from '@playwright/test';
import { expectNoFault } from './axe';
import { expect, test, type Page } from './helpers';
import { touch } from './touch';
import { standStill } from './standStill';

const KEYS = { far: 'qwertyuiop', near: 'asdfghjkl' } as const;

const stacks = (page: Page): Locator => page.getByRole('button', { name: /row \d+: / });

interface Lies { readonly side: 'far' | 'near'; readonly place: number; readonly rank: string }

/** What lies there, as it's told. */
async function tops(page: Page): Promise<readonly Lies[]> {
  const names = await stacks(page).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')!));
  return names.flatMap((name): Lies[] => {
    const found = /^(Your|Other) row (\d+): (\w+) of /u.exec(name);
    return found === null ? [] : [{ side: found[1] === 'Your' ? 'near' : 'far', place: Number(found[2]) - 1, rank: found[3]! }];
  });
}

const alike = (all: readonly Lies[]): readonly Lies[] => all.filter(({ rank }) => all.filter((one) => one.rank === rank).length > 1);

/** Presses a stack by its key; by the stack itself where it has none. */
async function press(page: Page, { side, place }: Lies): Promise<void> {
  const key = KEYS[side][place];
  if (key !== undefined) return page.keyboard.press(key);
  await stacks(page).and(page.getByLabel(`${side === 'near' ? 'Your' : 'Other'} row ${place + 1}: `)).press('Enter');
}

/** Lets time go on until something is so. */
async function until(page: Page, done: () => Promise<boolean>, step = 200): Promise<void> {
  for (let i = 0; i < 3000; i += 1) {
    if (await done()) return;
    await page.clock.runFor(step);
  }
  throw new Error('It never was so.');
}

test('by keys: both rows grow, a wrong card costs a moment, a reload comes back, and it goes on to its end', async ({ page }) => {
  await page.clock.install();
  await page.goto('/?game=aggravation&cards=fig&slow=4&play=ann,computer:pip');
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
  await expectNoFault(page);
  await standStill(page);
  await page.keyboard.press('Space');
  await until(page, async () => (await tops(page)).length >= 4 || alike(await tops(page)).length > 0);
  const now = await tops(page);
  const single = now.find((one) => !alike(now).includes(one));
  if (single !== undefined) {
    await press(page, single);
    await page.clock.runFor(60);
    await expect(page.locator('.play-prompt')).toContainText('No match there.');
  }
  const lies = await tops(page);
  await page.clock.resume();
  await page.reload();
  await expect(page.getByText('The game is waiting, just as you left it.')).toBeVisible();
  await standStill(page);
  await expect(page.locator('.play-card.face')).toHaveCount(0);
  await page.keyboard.press('Space');
  await page.clock.runFor(50);
  expect(await tops(page)).toEqual(lies);
  await page.keyboard.press('b');
  await expect(page.locator('.spoken').filter({ hasText: /Q: .* A: .* Pip: \d+ cards? left/u })).toBeAttached();
  // Whatever matches is covered at once; whoever has no card left calls two that match.
  await until(page, async () => {
    if (await page.getByRole('heading', { name: /won!|A draw/u }).count() > 0) return true;
    const match = alike(await tops(page));
    const isOut = await page.getByText('0 left · you').count() > 0;
    for (const one of isOut ? match.filter(({ rank }) => rank === match[0]!.rank).slice(0, 2) : match) await press(page, one);
    return false;
  }, 400);
  await expect(page.getByText('Cards you laid', { exact: true })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('by touch: the lesson, in which two twos touched call Aggravation; then a game, with a match and a reload', async ({ page }) => {
    await page.goto('/?game=aggravation');
    const pip = page.getByRole('region', { name: 'Lesson' });
    await touch(page, page.getByRole('button', { name: 'Learn it in a minute' }));
    await expect(pip.getByRole('button', { name: 'Begin' })).toBeVisible();
    // What Pip asks for is pressed in one place.
    await expect(page.getByRole('button', { name: /^(Start|Continue)$/u })).toHaveCount(0);
    await touch(page, pip.getByRole('button', { name: 'Begin' }));
    for (const [text, ...names] of [
      ['Two sevens!', 'Your row 2: 7'], ['Cover it, too!', 'Other row 3: 7'], ['Two twos!', 'Your row 3: 2', 'Other row 4: 2'],
    ]) {
      await expect(pip).toContainText(text!);
      for (const name of names) await touch(page, page.getByRole('button', { name: new RegExp(`^${name} of`, 'u') }));
    }
    await expect(pip).toContainText('You called first');
    await expect(pip.getByRole('button', { name: 'Play' })).toBeVisible();

    await page.clock.install();
    await page.goto('/?game=aggravation&cards=fig&slow=4&play=ann,computer:pip');
    await touch(page, page.getByRole('button', { name: 'Start' }));
    await until(page, async () => alike(await tops(page)).length > 0);
    const left = (await page.getByText(/\d+ left · you/u).textContent())!;
    const [one] = alike(await tops(page));
    await touch(page, stacks(page).and(page.getByLabel(`${one!.side === 'near' ? 'Your' : 'Other'} row ${one!.place + 1}: `)));
    await page.clock.runFor(60);
    const then = `${Number(/\d+/u.exec(left)![0]) - 1} left · you`;
    await expect(page.getByText(then)).toBeVisible();
    const lies = await tops(page);
    await page.reload();
    await touch(page, page.getByRole('button', { name: 'Continue' }));
    await page.clock.runFor(50);
    await expect(page.getByText(then)).toBeVisible();
    expect(await tops(page)).toEqual(lies);
  });
});
