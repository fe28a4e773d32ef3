/** The house with Bell in it, built and served: a server of a test's own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { readBuiltFiles } from '../../../tools/serve/builtFiles.mjs';
import { createHandler } from '../../../tools/serve/handler.mjs';
import { HOST, listen } from '../../../tools/serve/listen.mjs';
import { withBell } from './plugin';

/** @returns where it is served, and what ends that */
export async function houseWithBell(): Promise<{ readonly url: string; close(): void }> {
  // Tests of one file may run at the same time: each builds in a folder of its own.
  const outDir = mkdtempSync(join(tmpdir(), 'house-with-bell-'));
  await build({ logLevel: 'error', plugins: [withBell()], build: { outDir, emptyOutDir: true } });
  const server = await listen(createHandler(readBuiltFiles(outDir)), 0);
  return {
    url: `http://${HOST}:${server.port}/`,
    close() {
      server.close();
      rmSync(outDir, { recursive: true });
    },
  };
}
