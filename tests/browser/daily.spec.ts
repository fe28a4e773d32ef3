// Today's deal: begun by a press, once a day; played by keys and by fingers; left and reloaded in the middle; given away without a share
// sheet and without a clipboard. The long program plays a whole month.
import { expectNoFault } from './axe';
import { ONLY_LONG } from '../long/amount';
import { board, expect, fixChance, gameOver, goOn, placed, playFirst, playGame, rememberPace, test, type Page } from './helpers';
import { playOut, playToTheCount, type Controls } from './playOut';
import { openBare } from './seed';

const door = (page: Page) => page.getByRole('button', { name: 'Today’s deal', exact: true });
const title = (page: Page) => page.getByRole('heading', { name: 'Today’s deal', level: 1 });
const paper = (page: Page) => page.getByRole('main').locator('.today');

const KEYS: Controls = {
  async pick() {}, async look() {},
  play: (page) => page.keyboard.press('1'),
  call: (page) => page.keyboard.press('s'),
  end: (page) => page.keyboard.press('d'),
};

/** A finger on the middle of something that is there: on the glass, wherever that hits. */
async function tap(page: Page, spot: string): Promise<void> {
  const middle = await page.evaluate((selector) => {
    const element = document.querySelector(selector);
    element?.scrollIntoView({ block: 'nearest' });
    const box = element?.getBoundingClientRect();
    return box ? [box.x + box.width / 2, box.y + box.height / 2] as const : null;
  }, spot);
  if (middle) await page.touchscreen.tap(...middle);
}

const FINGERS: Controls = {
  async pick() {}, async look() {},
  play: (page) => tap(page, '.tile[aria-disabled="false"]'),
  call: (page) => tap(page, '.ghost.snag'),
  end: (page) => tap(page, '.draw[aria-disabled="false"]'),
};

/** The date that it is in the page from its next loading on, at noon. */
const setDate = (page: Page, date: string): Promise<void> => page.clock.setFixedTime(new Date(`${date}T12:00:00`));

