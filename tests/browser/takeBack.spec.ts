// A mis-tap is taken back before anybody is told, and a tile that is let go of on a wrong square goes back to the rack. How long a tap
// waits is shown under a simulated clock (tests/ui/table/takeBack.test.ts); here taps wait for a second one.
import { sampleIf } from '../long/amount';
import { expect, letPass, linkTo, log, myMove, playButton, readTable, square, test, type Page } from './helpers';

test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

type Spot = ReturnType<typeof square>;

async function middle(spot: Spot): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await spot.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

async function tap(page: Page, spot: Spot): Promise<void> {
  const { x, y } = await middle(spot);
  await page.touchscreen.tap(x, y);
}

/** Drags with the mouse, from the middle of one to the middle of the other. */
async function drag(page: Page, from: Spot, to: Spot): Promise<void> {
  const [start, end] = [await middle(from), await middle(to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 3 });
  await page.mouse.move(end.x, end.y);
  await page.mouse.up();
}

async function open(page: Page, takeBack: string, picture: 'none' | 'canvas'): Promise<readonly number[]> {
  await page.addInitScript((how) => {
    const players = [{ name: 'Ann', kind: 'local' }, { name: 'Otto', kind: 'bot' }];
    localStorage.setItem('snag-settings', JSON.stringify({ players, callSeconds: 5, pace: 'instant', input: { takeBack: how } }));
  }, takeBack);
  await page.goto(linkTo({ picture }));
  return (await myMove(page)).rack;
}

async function expectNothingPlayed(page: Page): Promise<void> {
  // Longer than any tap waits.
  await letPass(page, 700);
  expect((await readTable(page)).mayPlace).toBe(true);
  await expect(log(page)).not.toContainText('You play');
}

for (const picture of ['canvas', 'none'] as const) {
  test(`what waits over its square is taken back, or played by a second tap, picture: ${picture}`,
    sampleIf(picture === 'none'), async ({ page }) => {
    const [first = 0, second = 0] = await open(page, 'always', picture);
    const waits = page.locator('[data-aimed]');
    await tap(page, playButton(page, first));
    await expect(page.locator('.toast')).toContainText(`Tap ${first} again to play it.`);
    await expect(waits).toHaveAttribute('data-square', String(first));
    await page.keyboard.press('Escape');
    await expect(waits).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // A drag back does the same, and so does another tile.
    await tap(page, playButton(page, first));
    await drag(page, square(page, first), page.locator('.draw'));
    await expect(waits).toHaveCount(0);
    await tap(page, playButton(page, first));
    await tap(page, playButton(page, second));
    await expect(waits).toHaveAttribute('data-square', String(second));
    await expectNothingPlayed(page);
    // The second tap, on its square.
    await tap(page, square(page, second));
    await expect(log(page)).toContainText(`You play ${second}.`);
    await expect(log(page)).not.toContainText(`You play ${first}.`);
    await expect(waits).toHaveCount(0);
  });
}

test('a drop on a wrong square puts the tile back, one on its own plays it, and a tap plays after a moment', async ({ page }) => {
  const [first = 0, second = 0] = await open(page, 'touch', 'canvas');
  await drag(page, playButton(page, first), square(page, second));
  await expectNothingPlayed(page);
  await drag(page, playButton(page, first), square(page, first));
  await expect(log(page)).toContainText(`You play ${first}.`);
  await page.keyboard.press('d');
  const { rack: [next = 0] } = await myMove(page);
  await tap(page, playButton(page, next));
  await expect(log(page)).toContainText(`You play ${next}.`);
});
