// Nothing is lost once all tiles are played, either: the last chance, the count, a match between two games, the
// history and a replay come back.
import { ONLY_LONG } from '../long/amount';
import { readFileSync } from 'node:fs';
import { expectNoFault } from './axe';
import {
  board, expect, finalCounts, gameOver, goOn, linkTo, log, myMove, openDeal, playFirst, playGame, playNow, readTable, test, type Page,
  openSetup,
} from './helpers';
import { seedFinished } from './seed';

/** Puts a game of two people into the store in which every tile is played, and nothing counted. */
async function keepLastChance(page: Page): Promise<void> {
  const [, , , , , , , , line = ''] = readFileSync('tests/vectors/games.jsonl', 'utf8').split('\n');
  const { result: _, ...record } = JSON.parse(line) as { rules: object; seats: string[]; events: [string][]; result: unknown };
  const events = record.events.slice(0, record.events.findLastIndex(([kind]) => kind === 'draw') + 1);
  await page.evaluate((game) => new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open('snag');
    opening.addEventListener('error', () => reject(new Error('no store')));
    opening.addEventListener('success', () => {
      const put = opening.result.transaction('games', 'readwrite').objectStore('games').put(game);
      put.addEventListener('success', () => { opening.result.close(); resolve(); });
      put.addEventListener('error', () => reject(new Error('not kept')));
    });
  }), {
    id: 'last', version: 1, savedAt: 1, ended: false, picks: [], record: { ...record, events },
    setup: {
      players: record.seats.map((name) => ({ name, kind: 'local' })), order: 'given', seed: 'last', rules: record.rules,
      callSeconds: null, pace: 'instant',
    },
  });
}

test('the last chance, and the count that comes after it', ONLY_LONG, async ({ page }) => {
  await page.goto('/?picture=none');
  await expect(playNow(page)).toBeVisible();
  await keepLastChance(page);
  await page.reload();
  await goOn(page).click();
  const before = await myMove(page);
  expect(before.mayCount).toBe(true);
  await page.reload();
  expect(await myMove(page)).toEqual(before);
  await page.getByRole('button', { name: 'Count the tiles' }).click();
  await expect(gameOver(page)).toBeVisible();
  const counts = await finalCounts(page);
  await page.reload();
  await expect(gameOver(page)).toBeVisible();
  expect(await finalCounts(page)).toEqual(counts);
  // The board lies beneath as it was, and another game can begin.
  await gameOver(page).getByRole('button', { name: 'Look at the board' }).click();
  expect((await readTable(page)).tiles).toEqual(before.tiles);
  await page.keyboard.press('m');
  await page.getByRole('button', { name: 'New game' }).click();
  expect((await readTable(page)).tiles.size).toBe(0);
});

test('a game that was played to the end comes back at its count, once, and is not offered', async ({ page }) => {
  await page.goto(linkTo({ play: 'computer,computer' }));
  await expect(gameOver(page)).toBeVisible({ timeout: 20_000 });
  const counts = await finalCounts(page);
  const story = await log(page).innerText();
  await page.reload();
  await expect(gameOver(page)).toBeVisible();
  expect(await finalCounts(page)).toEqual(counts);
  expect(await log(page).innerText()).toBe(story);
  await gameOver(page).getByRole('button', { name: 'Back to the start' }).click();
  await expect(playNow(page)).toBeVisible();
  await expect(goOn(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'History', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Replay: / })).toHaveCount(1);
});

