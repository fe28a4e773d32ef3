// Letters and digits at the table: words that are typed or spoken there do nothing, and in the settings they are changed, or switched off.
import { expectNoFault } from './axe';
import { word } from './seats';
import { expect, letPass, log, myMove, openDeal, placed, readTable, snagButton, test, type Page } from './helpers';

const letters = (page: Page, name: 'on' | 'off') => word(page, 'Letter and number keys', name);

/** From the table through its menu. */
async function openSettings(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Settings' }).click();
}

/** Back to the table by the way one came. */
async function closeSettings(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Settings' })).toBeFocused();
  await page.getByRole('button', { name: 'Back to the game' }).click();
}

test('a word that is typed at the table does nothing, and single keys are changed, switched off, and kept', async ({ page }) => {
  await openDeal(page, { picture: 'none' });
  const { rack } = await myMove(page);
  await page.keyboard.press('1');
  await placed(page);
  const told = async (): Promise<string[]> => (await readTable(page)).log.filter((line) => line.startsWith('You '));
  const before = await told();
  // As fast as a program speaks, in one task.
  await page.evaluate(() => {
    for (const key of 'side') document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  });
  await letPass(page, 300);
  expect(await told()).toEqual(before);

  await openSettings(page);
  await page.getByText('Choose other letters').click();
  await page.getByRole('textbox', { name: 'Draw and end your turn' }).fill('s');
  await expect(page.getByRole('textbox', { name: 'Draw and end your turn' })).toHaveJSProperty('validationMessage',
    'This key already does something else.');
  await page.getByRole('textbox', { name: 'Draw and end your turn' }).fill('k');
  await expectNoFault(page);
  await closeSettings(page);
  await expect(page.getByRole('button', { name: 'Draw and end the move' })).toHaveAttribute('aria-keyshortcuts', 'K Enter');
  await page.keyboard.press('k');
  await expect(log(page)).toContainText('You draw');
  await myMove(page);

  await openSettings(page);
  await letters(page, 'off').check();
  await closeSettings(page);
  await expect(snagButton(page)).toHaveAttribute('aria-keyshortcuts', 'Space');
  for (const key of ['1', 's', 'i', 'k', 'e', 'm']) {
    await letPass(page, 80);
    await page.keyboard.press(key);
  }
  await letPass(page, 300);
  expect((await readTable(page)).mayPlace).toBe(true);
  expect((await told()).filter((line) => line.startsWith('You play'))).toEqual([`You play ${rack[0]}.`]);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // It is kept, and Escape still opens the menu.
  await page.reload();
  await myMove(page);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Settings' }).click();
  await expect(letters(page, 'off')).toBeChecked();
  await letters(page, 'on').check();
  await page.getByText('Choose other letters').click();
  await expect(page.getByRole('textbox', { name: 'Draw and end your turn' })).toHaveValue('K');
});
