// The page enlarged to 400 %, which leaves a window of 320 by 256: the table keeps squares that can be seen and touched, and the page
// scrolls over it, downward alone. Picture and elements stay one above the other, and a tile comes to lie where it is let go of.
import { ONLY_LONG } from '../long/amount';
import type { Locator } from '@playwright/test';
import { board, drawButton, expect, myMove, openDeal, type Page, placed, playButton, rack, square, test } from './helpers';

/** How far the page reaches beyond its window, and where table and picture lie in it. */
async function lies(page: Page) {
  return page.evaluate(() => {
    const at = (selector: string): number[] => {
      const { left, top, width, height } = document.querySelector(selector)!.getBoundingClientRect();
      return [left, top, width, height];
    };
    const { scrollWidth, scrollHeight } = document.documentElement;
    return { aside: scrollWidth - innerWidth, down: scrollHeight - innerHeight, table: at('main'), picture: at('canvas') };
  });
}

test.use({ hasTouch: true });

test('a game in a window of 320 by 256', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openDeal(page, { picture: 'canvas' });
  await expect(page.locator('canvas')).toHaveCount(1);
  const { rack: tiles } = await myMove(page);
  // Somebody's first move begins at their rack.
  await expect(rack(page)).toBeFocused();
  for (const tile of tiles) await expect(playButton(page, tile)).toBeInViewport({ ratio: 1 });
  const { aside, down, table, picture } = await lies(page);
  expect(aside).toBe(0);
  expect(down).toBeGreaterThan(100);
  expect(picture).toEqual(table);
  const sides = await board(page).getByRole('button').evaluateAll((squares) => squares.map((one) => one.getBoundingClientRect().width));
  expect(Math.min(...sides)).toBeGreaterThanOrEqual(24);

  // A tile is dragged from the rack to the edge of the window, which brings its square into sight.
  const tile = Math.min(...tiles);
  const from = (await playButton(page, tile).boundingBox())!;
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(150, 4, { steps: 3 });
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  const to = (await square(page, tile).boundingBox())!;
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 3 });
  await page.mouse.up();
  expect((await placed(page)).justPlayed).toBe(tile);

  // A finger on the board pushes the page.
  const finger = await page.context().newCDPSession(page);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: 160, y: 200 }] });
  for (let y = 190; y >= 80; y -= 10) await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: 160, y }] });
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);

  // The focus brings what it lies on into sight, and the picture goes with it.
  for (const corner of [94, 7]) {
    await square(page, corner).focus();
    await expect(square(page, corner)).toBeInViewport({ ratio: 0.95 });
    const now = await lies(page);
    expect(now.picture).toEqual(now.table);
  }
  await drawButton(page).click();
  await myMove(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('button', { name: 'Back to the game' })).toBeInViewport({ ratio: 1 });
});

test('the set-up for several in a window of 320 by 256: who plays is in view at once, and Play hides nothing that has the focus',
  ONLY_LONG, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/?picture=none');
  await page.getByRole('button', { name: 'Play together on this screen' }).click();
  // Whoever enlarges a page four times has keys: once one was used they're asked for.
  await page.keyboard.press('a');
  const play = page.getByRole('button', { name: 'Play', exact: true });
  const below = async (part: Locator): Promise<number> => {
    const [own, cover] = [(await part.boundingBox())!, (await play.boundingBox())!];
    return own.y + own.height - cover.y;
  };
  const cards = page.locator('.seat');
  await expect(cards).toHaveCount(2);
  for (const part of ['.mark-button', '.name', '.call-key input']) {
    await expect(cards.first().locator(part)).toBeInViewport({ ratio: 1 });
    expect(await below(cards.first().locator(part)), `${part} lies beneath Play`).toBeLessThanOrEqual(0);
  }
  for (const card of [0, 1]) {
    for (const part of ['.mark-button', '.name', '.call-key input']) {
      const one = cards.nth(card).locator(part);
      await one.focus();
      await expect(one).toBeInViewport({ ratio: 1 });
      expect(await below(one), `${part} lies beneath Play`).toBeLessThanOrEqual(0);
    }
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});
