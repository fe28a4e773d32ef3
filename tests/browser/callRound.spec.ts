// The untimed way of calling: after each move everyone else is asked in private, SNAG or pass, by keyboard, by finger and by screen reader.
import { ONLY_LONG } from '../long/amount';
import { expectNoFault } from './axe';
import {
  board, drawButton, expect, goOn, leaveTable, log, look, players, playGame, playNow, pressKeys, snagButton, test, type Page, openSetup,
} from './helpers';
import { clockOf, markOf, word } from './seats';

const question = (page: Page, name: string) => page.getByRole('status').filter({ hasText: `${name}: SNAG or pass?` });
const snag = (page: Page) => page.getByRole('region', { name: 'SNAG or pass' }).getByRole('button', { name: 'SNAG!', exact: true });
const pass = (page: Page) => page.getByRole('button', { name: 'Pass', exact: true });

/** Opens a table at which everyone is asked. */
async function sitDown(page: Page, play: string, more = ''): Promise<void> {
  await page.goto(`/?play=${play}&deal=abc&pace=instant&picture=none&clock=asked${more}`);
  await expect(board(page)).toBeVisible();
}

/** Continues a game of Ann and Ben in which 31, 32 and 33 lie there and Ann is about to play 34. */
async function beforeTheRun(page: Page): Promise<void> {
  await page.goto('/?picture=none');
  await expect(playNow(page)).toBeVisible();
  // As a tab that was never at a table, so that it is begun anew as often as anybody likes.
  await page.evaluate(() => { sessionStorage.clear(); });
  await page.evaluate(() => new Promise<void>((resolve, reject) => {
    const rules = { calls: 'classic', falseCall: 'lose-move', claimCostsMove: true, missedRun: 'stays' };
    const rows = [[4, 7], [13, 18], [22, 29], [31, 40], [41, 50], [51, 60], [61, 70], [72, 79], [83, 88], [94, 97]] as const;
    const squares = rows.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => first + i));
    const first = [31, 33, 34, 97, 32, 58, 79, 4];
    const events = [
      ['place', 0, 31], ['draw', 0], ['place', 1, 32], ['draw', 1], ['place', 0, 33], ['draw', 0], ['place', 1, 58], ['draw', 1],
    ];
    const game = {
      id: 'asked', version: 1, savedAt: 1, ended: false, picks: [],
      setup: {
        players: ['Ann', 'Ben'].map((name) => ({ name, kind: 'local' })), order: 'given', seed: 'asked', rules, callSeconds: 'asked',
        pace: 'instant',
      },
      record: { format: 'snag-record', version: 1, rules, seats: ['Ann', 'Ben'], starter: 0, deal: [
        ...first, ...squares.filter((tile) => !first.includes(tile)),
      ], events },
    };
    const opened = indexedDB.open('snag');
    opened.addEventListener('error', () => reject(new Error('no store')));
    opened.addEventListener('success', () => {
      const put = opened.result.transaction('games', 'readwrite').objectStore('games').put(game);
      put.addEventListener('success', () => { opened.result.close(); resolve(); });
    });
  }));
  await page.reload();
  await goOn(page).click();
  await look(page, 'Ann');
  await page.getByRole('button', { name: 'Play 34', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(log(page)).toContainText('Ann plays 34.');
}

test('two persons by keyboard: the question has the focus, S and P answer, and the game goes on', async ({ page }) => {
  await sitDown(page, 'ann,ben');
  await look(page, 'Ann');
  await page.keyboard.press('1');
  await expect(log(page)).toContainText('Ann plays');
  await expect(question(page, 'Ben')).toHaveCount(0);
  await page.keyboard.press('d');
  await expect(question(page, 'Ben')).toBeFocused();
  // Nothing else is played or called meanwhile: neither the mover's burst nor the draw.
  await expect(snagButton(page).and(page.locator('.ghost'))).toBeDisabled();
  await expect(drawButton(page)).toBeDisabled();
  await pressKeys(page, 'd', 'Enter');
  await expect(question(page, 'Ben')).toBeVisible();
  await page.keyboard.press('p');
  await expect(question(page, 'Ben')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Ben\'s tiles', exact: true })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Ben\'s rack' })).toBeFocused();

  await look(page, 'Ben');
  await pressKeys(page, '2', 'd');
  await expect(question(page, 'Ann')).toBeFocused();
  // From the question the Tab key comes to the two answers.
  await page.keyboard.press('Tab');
  await expect(snag(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(pass(page)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  // Two tiles lie: nobody can have a run, and to say SNAG would be a pity.
  await expect(page.locator('.toast')).toContainText('fewer than four tiles on the board');
  await expect(question(page, 'Ann')).toBeVisible();
  await pressKeys(page, 'p');
  await expect(page.getByRole('button', { name: 'Ann\'s tiles', exact: true })).toBeVisible();
  for (const [mover, other] of [['Ann', 'Ben'], ['Ben', 'Ann']] as const) {
    await look(page, mover);
    await pressKeys(page, '1', 'd');
    await expect(question(page, other)).toBeFocused();
    if (other === 'Ben') await page.keyboard.press('p');
  }
  await page.keyboard.press('s');
  await expect(log(page)).toContainText('Ann calls SNAG with no run to take');
});

test('a run that its maker does not call goes to the one who says SNAG, after a reload too', ONLY_LONG, async ({ page }) => {
  await beforeTheRun(page);
  await page.keyboard.press('d');
  await expect(question(page, 'Ben')).toBeFocused();
  await expect(log(page)).not.toContainText('missed');
  // A reload comes back before the round.
  await page.reload();
  await expect(log(page)).toContainText('Ann plays 34.');
  await expect(question(page, 'Ben')).toHaveCount(0);
  await page.keyboard.press('d');
  await question(page, 'Ben').waitFor();
  await snag(page).click();
  await expect(log(page)).toContainText('Ann missed a run. Ben takes 4 tiles: 31, 32, 33 and 34.');
  await expect(players(page).getByRole('listitem').nth(1)).toContainText('Ben, 4 tiles');

  // One that its maker calls belongs to its maker, and nobody is asked.
  await leaveTable(page);
  await beforeTheRun(page);
  await page.keyboard.press('s');
  await expect(log(page)).toContainText('SNAG! Ann takes 4 tiles: 31, 32, 33 and 34.');
  await page.keyboard.press('d');
  await expect(page.getByRole('button', { name: 'Ben\'s tiles', exact: true })).toBeVisible();
  await expect(question(page, 'Ben')).toHaveCount(0);
});

test('by one finger: the two buttons are of one size, large enough, and beside the board', ONLY_LONG, async ({ page }) => {
  for (const [width, height] of [[390, 844], [320, 568], [844, 390], [1180, 820], [820, 1180]] as const) {
    await page.setViewportSize({ width, height });
    await sitDown(page, 'ann,ben,cat');
    await look(page, 'Ann');
    await page.keyboard.press('1');
    await expect(log(page)).toContainText('Ann plays');
    await drawButton(page).click();
    await expect(question(page, 'Ben')).toBeVisible();
    const [one, other] = [await snag(page).boundingBox(), await pass(page).boundingBox()];
    expect(Math.abs((one?.width ?? 0) - (other?.width ?? 0)) + Math.abs((one?.height ?? 0) - (other?.height ?? 0))).toBeLessThan(1);
    expect(one?.height).toBeGreaterThanOrEqual(44);
    expect(one?.width).toBeGreaterThanOrEqual(80);
    const square = await board(page).getByRole('button', { name: /^97, / }).boundingBox();
    const panel = await page.getByRole('region', { name: 'SNAG or pass' }).boundingBox();
    expect(
      (panel?.y ?? 0) >= (square?.y ?? 0) + (square?.height ?? 0) || (panel?.x ?? 0) >= (square?.x ?? 0) + (square?.width ?? 0),
    ).toBe(true);
    // A double press answers once.
    await pass(page).dblclick();
    await expect(question(page, 'Cat')).toBeVisible();
    await pass(page).click();
    await expect(page.getByRole('button', { name: 'Ben\'s tiles', exact: true })).toBeVisible();
  }
});

test('against computers the person is asked after their moves, and the page is sound', ONLY_LONG, async ({ page }) => {
  await sitDown(page, 'ann,computer');
  await page.keyboard.press('1');
  await expect(log(page)).toContainText('You play');
  await page.keyboard.press('d');
  await expect(page.getByRole('status').filter({ hasText: 'SNAG or pass?' })).toBeFocused();
  await expectNoFault(page);
  await pass(page).click();
  await expect(page.getByRole('button', { name: /^Play \d+$/ }).first()).toBeEnabled();
  // Who presses SNAG! out of turn is told when they will be asked.
  await page.keyboard.press('m');
  await expect(page.getByText('Everyone is asked after every turn: SNAG or pass.')).toBeVisible();
});

test('is chosen at the start with the time to call, and so are marks and clocks of one\'s own', ONLY_LONG, async ({ page }) => {
  await page.goto('/?picture=none');
  await openSetup(page);
  await word(page, 'Time to call', '8 seconds').check();
  await (await clockOf(page, 1, '24 seconds')).check();
  await expect(page.getByRole('button', { name: '24 seconds for you' })).toBeVisible();
  await (await markOf(page, 1, 'blue square')).check();
  await expect(await markOf(page, 2, 'red circle')).toBeChecked();
  await expectNoFault(page);
  await word(page, 'Time to call', 'ask all: everyone is asked').check();
  await expect(page.getByRole('button', { name: / for you$/ })).toHaveCount(0);
  await playGame(page).click();
  await expect(board(page)).toBeVisible();
  await leaveTable(page);
  await page.reload();
  await openSetup(page);
  await expect(word(page, 'Time to call', 'ask all: everyone is asked')).toBeChecked();
  await expect(await markOf(page, 1, 'blue square')).toBeChecked();
});
