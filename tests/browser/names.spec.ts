// The names that screen readers (and all other tests) go by: what is on the page, how it is called, and that the story tells the
// moves and never that a run is there. Axe looks over every screen as well; it finds no fault with an empty one, so counts stand first.
import { ONLY_LONG, sampleIf } from '../long/amount';
import { expectNoFault } from './axe';
import {
  ANNS_RUN, board, drawButton, expect, gameOver, linkTo, log, myMove, openDeal, placed, players, playFirst, playNow, rack, readTable,
  snagButton, tableWhen, test, type Page,
} from './helpers';

const SQUARES = [[4, 7], [13, 18], [22, 29], [31, 40], [41, 50], [51, 60], [61, 70], [72, 79], [83, 88], [94, 97]]
  .flatMap(([first = 0, last = 0]) => Array.from({ length: last - first + 1 }, (_, i) => first + i));

async function squareNames(page: Page): Promise<(string | null)[]> {
  return board(page).getByRole('button').evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')));
}

test('board, rack, buttons, players and story have their names, and the story never tells that a run is there', async ({ page }) => {
  await openDeal(page, { deal: ANNS_RUN.deal });
  await expect(board(page).getByRole('row')).toHaveCount(10);
  await expect(board(page).getByRole('gridcell')).toHaveCount(76);
  await expect(board(page).getByRole('button')).toHaveCount(76);
  const buttons = await board(page).getByRole('gridcell').evaluateAll(
    (cells) => cells.map((cell) => cell.querySelectorAll('button').length),
  );
  expect(new Set(buttons)).toEqual(new Set([1]));
  expect(await squareNames(page)).toEqual(SQUARES.map((tile) => `${tile}, empty`));
  await expect(board(page).locator('[tabindex="0"]'), 'one square at a time is in the order of the Tab key').toHaveCount(1);

  await expect(rack(page).getByRole('button', { name: /^Play \d+$/ })).toHaveCount(4);
  await expect(rack(page).getByRole('button', { name: 'Play 43', exact: true })).toBeEnabled();
  for (const button of [snagButton(page), drawButton(page)]) {
    await expect(button).toHaveCount(1);
    await expect(button).toBeDisabled();
  }
  const items = async (): Promise<string[]> => (await players(page).getByRole('listitem').allTextContents()).map((text) => text.trim());
  expect(await items()).toEqual(['Ann, 0 tiles, to move', 'Otto, 0 tiles']);
  await page.keyboard.press('1');
  await placed(page);
  // With one tile down nobody can have a run: the burst sleeps.
  await expect(snagButton(page)).toBeDisabled();
  await expect(drawButton(page)).toBeEnabled();
  await expect(rack(page).getByRole('button')).toHaveCount(3);
  await page.keyboard.press('d');
  await myMove(page);
  await expect(rack(page).getByRole('button')).toHaveCount(4);
  await expect(log(page)).toHaveCount(1);
  await expect(log(page).getByText('You play 43.', { exact: true })).toHaveCount(1);
  await expect(log(page).getByText('Otto plays 15.', { exact: true })).toHaveCount(1);

  await playFirst(page, 1);
  await expect(board(page).getByRole('button', { name: '43, tile', exact: true })).toHaveCount(1);
  await expect(board(page).getByRole('button', { name: '15, tile', exact: true })).toHaveCount(1);
  await expect(board(page).getByRole('button', { name: '45, tile, just played', exact: true })).toHaveCount(1);
  expect((await squareNames(page)).filter((name) => name?.endsWith('just played'))).toHaveLength(1);
  expect((await squareNames(page)).filter((name) => name?.endsWith(', empty'))).toHaveLength(72);

  // The story tells the move and never that a run is there.
  await playFirst(page, 1);
  const before = await readTable(page);
  await page.keyboard.press('1');
  const after = await placed(page);
  // How much time is left is said beside the story.
  const story = ({ log: lines }: typeof after): string[] => lines.filter((line) => !/seconds? (?:to call|left)\.$/.test(line));
  expect(story(after).slice(story(before).length)).toEqual(['You play 47.']);
  // Nothing else on the page tells it either: all that differs is what differs after any move.
  expect(after.players).toEqual(before.players);
  expect(await page.locator('body').ariaSnapshot()).not.toMatch(/\bruns?\b/i);
  await expect(log(page)).not.toContainText('SNAG');
  // Once it is too late, the run is told.
  await page.keyboard.press('d');
  await expect(log(page)).toContainText(`You missed a run. Otto takes ${ANNS_RUN.told}`);
  await tableWhen(page, ({ tiles }) => !tiles.has(47), 'the run to be taken');
  // A square whose tile was taken is called as one whose tile is still to come.
  const name = (tile: number): Promise<string> => board(page).getByRole('button', { name: new RegExp(`^${tile},`) }).ariaSnapshot();
  for (const gone of ANNS_RUN.tiles) expect((await name(gone)).replaceAll(String(gone), '50')).toBe(await name(50));
});

async function expectNoFaultInDialogs(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expectNoFault(page);
  await page.getByRole('button', { name: 'Quick rules' }).click();
  await expect(page.getByRole('dialog', { name: 'Rules' })).toBeVisible();
  await expectNoFault(page);
}

for (const picture of ['canvas', 'none'] as const) {
  test(`axe finds no fault with the table, its dialogs and where it is come from (picture: ${picture})`,
    sampleIf(picture === 'none'), async ({ page }) => {
    await openDeal(page, { picture });
    await playFirst(page, 2);
    await expect(page.locator('canvas')).toHaveCount(picture === 'none' ? 0 : 1);
    await page.keyboard.press('1');
    await placed(page);
    await expectNoFault(page);
    await expectNoFaultInDialogs(page);
    // With a sentence about a link that cannot be played, and a game to go on with.
    await page.goto(`/?play=ann&picture=${picture}`);
    await expect(page.getByRole('heading', { name: 'Continue where you left off?' })).toBeVisible();
    if (picture === 'canvas') {
      await playNow(page).click();
      await expect(page.getByRole('button', { name: /^Pick face-down tile/ })).toHaveCount(24);
    }
    await expectNoFault(page);
  });
}

test('axe finds no fault with the end of a game', ONLY_LONG, async ({ page }) => {
  await page.goto(linkTo({ play: 'computer,computer' }));
  await expect(gameOver(page)).toBeVisible({ timeout: 20_000 });
  await expect(gameOver(page).getByRole('listitem')).toHaveCount(2);
  await expectNoFault(page);
});
