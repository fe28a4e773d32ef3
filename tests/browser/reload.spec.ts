// Nothing is lost: wherever a page is reloaded, the same screen comes back, at the same position and with the same things hidden.
import { ONLY_LONG } from '../long/amount';
import {
  ANNS_RUN, drawButton, expect, goOn, leaveTable, log, look, myMove, openDeal, openSetup, placed, playFirst, playNow, readTable,
  rememberPace, showAllWaiting, snagButton, tableWhen, test, type Page,
} from './helpers';
import { chooseCharacter, nameOf } from './seats';

const facedown = (page: Page, tile: number) => page.getByRole('button', { name: `Pick face-down tile ${tile}`, exact: true });

test('the set-up, with something changed that is not agreed yet', ONLY_LONG, async ({ page }) => {
  await page.goto('/?picture=none');
  await openSetup(page);
  await page.getByRole('textbox', { name: 'Name of player 1' }).fill('Grandma');
  await chooseCharacter(page, 2, 'Ada');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Name of player 1' })).toHaveValue('Grandma');
  await expect(nameOf(page, 2)).toHaveValue('Ada');
  // Another tab finds what was agreed last.
  const other = await page.context().newPage();
  await other.goto('/?picture=none');
  await openSetup(other);
  await expect(other.getByRole('textbox', { name: 'Name of player 1' })).toHaveValue('You');
});

test('before placing: the same board, rack, counts, mover and story', ONLY_LONG, async ({ page }) => {
  await openDeal(page);
  const before = await playFirst(page, 4);
  await page.reload();
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
  await page.reload();
  expect(await placed(page)).toEqual(before);
  await snagButton(page).click();
  await expect(log(page)).toContainText(`SNAG! You take ${ANNS_RUN.told}`);
  await page.reload();
  const after = await placed(page);
  expect(after.players[0]).toBe('Ann, 4 tiles, to move');
  await drawButton(page).click();
  expect((await myMove(page)).players[0]).toBe('Ann, 4 tiles, to move');
});

test('a turn to miss is still missed after a reload', ONLY_LONG, async ({ page }) => {
  await openDeal(page);
  await playFirst(page, 2);
  await page.keyboard.press('1');
  await placed(page);
  await page.keyboard.press('s');
  const before = await tableWhen(page, ({ players }) => players[0]?.endsWith('misses a turn') === true, 'the false call');
  await page.reload();
  const { log: told, ...after } = await placed(page);
  expect({ ...after, log: before.log }).toEqual(before);
  expect(told).toContain('No run for you to take. You miss your next turn.');
  await page.keyboard.press('d');
  expect((await myMove(page)).log).toContain('You miss this turn.');
});

test('right at the start, from a link', ONLY_LONG, async ({ page }) => {
  await openDeal(page);
  const before = await myMove(page);
  await page.reload();
  expect(await myMove(page)).toEqual(before);
  await leaveTable(page);
  await expect(page.getByRole('listitem').filter({ hasText: 'Ann and Otto, no tiles played yet' })).toBeVisible();
  // Who has left the table by choice is not led back to it.
  await page.reload();
  await expect(playNow(page)).toBeVisible();
  await goOn(page).click();
  expect(await myMove(page)).toEqual(before);
});

test('a link to another deal begins that one', ONLY_LONG, async ({ page }) => {
  await openDeal(page);
  await playFirst(page, 1);
  await openDeal(page, { play: 'bob,computer', deal: 'def' });
  expect((await myMove(page)).players[0]).toBe('Bob, 0 tiles, to move');
});

test('with the menu open: the table, and no menu', ONLY_LONG, async ({ page }) => {
  await openDeal(page);
  const before = await playFirst(page, 1);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await page.reload();
  expect(await myMove(page)).toEqual(before);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('with a curtain lifted: it is down again, and nothing tells what is behind it', ONLY_LONG, async ({ page }) => {
  await openDeal(page, { play: 'ann,ben' });
  await look(page, 'Ann');
  expect((await readTable(page)).rack).toHaveLength(4);
  await page.reload();
  await expect(page.getByRole('button', { name: "Ann's tiles", exact: true })).toHaveAttribute('aria-pressed', 'false');
  expect((await readTable(page)).rack).toEqual([]);
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(['snag-screen']);
  expect(
    Object.keys(JSON.parse(await page.evaluate(() => sessionStorage.getItem('snag-screen') ?? '{}')) as object).toSorted(),
  ).toEqual(['game', 'kind']);
});

test('during the draw for order', ONLY_LONG, async ({ page }) => {
  await rememberPace(page, 'slow');
  await page.goto('/?picture=none');
  await playNow(page).click();
  await expect(facedown(page, 7)).toBeEnabled();

  await page.reload();
  await facedown(page, 7).click();
  const picked = page.getByRole('button', { name: /^Tile 7, \d+, yours$/ });
  await expect(picked).toBeVisible();
  const name = await picked.innerText();

  await page.reload();
  await expect(picked).toHaveText(name);
  await expect(page.getByRole('button', { name: /^Tile \d+, \d+, / })).toHaveCount(2);
  // Reloaded while the turned-up tiles are looked at: nobody picks twice, and the tiles are dealt.
  await page.reload();
  await expect(page.getByRole('group', { name: 'Your rack' }).getByRole('button')).toHaveCount(4);
});

test('a second game does not cost the first', ONLY_LONG, async ({ page }) => {
  await openDeal(page);
  const first = await playFirst(page, 2);
  await openDeal(page, { play: 'bob,computer', deal: 'def' });
  await page.keyboard.press('1');
  const second = await placed(page);
  await leaveTable(page);
  // The game that was played last stands first.
  await showAllWaiting(page);
  await expect(goOn(page)).toHaveCount(2);
  await goOn(page).nth(1).click();
  expect(await myMove(page)).toEqual(first);
  await leaveTable(page);
  await showAllWaiting(page);
  await page.getByRole('listitem').filter({ hasText: 'Bob 0 · Otto 0' }).getByRole('button', { name: 'Continue' }).click();
  expect(await placed(page)).toEqual(second);
});

test('leaving the table by the menu keeps the game, and deleting it takes it away for good', async ({ page }) => {
  await openDeal(page);
  const before = await playFirst(page, 1);
  await leaveTable(page);
  await goOn(page).click();
  expect(await myMove(page)).toEqual(before);
  await leaveTable(page);
  await page.getByRole('button', { name: 'Delete this game' }).click();
  // A slip of the finger deletes nothing: it takes a second press.
  await expect(goOn(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(goOn(page)).toHaveCount(0);
  await page.reload();
  await expect(playNow(page)).toBeVisible();
  await expect(goOn(page)).toHaveCount(0);
  expect((await readTable(page)).rack).toEqual([]);
});
