// `npm start`: builds the game, serves what was built on this machine only, and prints where.
// PORT names the first port to try (4173 if unset); the next free one is taken when it is in use.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, preview } from 'vite';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const wanted = process.env.PORT === undefined || process.env.PORT === '' ? 4173 : Number(process.env.PORT);

if (!Number.isInteger(wanted) || wanted < 1 || wanted > 65535) {
  process.stderr.write(`PORT must be a number from 1 to 65535, not "${process.env.PORT}".\n`);
  process.exit(2);
}

// Files are only read, so there is nothing to wind up; waiting for open connections would only keep the terminal.
const stop = () => process.exit(0);

try {
  await build({ root, logLevel: 'warn' });
  const server = await preview({ root, logLevel: 'warn', preview: { host: '127.0.0.1', port: wanted, strictPort: false, open: false } });
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  // A stopped npm takes its shell down but not us: once our parent has gone, so do we.
  if (process.env.npm_lifecycle_event === 'start') {
    const parent = process.ppid;
    setInterval(() => process.ppid === parent || stop(), 500).unref();
  }
  const { port } = server.httpServer.address();
  process.stdout.write(`SNAG is served at http://127.0.0.1:${port}/\n`);
} catch (error) {
  process.stderr.write(`SNAG could not be started: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
