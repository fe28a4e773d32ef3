// The language: a whole game and the settings in Swedish by keys alone; changed in mid-game, with all that was said before following; and
// one that there is not. What else there is in Swedish: swedish.spec.ts; whether each word has room: languages.spec.ts.
import { LONG, ONLY_LONG } from '../long/amount';
import { expect, linkTo, test, type Page } from './helpers';
import { tabTo } from './means';
import { saysIn, type Says } from './says';

const sv = saysIn('sv');
const en = saysIn('en');

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const draw = (page: Page, says: Says) => button(page, says('table-draw'));
const rackTiles = (page: Page, says: Says) => page.getByRole('group', {
  name: says('table-rack', { you: 'no', possessive: says('table-possessive', { name: 'Ann', hisses: 'no' }) }),
}).getByRole('button');

/** Goes to a button by the Tab key and presses it. */
async function press(page: Page, name: string): Promise<void> {
  await tabTo(page, button(page, name));
  await page.keyboard.press('Enter');
}

/** Plays by the keys 1, D and Enter until the game is over. A sample is its first moves. @param most moves that are played */
async function playOn(page: Page, most: number): Promise<void> {
  const over = dialog(page, sv('end-title'));
  const may = (name: string) => button(page, name).and(page.locator('[aria-disabled="false"]'));
  const mine = page.locator('.rack .tile[aria-disabled="false"]').first();
  for (let moves = 0; moves < most; moves += 1) {
    await expect(over.or(may(sv('table-count'))).or(mine).first()).toBeVisible();
    if (await over.isVisible()) return;
    if (await may(sv('table-count')).isVisible()) await page.keyboard.press('d');
    else {
      await page.keyboard.press('1');
      await expect(may(sv('table-draw'))).toBeVisible();
      await page.keyboard.press('d');
      await expect(may(sv('table-draw'))).toBeHidden();
    }
  }
}

test(`by keys: ${LONG ? 'a whole game' : 'a game'} and the settings`, ONLY_LONG, async ({ page }) => {
  test.slow();
  await page.goto(`${linkTo()}&lang=sv`);
  await expect(page.getByRole('grid', { name: sv('table-board') })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv');
  await expect(rackTiles(page, sv)).toHaveCount(4);
  await playOn(page, LONG ? Infinity : 2);
  if (LONG) await press(page, sv('end-leave'));
  else {
    await press(page, sv('table-menu'));
    await press(page, sv('menu-leave'));
  }
  // Arrow keys choose in a row; Swedish by the link gives way to what is set.
  await press(page, sv('settings-open'));
  const languages = page.getByRole('radio', { name: 'English' });
  await tabTo(page, page.getByRole('radio', { name: sv('settings-language-system') }).first());
  await page.keyboard.press('ArrowRight');
  await expect(languages).toBeChecked();
  await expect(dialog(page, en('settings-title'))).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  await page.keyboard.press('ArrowRight');
  await expect(dialog(page, sv('settings-title'))).toBeVisible();
  await press(page, sv('settings-done'));
});

test('the language is changed in mid-game: the log, the names, the dialogs and the picture follow, and it stays', async ({ page }) => {
  await page.goto(linkTo({ picture: 'canvas' }));
  await expect(page.locator('canvas')).toHaveCount(1);
  await expect(rackTiles(page, en)).toHaveCount(4);
  const tile = Number(await page.locator('.rack .tile').first().textContent());
  await page.keyboard.press('1');
  await expect(draw(page, en)).toHaveAttribute('aria-disabled', 'false');
  const log = page.getByRole('log');
  await expect(log).toContainText(en('log-placed', { you: 'yes', name: 'Ann', tile }));
  const panel = (): Promise<string> => page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  await button(page, en('table-menu')).click();
  await button(page, en('settings-open')).click();
  const before = await panel();
  await page.getByRole('radio', { name: 'Svenska' }).check();
  await expect(dialog(page, sv('settings-title'))).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv');
  await expect.poll(panel, 'the picture has other words').not.toBe(before);
  await button(page, sv('settings-done')).click();
  await button(page, sv('menu-back')).click();
  await expect(log).toContainText(sv('log-placed', { you: 'yes', name: 'Ann', tile }));
  await expect(log).not.toContainText('You ');
  await expect(draw(page, sv)).toHaveAttribute('aria-disabled', 'false');
  await page.reload();
  await expect(draw(page, sv)).toHaveAttribute('aria-disabled', 'false');
  await expect(log).toContainText(sv('log-placed', { you: 'yes', name: 'Ann', tile }));
});

test('a language that there is not is told, in one that there is', async ({ page }) => {
  await page.goto('/?lang=xx&picture=none');
  await expect(page.getByText(en('language-unknown', { asked: 'xx' }))).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
});
