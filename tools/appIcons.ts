/**
 * `node tools/run.mjs appIcons`, after a build: draws the icons of the installed game, of public/favicon.svg, and takes the pictures of it
 * that a browser shows before it installs the game. What it draws is committed: run it anew when the game looks different.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { PALETTE } from '../src/design/palette';
import { withBuiltGame } from '../tests/bench/builtGame';

const TILE = readFileSync('public/favicon.svg', 'utf8');

/** An icon: how wide it is, and how much of that the tile takes. One that is cut to any shape has a ground, its tile in the safe middle. */
interface Icon { readonly file: string; readonly size: number; readonly tile: number; readonly ground: boolean }

const ICONS: readonly Icon[] = [
  { file: 'icon-192.png', size: 192, tile: 1, ground: false },
  { file: 'icon-512.png', size: 512, tile: 1, ground: false },
  { file: 'maskable-512.png', size: 512, tile: 0.64, ground: true },
  { file: 'apple-touch-180.png', size: 180, tile: 0.74, ground: true },
];

async function drawIcon(page: Page, { file, size, tile, ground }: Icon): Promise<void> {
  const wide = Math.round(size * tile);
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<!doctype html><body style="margin:0;display:grid;place-items:center;height:100vh;background:${
    ground ? PALETTE.table : 'none'}">${TILE.replace('<svg ', `<svg width="${wide}" height="${wide}" `)}`);
  writeFileSync(join('public/icons', file), await page.screenshot({ omitBackground: !ground }));
}

/** A picture of the game: how large the window is, and how many points of the picture one of the window's takes. */
interface Shot { readonly file: string; readonly width: number; readonly height: number; readonly fine: number }

const SHOTS: readonly Shot[] = [
  { file: 'wide.jpg', width: 1280, height: 800, fine: 1 },
  { file: 'narrow.jpg', width: 390, height: 844, fine: 2 },
];

/** How many moves have been made in the game that is shown. */
const MOVES = 9;

async function takeShot(browser: Browser, url: string, { file, width, height, fine }: Shot): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: fine, reducedMotion: 'reduce' });
  await page.goto(`${url}?play=ann,computer:ada&deal=monday&pace=instant&picture=canvas`);
  await page.locator('#page:not(.plain)').waitFor();
  for (let move = 0; move < MOVES; move += 1) {
    await page.locator('.rack .tile[aria-disabled="false"]').first().waitFor({ state: 'attached' });
    await page.keyboard.press('1');
    await page.locator('button.draw:not([aria-disabled="true"])').waitFor({ state: 'attached' });
    await page.keyboard.press('d');
  }
  await page.locator('.rack .tile[aria-disabled="false"]').first().waitFor({ state: 'attached' });
  // No ring around what the keys were meant for.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  writeFileSync(join('public/screenshots', file), await page.screenshot({ type: 'jpeg', quality: 82, animations: 'disabled' }));
  await page.close();
}

/** @returns the status to exit with */
export async function main(): Promise<number> {
  for (const folder of ['icons', 'screenshots']) mkdirSync(join('public', folder), { recursive: true });
  await withBuiltGame(async (browser, url) => {
    const page = await browser.newPage();
    for (const icon of ICONS) await drawIcon(page, icon);
    for (const shot of SHOTS) await takeShot(browser, url, shot);
  });
  return 0;
}
