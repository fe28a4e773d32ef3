// The start screen: one press to a game by keys and by finger, the choice remembered, the course that leads on a first visit, and the scene
// beside it, which plays, rests, and plays again.
import { ONLY_LONG } from '../long/amount';
import { expectNoFault } from './axe';
import { expect, leaveTable, openDeal, playFirst, playNow, players, test, waiting, type Page } from './helpers';

const chosen = (page: Page) => page.getByRole('radio', { checked: true });
const facedown = (page: Page) => page.getByRole('button', { name: /^Pick face-down tile/ });

/** The animations in which something moves now: what waits for its time to begin does not. */
const moving = (page: Page): Promise<number> => page.evaluate(() => document.getAnimations()
  .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().progress !== null).length);

test('by keys: a character, one press, and a game under way; the choice stays, and the game waits with how it stands', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/?picture=none');
  await expect(chosen(page)).toHaveAccessibleName('Otto');
  await chosen(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect(playNow(page)).toHaveAccessibleName('Play Viola');
  await expect(page.getByText('Sees every line on the board, but forgets what has left it.')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(playNow(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(facedown(page)).toHaveCount(24);
  await expect(players(page).getByRole('listitem')).toHaveText([/^\s*You, 0 tiles\s*$/, /^\s*Viola, 0 tiles\s*$/]);
  await leaveTable(page);
  await page.reload();
  await expect(chosen(page)).toHaveAccessibleName('Viola');
  // A name that comes later is that of the same player.
  await page.getByText('Give yourself a name').click();
  await page.getByRole('textbox', { name: 'Your name' }).fill('computer');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').getByText('can’t be called “computer”')).toBeVisible();
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ida');
  await page.keyboard.press('Enter');
  await expect(page.getByText('You play as Ida')).toBeFocused();
  // A tile of the scene has no contrast while it fades in: that passes.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectNoFault(page);

  await openDeal(page, { play: 'you,computer:otto' });
  await playFirst(page, 1);
  await leaveTable(page);
  await expect(waiting(page).first()).toContainText(/^\s*2 tiles played\s*Ida 0 · Otto 0/);
  await expectNoFault(page);
});

test.describe('by a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 844, height: 390 } });

  test('on a phone that lies, faces and the one press are in sight, and two touches begin a game', ONLY_LONG, async ({ page }) => {
    await page.goto('/?picture=none');
    await expect(playNow(page)).toBeInViewport({ ratio: 1 });
    // Who has never played is led to the course first; the scene is beside it.
    await expect(page.locator('.scene .t54')).toBeInViewport({ ratio: 1 });
    const tap = async (target: ReturnType<typeof chosen>): Promise<void> => {
      const box = (await target.boundingBox())!;
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
      await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    };
    await tap(page.getByRole('radio', { name: 'Ada' }));
    await expect(playNow(page)).toHaveAccessibleName('Play Ada');
    await tap(playNow(page));
    await expect(facedown(page)).toHaveCount(24);
  });
});

test('the scene beside it is nobody\'s to press or hear, plays, rests and plays again; with reduced motion it never moves',
  ONLY_LONG, async (
  { page },
) => {
  const run = page.locator('.scene .t54');
  const hidden = (): Promise<string> => run.evaluate((tile) => getComputedStyle(tile).opacity);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/?picture=none');
  await expect(run).toBeVisible();
  expect([await page.evaluate(() => document.getAnimations().length), await hidden()]).toEqual([0, '1']);
  expect(await page.getByRole('main').ariaSnapshot()).not.toContain('54');

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.reload();
  await expect.poll(() => moving(page)).toBeGreaterThan(0);
  await page.evaluate(() => { for (const animation of document.getAnimations()) animation.playbackRate = 50; });
  await expect.poll(() => moving(page)).toBe(0);
  // It stands as it was called, and nothing is drawn until it has rested; then it plays again.
  expect(await hidden()).toBe('1');
  const rest = await page.evaluate(() => {
    const timed = document.getAnimations().map((animation) => ({ animation, delay: animation.effect?.getTiming().delay ?? 0 }));
    for (const { animation, delay } of timed) animation.currentTime = delay + 6500;
    return Math.min(...timed.map(({ delay }) => delay));
  });
  expect(rest).toBe(30_000);
  expect(await moving(page)).toBeGreaterThan(0);
  expect(await hidden()).toBe('0');
  // Who comes back finds it standing.
  await playNow(page).click();
  await expect(facedown(page)).toHaveCount(24);
  await leaveTable(page);
  await expect(run).toBeVisible();
  expect([await moving(page), await hidden()]).toEqual([0, '1']);
});
