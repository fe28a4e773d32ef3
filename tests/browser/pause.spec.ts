// A game that is paused: no time runs, nobody plays on, and nothing of the table is to be seen, touched or heard.
import { ONLY_LONG } from '../long/amount';
import { board, drawButton, expect, goOn, linkTo, log, openDeal, rack, test, type Page } from './helpers';
import { word } from './seats';

/** The roles and names in the browser's own accessibility tree: what lies behind a dialog or is inert is not in it. */
async function tree(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes.filter(({ ignored }) => !ignored).map(({ role, name }) => `${String(role?.value)} ${String(name?.value)}`).join('\n');
}

/** The table lies under a cover: nothing of it is in the picture, at any point, or in the tree. */
async function expectCovered(page: Page): Promise<void> {
  // The browser makes its tree anew a moment after the page has changed.
  await expect.poll(() => tree(page)).not.toMatch(/grid|Play \d|, tile|, empty|rack|What happened/);
  const seen = await page.evaluate(() => {
    const points = [[0.1, 0.1], [0.5, 0.5], [0.5, 0.9], [0.9, 0.5]] as const;
    const at = points.map(([x, y]) => document.elementFromPoint(innerWidth * x, innerHeight * y));
    return {
      table: at.some((element) => element?.closest('main.table') !== null),
      picture: getComputedStyle(document.querySelector('#picture canvas')!).visibility,
    };
  });
  expect(seen).toEqual({ table: false, picture: 'hidden' });
}

/** Time that the test moves on: presses bear it too. */
async function ownTime(page: Page): Promise<void> {
  await page.clock.install();
  await page.addInitScript(() => {
    Object.defineProperty(Event.prototype, 'timeStamp', { get: () => performance.now() });
  });
}

/** The tab goes out of sight, or comes back. */
async function setHidden(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

test('with one player the menu and a hidden tab stop the clock and cover the table; the time is told', async ({ page }) => {
  await ownTime(page);
  await page.goto(`${linkTo({ picture: 'canvas' })}&clock=8`);
  await expect(board(page)).toBeVisible();
  await page.keyboard.press('1');
  await expect(page.getByText('8 seconds to call.')).toBeAttached();
  const story = await log(page).innerText();

  await page.keyboard.press('m');
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expectCovered(page);
  await page.clock.fastForward(24_000);
  await word(page, 'Time to call', '3 seconds').check();
  await word(page, 'Sound', 'off').check();
  expect(await page.evaluate(() => localStorage.getItem('snag-preferences'))).toContain('"muted":true');
  await page.keyboard.press('Escape');
  await expect(drawButton(page)).toHaveAttribute('aria-disabled', 'false');
  expect(await log(page).innerText()).toBe(story);
  await expect(page.getByText(/^\d seconds? left\.$/)).toBeAttached();

  await setHidden(page, true);
  await expect(goOn(page)).toBeFocused();
  await expectCovered(page);
  await page.clock.fastForward(24_000);
  await setHidden(page, false);
  for (const key of ['s', 'd', 'r', '2']) await page.keyboard.press(key);
  await expectCovered(page);
  await page.keyboard.press('Enter');
  await expect(goOn(page)).toHaveCount(0);
  await expect(rack(page)).toBeFocused();
  expect(await log(page).innerText()).toBe(story);

  // Keys that follow each other this fast are taken for typing: the first press may be.
  await expect(async () => {
    await page.keyboard.press('t');
    await expect(page.getByText(/^\d seconds? left\.$/)).toBeAttached({ timeout: 500 });
  }).toPass();
  await expect(async () => {
    await page.clock.fastForward(500);
    await expect(page.getByText('2 seconds left.')).toBeAttached({ timeout: 100 });
  }).toPass();
  await page.clock.fastForward(2500);
  await expect(log(page)).toContainText('Your time is up.');
  // The next move has the time that was chosen.
  await expect(async () => {
    await page.clock.fastForward(1000);
    await page.keyboard.press('1');
    await expect(page.getByText('3 seconds to call.')).toBeAttached({ timeout: 500 });
  }).toPass();
});

test('with several players Pause in the menu stops the game, and all tiles lie face down after it', ONLY_LONG, async ({ page }) => {
  await openDeal(page, { play: 'ann,bob', picture: 'canvas' });
  await page.keyboard.press('l');
  await expect(rack(page).getByRole('button')).toHaveCount(4);
  await page.getByRole('button', { name: 'Menu' }).click();
  // The menu alone stops nobody else.
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await expect(goOn(page)).toBeFocused();
  await expectCovered(page);
  await page.keyboard.press('m');
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expectCovered(page);
  await goOn(page).click();
  await expect(board(page)).toBeVisible();
  await expect(rack(page).getByRole('button')).toHaveCount(0);
});
