/** Builds the server of tables (server/) into one folder of plain JavaScript: Node can read no TypeScript by itself. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * @param {string} root the project's folder
 * @param {string} outDir where it is put; what lay there goes
 * @returns {Promise<typeof import('../../server/main') & { thinker: URL }>} the server, loaded, and the script of its threads
 */
export async function bundledServer(root, outDir) {
  const { build } = await import('vite');
  await build({ root, configFile: join(root, 'vite.server.config.ts'), logLevel: 'warn', build: { outDir } });
  return builtServer(outDir);
}

/**
 * The same, where it was built before: by `npm run build:server`. Nothing is written.
 * @param {string} outDir where it is
 * @returns {ReturnType<typeof bundledServer>} rejects with a sentence where there is none
 */
export async function builtServer(outDir) {
  const built = (name) => pathToFileURL(join(outDir, name));
  if (!existsSync(built('main.js'))) throw new Error(`there’s no server in ${outDir}. “npm run build:server” makes it.`);
  return { ...await import(built('main.js').href), thinker: built('thinker.worker.js') };
}