test('between two games of a match: the card can be corrected, and the next game begun, here or in another tab', ONLY_LONG, async (
  { page, context },
) => {
  await context.addInitScript(() => {
    if (localStorage.getItem('snag-settings') !== null) return;
    const players = [{ name: 'Viola', kind: 'bot', level: 'viola' }, { name: 'Pip', kind: 'bot', level: 'pip' }];
    localStorage.setItem(
      'snag-settings', JSON.stringify({ players, callSeconds: 3, pace: 'instant', playedFor: { kind: 'games', games: 4 } }),
    );
  });
  const match = (where: Page, games: string) => where.getByRole('listitem').filter({
    hasText: new RegExp(`^\\s*A series of 4 games: (Viola and Pip|Pip and Viola), after ${games}`),
  });
  const card = page.getByRole('dialog', { name: 'Score card' });
  await page.goto('/?picture=none');
  await openSetup(page);
  await playGame(page).click();
  await expect(gameOver(page)).toBeVisible({ timeout: 40_000 });
  const counts = await finalCounts(page);
  await gameOver(page).getByRole('button', { name: 'Score card' }).click();
  await expect(card).toBeVisible();

  await page.reload();
  await expect(gameOver(page).getByText('Game 1 of 4', { exact: true })).toBeVisible();
  expect(await finalCounts(page)).toEqual(counts);
  await expect(card).toHaveCount(0);
  await gameOver(page).getByRole('button', { name: 'Score card' }).click();
  await card.getByRole('button', { name: 'Correct' }).click();
  const cell = card.getByRole('textbox', { name: 'Viola’s tiles in game 1' });
  await cell.fill('1');
  await cell.press('Enter');
  await page.reload();
  await gameOver(page).getByRole('button', { name: 'Score card' }).click();
  await expect(card).toContainText(`corrected, was ${counts['Viola']}`);
  await page.keyboard.press('Escape');

  // The page is closed at the count; the next visit goes on from the start screen.
  await page.close();
  const next = await context.newPage();
  await next.goto('/?picture=none');
  await expect(match(next, '1 game')).toBeVisible();
  await expectNoFault(next);
  await goOn(next).click();
  await expect(gameOver(next).getByText('Game 2 of 4', { exact: true })).toBeVisible({ timeout: 40_000 });
  await gameOver(next).getByRole('button', { name: 'Back to the start' }).click();
  await expect(match(next, '2 games')).toBeVisible();

  // It takes two presses to have it off the list, and its games stay.
  await next.getByRole('button', { name: 'Remove this series from the list' }).click();
  await expect(match(next, '2 games')).toBeVisible();
  await next.getByRole('button', { name: 'Remove for good' }).click();
  await expect(goOn(next)).toHaveCount(0);
  await next.reload();
  await expect(playNow(next)).toBeVisible();
  await expect(goOn(next)).toHaveCount(0);
  await next.getByRole('button', { name: 'History', exact: true }).click();
  await expect(next.getByRole('button', { name: /^Replay: / })).toHaveCount(2);
});

test('the history, and a replay in the middle', ONLY_LONG, async ({ page }) => {
  await seedFinished(page, 'n9t3uca4');
  await page.getByRole('button', { name: 'History', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
  await page.getByRole('button', { name: /^Replay: / }).click();
  const slider = page.getByRole('slider', { name: 'Step of the game' });
  await slider.fill('31');
  const before = await readTable(page);
  expect(before.tiles.size).toBeGreaterThan(5);
  await page.reload();
  await expect(slider).toHaveValue('31');
  expect(await readTable(page)).toEqual(before);
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
  await page.getByRole('button', { name: 'Back to the start' }).click();
  await expect(playNow(page)).toBeVisible();
  await page.reload();
  await expect(playNow(page)).toBeVisible();
});

test('a game that another tab plays by now is left to it', ONLY_LONG, async ({ page, context }) => {
  await openDeal(page);
  const before = await playFirst(page, 1);
  // A page that is not there for a while, as after a crash.
  await page.goto('about:blank');
  const other = await context.newPage();
  await other.goto('/?picture=none');
  await goOn(other).click();
  await expect(board(other)).toBeVisible();
  await page.goBack();
  await expect(page.getByText('This game is being played in another tab.')).toBeVisible();
  expect(await myMove(other)).toEqual(before);
});
