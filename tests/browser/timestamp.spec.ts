// Races are judged by when the key went down and not by when a handler came to run: the page is kept busy over the end of the time to
// call, and a call that was made before it but is handled after it still counts. One made after it does not.
import { ONLY_LONG } from '../long/amount';
import { ANNS_RUN, expect, linkTo, log, myMove, placed, test, type Page } from './helpers';

/** The time to call, in milliseconds: the shortest that can be agreed. */
const CALL_TIME = 3000;

/**
 * Presses 1, and S so long before (or, negative, after) the time to call runs out; the page is busy from before that moment on, so
 * that the clock's end is handled first and the key only then.
 */
async function pressLate(page: Page, early: number): Promise<void> {
  const end = await page.evaluate(async (callTime) => {
    const drawButton = document.querySelector('button[aria-keyshortcuts="D Enter"]');
    if (!drawButton) throw new Error('there is no button to draw');
    // The clock runs from when the tile is placed, which is when one may draw.
    const landed = new Promise<number>((done) => {
      new MutationObserver((_, observer) => {
        if (drawButton.getAttribute('aria-disabled') !== 'false') return;
        observer.disconnect();
        done(performance.now());
      }).observe(drawButton, { attributes: true });
    });
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '1', bubbles: true, cancelable: true }));
    return (await landed) + callTime;
  }, CALL_TIME);
  // On a slow machine it takes a while to come back to the page.
  await page.waitForFunction((time) => performance.now() >= time, end - 1500, { polling: 10 });
  await page.evaluate(async ([over, before]) => {
    const busyUntil = (time: number): void => {
      while (performance.now() < time) { /* nothing else runs */ }
    };
    busyUntil(over - before);
    const pressed = new KeyboardEvent('keydown', { key: 's', bubbles: true, cancelable: true });
    busyUntil(over + 250);
    // The clock's own timer is overdue by now, and runs before this one.
    await new Promise((done) => { setTimeout(done, 0); });
    document.body.dispatchEvent(pressed);
  }, [end, early] as const);
}

async function playToTheRun(page: Page): Promise<void> {
  await page.goto(`${linkTo({ deal: ANNS_RUN.deal, pace: 'fast' })}&clock=${CALL_TIME / 1000}`);
  for (let move = 0; move < 3; move += 1) {
    await myMove(page);
    await page.keyboard.press('1');
    await placed(page);
    await page.keyboard.press('d');
  }
  await myMove(page);
}

test('a call before the end of the time that is handled after it counts', async ({ page }) => {
  test.slow();
  await playToTheRun(page);
  await pressLate(page, 200);
  await expect(log(page)).toContainText(`SNAG! You take ${ANNS_RUN.told}`);
  await expect(log(page)).not.toContainText('missed');
});

// That one is too late is held by the tests of the machine, too.
test('a call after the end of the time does not', ONLY_LONG, async ({ page }) => {
  test.slow();
  await playToTheRun(page);
  await pressLate(page, -100);
  await expect(log(page)).toContainText(`You missed a run. Otto takes ${ANNS_RUN.told}`);
  await expect(log(page)).not.toContainText('SNAG! You take');
});
