// A browser that refuses IndexedDB: games are kept in memory for as long as the page is open; and where not even that comes, they
// can be played all the same.
import { ONLY_LONG } from '../long/amount';
import {
  drawButton, expect, finalCounts, gameOver, goOn, leaveTable, linkTo, myMove, openDeal, placed, playNow, test, type Page,
} from './helpers';

const refuse = (page: Page) => page.addInitScript(() => {
  IDBFactory.prototype.open = () => { throw new DOMException('refused', 'SecurityError'); };
});
const note = (page: Page) =>
  page.getByRole('status').getByText('This browser can’t save your games. They’ll be gone when you close the page.');

test('a game in memory is left and continued, another is played to its end, and the history has it', async ({ page }) => {
  await refuse(page);
  await openDeal(page, { play: 'ann,computer', picture: 'none' });
  await expect(note(page)).toBeVisible();
  await page.keyboard.press('1');
  const before = await placed(page);
  await leaveTable(page);
  await goOn(page).click();
  expect(await placed(page)).toEqual(before);

  await page.goto(linkTo({ play: 'computer,computer', picture: 'none' }));
  await expect(gameOver(page)).toBeVisible({ timeout: 40_000 });
  const counts = await finalCounts(page);
  await gameOver(page).getByRole('button', { name: 'Back to the start' }).click();
  await page.getByRole('button', { name: 'History', exact: true }).click();
  const list = page.getByRole('region', { name: 'Finished games' });
  for (const [name, won] of Object.entries(counts)) await expect(list).toContainText(`${name} ${won}`);
  await page.getByRole('button', { name: /^Replay: / }).click();
  await expect(page.getByRole('slider', { name: 'Step of the game' })).toBeVisible();
});

test('where memory does not serve either, a game is played all the same, with a note that nothing is kept',
  ONLY_LONG, async ({ page, troubles }) => {
  await refuse(page);
  let aborted = 0;
  await page.route('**/assets/esm-*.js', (route) => {
    aborted += 1;
    return route.abort();
  });
  await page.goto('/?picture=none');
  await expect(note(page)).toBeVisible();
  await expect(playNow(page)).toBeVisible();
  expect(aborted).toBeGreaterThan(0);
  await openDeal(page, { picture: 'none' });
  await expect(note(page)).toBeVisible();
  for (let move = 1; move <= 2; move += 1) {
    await page.keyboard.press('1');
    await placed(page);
    await drawButton(page).click();
    expect((await myMove(page)).rack).toHaveLength(4);
  }
  await leaveTable(page);
  await expect(note(page)).toBeVisible();
  // That the file did not load the browser tells by itself.
  const others = troubles.filter((one) => !one.includes('ERR_FAILED'));
  troubles.splice(0, troubles.length, ...others);
});
