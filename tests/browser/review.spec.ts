// The review of a finished game on a phone: opened from the end by touch, read while it is made, gone through by keys, and still there
// after a reload.
import { dumped, type Dump } from '../helpers/fixtures';
import { expectNoFault } from './axe';
import { MEANS } from './means';
import { board, expect, gameOver, test, type Page } from './helpers';
import { openBare, seedDatabase, seedStorage } from './seed';

/** A game of the fixture against a computer, in which everything is played: it is counted here. */
const GAME = 'lhbasojb';

function beforeTheCount(): Dump {
  const dump = structuredClone(dumped());
  for (const { value } of dump.stores['games']?.entries ?? []) {
    const game = value as { id: string; ended: boolean };
    if (game.id === GAME) game.ended = false;
  }
  return dump;
}

const TOUCH = MEANS.touch;
const slider = (page: Page) => page.getByRole('slider', { name: 'Step of the game' });
const moments = (page: Page) => page.getByRole('region', { name: 'Moments' }).getByRole('button');
const card = (page: Page) => page.locator('.review .move');

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('a game is reviewed from its end: by touch while it is made, by keys when it is done, and again after a reload', async ({ page }) => {
  test.slow();
  await openBare(page);
  await seedDatabase(page, beforeTheCount());
  await seedStorage(page, 'sessionStorage', { 'snag-screen': JSON.stringify({ kind: 'table', game: GAME }) });
  await page.goto('/?picture=none');
  await page.getByRole('button', { name: 'Count the tiles' }).click();
  await TOUCH.press(page, gameOver(page).getByRole('button', { name: 'Review', exact: true }));

  // What was seen and called is known at once; one can step while the worker thinks.
  await expect(page.getByRole('heading', { name: 'How it went' })).toBeVisible();
  await expect(page.getByText('Runs called in time')).toBeVisible();
  await TOUCH.press(page, page.getByRole('button', { name: 'One step forward' }));
  await expect(slider(page)).toHaveValue('1');
  await expect(card(page)).toContainText('Turn 1 of 76');
  await expect(page.getByText('Review done.')).toBeAttached({ timeout: 90_000 });
  await expectNoFault(page);

  // A moment of the list leads to its step, and the card comes into sight.
  const slip = moments(page).filter({ hasText: 'instead of' }).first();
  // The list scrolls in its own column.
  await slip.scrollIntoViewIfNeeded();
  await TOUCH.press(page, slip);
  await expect(slip).toHaveAttribute('aria-current', 'step');
  await expect(card(page)).toBeInViewport();
  await expect(card(page)).toContainText(/better than/);
  await expect(board(page).getByRole('button', { name: /^\d+, played$/ })).toHaveCount(1);
  await expect(board(page).getByRole('button', { name: /^\d+, better$/ })).toHaveCount(1);
  await expectNoFault(page);
  // The way back leads to the table, where the end still stands.
  await page.keyboard.press('Escape');
  await TOUCH.press(page, gameOver(page).getByRole('button', { name: 'Review', exact: true }));

  await page.keyboard.press('PageDown');
  const step = await slider(page).inputValue();
  expect(Number(step)).toBeGreaterThan(0);
  await page.reload();
  await expect(slider(page)).toHaveValue(step);
  await expect(page.getByRole('heading', { name: 'How it went' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Review: / }).first()).toBeVisible();
});
