// `npm run -s long -- NAME [SEED]`: all of a long test of which `npm test` plays a sample. Without a name: which there are.
// What had to be skipped, since a program that it needs isn't here, is never told as good.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PROGRAMS } from '../tests/long/programs.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const report = join(root, '.cache/reports/long.json');
const [name = '', seed = '1'] = process.argv.slice(2);

/** Runs one program of node_modules with our own output; gives its exit status. */
function run(file, ...args) {
  const env = { ...process.env, SNAG_LONG: '1', SNAG_SEED: seed };
  return spawnSync(process.execPath, [`node_modules/${file}`, ...args], { cwd: root, stdio: 'inherit', env }).status ?? 1;
}

function play({ runner, files, only }) {
  rmSync(report, { force: true });
  if (runner === 'vitest') {
    return run('vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...files);
  }
  const built = run('vite/bin/vite.js', 'build', '--logLevel=warn');
  return built === 0 ? run('@playwright/test/cli.js', 'test', ...(only === undefined ? [] : ['--grep', only]), ...files) : built;
}

/** How many tests of the program that was just played were skipped, and of how many. */
function skippedOf() {
  const { numPendingTests: skipped = 0, numTotalTests: of = 0 } = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
  return { skipped, of };
}

if (name === 'all' || Object.hasOwn(PROGRAMS, name)) {
  const names = name === 'all' ? Object.keys(PROGRAMS) : [name];
  const partly = [];
  const failed = names.filter((one) => {
    const began = Date.now();
    process.stdout.write(`\n== ${one}: ${PROGRAMS[one].what}\n`);
    const status = play(PROGRAMS[one]);
    const { skipped, of } = skippedOf();
    if (status === 0 && skipped > 0) partly.push(one);
    const good = skipped > 0 ? `not played as a whole, ${skipped} of ${of} tests skipped` : 'good';
    process.stdout.write(`== ${one}: ${status === 0 ? good : 'FAILED'} (${((Date.now() - began) / 1000).toFixed(1)} s)\n`);
    return status !== 0;
  });
  const rest = partly.length === 0 ? '' : `, not played as a whole: ${partly.join(', ')}`;
  process.stdout.write(failed.length === 0 ? `\n${names.length - partly.length} good${rest}\n` : `\nfailed: ${failed.join(', ')}${rest}\n`);
  process.exitCode = failed.length === 0 ? 0 : 1;
} else {
  const width = Math.max(...Object.keys(PROGRAMS).map(({ length }) => length));
  process.stdout.write(Object.entries(PROGRAMS).map(([one, { what }]) => `${one.padEnd(width)}  ${what}\n`).join(''));
  process.exitCode = name === '' ? 0 : 2;
}
