// The board by ear: what is told by key, or by the bar of buttons behind the board, and how many presses it takes. And the keys of a grid.
import { ONLY_LONG } from '../long/amount';
import { board, expect, look, myMove, openDeal, type Page, playFirst, rack, snagButton, square, test } from './helpers';

/** What is read aloud last. */
const heard = (page: Page) => page.locator('#page > .spoken[role=status]');

test('rows, columns, diagonals, the board and the score are read at one press', async ({ page }) => {
  await openDeal(page, { picture: 'none' });
  const { tiles, rack: own } = await playFirst(page, 2);
  await square(page, 45).focus();
  const row = [...tiles].filter((tile) => tile > 40 && tile <= 50).toSorted((a, b) => a - b);
  await page.keyboard.press('r');
  const there = row.length === 0 ? 'no tiles.' : `tiles ${row.join(', ')}; gaps `;
  await expect(heard(page)).toHaveText(new RegExp(`^Row 5, 41 to 50: ${there}`));
  await page.keyboard.press('c');
  await expect(heard(page)).toHaveText(/^Column 5, 5 to 95: /);
  await page.keyboard.press('g');
  await expect(heard(page)).toHaveText(/^Diagonal down, 23 to 78: .* Diagonal up, 72 to 18: /);
  await page.keyboard.press('b');
  await expect(heard(page)).toHaveText(/^4 tiles on the board\. Row /);
  await page.keyboard.press('w');
  await expect(heard(page)).toHaveText(/^Your turn\. You 0 tiles, Otto 0 tiles\. \d+ tiles in the pile\.(?: Otto said “[^”]+”)?$/);
  await page.keyboard.press('l');
  await expect(heard(page)).toHaveText(`Your tiles: ${own.join(', ')}.`);
  // What is asked for twice is another element, so that it is spoken twice.
  const first = await heard(page).locator('span').elementHandle();
  await page.keyboard.press('l');
  await expect.poll(() => first!.evaluate((element) => element.isConnected)).toBe(false);
  await expect(heard(page)).toHaveText(`Your tiles: ${own.join(', ')}.`);
  await expect(square(page, 45)).toBeFocused();

  // Without a letter: the bar stands behind the board, and reads from the square that had the focus.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('toolbar', { name: 'Read aloud' }).getByRole('button', { name: 'Row' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heard(page)).toHaveText(/^Row 5, /);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(heard(page)).toHaveText(/^Column 5, /);
  await page.keyboard.press('Shift+Tab');

  // The keys of a grid.
  for (const [key, tile] of [['PageDown', 75], ['PageUp', 45], ['End', 50], ['Control+Home', 4], ['Control+End', 97]] as const) {
    await page.keyboard.press(key);
    await expect(square(page, tile), key).toBeFocused();
  }
  await expect(board(page)).toBeVisible();
});

test('a rack that is turned up is read', ONLY_LONG, async ({ page }) => {
  await openDeal(page, { play: 'ann,bob', picture: 'none' });
  await expect(snagButton(page)).toBeVisible();
  await look(page, 'Ann');
  const { rack: tiles } = await myMove(page);
  await expect(heard(page)).toHaveText(`Your tiles: ${tiles.join(', ')}.`);
  await expect(rack(page)).toBeVisible();
});
