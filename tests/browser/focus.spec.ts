// By keys alone the focus is never lost to the page's body, can always be seen, and comes back to what opened a dialog.
import { ONLY_LONG } from '../long/amount';
import { dumped } from '../helpers/fixtures';
import { openBare, seedDatabase } from './seed';
import { board, expect, gameOver, linkTo, openDeal, type Page, playNow, rack, square, tableWhen, test, openSetup } from './helpers';
import { addComputer } from './seats';

/** What has the focus, by name; what nobody could see it on is told as such. */
async function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return 'nothing has the focus';
    const { outlineStyle, opacity } = getComputedStyle(element);
    // What lies unseen over its own picture shows the ring around that.
    const seen = element.matches(':focus-visible') && outlineStyle !== 'none' && (opacity !== '0' || element.matches('.mark-choice'));
    const name = (element.getAttribute('aria-label') ?? element.innerText ?? '').trim() || element.tagName;
    return seen && element.getClientRects().length > 0 ? name : `${name} has the focus, and nobody sees it`;
  });
}

/** Presses a key, and says where the focus is as soon as what was waited for is there. */
async function press(page: Page, key: string, then: () => Promise<unknown>): Promise<void> {
  await page.keyboard.press(key);
  await then();
  await expect.poll(() => focused(page), `after ${key}`).not.toMatch(/nothing has the focus|nobody sees it/);
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, ...(typeof name === 'string' ? { exact: true } : {}) });

test('on the start screen, in the history and on the way between them', ONLY_LONG, async ({ page }) => {
  test.slow();
  await openBare(page);
  await seedDatabase(page, dumped());
  await page.goto('/?picture=none');
  await openSetup(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  // Players are added until there is no button for it any more, and taken off until there is none for that.
  const rows = page.locator('.seat');
  const count = await rows.count();
  for (let players = count + 1; players <= 4; players += 1) {
    await addComputer(page).focus();
    await press(page, 'Enter', () => expect(rows).toHaveCount(players));
  }
  for (let players = 3; players >= 2; players -= 1) {
    await rows.last().locator('.remove').focus();
    await press(page, 'Enter', () => expect(rows).toHaveCount(players));
  }
  await button(page, 'Back').focus();
  await press(page, 'Enter', () => expect(playNow(page)).toBeVisible());
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await button(page, 'Quick rules').focus();
  await press(page, 'Enter', () => expect(page.getByRole('dialog')).toBeVisible());
  await press(page, 'Escape', () => expect(page.getByRole('dialog')).toHaveCount(0));
  await expect(button(page, 'Quick rules')).toBeFocused();

  // A game that waits is deleted at the second press of the same key, wherever it stands when older ones have come in.
  const waiting = page.locator('.waiting li');
  await waiting.first().locator('.remove').focus();
  const chosen = page.locator('.waiting li:focus-within');
  const row = await chosen.elementHandle();
  await press(page, 'Enter', () => expect(chosen.locator('.remove')).toHaveCount(0));
  await press(page, 'Enter', () => expect.poll(() => row!.evaluate((one) => one.isConnected)).toBe(false));

  const replays = button(page, /^Replay: /);
  await button(page, 'History').focus();
  await press(page, 'Enter', () => expect(replays.first()).toBeVisible());
  await expect(page.getByText('Loading older games…')).toHaveCount(0);
  const finished = await replays.count();
  await button(page, /^Delete this game/).first().focus();
  await page.keyboard.press('Enter');
  await press(page, 'Enter', () => expect(replays).toHaveCount(finished - 1));
  const names = button(page, /^Delete the name/);
  const known = await names.count();
  await names.first().focus();
  await page.keyboard.press('Enter');
  await press(page, 'Enter', () => expect(names).toHaveCount(known - 1));
  await replays.first().focus();
  await press(page, 'Enter', () => expect(board(page)).toBeVisible());
  await press(page, 'Escape', () => expect(replays.first()).toBeVisible());
  await expect(replays.first()).toBeFocused();
  await press(page, 'Escape', () => expect(playNow(page)).toBeVisible());
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('at the table, over it and away from it', async ({ page }) => {
  test.slow();
  await openDeal(page, { picture: 'none' });
  const { rack: [tile] } = await tableWhen(page, ({ mayPlace }) => mayPlace, 'the move to come round');
  await button(page, `Play ${tile}`).focus();
  await press(page, 'Enter', () => expect(rack(page)).toBeFocused());
  await press(page, 'd', () => tableWhen(page, ({ mayPlace }) => mayPlace, 'the next move'));

  // A dialog over another one leads back to the button in it that opened it, and then to what had the focus at the table.
  await square(page, 45).focus();
  await press(page, 'm', () => expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible());
  await button(page, 'Quick rules').focus();
  await press(page, 'Enter', () => expect(page.getByRole('dialog', { name: 'Rules' })).toBeVisible());
  await press(page, 'Escape', () => expect(button(page, 'Quick rules')).toBeFocused());
  await press(page, 'Escape', () => expect(page.getByRole('dialog')).toHaveCount(0));
  await expect(square(page, 45)).toBeFocused();
  await press(page, 'm', () => expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible());
  await button(page, 'Leave the table').focus();
  await press(page, 'Enter', () => expect(playNow(page)).toBeVisible());
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  // From the draw for order to the first tile.
  await playNow(page).focus();
  await press(page, 'Enter', () => expect(button(page, /^Pick face-down tile/).first()).toBeFocused());

  // The count, which nobody opened.
  await page.goto(linkTo({ play: 'computer,computer', picture: 'none' }));
  await expect(gameOver(page)).toBeVisible({ timeout: 40_000 });
  await page.keyboard.press('Tab');
  await press(page, 'Escape', () => expect(gameOver(page)).toHaveCount(0));
});
