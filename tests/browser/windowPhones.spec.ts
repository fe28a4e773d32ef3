// Through the Window on three phones: one calls and types a word, of which the others hear nothing until they say whether it counts.
import type { Locator } from '@playwright/test';
import { openTable, phone, sitDown } from './apartPhones';
import { expect, test, type Page } from './helpers';

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name });
const field = (page: Page): Locator => page.getByRole('textbox');
/** The first of the phones that shows something, once one does. */
async function whoHas(phones: readonly Page[], what: (page: Page) => Locator): Promise<Page> {
  await expect(async () => { expect(await Promise.all(phones.map((page) => what(page).count()))).toContain(1); }).toPass();
  for (const page of phones) if (await what(page).count() === 1) return page;
  throw new Error('It has gone again.');
}

test('a word that no list has is typed on one phone, and the others say that it counts', async ({ browser }) => {
  const troubles: string[] = [];
  const phones = await Promise.all([0, 1, 2].map(() => phone(browser, troubles)));
  const code = await openTable(phones[0]!, 'window', { letters: 'en', time: 24_000 });
  for (const [i, name] of ['Ann', 'Bo', 'Cy'].entries()) await sitDown(phones[i]!, code, name);
  await button(phones[0]!, 'Start the game').click();
  const may = (page: Page): Locator => button(page, 'Turn a card').and(page.locator('button:not(.off)'));
  await (await whoHas(phones, may)).getByRole('button', { name: 'Turn a card' }).click();

  const [caller, ...others] = phones as [Page, Page, Page];
  await button(caller, 'Call!').click();
  await expect(field(caller)).toBeFocused();
  const letter = (await caller.locator('.word-letter').textContent())!.trim();
  const word = `${letter.toLowerCase()}zork <i>`;
  await field(caller).fill(word);
  for (const page of others) {
    await expect(field(page)).toHaveCount(0);
    await expect(page.getByText(/zork/u)).toHaveCount(0);
  }
  await field(caller).press('Enter');
  for (const page of others) await expect(page.locator('.play-prompt').filter({ hasText: `“${word}”` })).toBeVisible();
  await expect(button(caller, 'Yes!')).toHaveCount(0);

  // Whoever loads the page anew is asked as before.
  await others[1].reload();
  for (const page of others) await button(page, 'Yes!').click();
  for (const page of phones) await expect(page.locator('.spoken').filter({ hasText: `“${word}”: it counts` }).first()).toBeAttached();
  expect(troubles).toEqual([]);
});
