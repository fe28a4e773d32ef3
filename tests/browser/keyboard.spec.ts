// The game by keyboard alone. The first test knows nothing but the names that the page promises to screen readers and the keys
// 1-4, S, Space, D and Enter; the others go from element to element as the Tab key does.
import { ONLY_LONG } from '../long/amount';
import {
  ANNS_RUN, board, drawButton, expect, finalCounts, gameOver, goOn, log, myMove, openDeal, placed, playButton, players, playFirst, rack,
  readTable, rememberPace, runThrough, snagButton, square, tableWhen, test, tilesWon, type Page, playGame,
} from './helpers';
import { listenToPage, spokenByItself } from './liveRegions';

const isTurn = (text: string): boolean => /^Your (?:move|turn)\.$/.test(text);

/**
 * What was spoken by itself in a whole game is each thing once, and in the order of the log. Every tile is played once, drawn once and
 * taken once, so a sentence that names one comes once.
 */
async function expectToldOnce(page: Page): Promise<void> {
  const spoken = await spokenByItself(page);
  const ofTiles = spoken.filter((text) => /\d/.test(text) && !/second|[Pp]ile/.test(text));
  expect(ofTiles.filter((text, i) => ofTiles.indexOf(text) !== i), 'what is spoken twice').toEqual([]);
  const steps = (texts: readonly string[], ofPlacing: RegExp): string[] => texts.flatMap((text) => {
    const tile = ofPlacing.exec(text)?.[1];
    return tile ? [tile] : isTurn(text) ? ['turn'] : [];
  });
  const story = await log(page).locator('p').allTextContents();
  const told = steps(spoken, /^\w+ (\d+)\.$/);
  const happened = steps(story, /plays? (\d+)\.$/);
  // What had happened when the table was opened is there to be read, and told to nobody.
  expect(happened.length - told.length).toBeLessThanOrEqual(1);
  expect(told).toEqual(happened.slice(-told.length));
}

/** Presses the Tab key until the focus is where `name` says. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    // Behind the last stop the focus leaves the page for one press, and then comes round.
    if (await page.locator(':focus').count() === 0) continue;
    const focused = await page.locator(':focus').ariaSnapshot();
    if (name.test(focused)) return;
  }
  throw new Error(`the Tab key never came to ${String(name)}`);
}

/** Plays a game by keys, each of its first moves read before and after; what follows is played as quickly as it goes. */
async function playWhole(page: Page, read: number): Promise<void> {
  await listenToPage(page);
  await openDeal(page, { deal: ANNS_RUN.deal });
  await expect(board(page).getByRole('row')).toHaveCount(10);
  await expect(rack(page).getByRole('button', { name: /^Play \d+$/ })).toHaveCount(4);
  await expect(drawButton(page)).toBeDisabled();
  await expect(snagButton(page)).toBeDisabled();

  let calls = 0;
  let moves = 0;
  let table = await myMove(page);
  while (table.mayPlace && moves < read) {
    const slot = moves < 4 ? 0 : moves % table.rack.length;
    const tile = table.rack[slot] as number;
    const told = table.log.length;
    await page.keyboard.press(String(slot + 1));
    moves += 1;
    table = await placed(page);
    expect(table.justPlayed).toBe(tile);
    if (runThrough(table.tiles, tile).size > 0) {
      calls += 1;
      await page.keyboard.press(calls % 2 === 1 ? 's' : 'Space');
      table = await tableWhen(
        page, (now) => now.log.slice(told).some((line) => line.includes('SNAG! You take')), 'the run to be taken',
      );
      expect(table.tiles.has(tile)).toBe(false);
    }
    await page.keyboard.press(moves % 2 === 1 ? 'd' : 'Enter');
    table = await myMove(page);
  }
  while (table.mayPlace) table = await playFirst(page, 1);
  if (table.mayCount) await page.keyboard.press('d');
  await expect(gameOver(page)).toBeVisible();
  expect(calls, 'at least one run was called by key').toBeGreaterThan(0);

  const counts = await finalCounts(page);
  await page.keyboard.press('Escape');
  await expect(gameOver(page)).toBeHidden();
  await expectToldOnce(page);
  await expect(page).toHaveTitle('Game over · SNAG');
  table = await readTable(page);
  expect(table.players.map(tilesWon)).toEqual([counts['Ann'], counts['Otto']]);
  expect(tilesWon(table.players[0] ?? '') + tilesWon(table.players[1] ?? '') + table.tiles.size).toBe(76);
}

test('a whole game by keyboard alone', async ({ page }) => {
  test.slow();
  await playWhole(page, 6);
});

test('a whole game by keyboard alone, in which each move is read and each run called', ONLY_LONG, async ({ page }) => {
  test.slow();
  await playWhole(page, Infinity);
});

