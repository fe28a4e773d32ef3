// The tests of idleness, for either way of painting: while nothing moves, nothing is drawn. The counting is checked too, since a
// counter that never counts would pass.
import { ANNS_RUN, expect, letPass, linkTo, myMove, placed, playButton, test, type Deal } from './helpers';
import { countDrawing, drawnSoFar, stillness } from './pixels';
import { openBare, seedStorage } from './seed';

const IDLE_MS = 3000;

export function idleTests(picture: NonNullable<Deal['picture']>): void {
  test(`no frame is drawn in three idle seconds (${picture})`, async ({ page }) => {
    test.slow();
    // A small window is painted sooner.
    await page.setViewportSize({ width: 640, height: 480 });
    // Nobody says or hums anything: whoever begins to while nothing else moves is drawn, as they should be.
    await openBare(page);
    await seedStorage(page, 'localStorage', { 'snag-preferences': JSON.stringify({ remarks: false }) });
    await countDrawing(page);
    await page.goto(`${linkTo({ picture, deal: ANNS_RUN.deal, pace: 'fast' })}&clock=8`);
    await expect(page.locator('canvas')).toHaveCount(1);
    await myMove(page);
    const before = await stillness(page);
    await letPass(page, IDLE_MS);
    expect(await drawnSoFar(page)).toEqual(before);

    // Something moves: the tile flies, the computer plays.
    await page.keyboard.press('1');
    await placed(page);
    await expect.poll(async () => (await drawnSoFar(page)).frames, {
      message: 'frames while a tile flies',
    }).toBeGreaterThan(before.frames + 3);
    expect((await drawnSoFar(page)).draws).toBeGreaterThan(before.draws + 3);

    // The clock's ring runs, and the browser turns it by itself: for some time it moves, and nothing is drawn.
    const turned = (): Promise<string> => page.evaluate(() => {
      const half = document.querySelector('.clock.burst i');
      return half ? getComputedStyle(half).transform : 'gone';
    });
    await expect.poll(async () => {
      const [drawn, earlier] = [await drawnSoFar(page), await turned()];
      await letPass(page, 250);
      const after = await turned();
      // What is painted ahead meanwhile comes with no frame.
      return after !== earlier && after !== 'gone' && (await drawnSoFar(page)).frames === drawn.frames;
    }, { message: 'the ring turns, and no frame is drawn for it', intervals: [100] }).toBe(true);
    await page.keyboard.press('d');
    await expect(page.locator('.clock.burst')).toHaveCount(0);
    const { rack: [tile = 0] } = await myMove(page);

    // In the middle of the game, with the pointer over the rack.
    await playButton(page, tile).hover();
    const later = await stillness(page);
    await letPass(page, IDLE_MS);
    expect(await drawnSoFar(page)).toEqual(later);
  });
}
