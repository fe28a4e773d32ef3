/** Serves this build, and where it is named another one to stand beside it, to the same browser in the same run. */
import { chromium, type Browser } from '@playwright/test';
import { createHandler } from '../../tools/serve/handler.mjs';
import { readBuiltFiles } from '../../tools/serve/builtFiles.mjs';
import { HOST, listen } from '../../tools/serve/listen.mjs';
import { findChromium } from '../browser/chromium';

export interface Build { readonly name: string; readonly url: string }

/**
 * Hands `use` a browser and the addresses of the builds, the other one first, and tidies all away.
 * @param own the build's folder @param against another's; null for none
 */
export async function withBuilds<T>(
  own: string, against: string | null, use: (browser: Browser, builds: readonly Build[]) => Promise<T>,
): Promise<T> {
  const folders = [...(against === null ? [] : [{ name: against, folder: against }]), { name: 'this build', folder: own }];
  const servers = await Promise.all(folders.map(({ folder }) => listen(createHandler(readBuiltFiles(folder)), 0)));
  const found = await findChromium();
  const browser = await chromium.launch({
    executablePath: found.executablePath, args: ['--no-sandbox'], env: { ...process.env as Record<string, string>, ...found.env },
  });
  try {
    return await use(browser, folders.map(({ name }, i) => ({ name, url: `http://${HOST}:${servers[i]!.port}/` })));
  } finally {
    await browser.close();
    for (const server of servers) server.close();
  }
}
