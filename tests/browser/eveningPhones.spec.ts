// An evening of several games at a table of phones: planned on the big screen, and its card there and on every phone.
import { test } from './tidyTest';
import { ONLY_LONG } from '../long/amount';
import { phone, sitDown } from './apartPhones';
import { expect, type Page } from './helpers';

const card = (page: Page) => page.getByRole('table', { name: 'The evening’s card: points for each game' });

const plan = (page: Page) => page.getByRole('region', { name: 'The evening’s card' });

test('phones play one game after the other, and see the card in between', ONLY_LONG, async ({ browser, page: big }) => {
  test.setTimeout(400_000);
  const troubles: string[] = [];
  await big.addInitScript(() => {
    for (const game of ['snap', 'slapjack']) localStorage.setItem(`snag-${game}`, JSON.stringify({ drum: true, beat: 1500 }));
  });
  await big.goto('/?game=slapjack');
  await big.getByRole('button', { name: 'Everyone on their own phone' }).click();
  const code = (await big.getByLabel('Table code').innerText()).trim();
  const phones = [await phone(browser, troubles), await phone(browser, troubles)];
  for (const [i, name] of ['Ann', 'Bo'].entries()) await sitDown(phones[i]!, code, name);
  await big.getByRole('button', { name: 'An evening of games' }).click();
  for (const [i, game] of ['slapjack', 'snap', 'snag'].entries()) {
    await big.getByRole('combobox', { name: `Game ${i + 1}` }).selectOption(game);
  }
  await big.getByRole('button', { name: 'Play these games' }).click();
  // What is agreed on each game comes with it.
  await expect(plan(big)).toContainText('SNAG', { timeout: 60_000 });
  await expect(plan(phones[0]!)).toContainText('Slapjack');
  await big.getByRole('button', { name: 'Start the game' }).click();
  for (const one of phones) await expect(one.getByRole('button', { name: /slap/i }).first()).toBeVisible();
  // The drum plays it to its end.
  await expect(card(phones[0]!).locator('td.first')).not.toHaveCount(0, { timeout: 300_000 });
  await expect(big.getByText('Game 1 of 3 this evening.')).toBeVisible();
  await big.getByRole('button', { name: 'To the evening’s card' }).click();
  await expect(card(big).locator('td.first')).not.toHaveCount(0);
  // A phone that is reloaded finds it again.
  await phones[1]!.reload();
  await expect(card(phones[1]!).locator('td.first')).not.toHaveCount(0);
  await big.getByRole('button', { name: 'Next game' }).click();
  await expect(phones[1]!.getByRole('button', { name: /snap/i }).first()).toBeVisible();
  expect(troubles).toEqual([]);
});
