// The big page at a table of several devices: the door, the lobby with its code, a game with a person at this screen and a character, what
// its host does, and the way back after a reload.
import { ONLY_LONG } from '../long/amount';
import { expectNoFault } from './axe';
import { expect, test, type Page } from './helpers';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

const seats = (page: Page) => page.getByRole('list', { name: 'Players' }).getByRole('listitem');

async function openTable(page: Page): Promise<string> {
  await page.goto('/?picture=none');
  await button(page, 'Everyone on their own phone').click();
  await expect(page.getByLabel('Table code')).toHaveText(/^[A-Z]{4}$/);
  return (await page.getByLabel('Table code').textContent())!;
}

async function sitHere(page: Page, seat: number, name: string): Promise<void> {
  await button(page, `Sit down here, at seat ${seat}`).click();
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await button(page, 'Sit down').and(page.locator('[type=submit]')).click();
  await expect(button(page, `${name}: leave seat`)).toBeVisible();
}

test('somebody at the big screen plays a character, comes back after a reload, and closes the table', async ({ page }) => {
  const code = await openTable(page);
  // Tests open the page at an address that leads to this machine alone.
  await expect(page.getByText('Phones can’t reach this address')).toBeVisible();
  await expect(page.getByText('2 more players are needed to start.')).toBeVisible();
  await expectNoFault(page);
  await sitHere(page, 1, 'Ann');
  await button(page, 'Add a character at seat 2').click();
  await button(page, 'Otto – medium').click();
  await button(page, 'Change').click();
  await page.getByRole('radio', { name: 'fast' }).click();
  await button(page, 'Done').click();
  await expect(page.getByText('Pace: fast')).toBeVisible();
  await expectNoFault(page);
  await button(page, 'Start the game').click();
  await button(page, 'Pick face-down tile 3').click();
  await expect(seats(page).filter({ hasText: 'Otto, 0 tiles' })).toBeAttached();
  // Whoever sits alone at this screen has an open rack.
  const tile = page.getByRole('group', { name: 'Ann\'s rack' }).getByRole('button').first();
  await expect(tile).toHaveAccessibleName(/^Play \d+$/);
  await expect(tile).toBeEnabled();
  await page.keyboard.press('1');
  await expect(page.getByRole('log').getByText(/^You play \d+\.$/).first()).toBeAttached();
  await expectNoFault(page);
  await page.reload();
  await expect(seats(page).filter({ hasText: 'Ann, 0 tiles' })).toBeAttached();
  await expect(page.getByRole('log').getByText(/^You play \d+\.$/).first()).toBeAttached();
  await button(page, 'Menu').click();
  await expect(button(page, 'New game')).toHaveCount(0);
  await button(page, 'Stop the game').click();
  await button(page, 'Stop this game for everyone? Press again').click();
  await expect(page.getByRole('heading', { name: `Table ${code}` })).toBeVisible();
  await button(page, 'Close the table').click();
  await button(page, 'Close the table for everyone? Press again').click();
  await expect(page.getByText(`The host has closed table ${code}.`)).toBeVisible();
  await button(page, 'To the start screen').click();
  await expect(button(page, 'Everyone on their own phone')).toBeVisible();
});

test('whoever left their table finds the way back at its door', async ({ page }) => {
  const code = await openTable(page);
  await sitHere(page, 1, 'Ann');
  await button(page, 'Leave the table').click();
  await button(page, 'Everyone on their own phone').click();
  await expect(button(page, 'Open a new table')).toBeVisible();
  await expectNoFault(page);
  await button(page, `Back to table ${code}`).click();
  await expect(button(page, 'Ann: leave seat')).toBeVisible();
});

test('a code that is no table is a sentence and a way on', async ({ page, troubles }) => {
  await page.goto('/?table=AAAA&whole=1&picture=none');
  await expect(page.getByText('There’s no table AAAA.')).toBeVisible();
  await button(page, 'To the start screen').click();
  await expect(button(page, 'Everyone on their own phone')).toBeVisible();
  // The browser tells of a refused request by itself.
  expect(troubles.splice(0).every((one) => one.includes('404'))).toBe(true);
});

test('Snap is played at such a table from its own set-up, and its menu pauses nobody', ONLY_LONG, async ({ page }) => {
  await page.goto('/?picture=none');
  await expect(button(page, 'Everyone on their own phone')).toBeVisible();
  await button(page, 'Card table').click();
  await button(page, /Snap$/).click();
  await button(page, 'Everyone on their own phone').click();
  await expect(page.getByLabel('Table code')).toHaveText(/^[A-Z]{4}$/);
  await sitHere(page, 1, 'Ann');
  await button(page, 'Add a character at seat 2').click();
  await button(page, 'Pip – easiest').click();
  await button(page, 'Start the game').click();
  await expect(page.getByRole('heading', { name: 'Snap' })).toBeVisible();
  await button(page, 'Menu').click();
  await expect(page.getByRole('heading', { name: 'Menu' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Seats and code' }).click();
  await button(page, 'Back to the game').click();
  await expect(page.getByRole('heading', { name: 'Snap' })).toBeVisible();
});