test('from the start screen to the first draw by Tab, Enter and arrow keys', ONLY_LONG, async ({ page }) => {
  await rememberPace(page, 'fast');
  await page.goto('/?picture=none');
  await tabTo(page, /button "rules, clock, more players"/);
  await page.keyboard.press('Enter');
  await expect(playGame(page)).toBeVisible();
  await tabTo(page, /textbox "Name of player 1"/);
  await page.keyboard.type('Ann');
  await tabTo(page, /button "Play"/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Pick face-down tile/ })).toHaveCount(24);
  // They are one tab stop, and the arrow keys walk them.
  await tabTo(page, /button "Pick face-down tile 1"/);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Pick face-down tile 2', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(log(page)).toContainText(/You pick \d+\./);
  // The game waits until it was read who starts, with the tiles open beside it.
  await expect(goOn(page)).toBeFocused();
  await expect(goOn(page)).toHaveAccessibleDescription(/^(You start|Sally starts)\.$/);
  await expect(page.getByRole('button', { name: /^Tile 2, \d+, Ann's$/ })).toBeVisible();
  await page.keyboard.press('Enter');

  const { rack: [first] } = await myMove(page);
  await tabTo(page, new RegExp(`button "Play ${first}"`));
  await page.keyboard.press('Enter');
  expect((await placed(page)).justPlayed).toBe(first);
  // The button went with its tile; the rack has the focus now, and there Enter draws.
  await expect(rack(page)).toBeFocused();
  await page.keyboard.press('Enter');
  expect((await myMove(page)).rack).toHaveLength(4);
});

test('the arrow keys walk the board, and Enter on a square puts its tile there', async ({ page }) => {
  await openDeal(page);
  const { rack: [, tile = 0] } = await myMove(page);
  await tabTo(page, /button "\d+, empty"/);
  await expect(square(page, 4)).toBeFocused();
  const rows = [4, 13, 22, 31, 41, 51, 61, 72, 83, 94];
  for (const row of rows.slice(1, rows.findLastIndex((start) => start <= tile) + 1)) {
    await page.keyboard.press('ArrowDown');
    expect(Number(await page.locator(':focus').innerText())).toBeGreaterThanOrEqual(row);
  }
  await page.keyboard.press('End');
  for (let at = Number(await page.locator(':focus').innerText()); at > tile; at -= 1) await page.keyboard.press('ArrowLeft');
  await expect(square(page, tile)).toBeFocused();
  await page.keyboard.press('Enter');
  expect((await placed(page)).justPlayed).toBe(tile);
  // On a square these keys do nothing else: the move is neither ended nor given away by a call.
  await expect(square(page, tile)).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await page.keyboard.press('d');
  const { rack: next, log: told } = await myMove(page);
  expect(told.filter((line) => /^You (?!draw)/.test(line))).toEqual([`You play ${tile}.`]);
  // Nor do they, where the tile is somebody else's or still to come.
  const foreign = Number(await board(page).locator('[data-square][aria-label$=", empty"]')
    .filter({ hasNotText: new RegExp(`^(${next.join('|')})$`) }).first().getAttribute('data-square'));
  await square(page, foreign).focus();
  await page.keyboard.press('Space');
  await expect(page.locator('.toast')).toHaveText(`You don’t have ${foreign} on your rack.`);
  expect((await readTable(page)).mayPlace).toBe(true);
});

test('Space calls while the rack has the focus', ONLY_LONG, async ({ page }) => {
  await openDeal(page, { deal: ANNS_RUN.deal });
  await playFirst(page, 3);
  const { rack: [tile = 0] } = await readTable(page);
  await playButton(page, tile).focus();
  await page.keyboard.press('Enter');
  await expect(rack(page)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(log(page)).toContainText(`SNAG! You take ${ANNS_RUN.told}`);
  await expect(players(page).getByRole('listitem').first()).toHaveText(/Ann, 4 tiles/);
});

test('a key that is held down is one press', async ({ page }) => {
  await openDeal(page);
  const { rack: [first] } = await myMove(page);
  await page.keyboard.down('1');
  await placed(page);
  await page.keyboard.press('d');
  const { rack: [, second] } = await myMove(page);
  for (let i = 0; i < 5; i += 1) await page.keyboard.down('1');
  await page.keyboard.up('1');
  // What the held key had played would lie there instead of what this one plays.
  await page.keyboard.press('2');
  const { log: told } = await placed(page);
  expect(told.filter((line) => line.startsWith('You play'))).toEqual([`You play ${first}.`, `You play ${second}.`]);
});

test('a call that is held down is one call, by whichever key', ONLY_LONG, async ({ page }) => {
  for (const key of ['s', 'Space', 'Enter on SNAG!'] as const) {
    await openDeal(page);
    await playFirst(page, 2);
    await page.keyboard.press('1');
    await placed(page);
    if (key === 'Enter on SNAG!') await snagButton(page).focus();
    const pressed = key === 'Enter on SNAG!' ? 'Enter' : key;
    for (let i = 0; i < 5; i += 1) await page.keyboard.down(pressed);
    await page.keyboard.up(pressed);
    await tableWhen(page, (table) => table.log.some((line) => line.startsWith('No run for you to take.')), 'the false call');
    await page.keyboard.press('d');
    const { log: told } = await myMove(page);
    expect(told.filter((line) => line.startsWith('No run for you to take.')), key).toHaveLength(1);
  }
});

test('before the browser has told that a dialog was closed, the table has the keys, and the dialog stays closed',
  ONLY_LONG, async ({ page }) => {
  await openDeal(page, { picture: 'none' });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await page.keyboard.press('m');
  await expect(menu).toBeVisible();
  // In one task: the event that tells of the closing has to wait until it is over.
  await page.evaluate(async () => {
    const dialog = document.querySelector('dialog');
    const told = new Promise((resolve) => { dialog?.addEventListener('close', resolve, { once: true }); });
    dialog?.close();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'm', bubbles: true, cancelable: true }));
    await told;
  });
  // Nor does that event, now that it has come, close the menu that was opened again.
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);

  // A dialog that was closed stays so, whatever is shown anew before the browser has told of it.
  await page.keyboard.press('m');
  await expect(page.getByRole('dialog')).toBeVisible();
  const open = await page.evaluate(async () => {
    document.querySelector('dialog')?.close();
    dispatchEvent(new Event('resize'));
    return document.querySelector('dialog[open]') !== null;
  });
  expect(open).toBe(false);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // Of two, one over the other, the lower one comes back.
  await page.keyboard.press('m');
  await page.getByRole('button', { name: 'Quick rules' }).click();
  await page.evaluate(() => {
    document.querySelector('dialog')?.close();
    dispatchEvent(new Event('resize'));
  });
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
