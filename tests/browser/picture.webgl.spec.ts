// The picture as WebGL paints it, by its pixels: the board in tomato, its squares in paper, a played tile in ivory, the table around.
// And what becomes of it when the graphics context is lost: play goes on, and the picture comes back.
import { ONLY_LONG } from '../long/amount';
import type { JSHandle } from '@playwright/test';
import { MOVING, expect, myMove, openDeal, placed, square, test, type Page } from './helpers';
import { alike, coloursAt, type Colour, type Point, printed } from './pixels';

interface Sight { readonly board: Colour; readonly paper: Colour; readonly tile: Colour; readonly table: Colour }

/** What is seen of the board, of an empty square, of the square of `tile`, and of the table beside the board. */
async function sight(page: Page, tile: number, empty: number): Promise<Sight> {
  const inSquare = async (number: number, right: number, down: number): Promise<Point> => {
    const box = await square(page, number).boundingBox();
    if (!box) throw new Error(`square ${number} is not on the screen`);
    return { x: box.x + box.width * right, y: box.y + box.height * down };
  };
  // Left of 13 the board is bare; a corner of a square is clear of its number and of the ring around the last tile.
  const points = await Promise.all([inSquare(13, -0.5, 0.5), inSquare(empty, 0.2, 0.2), inSquare(tile, 0.24, 0.26)]);
  const [board, paper, on, table] = await coloursAt(page, [...points, { x: 20, y: 440 }]) as [Colour, Colour, Colour, Colour];
  return { board, paper, tile: on, table };
}

function expectTable({ board, paper, table }: Sight): void {
  expect(alike(board, printed('tomato')), `the board is tomato, not ${board.join()}`).toBe(true);
  expect(alike(paper, printed('paper')) || alike(paper, printed('paperShade')), `a square is paper, not ${paper.join()}`).toBe(true);
  const [red, green, blue] = table;
  expect(green > red + 15 && blue > red + 15 && blue < 110, `the table is dark teal, not ${table.join()}`).toBe(true);
}

/** Waits until the picture shows the tile on its square, and sees that all else is there. */
async function expectPicture(page: Page, tile: number, empty: number): Promise<void> {
  await expect.poll(async () => {
    const { board, tile: seen } = await sight(page, tile, empty);
    return alike(board, printed('tomato')) && alike(seen, printed('ivory'), 5);
  }, { message: 'the picture with the tile in ivory', timeout: 15_000 }).toBe(true);
  expectTable(await sight(page, tile, empty));
}

/** Takes the graphics context away, and gives what can bring it back. */
async function loseContext(page: Page): Promise<JSHandle<WEBGL_lose_context>> {
  const extension = await page.evaluateHandle(
    () => document.querySelector('canvas')!.getContext('webgl2')!.getExtension('WEBGL_lose_context')!,
  );
  await extension.evaluate((context) => context.loseContext());
  expect(await page.evaluate(() => document.querySelector('canvas')!.getContext('webgl2')!.isContextLost())).toBe(true);
  return extension;
}

async function isWebGL(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const gl = document.querySelector('canvas')?.getContext('webgl2');
    return gl !== null && gl !== undefined && !gl.isContextLost();
  });
}

// A small window is painted sooner.
test.use({ ...MOVING, viewport: { width: 800, height: 500 } });

test('the table has its colours; with the context lost it is played by its buttons, and the picture comes back', async ({ page }) => {
  await openDeal(page, { picture: 'webgl' });
  const { rack: [tile = 0, empty = 0] } = await myMove(page);
  await expect.poll(async () => alike((await sight(page, tile, empty)).board, printed('tomato')), { timeout: 30_000 }).toBe(true);
  expect(await isWebGL(page)).toBe(true);
  const before = await sight(page, tile, empty);
  expectTable(before);
  expect(alike(before.tile, printed('paper')) || alike(before.tile, printed('paperShade')), 'the square is still empty').toBe(true);
  const context = await loseContext(page);
  await page.keyboard.press('1');
  await context.evaluate((extension) => extension.restoreContext());
  await placed(page);
  await expect.poll(() => isWebGL(page), { message: 'the context to come back' }).toBe(true);
  await expectPicture(page, tile, empty);
});

test('with the context lost for good a plain canvas takes over, and the game goes on', ONLY_LONG, async ({ page }) => {
  await openDeal(page, { picture: 'webgl' });
  const { rack: [tile = 0, empty = 0] } = await myMove(page);
  await expect.poll(() => isWebGL(page)).toBe(true);
  await loseContext(page);
  await square(page, tile).click();
  await placed(page);
  await expectPicture(page, tile, empty);
  expect(await isWebGL(page)).toBe(false);
  await expect(page.locator('canvas')).toHaveCount(1);
  await page.keyboard.press('d');
  const { tiles } = await myMove(page);
  expect(tiles.has(tile)).toBe(true);
});