/** Presses Tab until this has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    if (await page.locator(':focus').and(page.getByRole('button', { name, exact: true })).count() > 0) return;
  }
  throw new Error(`no Tab leads to "${name}"`);
}

test("today's deal by keys alone: begun, reloaded in the middle, played out, given away by hand, and at the door", async ({ page }) => {
  await setDate(page, '2026-11-16');
  await rememberPace(page, 'instant');
  await fixChance(page, 3);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined });
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await page.goto('/?picture=none');
  await expect(door(page)).toHaveAccessibleDescription('everyone gets the same tiles · against Pip');
  await tabTo(page, 'Today’s deal');
  await page.keyboard.press('Enter');
  await expect(title(page)).toBeFocused();
  await expect(paper(page)).toContainText('Only your first game of the day counts.');
  await expect(paper(page)).toContainText('Everyone gets the same tiles today, but Pip may play them differently each time.');
  await expectNoFault(page);
  await tabTo(page, 'Play');
  await page.keyboard.press('Enter');
  await expect(board(page)).toBeVisible();

  await page.reload();
  await expect(board(page)).toBeVisible();
  // A game is played to its end by keys in the long program.
  await playFirst(page, 3);
  await playToTheCount(page);
  await expect(gameOver(page)).toContainText('Today’s deal, 16 Nov');
  await gameOver(page).getByRole('button', { name: 'Share the result' }).focus();
  await page.keyboard.press('Enter');
  const text = gameOver(page).getByRole('textbox', { name: 'Text to copy' });
  await expect(text).toHaveValue(/^SNAG 16 Nov · \d+–\d+ v Pip(?: · [▮▯]+)?(?: · quickest \d+\.\d+ s)?\nhttp:\/\/[\d.:]+\/\?daily$/u);
  // What was told of the last run may still pass by, beneath the end.
  await expect(page.locator('.toast:not(.unseen)')).toHaveCount(0, { timeout: 15_000 });
  await expectNoFault(page);
  const told = await text.inputValue();
  await gameOver(page).getByRole('button', { name: 'Back to the start' }).focus();
  await page.keyboard.press('Enter');

  const [, mine = '', theirs = ''] = /(\d+)–(\d+)/.exec(told) ?? [];
  const won = Number(mine) > Number(theirs);
  const line = won ? `won ${mine}–${theirs} · streak: 1 day` : new RegExp(`${mine}–${theirs}$`, 'u');
  await expect(door(page)).toHaveAccessibleDescription(line);
  // The link in the text leads there, and begins nothing.
  await page.goto('/?daily&picture=none');
  await expect(title(page)).toBeVisible();
  await expect(paper(page)).toContainText(`${mine}–${theirs}`);
  await expect(playGame(page)).toHaveCount(0);
  await paper(page).getByRole('button', { name: 'Share the result' }).click();
  await expect(paper(page).getByRole('textbox', { name: 'Text to copy' })).toHaveValue(told);
  await expectNoFault(page);
  await paper(page).getByRole('button', { name: 'Play it again for fun' }).click();
  await expect(board(page)).toBeVisible();
});

/** Puts dates into the data base as if they had been played. */
const putDays = (page: Page, days: readonly object[]): Promise<void> => page.evaluate((put) => new Promise<void>((resolve, reject) => {
  const opening = indexedDB.open('snag');
  opening.addEventListener('error', () => reject(new Error('the data base does not open')));
  opening.addEventListener('success', () => {
    const transaction = opening.result.transaction('device', 'readwrite');
    transaction.objectStore('device').put({ version: 1, days: put }, 'daily');
    transaction.addEventListener('complete', () => { opening.result.close(); resolve(); });
  });
}), days);

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("today's deal is begun, left, continued from the door, and shared by the system's sheet", ONLY_LONG, async ({ page }) => {
    await setDate(page, '2026-11-17');
    await rememberPace(page, 'instant');
    await fixChance(page, 5);
    await page.addInitScript(() => {
      const shared: ShareData[] = [];
      Object.assign(globalThis, { shared });
      navigator.canShare = () => true;
      navigator.share = async (data) => { shared.push(data ?? {}); };
    });
    await page.goto('/?picture=none');
    await expect(door(page)).toBeVisible();
    await tap(page, '[aria-labelledby="door-daily"]');
    await expect(title(page)).toBeVisible();
    await tap(page, '.today .main');
    await expect(board(page)).toBeVisible();
    await page.goto('/?daily&picture=none');
    await expect(paper(page)).toContainText('Your game is waiting.');
    await expect(goOn(page)).toBeVisible();
    await tap(page, '.today .main');
    await expect(board(page)).toBeVisible();
    await tap(page, '.tile[aria-disabled="false"]');
    await placed(page);

    // A game is played to its end by fingers in the long program.
    await openBare(page);
    await putDays(page, [{ date: '2026-11-16', game: 'a', outcome: 'won' }, {
      date: '2026-11-17', game: 'b', outcome: 'won', result: { tiles: [31, 24], runs: [true, true, false, true, true], quickest: 812 },
    }]);
    await page.goto('/?daily&picture=none');
    await expect(paper(page)).toContainText('You won 31–24.');
    await expect(paper(page).getByRole('img', { name: 'Your runs: called, called, missed, called, called' })).toBeVisible();
    await expect(paper(page)).toContainText('2 days');
    await tap(page, '.today .main');
    await expect(paper(page).getByText('The result is on its way.')).toBeVisible();
    const [data] = await page.evaluate(() => (globalThis as unknown as { shared: ShareData[] }).shared);
    expect(data?.text).toBe('SNAG 17 Nov · 31–24 v Wanda · ▮▮▯▮▮ · quickest 0.8 s');
    expect(data?.url).toMatch(/\/\?daily$/u);
  });
});

/** So many days are played one after the other. */
const DAYS = 30;

test(`${DAYS} days, by keys and each fifth by fingers, and the streak at the door`, ONLY_LONG, async ({ browser }) => {
  test.setTimeout(DAYS * 120_000);
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  await rememberPace(page, 'instant');
  await fixChance(page, 11);
  let streak = 0;
  for (let day = 1; day <= DAYS; day += 1) {
    const date = `2026-11-${String(day).padStart(2, '0')}`;
    await setDate(page, date);
    await page.goto('/?daily&picture=none');
    // Each ninth date is left out.
    if (day % 9 === 0) {
      streak = 0;
      continue;
    }
    await playGame(page).click();
    await expect(board(page)).toBeVisible();
    await playOut(page, day % 5 === 0 ? FINGERS : KEYS, true);
    await expect(gameOver(page)).toContainText(`Today’s deal, ${day} Nov`);
    const [mine, theirs] = await gameOver(page).locator('.ranks li').evaluateAll((rows) => {
      const count = (row: Element | undefined): number => Number.parseInt(row?.querySelector('.count')?.textContent ?? '', 10);
      const own = rows.find((row) => row.querySelector('.face') === null);
      return [count(own), count(rows.find((row) => row !== own))] as const;
    });
    streak = mine > theirs ? streak + 1 : 0;
    await gameOver(page).getByRole('button', { name: 'Back to the start' }).click();
    await expect(door(page)).toHaveAccessibleDescription(
      mine > theirs ? `won ${mine}–${theirs} · streak: ${streak} ${streak === 1 ? 'day' : 'days'}` : new RegExp(`${mine}–${theirs}$`, 'u'),
    );
  }
  await context.close();
});
