// Rules 5 and 6 as they are met on the screen: a run that its maker does not call goes to who calls it, with the move that costs, and
// a call without a run costs a move. Where the computer has to overlook a run, a blind player sits in its worker's place.
import { ONLY_LONG } from '../long/amount';
import {
  ANNS_RUN, expect, log, look, myMove, openDeal, placed, players, playFirst, playNow, pressKeys, readTable, tableWhen, test, type Page,
} from './helpers';
import type { Locator } from '@playwright/test';
import type { Box } from '../../src/layout/box';

/** Both play the tile that stands first: the computer's second makes 26, 27, 28, 29. */
const COMPUTERS_RUN = 'b1807';

/** Seats a computer that plays the tile it has had longest and never sees a run. */
async function blindComputer(page: Page): Promise<void> {
  const script = `onmessage = ({ data: { id, path, argumentList } }) => {
    const { view } = argumentList[0].value;
    const value = path[0] === 'choose' ? { tile: view.rack[0], takes: [], after: 0 } : { sees: [], after: 0 };
    postMessage({ id, type: 'RAW', value });
  };`;
  await page.route(/ai\.worker/, (route) => route.fulfill({ contentType: 'text/javascript', body: script }));
}

/** Waits for a sentence, then for the person's next move, and gives what was told from that sentence on. */
async function toldFrom(page: Page, sentence: string): Promise<readonly string[]> {
  await tableWhen(page, (table) => table.log.includes(sentence), `"${sentence}"`);
  const told = (await myMove(page)).log;
  return told.slice(told.indexOf(sentence));
}

test('a run that Ann misses is claimed by the computer, and the move comes back to her', async ({ page }) => {
  await openDeal(page, { deal: ANNS_RUN.deal });
  await playFirst(page, 3);
  await page.keyboard.press('1');
  await placed(page);
  await page.keyboard.press('d');
  const told = await toldFrom(page, `You missed a run. Otto takes ${ANNS_RUN.told}`);
  // The claim cost the computer its move: it did not play between.
  expect(told.slice(1)).toEqual(['Taking your run costs Otto a turn.', 'Your turn.']);
  const table = await readTable(page);
  expect(table.players).toEqual(['Ann, 0 tiles, to move', 'Otto, 4 tiles']);
  expect(ANNS_RUN.tiles.filter((tile) => table.tiles.has(tile))).toEqual([]);
});

test('a run that the computer misses is Ann\'s for the calling: at once at the price of her move, later at none',
  ONLY_LONG, async ({ page }) => {
  await blindComputer(page);
  await openDeal(page, { deal: COMPUTERS_RUN });
  const before = await playFirst(page, 2);
  expect([26, 27, 28, 29].filter((tile) => !before.tiles.has(tile))).toEqual([]);
  await page.keyboard.press('s');
  const told = await toldFrom(page, 'Otto missed a run. You take 4 tiles: 26, 27, 28 and 29.');
  expect(told.filter((line) => line.startsWith('Otto plays')), 'the computer moves in her place').toHaveLength(1);
  expect(told.some((line) => line.startsWith('You play'))).toBe(false);
  const after = await readTable(page);
  expect(after.players).toEqual(['Ann, 4 tiles, to move', 'Otto, 0 tiles']);
  expect(after.rack).toEqual(before.rack);
  expect(after.tiles.size).toBe(before.tiles.size - 4 + 1);

  // Where nobody called it, it can still be called later, and then costs nothing.
  await openDeal(page, { deal: COMPUTERS_RUN });
  await playFirst(page, 3);
  await page.keyboard.press('1');
  await placed(page);
  await page.keyboard.press('Space');
  await expect(log(page)).toContainText('Otto missed a run. You take 4 tiles: 26, 27, 28 and 29.');
  expect((await readTable(page)).players[0]).toBe('Ann, 4 tiles, to move');
  await page.keyboard.press('d');
  const { log: later } = await myMove(page);
  expect(later.filter((line) => line.startsWith('You play'))).toHaveLength(4);
  expect(later.filter((line) => line.startsWith('Otto plays'))).toHaveLength(4);
  expect(later).not.toContain('You miss this turn.');
});

