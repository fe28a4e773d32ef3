// `npm run -s long -- NAME [SEED]`: all of a long test of which `npm test` plays a sample. Without a name: which there are.
import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PROGRAMS } from '../tests/long/programs.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [name = '', seed = '1'] = process.argv.slice(2);

/** Runs one program of node_modules with our own output; gives its exit status. */
function run(file, ...args) {
  const env = { ...process.env, SNAG_LONG: '1', SNAG_SEED: seed };
  return spawnSync(process.execPath, [`node_modules/${file}`, ...args], { cwd: root, stdio: 'inherit', env }).status ?? 1;
}

function play({ runner, files, only }) {
  if (runner === 'vitest') return run('vitest/vitest.mjs', 'run', ...files);
  const built = run('vite/bin/vite.js', 'build', '--logLevel=warn');
  return built === 0 ? run('@playwright/test/cli.js', 'test', ...(only === undefined ? [] : ['--grep', only]), ...files) : built;
}

if (name === 'all' || Object.hasOwn(PROGRAMS, name)) {
  const names = name === 'all' ? Object.keys(PROGRAMS) : [name];
  const failed = names.filter((one) => {
    const began = Date.now();
    process.stdout.write(`\n== ${one}: ${PROGRAMS[one].what}\n`);
    const status = play(PROGRAMS[one]);
    process.stdout.write(`== ${one}: ${status === 0 ? 'good' : 'FAILED'} (${((Date.now() - began) / 1000).toFixed(1)} s)\n`);
    return status !== 0;
  });
  process.stdout.write(failed.length === 0 ? `\n${names.length} good\n` : `\nfailed: ${failed.join(', ')}\n`);
  process.exitCode = failed.length === 0 ? 0 : 1;
} else {
  const width = Math.max(...Object.keys(PROGRAMS).map(({ length }) => length));
  process.stdout.write(Object.entries(PROGRAMS).map(([one, { what }]) => `${one.padEnd(width)}  ${what}\n`).join(''));
  process.exitCode = name === '' ? 0 : 2;
}
