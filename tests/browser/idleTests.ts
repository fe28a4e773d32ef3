// The tests of idleness, for either way of painting: while nothing moves, nothing is drawn. The counting is checked too, since a
// counter that never counts would pass.
import { ANNS_RUN, expect, letPass, myMove, openDeal, placed, playButton, test, type Deal } from './helpers';
import { countDrawing, drawnSoFar, stillness } from './pixels';

const IDLE_MS = 3000;

export function idleTests(picture: NonNullable<Deal['picture']>): void {
  test(`no frame is drawn in three idle seconds (${picture})`, async ({ page }) => {
    test.slow();
    await countDrawing(page);
    await openDeal(page, { picture, deal: ANNS_RUN.deal, pace: 'fast' });
    await expect(page.locator('canvas')).toHaveCount(1);
    await myMove(page);
    const before = await stillness(page);
    await letPass(page, IDLE_MS);
    expect(await drawnSoFar(page)).toEqual(before);

    // Something moves: the tile flies, the clock runs, the computer plays.
    await page.keyboard.press('1');
    await placed(page);
    await expect.poll(async () => (await drawnSoFar(page)).frames, {
      message: 'frames while a tile flies',
    }).toBeGreaterThan(before.frames + 3);
    expect((await drawnSoFar(page)).draws).toBeGreaterThan(before.draws + 3);
    await page.keyboard.press('d');
    const { rack: [tile = 0] } = await myMove(page);

    // In the middle of the game, with the pointer over the rack.
    await playButton(page, tile).hover();
    const later = await stillness(page);
    await letPass(page, IDLE_MS);
    expect(await drawnSoFar(page)).toEqual(later);
  });
}
