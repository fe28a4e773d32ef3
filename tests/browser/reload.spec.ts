// Nothing is lost: wherever a game is reloaded, the start screen offers to go on, and going on comes to the same position.
import { ANNS_RUN, drawButton, expect, gameOver, goOn, linkTo, log, myMove, openDeal, placed, playFirst, playGame, readTable,
  rememberPace, snagButton, tableWhen, test, type Page } from './helpers';

/** Reloads, sees that a game is offered, and goes on with it. */
async function reloadAndGoOn(page: Page): Promise<void> {
  await page.reload();
  await expect(playGame(page)).toBeVisible();
  await expect(goOn(page)).toHaveCount(1);
  await goOn(page).click();
}

test('before placing: the same board, rack, counts, mover and story', async ({ page }) => {
  await openDeal(page);
  const before = await playFirst(page, 4);
  await reloadAndGoOn(page);
  expect(await myMove(page)).toEqual(before);
  // And the game goes on from there.
  await page.keyboard.press('1');
  expect((await placed(page)).justPlayed).toBe(before.rack[0]);
});

test('placed but not drawn: the run that was made can still be called', async ({ page }) => {
  await openDeal(page, { deal: ANNS_RUN.deal });
  await playFirst(page, 3);
  await page.keyboard.press('1');
  const before = await placed(page);
  await reloadAndGoOn(page);
  expect(await placed(page)).toEqual(before);
  await snagButton(page).click();
  await expect(log(page)).toContainText(`Ann calls SNAG and takes ${ANNS_RUN.told}`);
  await page.reload();
  await goOn(page).click();
  const after = await placed(page);
  expect(after.players[0]).toBe('Ann, 4 tiles, to move');
  await drawButton(page).click();
  expect((await myMove(page)).players[0]).toBe('Ann, 4 tiles, to move');
});

test('a move to lose is still to lose after a reload', async ({ page }) => {
  await openDeal(page);
  await page.keyboard.press('1');
  await placed(page);
  await page.keyboard.press('s');
  const before = await tableWhen(page, ({ players }) => players[0]?.endsWith('has a move to lose') === true, 'the false call');
  await reloadAndGoOn(page);
  expect(await placed(page)).toEqual(before);
  await page.keyboard.press('d');
  expect((await myMove(page)).log).toContain('Ann loses a move.');
});

test('right at the start', async ({ page }) => {
  await openDeal(page);
  const before = await myMove(page);
  await page.reload();
  await expect(page.getByRole('listitem').filter({ hasText: 'Ann and Otto, no tile played yet' })).toBeVisible();
  await goOn(page).click();
  expect(await myMove(page)).toEqual(before);
});

test('during the draw for order', async ({ page }) => {
  await rememberPace(page, 'slow');
  await page.goto('/?picture=canvas');
  await playGame(page).click();
  await expect(page.getByRole('button', { name: 'Pick face-down tile 7', exact: true })).toBeEnabled();

  await reloadAndGoOn(page);
  await page.getByRole('button', { name: 'Pick face-down tile 7', exact: true }).click();
  const picked = page.getByRole('button', { name: /^Tile 7, \d+, Player's$/ });
  await expect(picked).toBeVisible();
  const name = await picked.innerText();

  await reloadAndGoOn(page);
  await expect(picked).toHaveText(name);
  await expect(page.getByRole('button', { name: /^Tile \d+, \d+, / })).toHaveCount(2);
  // Reloaded while the turned-up tiles are looked at: nobody picks twice, and the tiles are dealt.
  await reloadAndGoOn(page);
  await expect(page.getByRole('group', { name: "Player's rack" }).getByRole('button')).toHaveCount(4);
});

test('a game that was played to the end is not offered', async ({ page }) => {
  await page.goto(linkTo({ play: 'computer,computer' }));
  await expect(gameOver(page)).toBeVisible({ timeout: 20_000 });
  await page.reload();
  await expect(playGame(page)).toBeVisible();
  await expect(goOn(page)).toHaveCount(0);
});

test('a second game does not cost the first', async ({ page }) => {
  await openDeal(page);
  const first = await playFirst(page, 2);
  await openDeal(page, { play: 'bob,computer', deal: 'def' });
  await page.keyboard.press('1');
  const second = await placed(page);
  await page.reload();
  // The game that was played last stands first.
  await expect(goOn(page)).toHaveCount(2);
  await goOn(page).nth(1).click();
  expect(await myMove(page)).toEqual(first);
  await page.reload();
  await page.getByRole('listitem').filter({ hasText: 'Bob and Otto' }).getByRole('button', { name: 'Go on' }).click();
  expect(await placed(page)).toEqual(second);
});

test('leaving the table by the menu keeps the game, and deleting it takes it away for good', async ({ page }) => {
  await openDeal(page);
  const before = await playFirst(page, 1);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Leave the table' }).click();
  await goOn(page).click();
  expect(await myMove(page)).toEqual(before);
  await page.reload();
  await page.getByRole('button', { name: 'Delete this game' }).click();
  // A slip of the finger deletes nothing: it takes a second press.
  await expect(goOn(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(goOn(page)).toHaveCount(0);
  await page.reload();
  await expect(playGame(page)).toBeVisible();
  await expect(goOn(page)).toHaveCount(0);
  expect((await readTable(page)).rack).toEqual([]);
});
