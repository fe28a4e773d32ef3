// `npm start`: builds the game, serves what was built on this machine only, and prints where.
// PORT names the first port to try (4173 if unset); the next free one is taken when it is in use.
// With --built it serves what was built before, at that port or not at all: for the browser tests, which must find no other server there.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readBuiltFiles } from './serve/builtFiles.mjs';
import { createHandler } from './serve/handler.mjs';
import { HOST, listen } from './serve/listen.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const wanted = process.env.PORT === undefined || process.env.PORT === '' ? 4173 : Number(process.env.PORT);
const built = process.argv.includes('--built');

if (!Number.isInteger(wanted) || wanted < 1 || wanted > 65535) {
  process.stderr.write(`PORT must be a number from 1 to 65535, not "${process.env.PORT}".\n`);
  process.exit(2);
}

// Files are only read, so there is nothing to wind up; waiting for open connections would only keep the terminal.
const stop = () => process.exit(0);

try {
  if (!built) await (await import('vite')).build({ root, logLevel: 'warn' });
  const { port } = await listen(createHandler(readBuiltFiles(join(root, 'dist'))), wanted, built);
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  // A stopped npm takes its shell down but not us: once our parent has gone, so do we.
  if (process.env.npm_lifecycle_event === 'start') {
    const parent = process.ppid;
    setInterval(() => process.ppid === parent || stop(), 500).unref();
  }
  process.stdout.write(`SNAG is served at http://${HOST}:${port}/\n`);
} catch (error) {
  process.stderr.write(`SNAG could not be started: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
