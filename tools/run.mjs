// Runs a TypeScript tool on plain Node 20: `node tools/run.mjs replay FILE…` loads tools/replay.ts through Vite and calls its
// `main(argv: string[]): Promise<number>`, whose number becomes the exit status.
// The tools import at their top only: once loaded, Vite's loader is closed, and a later import() of a TypeScript file fails.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const here = dirname(fileURLToPath(import.meta.url));
const [name = '', ...argv] = process.argv.slice(2);
// A program that knows one game lies with those of games, in a folder of the name that the game's words have.
const file = [join(here, `${name}.ts`), join(here, 'games', name, 'program.ts')].find((one) => existsSync(one));

// `replay … | head` closes our pipe early: that is the reader's choice, no fault.
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

if (!/^[a-z][\w-]*$/i.test(name) || file === undefined) {
  process.stderr.write(`There is no tool "${name}" in tools/.\n`);
  process.exitCode = 2;
} else {
  try {
    // The root is the project's, wherever the tool was called from; the working folder stays the caller's, for FILE names.
    const loading = { configFile: false, root: dirname(here), logLevel: 'error' };
    const { module: { messages } } = await runnerImport(join(here, 'messages/plugin.ts'), loading);
    const { module } = await runnerImport(file, { ...loading, plugins: [messages(dirname(here))] });
    // The status is set, not exited with: Node then ends when all that was written has gone out, even into a pipe.
    process.exitCode = await module.main(argv);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    process.exitCode = 2;
  }
}
