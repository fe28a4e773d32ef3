// On the narrowest phones, where there is something to read beside the board, in a lesson and in a review: squares can be touched.
import { ONLY_LONG } from '../long/amount';
import { dumped } from '../helpers/fixtures';
import { board, expect, test, type Page } from './helpers';
import { openBare, seedDatabase, seedStorage } from './seed';

const WINDOWS = [[320, 480], [320, 568], [320, 640], [320, 256]] as const;
const LEAST = 24;

/** The least side of what is drawn of a square, by window; the drawing of a table that scrolls reaches beyond its window downward alone. */
async function leastSides(page: Page): Promise<Record<string, number>> {
  const sides: Record<string, number> = {};
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    sides[`${width} × ${height}`] = await board(page).getByRole('button').evaluateAll((squares) => Math.min(...squares.map((one) => {
      const box = one.getBoundingClientRect();
      return Math.min(box.width, box.height);
    })));
  }
  return sides;
}

test('in a lesson and in a review squares have 24 pixels at least', ONLY_LONG, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 480 });
  await openBare(page);
  await seedDatabase(page, dumped());
  await page.goto('/?learn=3&picture=none');
  await expect(page.getByRole('region', { name: 'Lesson' }).getByRole('status')).toBeVisible();
  await expect(board(page).getByRole('button', { name: /tile/ }).first()).toBeVisible();
  const lesson = await leastSides(page);
  await seedStorage(page, 'sessionStorage', { 'snag-screen': JSON.stringify({ kind: 'replay', game: 'lhbasojb', step: 20, review: 0 }) });
  await page.goto('/?picture=none');
  await expect(page.getByRole('heading', { name: 'How it went' })).toBeVisible();
  const review = await leastSides(page);
  for (const [window, side] of [...Object.entries(lesson), ...Object.entries(review)]) {
    expect(side, `${window}: ${JSON.stringify({ lesson, review })}`).toBeGreaterThanOrEqual(LEAST - 0.01);
  }
});
