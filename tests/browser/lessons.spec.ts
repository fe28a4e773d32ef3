// The seven lessons as they are played: by keys alone, and by fingers alone on a phone; wrong acts and their answers, a reload in their
// midst, and the game in which they end. `npm run -s long -- lessons` does every wrong act of every lesson.
import { expectNoFault } from './axe';
import { LONG, ONLY_LONG } from '../long/amount';
import { board, drawButton, expect, players, rack, snagButton, square, test, type Page } from './helpers';

/** A press of the learner, and what Pip says once it has come to something. */
type Press = readonly [press: number | 'snag' | 'draw' | 'on', says: string];

/** What is asked first, and all that is right from there on. */
const FIRST = 'Play one of them';
const COURSE: readonly (readonly Press[])[] = [
  [[47, 'Now draw a tile'], ['draw', 'Your turn again'], [66, 'And draw'], ['draw', 'That’s a turn']],
  [
    ['on', 'Which of your tiles fills it'], [44, 'Press SNAG!'], ['snag', 'Four in a line make a run'], ['on', 'Diagonals count'],
    [46, 'Call it'], ['snag', 'go down to the right'], ['on', 'a run of five'], [55, 'Call it'], ['snag', 'Five tiles!'],
  ],
  [
    ['on', 'waiting for the same tile'], [55, 'One SNAG'], ['snag', 'Two runs with one tile'], ['on', 'the one that takes more'],
    [46, 'One SNAG'], ['snag', 'Three runs, ten tiles'],
  ],
  [
    ['on', 'First make the run'], [57, 'before you draw'], ['snag', 'to end your turn'], ['draw', 'nobody can take your run'],
    ['on', 'forget to call'], [73, 'don’t call'], ['draw', 'I took your four tiles'],
    ['on', 'a few seconds to call'], [69, 'The ring around it'], ['snag', 'In time!'],
  ],
  [
    ['on', 'Now you can take it'], ['snag', 'My run is yours'], ['on', 'False call!'], [14, 'Now draw'],
    ['draw', 'two turns in a row'],
    ['on', 'Is that a run'], [16, '46 was missing'],
  ],
  [
    ['on', 'can still become a run'], [68, '58 can still come'], ['draw', 'make your run'], [58, 'And call it'],
    ['snag', 'Empty squares don’t show'],
  ],
  [['on', 'helps nobody'], [60, '60 leaves nobody a run'], ['on', 'never become a run'], [4, 'Shall we play?']],
];

interface Hand {
  place(page: Page, tile: number): Promise<void>;
  press(page: Page, what: 'snag' | 'draw' | 'on'): Promise<void>;
}

const lesson = (page: Page) => page.getByRole('region', { name: 'Lesson' });
const pip = (page: Page) => lesson(page).getByRole('status');
const onward = (page: Page) => lesson(page).getByRole('button', { name: /^(Continue|Next lesson|Play Pip)$/ });
const tiles = (page: Page) => page.locator('.rack .tile').allTextContents();

const KEYS: Hand = {
  async place(page, tile) {
    await expect(page.locator(`.rack [data-tile="${tile}"]`)).toBeVisible();
    await page.keyboard.press(String((await tiles(page)).indexOf(String(tile)) + 1));
  },
  async press(page, what) {
    if (what === 'on') await expect(onward(page)).toBeFocused();
    await page.keyboard.press(what === 'snag' ? 's' : what === 'draw' ? 'd' : 'Enter');
  },
};

