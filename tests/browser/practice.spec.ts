// A practice game by keys alone, from the set-up to the history; and somebody's first game, for practice, on a phone and by touch, with
// its marks, a run that is missed, and a step back.
import { ONLY_LONG } from '../long/amount';
import { expectNoFault } from './axe';
import type { Locator } from '@playwright/test';
import {
  ANNS_RUN, drawButton, expect, fixChance, gameOver, linkTo, log, myMove, openSetup, placed, playGame, pressKeys, readTable,
  rememberPace, snagButton, square, tableWhen, test, type Page,
} from './helpers';
import { playToTheCount } from './playOut';

const note = (page: Page): Locator => page.locator('.practice-note p');
const hint = (page: Page): Locator => page.getByRole('button', { name: 'Hint', exact: true });
const takeBack = (page: Page): Locator => page.getByRole('button', { name: 'Undo', exact: true });

test('by keys: practice is chosen, hinted, taken back and counted, and marked wherever the game stands', async ({ page }) => {
  await rememberPace(page, 'instant');
  await fixChance(page, 7);
  await page.goto('/?picture=none');
  await openSetup(page);
  // The more play, the sooner it is over.
  for (let more = 0; more < 2; more += 1) await page.getByRole('button', { name: 'Add a computer', exact: true }).press('Enter');
  await page.getByRole('radio', { name: 'hints and undo' }).press('Space');
  await playGame(page).press('Enter');
  await page.locator('.facedown').first().press('Enter');
  const { rack, tiles } = await myMove(page);
  await expect(takeBack(page)).toBeDisabled();

  await page.keyboard.press('h');
  await expect(note(page)).toHaveText(/^Play \d+\. /);
  const hinted = Number(/\d+/.exec(await note(page).innerText())?.[0]);
  expect(rack).toContain(hinted);
  await expect(hint(page)).not.toHaveAttribute('aria-busy');
  await expect(page.locator('.practice-marks .ring')).toHaveCount(2);
  await expectNoFault(page);

  // The hint goes with the tile; Z brings both the tile and the table back.
  await pressKeys(page, String(rack.indexOf(hinted) + 1));
  await placed(page);
  await expect(note(page)).toHaveText('');
  await page.keyboard.press('d');
  await myMove(page);
  await pressKeys(page, 'z');
  const back = await tableWhen(page, (table) => table.tiles.size === tiles.size && table.mayPlace, 'the tile to come back');
  expect(back.rack).toEqual(rack);
  await expect(page.locator('.toast')).toHaveText('Undone. Play a tile.');
  await expect(log(page)).not.toContainText(`You play ${hinted}.`);
  await expect(takeBack(page)).toBeDisabled();

  await myMove(page);
  await playToTheCount(page);
  await expect(gameOver(page)).toContainText('This was a practice game');
  await page.getByRole('button', { name: 'Score card', exact: true }).press('Enter');
  await expect(page.getByRole('rowheader', { name: /^Practice game 1, .* started$/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Back to the start' }).press('Enter');
  await page.getByRole('button', { name: /^History/ }).press('Enter');
  await expect(page.getByRole('button', { name: /^Replay: .*practice$/ })).toBeVisible();
  await expect(page.getByRole('table')).toContainText('1 practice game, not counted here');
  await expectNoFault(page);
});

test.describe('on a phone', () => {
  test.use({ newcomer: true, hasTouch: true, viewport: { width: 390, height: 844 } });

  /** Presses where a finger would. */
  async function tap(page: Page, what: Locator): Promise<void> {
    const { x, y, width, height } = (await what.boundingBox())!;
    await page.touchscreen.tap(x + width / 2, y + height / 2);
  }

  /** Whether a mark lies beside what it is about, over nothing that is needed. */
  async function expectClear(page: Page, ...others: Locator[]): Promise<void> {
    const mark = (await page.locator('.first-mark').boundingBox())!;
    for (const other of others) {
      const { x, y, width, height } = (await other.boundingBox())!;
      const meets = mark.x < x + width && x < mark.x + mark.width && mark.y < y + height && y < mark.y + mark.height;
      expect(meets).toBe(false);
    }
  }

  test('a first game shows its marks, each once; a run that was missed is shown, taken back and called', ONLY_LONG, async ({ page }) => {
    const mark = page.locator('.first-mark');
    const first = page.locator('.rack .tile').first();
    await page.goto(`${linkTo({ deal: ANNS_RUN.deal })}&practice=on`);
    await myMove(page);
    await expect(mark).toHaveText('Play a tile on its square');
    await expectClear(page, first, square(page, (await readTable(page)).rack[0] ?? 0), snagButton(page), drawButton(page), hint(page));
    await tap(page, first);
    await expect(mark).toHaveText('Draw to end your turn');
    await expect(page.getByRole('status').filter({ hasText: 'Draw to end your turn' })).toHaveCount(1);
    await expectClear(page, snagButton(page), drawButton(page), page.locator('.square.lying'));
    await tap(page, drawButton(page));
    await myMove(page);
    await expect(mark).toHaveCount(0);

    await tap(page, first);
    await placed(page);
    // A run can lie only once there are four tiles: whether one does, the mark does not tell.
    expect((await readTable(page)).tiles.size).toBe(3);
    await tap(page, drawButton(page));
    await myMove(page);
    await tap(page, first);
    await expect(mark).toHaveText('Four in a row? Call before you draw');
    await expectClear(page, snagButton(page), drawButton(page));
    // A press on it closes it, too.
    await tap(page, mark);
    await expect(mark).toHaveCount(0);
    await tap(page, drawButton(page));
    await myMove(page);

    await tap(page, first);
    await placed(page);
    await tap(page, drawButton(page));
    await expect(note(page)).toContainText('You missed 45–48 (4 tiles).');
    await expect(page.locator('.practice-marks .outline')).toHaveCount(1);
    await myMove(page);
    await tap(page, takeBack(page));
    await expect(page.locator('.toast')).toHaveText('Undone. You can still call, or draw.');
    await placed(page);
    await tap(page, snagButton(page));
    await expect(log(page)).toContainText(`SNAG! You take ${ANNS_RUN.told}`);
    await tap(page, drawButton(page));
    await myMove(page);
    await tap(page, hint(page));
    await expect(note(page)).toHaveText(/^Play \d+\. /);
    await tap(page, page.getByRole('button', { name: 'Close this note' }));
    await expect(note(page)).toHaveText('');
    await expectNoFault(page);
    // The marks are not shown again.
    await page.reload();
    await myMove(page);
    await expect(mark).toHaveCount(0);
  });
});