/** Where these lie in the window. */
async function boxesOf(page: Page, ...found: readonly Locator[]): Promise<(Box | null)[]> {
  await expect(page.locator('.toast')).toContainText(/./);
  return Promise.all(found.map((one) => one.boundingBox()));
}

test('a call without a run costs the next move, or this very one before placing, and is none before the first tile', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openDeal(page, { deal: ANNS_RUN.deal });
  await playFirst(page, 2);
  await page.keyboard.press('1');
  await placed(page);
  await page.keyboard.press('s');
  await expect(players(page).getByRole('listitem').first()).toHaveText(/Ann, 0 tiles, to move, misses a turn/);
  // On a phone the log shows it in short, from its beginning; what passes by covers neither log nor scores.
  const newest = log(page).locator('p').last().locator('[aria-hidden]');
  await expect(newest).toHaveText('False call: you miss your next turn');
  const [shown, pad, passing, ...scores] = await boxesOf(page, newest, page.locator('.pad'), page.locator('.toast'),
    players(page).getByRole('listitem').first(), players(page).getByRole('listitem').last());
  expect(shown!.y).toBeGreaterThanOrEqual(pad!.y);
  expect(shown!.y + shown!.height).toBeLessThanOrEqual(pad!.y + pad!.height + 1);
  for (const kept of [pad!, ...scores]) expect(passing!.y).toBeGreaterThan(kept!.y + kept!.height);
  await page.keyboard.press('d');
  const told = await toldFrom(page, 'No run for you to take. You miss your next turn.');
  const order = told.filter((line) => /^(?:Otto plays|You miss) /.test(line)).map((line) => line.replace(/\d+/, 'N'));
  expect(order).toEqual(['Otto plays N.', 'You miss this turn.', 'Otto plays N.']);
  expect((await readTable(page)).players[0]).toBe('Ann, 0 tiles, to move');

  await openDeal(page, { deal: ANNS_RUN.deal });
  const before = await playFirst(page, 2);
  await page.keyboard.press('s');
  const now = await toldFrom(page, 'No run for you to take. You miss this turn.');
  expect(now.filter((line) => line.startsWith('Otto plays'))).toHaveLength(1);
  const after = await readTable(page);
  expect(after.rack).toEqual(before.rack);
  expect(after.players[0]).toBe('Ann, 0 tiles, to move');

  await openDeal(page, { deal: ANNS_RUN.deal });
  const { rack: [first] } = await myMove(page);
  await pressKeys(page, 's', '1');
  expect((await placed(page)).log.filter((line) => line.startsWith('You '))).toEqual([`You play ${first}.`]);
});

test('what was told at a table stays there; the hint for a first move goes with it, and a false call takes its place',
  ONLY_LONG, async ({ page }) => {
  await openDeal(page);
  const told = page.getByText(/^Play a tile: tap it/);
  await expect(told).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Leave the table' }).click();
  await expect(playNow(page)).toBeVisible();
  await expect(told).toHaveCount(0);

  await openDeal(page, { play: 'ann,bo' });
  const hint = page.getByText(/^Ann, play a tile/);
  await look(page, 'Ann');
  await expect(hint).toBeVisible();
  await page.keyboard.press('1');
  await placed(page);
  await expect(hint).toHaveCount(0);
  for (const name of ['Bo', 'Ann', 'Bo']) {
    await page.keyboard.press('d');
    await look(page, name);
    await page.keyboard.press('1');
    await placed(page);
  }
  await pressKeys(page, 'd', 'p');
  await expect(page.locator('.toast')).toHaveText('Bo calls SNAG with no run to take, and misses their next turn.');
});