/** A finger on the glass, where the middle of something is seen, once it stands still there and nothing lies over it. */
async function tap(page: Page, spot: string): Promise<void> {
  const [x, y] = await page.evaluate(async (selector) => {
    for (let before = '';;) {
      await new Promise((resolve) => { requestAnimationFrame(resolve); });
      const element = document.querySelector(selector);
      const { x: left = 0, y: top = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
      const middle = [left + width / 2, top + height / 2] as const;
      const reached = element?.contains(document.elementFromPoint(...middle)) === true;
      if (reached && before === String(middle)) return middle;
      before = reached ? String(middle) : '';
    }
  }, spot);
  await page.touchscreen.tap(x, y);
}

const FINGERS: Hand = {
  place: (page, tile) => tap(page, `.rack [data-tile="${tile}"]`),
  press: (page, what) => tap(page, what === 'on' ? '.lesson-on' : `.${what}`),
};

/** Waits until Pip says it. It is looked at with each frame: to be asked now and then would take most of the time of a course. */
async function said(page: Page, says: string): Promise<void> {
  const heard = (text: string) => document.querySelector('.lesson [role="status"]')?.textContent?.includes(text);
  await page.waitForFunction(heard, says, { polling: 'raf' });
}

async function right(page: Page, hand: Hand, [press, says]: Press): Promise<void> {
  if (typeof press === 'number') await hand.place(page, press);
  else await hand.press(page, press);
  await said(page, says);
}

/** Does something that is not wanted, by key: Pip answers it, and the step is as it was. */
async function wrong(page: Page, key: string): Promise<string> {
  const [asked, held, lying] = [await pip(page).textContent(), await tiles(page), await page.locator('.square.lying').count()];
  await page.keyboard.press(key);
  await expect(pip(page)).not.toHaveText(asked ?? '');
  const answer = await pip(page).textContent() ?? '';
  await expect.poll(() => tiles(page)).toEqual(held);
  await expect(page.locator('.square.lying')).toHaveCount(lying);
  return answer;
}

/** Every act that is not wanted at this moment, one after the other. */
async function everythingWrong(page: Page, [press]: Press): Promise<void> {
  if (press === 'on') return;
  const held = await tiles(page);
  const free = press === 47 || press === 66 || press === 14 || press === 16;
  const others = free ? [] : held.flatMap((tile, i) => (tile === String(press) ? [] : [String(i + 1)]));
  const keys = [...others, ...(press === 'draw' ? [] : ['d']), ...(press === 'snag' ? [] : ['s'])];
  for (const key of keys) {
    await wrong(page, key);
    // Two wrong acts can have the same answer: something else is said between them.
    await page.getByRole('button', { name: 'Show me' }).press('Enter');
    await expect(pip(page)).toContainText(/ring/);
    await page.locator('.rack').focus();
  }
}

test('the course by keys alone, with wrong acts, a reload, and the game in which it ends', async ({ page }) => {
  test.slow(LONG);
  await page.goto('/?learn&pace=instant&picture=none');
  await expect(pip(page)).toContainText(FIRST);
  // Whoever begins by ear hears it with the rack, where the focus is.
  await expect(rack(page, 'You')).toBeFocused();
  await expect(rack(page, 'You')).toHaveAccessibleDescription(/Play one of them/);
  expect(new URL(page.url()).search).toBe('?picture=none');
  for (const [number, presses] of COURSE.entries()) {
    for (const press of presses) {
      if (LONG) await everythingWrong(page, press);
      if (press[0] === 44) {
        expect(await wrong(page, '1')).toBe('22 fills no gap. Look at the column of 34, 54 and 64.');
        expect(await wrong(page, 'd')).toBe('A turn starts with a tile. Play one first.');
        expect(await wrong(page, 's')).toContain('There’s still a gap');
        await lesson(page).getByRole('button', { name: 'Show me' }).press('Enter');
        await expect(pip(page)).toContainText('Play 44');
        await page.locator('.rack').focus();
        await expectNoFault(page);
      }
      await right(page, KEYS, press);
      // It was really missed, and really taken.
      if (press[1] === 'I took your four tiles') await expect(players(page).getByRole('listitem').nth(1)).toContainText('4 tiles');
    }
    if (number === 3) await reloadInTheMidst(page);
  }
  await KEYS.press(page, 'on');
  await expect(rack(page, 'You').getByRole('button')).toHaveCount(4);
  await expect(players(page)).toContainText('Pip');
  await expect(lesson(page)).toHaveCount(0);
});

/** Whoever leaves and comes back finds the lesson where it was, and on the start screen how many are done. */
async function reloadInTheMidst(page: Page): Promise<void> {
  await page.reload();
  await expect(pip(page)).toContainText('Now watch my turn');
  await lesson(page).getByRole('button', { name: /All lessons$/ }).press('Enter');
  const list = page.getByRole('dialog', { name: 'Lessons' });
  await expect(list.getByRole('listitem')).toHaveCount(7);
  await expect(list.getByRole('button', { name: /4 · The call done/ })).toBeVisible();
  await expectNoFault(page);
  await page.keyboard.press('Escape');
  // The focus goes back to what opened it.
  await expect(lesson(page).getByRole('button', { name: /All lessons$/ })).toBeFocused();
  await lesson(page).getByRole('button', { name: 'Leave the lesson' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Learn with Pip' })).toHaveAccessibleDescription('4 of 7 lessons');
  // The link has the pace at which a test can wait. It takes the place of what was begun.
  await page.goto('/?learn=4&pace=instant&picture=none');
  await expect(pip(page)).toContainText('First make the run');
  for (const press of COURSE[3]!.slice(1)) await right(page, KEYS, press);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('on the smallest one the first run is called at a burst as large as in games, and one wide button goes on',
    ONLY_LONG, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto('/?learn=2&pace=instant&picture=none');
    await said(page, 'Which of your tiles fills it');
    expect((await page.locator('button.snag').boundingBox())?.width).toBeGreaterThan(100);
    for (const press of [[44, 'Press SNAG!'], ['snag', 'Four in a line make a run']] as const) await right(page, FINGERS, press);
    // It has its size once it has come.
    await expect.poll(async () => (await onward(page).boundingBox())?.width).toBeGreaterThan(300);
    expect((await onward(page).boundingBox())?.y).toBeGreaterThan(480);
    await right(page, FINGERS, ['on', 'Diagonals count']);
    // A finger that stays on the burst is lifted over what has come up there meanwhile: the press was the call's, and goes on to nothing.
    await right(page, FINGERS, [46, 'Call it']);
    const { x, y, width, height } = (await page.locator('button.snag').boundingBox())!;
    const finger = await page.context().newCDPSession(page);
    const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await said(page, 'go down to the right');
    await expect(onward(page)).toBeVisible();
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    // Were it taken, the next step would be there before another press could be.
    await right(page, FINGERS, ['on', 'a run of five']);
    await expect(pip(page)).toContainText('a run of five');
  });

  if (LONG) {
    test('the course by fingers alone, from the door to the last lesson', async ({ page }) => {
      await page.goto('/?picture=none');
      await tap(page, '.lead button');
      await expect(pip(page)).toContainText(FIRST);
      // Nothing of the lesson lies over anything that is played with.
      const covered = await page.evaluate(() => {
        const boxes = (selector: string) => [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
        const used = boxes('.table .cell, .table .rack, .table .snag, .table .draw, .table .player, .table .menu');
        return boxes('.lesson .bubble, .lesson button, .lesson .face').filter((one) => used.some((other) =>
          one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom)).length;
      });
      expect(covered).toBe(0);
      await expectNoFault(page);
      await page.goto('/?learn=1&pace=instant&picture=none');
      await expect(pip(page)).toContainText(FIRST);
      for (const press of COURSE.flat()) await right(page, FINGERS, press);
      await expect(board(page)).toBeVisible();
      await expect(square(page, 4)).toHaveAccessibleName(/tile, just played/);
      await expect(snagButton(page)).toBeVisible();
      await expect(drawButton(page)).toBeVisible();
    });
  }
});

test('a place in the lessons that cannot be read begins them again, with a word about it', async ({ page }) => {
  await page.goto('/?picture=none');
  await page.evaluate(() => localStorage.setItem('snag-lessons', '{"version":99,"at":{"lesson":"chess","step":-1}}'));
  await page.goto('/?learn&picture=none');
  await expect(pip(page)).toContainText(FIRST);
  await expect(page.getByText('We can’t tell how far you got in the lessons, so they start again.')).toBeVisible();
});
