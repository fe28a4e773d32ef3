/** The house with Bell in it, built and served: a server of a test's own. */
import { join } from 'node:path';
import { build } from 'vite';
import { readBuiltFiles } from '../../../tools/serve/builtFiles.mjs';
import { createHandler } from '../../../tools/serve/handler.mjs';
import { HOST, listen } from '../../../tools/serve/listen.mjs';
import { withBell } from './plugin';

const OUT = join(import.meta.dirname, '../../../.cache/house-with-bell');

/** @returns where it is served, and what ends that */
export async function houseWithBell(): Promise<{ readonly url: string; close(): void }> {
  await build({ logLevel: 'error', plugins: [withBell()], build: { outDir: OUT, emptyOutDir: true } });
  const server = await listen(createHandler(readBuiltFiles(OUT)), 0);
  return { url: `http://${HOST}:${server.port}/`, close: () => server.close() };
}
