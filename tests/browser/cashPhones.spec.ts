// Cash on four phones: two pairs agree on signals that nobody else is told, swap cards, and call; one phone leaves in the middle of a hand,
// and nothing waits for it. (That a character plays such a hand on is shown over the host: tests/games/cash/table/secrets.)
import type { Locator } from '@playwright/test';
import { openTable, phone, sitDown } from './apartPhones';
import { expect, test, type Page } from './helpers';

const NAMES = ['Ann', 'Bo', 'Cy', 'Di'];
const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name });
const hand = (page: Page): Locator => page.getByRole('list', { name: 'Your hand' }).getByRole('button');
const board = (page: Page): Locator => page.getByRole('list', { name: 'The board' }).getByRole('button');
const names = (cards: Locator): Promise<(string | null)[]> => cards.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
const told = (page: Page, text: string | RegExp): Locator => page.locator('.spoken').filter({ hasText: text }).first();

test('a whole game by four phones: secret signals, a swap, a call, and somebody who leaves', async ({ browser }) => {
  const troubles: string[] = [];
  const phones = await Promise.all(NAMES.map(() => phone(browser, troubles)));
  const [ann, bo, cy, di] = phones as [Page, Page, Page, Page];
  const code = await openTable(ann, 'cash', { letters: false, patience: 8000 });
  for (const [i, name] of NAMES.entries()) await sitDown(phones[i]!, code, name);
  await button(ann, 'Start the game').click();

  // Partners sit opposite: what Ann picks Cy is told, and nobody else is.
  await button(ann, 'Yawn').click();
  await button(bo, 'A sign of our own').click();
  for (const page of [ann, cy]) await expect(page.getByText('Secret signal: Yawn').first()).toBeVisible();
  for (const page of [bo, di]) await expect(page.getByText('Yawn', { exact: false }).and(page.locator('.play-prompt *'))).toHaveCount(0);
  for (const page of phones) await button(page, 'Ready').click();
  for (const page of phones) await expect(board(page)).toHaveCount(4, { timeout: 15_000 });

  // What Ann takes lies in her hand, and what she gives on everybody's board.
  const [was, lies] = [await names(hand(ann)), await names(board(ann))];
  await board(ann).nth(0).click();
  await hand(ann).nth(0).click();
  await expect(hand(ann).nth(0)).toHaveAttribute('aria-label', lies[0]!.replace('Take', 'Give'));
  for (const page of [bo, cy, di]) await expect(board(page).nth(0)).toHaveAttribute('aria-label', was[0]!.replace('Give', 'Take'));
  await button(ann, 'Blink').click();
  for (const page of [bo, cy, di]) await expect(told(page, 'Ann blinks.')).toBeAttached();

  // Di's phone is switched off, and the others end the hand without her.
  await di.context().close();
  await button(bo, /^Counter cash/u).click();
  for (const page of [ann, bo, cy]) await expect(page.getByRole('heading', { name: /share the win!/u })).toBeVisible();
  expect(troubles).toEqual([]);
});
