// What is seen without the colours of the box: in colours that the reader has chosen, with more contrast, and by the rim of a tile.
import { ONLY_LONG } from '../long/amount';
import { contrast } from '../helpers/contrast';
import { drawButton, expect, linkTo, myMove, placed, players, playButton, square, test, type Page } from './helpers';
import type { Locator } from '@playwright/test';

const style = (found: Locator, property: string): Promise<string> =>
  found.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

/** The colours in a shadow, as the browser tells them. */
const coloursIn = (shadow: string): string[] => shadow.match(/rgba?\([^)]*\)/g) ?? [];

async function begin(page: Page): Promise<{ readonly tile: number; readonly next: number }> {
  await page.goto(`${linkTo({ picture: 'none' })}&clock=8`);
  const { rack: [tile = 0, next = 0] } = await myMove(page);
  await page.keyboard.press('1');
  await placed(page);
  return { tile, next };
}

test('forced colours show whose move it is, what is off, what lies there, and the time that is left', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const { tile, next } = await begin(page);
  const [ann, otto] = [players(page).getByRole('listitem').first(), players(page).getByRole('listitem').last()];
  expect(contrast(await style(ann, 'background-color'), await style(otto, 'background-color'))).toBeGreaterThanOrEqual(3);
  expect(contrast(await style(ann, 'background-color'), await style(ann, 'color'))).toBeGreaterThanOrEqual(4.5);
  expect(await style(playButton(page, next), 'color')).not.toBe(await style(drawButton(page), 'color'));
  expect(await style(playButton(page, next), 'border-top-style')).not.toBe(await style(drawButton(page), 'border-top-style'));
  const edge = async (each: number): Promise<number> => Number.parseFloat(await style(square(page, each), 'border-top-width'));
  expect(await edge(tile) - await edge(next)).toBeGreaterThanOrEqual(3);
  const clock = page.locator('.clock');
  await expect(clock).toBeVisible();
  const running = await style(clock.locator('i').first(), 'border-top-color');
  expect(running).not.toBe(await style(clock, 'border-top-color'));
  expect(contrast(running, await style(page.locator('body'), 'background-color'))).toBeGreaterThanOrEqual(3);
});

test('a tile stands against its square by its rim, and by one of ink where more contrast is asked for', ONLY_LONG, async ({ page }) => {
  const { tile, next } = await begin(page);
  const paper = await style(square(page, next), 'background-color');
  const [rim = ''] = coloursIn(await style(square(page, tile), 'box-shadow'));
  expect(contrast(rim, paper)).toBeGreaterThanOrEqual(3);
  await page.emulateMedia({ contrast: 'more' });
  // The page hears of it a moment later.
  await expect(page.locator('html')).toHaveClass(/more-contrast/);
  const [ink = ''] = coloursIn(await style(square(page, tile), 'box-shadow'));
  expect(contrast(ink, paper)).toBeGreaterThanOrEqual(7);
  await page.keyboard.press('m');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const note = menu.locator('.small').first();
  expect(contrast(await style(note, 'color'), await style(menu, 'background-color'))).toBeGreaterThanOrEqual(12);
  expect(await style(menu.getByRole('button', { name: 'Copy a link to this deal' }), 'border-top-color')).not.toMatch(/, 0\)$/);
});
