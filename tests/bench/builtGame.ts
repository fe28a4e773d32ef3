/** Serves a built game to a real browser as `npm start` does, for benches that watch the page. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser } from '@playwright/test';
import { createHandler } from '../../tools/serve/handler.mjs';
import { readBuiltFiles } from '../../tools/serve/builtFiles.mjs';
import { HOST, listen } from '../../tools/serve/listen.mjs';
import { findChromium } from '../browser/chromium';

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/**
 * Hands `use` a browser and the address of the built game, and tidies both away.
 * @param root the folder in which `dist` lies; SNAG_BENCH_ROOT names another, to compare an older build with the same program
 */
export async function withBuiltGame<T>(
  use: (browser: Browser, url: string) => Promise<T>, root: string = process.env['SNAG_BENCH_ROOT'] ?? ROOT,
): Promise<T> {
  const server = await listen(createHandler(readBuiltFiles(join(root, 'dist'))), 0);
  const found = await findChromium();
  const browser = await chromium.launch({
    executablePath: found.executablePath, args: ['--no-sandbox'], env: { ...process.env as Record<string, string>, ...found.env },
  });
  try {
    return await use(browser, `http://${HOST}:${server.port}/`);
  } finally {
    await browser.close();
    server.close();
  }
}
