// The review of a finished game on a phone: opened from the end by touch, read while it is made, gone through by keys, and still there
// after a reload.
import { dumped, type Dump } from '../helpers/fixtures';
import { expectNoFault } from './axe';
import { MEANS } from './means';
import { board, expect, gameOver, test, type Page } from './helpers';
import { openBare, seedDatabase, seedStorage } from './seed';

/** A game of the fixture against a computer, in which everything is played: it is counted here. */
const GAME = 'lhbasojb';

function beforeTheCount(): Dump {
  const dump = structuredClone(dumped());
  for (const { value } of dump.stores['games']?.entries ?? []) {
    const game = value as { id: string; ended: boolean };
    if (game.id === GAME) game.ended = false;
  }
  return dump;
}

const TOUCH = MEANS.touch;
const slider = (page: Page) => page.getByRole('slider', { name: 'Step of the game' });
const moments = (page: Page) => page.getByRole('region', { name: 'Moments' }).getByRole('button');
const card = (page: Page) => page.locator('.review .move');

/** Where each button lies that leads through the game or does something with its step, all through the game: each place once. */
function placesOnTheWay(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(async () => {
    const range = document.querySelector<HTMLInputElement>('.review .scrub input')!;
    const places: Record<string, Set<string>> = {};
    // Some thirty of them: every kind of turn is among them.
    for (let step = 0; step <= Number(range.max); step += 5) {
      range.value = String(step);
      range.dispatchEvent(new Event('input', { bubbles: true }));
      await new Promise((resolve) => { requestAnimationFrame(resolve); });
      for (const button of document.querySelectorAll<HTMLElement>('.review :is(.keys, .does) button, .review .scrub input')) {
        const { x, y } = button.getBoundingClientRect();
        (places[button.getAttribute('aria-label') ?? button.innerText] ??= new Set()).add(`${Math.round(x)}, ${Math.round(y)}`);
      }
    }
    return Object.fromEntries(Object.entries(places).map(([name, all]) => [name.replaceAll(/\s+/gu, ' '), [...all]]));
  });
}

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('a game is reviewed from its end: by touch while it is made, by keys when it is done, and again after a reload', async ({ page }) => {
  test.slow();
  await openBare(page);
  await seedDatabase(page, beforeTheCount());
  await seedStorage(page, 'sessionStorage', { 'snag-screen': JSON.stringify({ kind: 'table', game: GAME }) });
  await page.goto('/?picture=none');
  await page.getByRole('button', { name: 'Count the tiles' }).click();
  await TOUCH.press(page, gameOver(page).getByRole('button', { name: 'Review', exact: true }));

  // What was seen and called is known at once; one can step while the worker thinks.
  await expect(page.getByRole('heading', { name: 'How it went' })).toBeVisible();
  await expect(page.getByText('Runs called in time')).toBeVisible();
  await TOUCH.press(page, page.getByRole('button', { name: 'One step forward' }));
  await expect(slider(page)).toHaveValue('1');
  await expect(card(page)).toContainText('Turn 1 of 76');
  // A phone has room to read: more than a quarter of its height.
  expect(await page.locator('.review .reading').evaluate((reading) => reading.clientHeight)).toBeGreaterThan(220);
  // As long as it is worked out that is shown, and no curve that looks like a result.
  await expect(async () => {
    const seen = await page.evaluate(() => ({
      curve: document.querySelector('.review .chance') !== null, working: document.querySelector('.review .progress') !== null,
      quick: document.querySelector('.review [role=status]')?.textContent === 'Working out the chances…',
    }));
    expect(seen.curve).toBe(!seen.quick);
    expect(seen.working).toBe(await page.getByText('Review done.').count() === 0);
  }).toPass();
  await expect(page.getByText('Review done.')).toBeAttached({ timeout: 90_000 });
  await expectNoFault(page);

  // First in one sentence, which leads to its turn; and all that is pressed lies where it lay, from step to step.
  await page.keyboard.press('Home');
  await expect(card(page).getByRole('heading')).toHaveText(/^.+ (won|lost) it at turn \d+, when .+\.$/);
  const turn = /turn (\d+),/.exec(await card(page).getByRole('heading').innerText())![1]!;
  await TOUCH.press(page, card(page).getByRole('button', { name: `Go to turn ${turn}` }));
  await expect(page.locator('.review .scrub span')).toHaveText(`Turn ${turn} of 76`);
  // Its button went with its card: the keys go on from the middle of the controls.
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeFocused();
  const places = await placesOnTheWay(page);
  for (const [name, all] of Object.entries(places)) expect([name, all]).toEqual([name, [all[0]]]);
  expect(Object.keys(places)).toEqual(expect.arrayContaining(['Try it again', 'Play on from here', 'Next moment', 'Play']));

  // While the list is looked at it follows the step; whoever reads the card is not taken away from it.
  await moments(page).first().scrollIntoViewIfNeeded();
  for (const key of ['Home', 'PageDown', 'PageDown', 'End', 'PageUp']) {
    await page.keyboard.press(key);
    if (key !== 'Home') await expect(moments(page).and(page.locator('[aria-current=step]'))).toBeInViewport({ ratio: 0.9 });
  }
  await page.locator('.review .reading').evaluate((reading) => { reading.scrollTop = 0; });
  await page.keyboard.press('End');
  await expect(card(page)).toContainText('Turn 76 of 76');
  await expect(card(page)).toBeInViewport();

  // A moment of the list leads to its step, and the card comes into sight.
  const slip = moments(page).filter({ hasText: 'instead of' }).first();
  // The list scrolls in its own column.
  await slip.scrollIntoViewIfNeeded();
  await TOUCH.press(page, slip);
  await expect(slip).toHaveAttribute('aria-current', 'step');
  await expect(card(page)).toBeInViewport();
  await expect(card(page)).toContainText(/better than/);
  await expect(board(page).getByRole('button', { name: /^\d+, played$/ })).toHaveCount(1);
  await expect(board(page).getByRole('button', { name: /^\d+, better$/ })).toHaveCount(1);
  await expectNoFault(page);
  // The way back leads to the table, where the end still stands.
  await page.keyboard.press('Escape');
  await TOUCH.press(page, gameOver(page).getByRole('button', { name: 'Review', exact: true }));

  await page.keyboard.press('PageDown');
  const step = await slider(page).inputValue();
  expect(Number(step)).toBeGreaterThan(0);
  await page.reload();
  await expect(slider(page)).toHaveValue(step);
  await expect(page.getByRole('heading', { name: 'How it went' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Review: / }).first()).toBeVisible();
});
