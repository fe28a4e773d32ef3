// Every button is reached by a press at the point where it is seen, whatever lies over or under it: in all layouts, with the picture and
// without, side by side, around the table, in the draw for order and in a replay. And a race is won by such a press.
import { dumped } from '../helpers/fixtures';
import { ONLY_LONG, sampleIf } from '../long/amount';
import { openBare, seedDatabase } from './seed';
import { ANNS_RUN, board, expect, linkTo, log, look, placed, playGame, test, type Page, openSetup } from './helpers';

const SIZES = [[390, 844], [844, 390], [1180, 820], [1440, 900], [320, 256]] as const;

const panel = (page: Page, name: string) => page.getByRole('button', { name: `${name} calls SNAG!`, exact: true });

/** The buttons of the table that a press in their middle does not reach, and what it reaches instead; `none` where there is no button. */
function unreached(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const nameOf = (element: Element | null): string =>
      element?.getAttribute('aria-label') ?? `${element?.className} ${element?.textContent?.trim().slice(0, 30)}`;
    // Face-down tiles lie on the squares, and a question over all that is not to be used meanwhile.
    const asked = document.querySelector('.asking') ? '.asking button, .menu' : 'button, input';
    const buttons = [...document.querySelectorAll<HTMLElement>(`.table :is(${asked})`)]
      .filter((button) => !(button.matches('.square') && document.querySelector('.facedown')))
      // What is only heard until it has the focus is nowhere to be pressed.
      .filter((button) => button.closest('.read-aloud') === null)
      // The pile draws as the button does, and where that does nothing, nobody presses it.
      .filter((button) => !(button.matches('.pile') && document.querySelector('.draw[aria-disabled="true"]')));
    if (buttons.length === 0) return ['none'];
    return buttons.flatMap((button) => {
      // What scrolls is scrolled to, as a hand would do it.
      button.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { x, y, width, height } = button.getBoundingClientRect();
      const there = document.elementFromPoint(x + width / 2, y + height / 2);
      return there !== null && button.contains(there) ? [] : [`${nameOf(button)}: ${nameOf(there)}`];
    });
  });
}

/** No button is out of reach, at any size. */
async function expectReached(page: Page, state: string, sizes: readonly (readonly [number, number])[] = SIZES): Promise<void> {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => unreached(page), { message: `${state}, ${width} × ${height}` }).toEqual([]);
  }
  await page.setViewportSize({ width: SIZES[3][0], height: SIZES[3][1] });
}

async function remember(page: Page, sitting: 'beside' | 'around'): Promise<void> {
  await page.addInitScript((how) => {
    const players = ['Ann', 'Ben'].map((name) => ({ name, kind: 'local' }));
    localStorage.setItem('snag-settings', JSON.stringify({ players, callSeconds: null, pace: 'instant', sitting: how }));
  }, sitting);
}

for (const picture of ['none', 'canvas'] as const) {
  test(`side by side every button is reached at its middle, picture: ${picture}`, sampleIf(picture === 'none'), async ({ page }) => {
    await page.goto(linkTo({ play: 'ann,ben,cleo,dora', picture }));
    await look(page, 'Ann');
    await page.keyboard.press('1');
    await placed(page);
    for (const name of ['Ben', 'Cleo', 'Dora']) await expect(panel(page, name)).toBeVisible();
    await expectReached(page, 'Ann has placed');
    await page.keyboard.press('d');
    await expect(page.getByRole('button', { name: 'Ben\'s tiles' })).toBeVisible();
    await expect(panel(page, 'Ann')).toBeVisible();
    await expectReached(page, 'Ben\'s tiles are covered');
    await look(page, 'Ben');
    await expectReached(page, 'Ben looks');
  });
}

test('in the draw for order, around the table, and when everyone is asked every button is reached at its middle',
  ONLY_LONG, async ({ page }) => {
  await remember(page, 'around');
  await page.goto('/?picture=none');
  await openSetup(page, 'several');
  await playGame(page).click();
  await expect(page.getByRole('button', { name: /^Pick face-down tile/ })).toHaveCount(24);
  await expectReached(page, 'the order is drawn');
  await page.goto(linkTo({ play: 'ann,ben,cleo,dora', picture: 'none' }));
  await look(page, 'Ann');
  await expectReached(page, 'Ann looks');
  await page.keyboard.press('1');
  await placed(page);
  await expectReached(page, 'Ann has placed');
  await page.goto(`${linkTo({ play: 'ann,ben,cleo', picture: 'none' })}&clock=asked`);
  await look(page, 'Ann');
  await page.keyboard.press('1');
  await placed(page);
  await page.keyboard.press('d');
  await expect(page.getByText('Ben: SNAG or pass?')).toBeVisible();
  await expectReached(page, 'Ben is asked');
});

test('in a replay every button is reached at its middle', ONLY_LONG, async ({ page }) => {
  await openBare(page);
  await seedDatabase(page, dumped());
  await page.goto('/?picture=none');
  await page.getByRole('button', { name: 'History', exact: true }).click();
  await page.getByRole('button', { name: /^Replay: / }).first().click();
  await expect(board(page)).toBeVisible();
  await expectReached(page, 'a replay', SIZES.slice(0, 4));
});

/** Ann's and Bo's moves up to the tile that makes Ann's run, in a race for it. */
async function toTheRace(page: Page): Promise<void> {
  await page.goto(`${linkTo({ play: 'ann,bo', deal: ANNS_RUN.deal })}&rules=race`);
  for (let move = 1; move <= 7; move += 1) {
    await look(page, move % 2 === 1 ? 'Ann' : 'Bo');
    await page.keyboard.press('1');
    await placed(page);
    if (move < 7) await page.keyboard.press('d');
  }
  await expect(board(page).getByRole('button', { name: /tile, just played/ })).toHaveAccessibleName(/^47, /);
}

for (const pointer of ['finger', 'mouse'] as const) {
  test.describe(() => {
    test.use({ hasTouch: pointer === 'finger', viewport: { width: 390, height: 844 } });
    test(`whoever does not move wins a race by ${pointer}, on their name`, ONLY_LONG, async ({ page }) => {
      await toTheRace(page);
      const { x, y, width, height } = (await panel(page, 'Bo').boundingBox())!;
      await (pointer === 'finger' ? page.touchscreen.tap(x + width / 2, y + height / 2) : page.mouse.click(x + width / 2, y + height / 2));
      await expect(log(page)).toContainText('SNAG! Bo is quicker than Ann and takes 4 tiles: 45, 46, 47 and 48');
    });
  });
}
