// A game by mouse, from the start screen on: names typed, the order drawn, tiles clicked, dragged and put on
// their squares, runs called. What a run is is worked out here from the names of the squares alone.
import { LONG, ONLY_LONG, amount } from '../long/amount';
import {
  MOVING, drawButton, expect, finalCounts, fixChance, gameOver, myMove, placed, playButton, playGame, players, readTable, rememberPace,
  runThrough, snagButton, square, tableWhen, test, tilesWon, type Page, type Table, openSetup,
} from './helpers';

test.use(MOVING);

/** So many moves are made: each way twice, or a whole game. */
const MOVES = amount(6, 76);

/** The ways to play a tile by mouse. */
const WAYS: readonly ((page: Page, tile: number) => Promise<void>)[] = [
  (page, tile) => playButton(page, tile).click(),
  (page, tile) => square(page, tile).click(),
  async (page, tile) => {
    const [from, to] = [await playButton(page, tile).boundingBox(), await square(page, tile).boundingBox()];
    if (!from || !to) throw new Error('a tile or its square is not on the screen');
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 3 });
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2);
    await page.mouse.up();
  },
];

/** The tile of the rack that takes most at once. */
function bestOf({ rack, tiles }: Table): number {
  const gain = (tile: number): number => runThrough(tiles, tile).size;
  return rack.toSorted((a, b) => gain(b) - gain(a))[0] as number;
}

/** Sits down as Ann against Sally, and picks a face-down tile. */
async function sitDown(page: Page): Promise<void> {
  await page.goto('/?picture=none');
  await openSetup(page);
  await page.getByRole('textbox', { name: 'Name of player 1' }).fill('Ann');
  await page.getByRole('textbox', { name: 'Name of player 2' }).fill('Sally');
  await playGame(page).click();
  await expect(players(page).getByRole('listitem')).toHaveText([/^\s*Ann, 0 tiles\s*$/, /^\s*Sally, 0 tiles, plays as Otto\s*$/]);
  await expect(page.getByRole('button', { name: /^Pick face-down tile/ })).toHaveCount(24);
  await page.getByRole('button', { name: 'Pick face-down tile 5', exact: true }).click();
}

test(`by mouse, from the start screen ${LONG ? 'to the count' : 'on'}`, async ({ page }) => {
  test.slow();
  await rememberPace(page, 'instant');
  await fixChance(page, 4);
  await sitDown(page);

  let moves = 0;
  let calls = 0;
  let table = await myMove(page);
  // Who drew the lower tile sits first.
  const picks = table.log.flatMap((line) => /^(\w+) picks? (\d+)\.$/.exec(line) ?? []);
  const first = Number(picks[2]) < Number(picks[5]) ? picks[1] : picks[4];
  expect(table.players[0]).toMatch(new RegExp(`^${first === 'You' ? 'Ann' : first},`));

  while (table.mayPlace && moves < MOVES) {
    const before = table;
    const tile = bestOf(table);
    await WAYS[moves % WAYS.length]?.(page, tile);
    moves += 1;
    table = await placed(page);
    expect(table.justPlayed).toBe(tile);
    expect(table.rack).not.toContain(tile);
    const run = runThrough(table.tiles, tile);
    if (run.size > 0) {
      calls += 1;
      const won = tilesWon(table.players.find((item) => item.startsWith('Ann')) ?? '');
      await snagButton(page).click();
      table = await tableWhen(page, ({ log }) => log.some((line) => line.includes('SNAG! You take')
        && !before.log.includes(line)), 'the run to be taken');
      // A run that was missed before may come along with it, but nothing of this one stays.
      expect([...run].filter((each) => table.tiles.has(each))).toEqual([]);
      expect(tilesWon(table.players.find((item) => item.startsWith('Ann')) ?? '')).toBeGreaterThanOrEqual(won + run.size);
    }
    await drawButton(page).click();
    table = await myMove(page);
  }
  if (!LONG) return;
  // The last chance may end by itself before the mouse is there.
  if (table.mayCount) await page.getByRole('button', { name: 'Count the tiles' }).click({ timeout: 5000 }).catch(() => { /* it has */ });
  await expect(gameOver(page)).toBeVisible();
  // It came by itself: a press that was meant for the table does not take it away.
  await page.mouse.click(5, 5);
  await expect(gameOver(page)).toBeVisible();

  const counts = await finalCounts(page);
  expect(Object.keys(counts).toSorted()).toEqual(['Ann', 'Sally']);
  expect(calls, 'at least one run was called by mouse').toBeGreaterThan(0);
  await gameOver(page).getByRole('button', { name: 'Look at the board' }).click();
  const { tiles, log } = await readTable(page);
  expect((counts['Ann'] ?? 0) + (counts['Sally'] ?? 0) + tiles.size).toBe(76);
  expect(log.filter((line) => / plays? \d+\.$/.test(line))).toHaveLength(76);
});

test('a tile that is dropped beside the board goes back to the rack', ONLY_LONG, async ({ page }) => {
  await page.goto('/?play=ann,computer&deal=abc&pace=instant&picture=none');
  const { rack } = await myMove(page);
  const from = await playButton(page, rack[0] as number).boundingBox();
  if (!from) throw new Error('the rack is not on the screen');
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(from.x + 120, from.y - 100, { steps: 3 });
  await page.mouse.move(5, 5);
  await page.mouse.up();
  // A tile that had been played would be told before this one is.
  await playButton(page, rack[1] as number).click();
  const table = await placed(page);
  expect([...table.tiles]).toEqual([rack[1]]);
  expect(table.rack).toEqual([rack[0], rack[2], rack[3]]);
});
