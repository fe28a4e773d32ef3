// The tests of idleness, for either way of painting: while nothing moves, nothing is drawn. The counting is checked too, since a
// counter that never counts would pass.
import { REMARK_MS } from '../../src/session/life/lifeState';
import { ANNS_RUN, MOVING, expect, letPass, linkTo, myMove, placed, playButton, test, type Deal, type Page } from './helpers';
import { countDrawing, type Drawn, drawnSoFar, stillness } from './pixels';

const IDLE_MS = 3000;

/** What was drawn once all is at rest. A face that greets or hums is drawn, as it should be, and no face does anything for longer. */
async function atRest(page: Page): Promise<Drawn> {
  await letPass(page, REMARK_MS);
  return stillness(page);
}

export function idleTests(picture: NonNullable<Deal['picture']>, details = {}): void {
  test.use(MOVING);

  test(`no frame is drawn in three idle seconds (${picture})`, details, async ({ page }) => {
    test.slow();
    // A small window is painted sooner.
    await page.setViewportSize({ width: 640, height: 480 });
    await countDrawing(page);
    await page.goto(`${linkTo({ picture, deal: ANNS_RUN.deal, pace: 'fast' })}&clock=8`);
    await expect(page.locator('canvas')).toHaveCount(1);
    await myMove(page);
    const before = await atRest(page);
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
    const later = await atRest(page);
    await letPass(page, IDLE_MS);
    expect(await drawnSoFar(page)).toEqual(later);
  });
}
