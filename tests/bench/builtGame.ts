/** Serves a built game to a real browser, for benches that watch the page. */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser } from '@playwright/test';
import { preview } from 'vite';
import { findChromium } from '../browser/chromium';

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/**
 * Hands `use` a browser and the address of the built game, and tidies both away.
 * @param root the folder in which `dist` lies; SNAG_BENCH_ROOT names another, to compare an older build with the same program
 */
export async function withBuiltGame<T>(
  use: (browser: Browser, url: string) => Promise<T>, root: string = process.env['SNAG_BENCH_ROOT'] ?? ROOT,
): Promise<T> {
  const server = await preview({ root, configFile: false, base: './', preview: { host: '127.0.0.1', port: 0 }, logLevel: 'error' });
  const found = await findChromium();
  const browser = await chromium.launch({
    executablePath: found.executablePath, args: ['--no-sandbox'], env: { ...process.env as Record<string, string>, ...found.env },
  });
  try {
    return await use(browser, server.resolvedUrls?.local[0] ?? '');
  } finally {
    await browser.close();
    await server.close();
  }
}
