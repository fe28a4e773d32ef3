// The set-up as a whole: by keys alone, with one finger at the place where it would press, and in windows of every size.
import { ONLY_LONG } from '../long/amount';
import { expectNoFault } from './axe';
import { board, expect, openSetup, playGame, players, test, type Page } from './helpers';
import { nameOf, word } from './seats';

/** Words that are cut off where they stand. */
function cutWords(page: Page): Promise<string[]> {
  return page.locator('.setup').locator('label, button, b, small, p, input, h1, span').evaluateAll((elements) =>
    elements.flatMap((element) => {
      const cut = element.getClientRects().length > 0 && !element.closest('.spoken, .logo') && element.scrollWidth > element.clientWidth + 1
        && getComputedStyle(element).display !== 'inline';
      return cut ? [`${element.localName} ${(element as HTMLInputElement).value ?? element.textContent}`] : [];
    }));
}

test('by keys alone: a table for three is set up in the order of the Tab key, and a complaint leads to its field', async ({ page }) => {
  await page.goto('/?picture=none');
  await openSetup(page, 'several');
  const tab = async (times = 1): Promise<void> => { for (let i = 0; i < times; i += 1) await page.keyboard.press('Tab'); };
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tab(2);
  await expect(nameOf(page, 1)).toBeFocused();
  await page.keyboard.type('Ann');
  await page.getByRole('button', { name: 'Add Viola' }).focus();
  await page.keyboard.press('Enter');
  await expect(nameOf(page, 3)).toHaveValue('Viola');
  await expect(page.getByRole('status').filter({ hasText: 'At the table: 2 people and 1 computer' })).toBeAttached();
  // Somebody else sits before this screen.
  await expect(nameOf(page, 1)).toHaveAccessibleDescription('you');
  await page.getByRole('button', { name: 'this is me: Player' }).focus();
  await page.keyboard.press('Enter');
  await expect(nameOf(page, 2)).toHaveValue('Ann');
  await expect(nameOf(page, 2)).toHaveAccessibleDescription('you');
  await nameOf(page, 1).focus();
  await page.keyboard.type('ann');
  await word(page, 'Where do you sit?', 'Side by side').focus();
  await page.keyboard.press('ArrowDown');
  await expect(word(page, 'Where do you sit?', 'Around a tablet')).toBeChecked();
  for (const row of ['Length', 'Rules', 'Time to call', 'Pace', 'Memory aid']) {
    await tab();
    await expect(page.getByRole('radiogroup', { name: row, exact: true }).getByRole('radio', { checked: true })).toBeFocused();
    await page.keyboard.press('ArrowRight');
  }
  await expect(word(page, 'Length', 'To 100')).toBeChecked();
  await expect(page.getByText(/^a series to 100 takes about/)).toBeVisible();
  await tab();
  await expect(playGame(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(/^Two players are called/);
  await expect(nameOf(page, 2)).toBeFocused();
  await expect(nameOf(page, 2)).toHaveAccessibleDescription(/^Two players are called/);
  await expectNoFault(page);
  await page.keyboard.type('Ben');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(board(page)).toBeVisible();
  await expect(players(page).getByRole('listitem')).toHaveCount(3);
});

test.describe('with a finger, on a small phone', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 640 } });

  test('all is pressed at its place, and no word is cut off', ONLY_LONG, async ({ page }) => {
    /** Presses where a finger would, at what is seen of it. */
    const tap = async (seen: ReturnType<Page['locator']>): Promise<void> => {
      await seen.scrollIntoViewIfNeeded();
      const box = (await seen.boundingBox())!;
      await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    };
    await page.goto('/?picture=none');
    await openSetup(page, 'several');
    // Keys to call with are for who has a keyboard: they come with the first key.
    await expect(page.getByText('Playing with a keyboard?')).toBeVisible();
    await expect(page.getByRole('textbox', { name: /call/i })).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('textbox', { name: /call/i })).toHaveCount(2);
    await expect(page.getByText('Playing with a keyboard?')).toBeHidden();
    await tap(page.locator('.away button').nth(5));
    await expect(nameOf(page, 3)).toHaveValue('Ada');
    await tap(page.locator('.seat').nth(2).getByText('change player'));
    await tap(page.locator('.seat').nth(2).getByText('Henrik'));
    await expect(nameOf(page, 3)).toHaveValue('Henrik');
    // Whoever adds the last player by a face types nothing: the field of the new name has no focus, so no keyboard comes up.
    await tap(page.locator('.away button').first());
    await expect(nameOf(page, 4)).toHaveValue('Pip');
    await expect(nameOf(page, 4)).not.toBeFocused();
    await expect(page.locator('.seat').nth(3).locator('.mark-button')).toBeFocused();
    await tap(page.locator('.seat').nth(3).locator('.remove'));
    await tap(page.getByText('+ Person', { exact: true }));
    await expect(page.locator('.empty-place')).toHaveCount(0);
    await tap(page.locator('.seat').nth(3).locator('.remove'));
    await tap(page.locator('.seat').nth(1).locator('.emblem'));
    await tap(page.locator('.seat').nth(1).locator('.word').nth(3));
    await expect(page.getByRole('radio', { name: 'pink diamond' })).toBeChecked();
    await tap(page.getByText('Around a tablet', { exact: true }));
    for (const seen of ['3 games', 'Custom…', '8 s', 'fast', 'show what’s gone', 'costs tiles']) {
      await tap(page.locator('.choice-row b').getByText(seen, { exact: true }));
    }
    await expect(word(page, 'A false call', 'costs tiles')).toBeChecked();
    await tap(page.locator('.seat').first().getByText('more time'));
    await tap(page.getByText('24 seconds', { exact: true }));
    expect(await cutWords(page)).toEqual([]);
    await expectNoFault(page);
    await tap(playGame(page));
    await expect(board(page)).toBeVisible();
  });
});

test('in windows of every size Play is in sight, nothing reaches out to the side, and a long name is seen whole',
  ONLY_LONG, async ({ page }) => {
  await page.goto('/?picture=none');
  await openSetup(page, 'several');
  for (const name of ['Add Viola', 'Add Ada']) await page.getByRole('button', { name }).click();
  await nameOf(page, 1).fill('Maximilian Habsburger');
  await word(page, 'Rules', 'Custom rules').check();
  for (const [width, height] of [[240, 200], [320, 256], [640, 360], [1180, 820], [3840, 2160]] as const) {
    await page.setViewportSize({ width, height });
    for (const at of [0, 1e6]) {
      await page.evaluate((top) => scrollTo(0, top), at);
      await expect(playGame(page), `${width} × ${height}`).toBeInViewport({ ratio: 0.99 });
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${width} × ${height}`).toBe(true);
    if (width >= 320) expect(await cutWords(page), `${width} × ${height}`).toEqual([]);
  }
});
