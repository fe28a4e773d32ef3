// What a game leaves behind in the page: nothing, however many are played at the same table.
import { LONG } from '../long/amount';
import { expect, gameOver, openDeal, test, type Page } from './helpers';
import { playToTheCount } from './playOut';

const GAMES = LONG ? 20 : 2;

/** Nodes of rack and log that belong to no tile and no line: two comments frame each of those, and one the list. */
const strays = (page: Page): Promise<readonly number[]> => page.evaluate(() => ['.rack', '[role="log"]'].map((selector) => {
  const { childNodes = [] } = document.querySelector(selector) ?? {};
  const comments = [...childNodes].filter(({ nodeType }) => nodeType === Node.COMMENT_NODE).length;
  return comments - 2 * [...childNodes].filter(({ nodeType }) => nodeType === Node.ELEMENT_NODE).length;
}));

test(`${GAMES} games leave no comments behind: what stood round a tile or a line goes with it`, async ({ page }) => {
  test.setTimeout(60_000 + GAMES * 30_000);
  await openDeal(page, { picture: 'none' });
  const atFirst = await strays(page);
  for (let game = 1; game <= GAMES; game += 1) {
    await playToTheCount(page);
    const now = await strays(page);
    // The rack is empty now: its part for the curtain is all that is left.
    for (const [i, most] of atFirst.entries()) expect(now[i]).toBeLessThanOrEqual(Math.max(most, 4));
    if (game === GAMES) break;
    await gameOver(page).getByRole('button', { name: 'Play again' }).click();
    await expect(gameOver(page)).toHaveCount(0);
  }
});
