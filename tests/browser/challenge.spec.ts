// A friend's challenge by a finger on the smallest phone, from the link through a lesson to the table; and how it ends, on a desktop.
import { ONLY_LONG } from '../long/amount';
import { dumped, type Dump } from '../helpers/fixtures';
import { expectNoFault } from './axe';
import { board, expect, gameOver, players, test, type Page } from './helpers';
import { openBare, seedDatabase, seedStorage } from './seed';
import { touch } from './touch';

const LINK = '/?play=you,computer:pip&deal=monday&pace=slow&from=Ann&score=50-16&picture=none';
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'A challenge from Ann' });

test.describe('with a finger', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('a challenge says who sent it, leads to the lessons and back, and is played with the score to beat in sight', async ({ page }) => {
    await page.goto(LINK);
    await expect(heading(page)).toBeVisible();
    await expect(page).toHaveTitle('A challenge from Ann · SNAG');
    await expect(page.getByRole('region', { name: 'Ann beat Pip 50–16. Can you?' })).toBeInViewport();
    await expect(page.getByText('You play at your own pace: normal.')).toBeVisible();
    await expectNoFault(page);
    await touch(page, page.getByRole('button', { name: 'Teach me first' }));
    await expect(page.getByRole('button', { name: 'Leave the lesson' })).toBeVisible();
    // The address is used up, and the tab still knows what it learns for.
    expect(new URL(page.url()).search).not.toContain('score');
    await page.reload();
    await touch(page, page.getByRole('button', { name: 'Leave the lesson' }));
    await expect(heading(page)).toBeFocused();
    await touch(page, page.getByRole('button', { name: 'Play', exact: true }));
    await expect(board(page)).toBeVisible();
    await expect(players(page).getByRole('listitem').first()).toHaveText(/^\s*You, 0 tiles, 50 to beat, to move\s*$/);
    await expect(page.locator('.panel-drawn.moves .to-beat-sign')).toHaveText('50');
  });
});

/** A game of the fixture that Åsa won, 40 to 16, before it was counted; by a friend who won more with its tiles. */
const GAME = 'lhbasojb';

function beforeTheCount(): Dump {
  const dump = structuredClone(dumped());
  for (const { value } of dump.stores['games']?.entries ?? []) {
    const game = value as { id: string; setup: { players: Record<string, unknown>[] } };
    if (game.id !== GAME) continue;
    Object.assign(game, { ended: false, version: 2, challenge: { by: 'Ann', tiles: 41 } });
    const other = game.setup.players.find(({ name }) => name !== 'Åsa');
    if (other) Object.assign(other, { kind: 'bot', level: 'otto' });
  }
  return dump;
}

test('the end compares, and a challenge that cannot be played is refused with a sentence', ONLY_LONG, async ({ page }) => {
  await openBare(page);
  await seedDatabase(page, beforeTheCount());
  await seedStorage(page, 'sessionStorage', { 'snag-screen': JSON.stringify({ kind: 'table', game: GAME }) });
  await page.goto('/?picture=none');
  const count = page.getByRole('button', { name: 'Count the tiles' });
  await expect(count).toBeVisible();
  const { x, y, width, height } = (await count.boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(gameOver(page)).toHaveAccessibleDescription(/^You win! 40 tiles to 16.* Challenge lost: you took 40 tiles, Ann 41\.$/);
  await page.goto('/?play=you,computer:pip&deal=monday&from=Ann&score=50-60');
  await expect(page.getByText('The score can’t be “50-60”.')).toBeVisible();
});
