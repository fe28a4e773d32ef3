// The whole way through the game by one means alone, in one window: from the start screen to the table, the menu, out and back again, to
// the count, the score card, the history, a replay, and back to the start. The long program goes it by every means in every window.
import type { Locator } from '@playwright/test';
import { LONG } from '../long/amount';
import { MOVING, expect, fixChance, gameOver, myMove, playNow, rememberPace, runThrough, tableWhen, test, type Page } from './helpers';
import { playByEar } from './byEarPlay';
import { MEANS, type Means } from './means';

const WINDOWS = [[390, 844], [844, 390], [1180, 820], [1440, 900], [320, 256]] as const;

/** By ear all is done with keys, and nothing is known but what is read aloud. */
type Way = keyof typeof MEANS | 'ear';
type Journey = readonly [way: Way, width: number, height: number];

const WAYS: readonly Way[] = ['mouse', 'touch', 'keys', 'ear'];

const ALL: readonly Journey[] = WAYS.flatMap((way) => WINDOWS.map(([width, height]): Journey => [way, width, height]));

/** Whole games by mouse and by keys have tests of their own. */
const SAMPLE: readonly Journey[] = [['touch', 390, 844]];

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name, exact: true });

/** Where the focus is must be plain to whoever goes on from there by keys. */
async function expectFocus(page: Page, after: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body), { message: after }).toBe(false);
}

/** Plays moves, calling each run of one's own, until `enough` says so or the game is over. */
async function playBySight(page: Page, means: Means, enough: (moves: number) => boolean): Promise<void> {
  let table = await myMove(page, 30_000);
  for (let moves = 0; table.mayPlace && !enough(moves); moves += 1) {
    const [tile = 0] = table.rack;
    await means.play(page, 0);
    table = await tableWhen(page, ({ justPlayed, mayDraw }) => justPlayed === tile && mayDraw, 'the tile to be placed');
    if (runThrough(table.tiles, tile).size > 0) {
      await means.call(page);
      table = await tableWhen(page, ({ tiles }) => !tiles.has(tile), 'the run to be taken');
    }
    await means.end(page);
    table = await myMove(page, 30_000);
  }
  if (table.mayCount) await means.end(page);
}

/** Goes to the table, out and back, and in the long program the rest of the way. */
async function journey(page: Page, way: Way): Promise<void> {
  const means = MEANS[way === 'ear' ? 'keys' : way];
  const play = (enough: (moves: number) => boolean): Promise<void> =>
    (way === 'ear' ? playByEar(page, 'You', enough) : playBySight(page, means, enough));
  test.setTimeout(240_000);
  await rememberPace(page, 'instant');
  await fixChance(page, 4);
  await page.goto(`/?picture=${LONG ? 'canvas' : 'none'}`);
  await means.press(page, playNow(page));
  await means.pick(page, 4);
  await play((moves) => moves === 2);

  // Out, and back to the same table.
  await means.openMenu(page);
  await means.press(page, button(page, 'Quick rules'));
  await means.press(page, button(page, 'Close'));
  await means.press(page, page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Leave the table', exact: true }));
  await expectFocus(page, 'after the table is left');
  await means.press(page, button(page, 'Continue'));
  await play((moves) => !LONG && moves === 1);
  if (LONG) await fromTheCount(page, means);
}

/** What comes after a game. */
async function fromTheCount(page: Page, means: Means): Promise<void> {
  await expect(gameOver(page)).toBeVisible();
  await means.press(page, gameOver(page).getByRole('button', { name: 'Score card' }));
  await means.press(page, page.getByRole('dialog', { name: 'Score card' }).getByRole('button', { name: 'Back', exact: true }));
  await means.press(page, gameOver(page).getByRole('button', { name: 'Back to the start' }));
  await expectFocus(page, 'after the count');
  await means.press(page, button(page, 'History'));
  await means.press(page, page.getByRole('button', { name: /^Replay: / }));
  for (let step = 0; step < 3; step += 1) await means.press(page, button(page, 'One step forward'));
  await expect(page.getByRole('slider', { name: 'Step of the game' })).toHaveValue('3');
  await means.press(page, button(page, 'Next moment'));
  await means.press(page, button(page, 'Back to the history'));
  await expectFocus(page, 'after the replay');
  await means.press(page, button(page, 'Back to the start'));
  await expect(playNow(page)).toBeVisible();
  await expectFocus(page, 'after the history');
}

for (const [way, width, height] of LONG ? ALL : SAMPLE) {
  test.describe(`by ${way}, at ${width} × ${height}`, () => {
    test.use({ ...MOVING, hasTouch: way === 'touch', viewport: { width, height } });

    test(`from the start to the ${LONG ? 'replay' : 'table'} and back`, async ({ page }) => { await journey(page, way); });
  });
}
