// The table as the page draws it by itself, before its picture is there: it is played on, and gives way without a tile being dropped.
import { ONLY_LONG } from '../long/amount';
import { drawButton, expect, linkTo, playButton, rack, square, test, type Page } from './helpers';

/** The middle of an element, as a finger would press it. */
async function middle(found: ReturnType<typeof rack>): Promise<{ readonly x: number; readonly y: number }> {
  const { x, y, width, height } = (await found.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

const isPlain = (page: Page): Promise<boolean> => page.locator('#page').evaluate((root) => root.classList.contains('plain'));
const look = (found: ReturnType<typeof rack>, property: string): Promise<string> =>
  found.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

test('is drawn and played on before the picture comes, which takes over while a tile is held', async ({ page }) => {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => { release = resolve; });
  await page.route('**/picture-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(linkTo({ pace: 'slow', picture: 'canvas' }));
  const tiles = rack(page).getByRole('button');
  await expect(tiles).toHaveCount(4);
  expect(await isPlain(page)).toBe(true);
  const [first, second] = await Promise.all([0, 1].map((nth) => tiles.nth(nth).getAttribute('data-tile')));
  // A square is flat and light, a tile raised and bold: told by more than their colour.
  expect(await look(square(page, Number(first)), 'box-shadow')).toBe('none');
  expect(Number(await look(square(page, Number(first)), 'font-weight'))).toBeLessThan(500);
  const { x, y } = await middle(square(page, Number(first)));
  await page.mouse.move(...(Object.values(await middle(tiles.first())) as [number, number]));
  await page.mouse.down();
  await page.mouse.move(x, y, { steps: 4 });
  await expect.poll(async () => { const at = await middle(playButton(page, Number(first))); return Math.hypot(at.x - x, at.y - y); })
    .toBeLessThan(2);
  await page.mouse.up();
  await expect(square(page, Number(first))).toHaveClass(/lying/);
  await expect.poll(() => look(square(page, Number(first)), 'box-shadow')).not.toBe('none');
  expect(Number(await look(square(page, Number(first)), 'font-weight'))).toBeGreaterThan(600);
  await drawButton(page).click();

  await expect(playButton(page, Number(second))).toHaveAttribute('aria-disabled', 'false', { timeout: 60_000 });
  const held = playButton(page, Number(second));
  const where = await held.boundingBox();
  await page.mouse.move(...(Object.values(await middle(held)) as [number, number]));
  await page.mouse.down();
  const goal = await middle(square(page, Number(second)));
  await page.mouse.move(goal.x, goal.y, { steps: 4 });
  release();
  await expect.poll(() => isPlain(page), { timeout: 30_000 }).toBe(false);
  // The button lies where it always lay, and the hand still holds its tile.
  expect(await held.boundingBox()).toEqual(where);
  await page.mouse.up();
  await expect(square(page, Number(second))).toHaveClass(/lying/);
});

test('is pressed anywhere on a square, though less of it is drawn', ONLY_LONG, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(linkTo({ picture: 'none' }));
  await expect(square(page, 45)).toBeVisible();
  const corners = await square(page, 45).evaluate((one) => {
    const { left, top, right, bottom } = one.parentElement!.getBoundingClientRect();
    return [[left + 1, top + 1], [right - 1, top + 1], [left + 1, bottom - 1], [right - 1, bottom - 1]]
      .map(([x = 0, y = 0]) => document.elementFromPoint(x, y) === one);
  });
  expect(corners).toEqual([true, true, true, true]);
});
