// An evening of several games at one screen: planned, played, left and reloaded, and its card at the end.
import { expectNoFault } from './axe';
import { expect, test, type Page } from './helpers';
import { touch } from './touch';
import { ONLY_LONG } from '../long/amount';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
/** The points of a game on the card, as they are seen. */
const points = (page: Page, game: string) => page.locator('main.evening-card .evening-table tr')
  .filter({ has: page.locator('th[scope=row]', { hasText: new RegExp(`^\\s*${game}`) }) }).locator('td > span[aria-hidden]');

/** Games in which a drum turns the cards: they play themselves while the page's clock runs. */
async function withDrums(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const game of ['snap', 'slapjack']) {
      if (localStorage.getItem(`snag-${game}`) === null) localStorage.setItem(`snag-${game}`, JSON.stringify({ drum: true, beat: 1500 }));
    }
  });
}

/** Plans an evening of these games, by their words, for the player of this device and two characters. */
async function plan(page: Page, games: readonly string[]): Promise<void> {
  await page.goto('/?game=evening');
  await expect(heading(page, 'An evening of games')).toBeVisible();
  for (const [i, game] of games.entries()) await page.getByRole('combobox', { name: `Game ${i + 1}` }).selectOption(game);
}

/** Lets the page's clock run until a game has played itself. @param after what its end is called */
async function toTheEnd(page: Page, after: string): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(60_000);
    await expect(heading(page, after)).toBeVisible({ timeout: 10 });
  }).toPass({ timeout: 60_000 });
}

/** @param start what lets time go on */
async function drumToTheEnd(page: Page, start: 'Start' | 'Continue'): Promise<void> {
  await page.getByRole('button', { name: start, exact: true }).click();
  await toTheEnd(page, 'After the game');
}

/** Plays the first tile each time, to the count, while the page's clock runs. */
async function snagToTheCount(page: Page): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => {
      const press = (selector: string): boolean => {
        const button = document.querySelector<HTMLElement>(`${selector}[aria-disabled="false"]`);
        button?.click();
        return button !== null;
      };
      if (!press('.facedown') && !press('.tile')) press('.draw');
    });
    await page.clock.runFor(3000);
    await expect(page.getByRole('dialog', { name: 'Game over' })).toBeVisible({ timeout: 10 });
  }).toPass({ timeout: 80_000, intervals: [0] });
}

test('an evening is planned, played and printed, and a reload comes back wherever it is', async ({ page }) => {
  await withDrums(page);
  await page.clock.install();
  await plan(page, ['slapjack', 'snap', 'snag']);
  await expectNoFault(page);
  await page.getByRole('button', { name: 'Move SNAG up' }).click();
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Game 2' })).toHaveValue('snag');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(heading(page, 'The evening’s card')).toBeVisible();
  await expectNoFault(page);
  await page.getByRole('button', { name: 'Play Slapjack' }).click();
  // Whoever leaves the game comes to the card, where it waits.
  await page.getByRole('button', { name: 'Start' }).click();
  await page.clock.runFor(4000);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Leave the game' }).click();
  await page.getByRole('button', { name: 'Continue Slapjack' }).click();
  await drumToTheEnd(page, 'Continue');
  await expect(page.getByText('Game 1 of 3 this evening.')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'To the evening’s card' }).click();
  await expect(points(page, 'Slapjack')).toHaveCount(3);
  const card = await points(page, 'Slapjack').allTextContents();
  expect(card).toContain('3');
  await page.reload();
  await page.getByRole('button', { name: 'Skip SNAG' }).click();
  await page.getByRole('button', { name: 'End the evening' }).click();
  await page.getByRole('button', { name: 'End it now?' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'the evening with 3 points' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.sheet')).toContainText('Slapjack');
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('by touch and in Swedish: an evening is planned, played, and comes to its card', async ({ page }) => {
    const press = (name: string, exact = true): Promise<void> => touch(page, page.getByRole('button', { name, exact }));
    const fits = (): Promise<boolean> => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
    await withDrums(page);
    await page.clock.install();
    await page.goto('/?game=evening&lang=sv');
    for (const [i, game] of ['slapjack', 'snap', 'snag'].entries()) {
      await page.getByRole('combobox', { name: `Spel ${i + 1}` }).selectOption(game);
    }
    expect(await fits()).toBe(true);
    await press('Flytta upp SNAG');
    await expect(page.getByRole('combobox', { name: 'Spel 2' })).toHaveValue('snag');
    await press('Spela');
    await expect(heading(page, 'Kvällens protokoll')).toBeVisible();
    await expectNoFault(page);
    expect(await fits()).toBe(true);
    await press('Spela Slapjack');
    await press('Börja');
    await toTheEnd(page, 'Efter partiet');
    await press('Till kvällens protokoll');
    await expect(points(page, 'Slapjack')).toHaveCount(3);
    expect(await points(page, 'Slapjack').allTextContents()).toContain('3');
    await press('Hoppa över SNAG');
    await press('Avsluta kvällen');
    await press('Avsluta nu?', false);
    await expect(page.getByRole('status').filter({ hasText: 'kvällen med 3 poäng' })).toBeVisible();
    expect(await fits()).toBe(true);
  });
});

test('three games, SNAG among them, come to one card', ONLY_LONG, async ({ page }) => {
  test.setTimeout(300_000);
  await withDrums(page);
  await page.clock.install();
  await plan(page, ['slapjack', 'snag', 'snap']);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('button', { name: 'Play Slapjack' }).click();
  await drumToTheEnd(page, 'Start');
  await page.getByRole('button', { name: 'To the evening’s card' }).click();
  await page.getByRole('button', { name: 'Play SNAG' }).click();
  await snagToTheCount(page);
  await page.getByRole('button', { name: 'To the evening’s card' }).click();
  await page.getByRole('button', { name: 'Play Snap' }).click();
  await drumToTheEnd(page, 'Start');
  await page.getByRole('button', { name: 'To the evening’s card' }).click();
  await expect(page.getByRole('status').filter({ hasText: /wins? the evening|share the evening/ })).toBeVisible();
  for (const game of ['Slapjack', 'SNAG', 'Snap']) expect(await points(page, game).allTextContents()).toContain('3');
  // It lies among the evenings that are over.
  await page.getByRole('button', { name: 'Another evening' }).click();
  await expect(page.getByRole('region', { name: 'Your last evenings' })).toContainText('3 of 3 games');
});
