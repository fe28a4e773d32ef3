// `npm test`: every check that this project has, one after the other: types, lint, unit tests, build, the built game in a browser.
// It stops at the first that fails. The last line is the count of tests alone. Above it stand the browser tests that passed only at their
// second attempt. `--quick` (npm run check) leaves out build, browser
// and the unit tests that are named slow. What takes longer than a run should is played as a sample: see tests/long.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const reports = join(root, '.cache/reports');
const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');

const bin = {
  tsc: 'node_modules/typescript/bin/tsc',
  oxlint: 'node_modules/oxlint/bin/oxlint',
  vitest: 'node_modules/vitest/vitest.mjs',
  vite: 'node_modules/vite/bin/vite.js',
  playwright: 'node_modules/@playwright/test/cli.js',
};

const quick = process.argv.includes('--quick');

/** Unit tests that take more than two seconds bear it in their name, so that the quick check can leave them out. */
const SLOW = '**/*.slow.test.ts';

const quickSteps = [
  { name: 'types of the page', command: [bin.tsc, '-p', 'tsconfig.page.json'] },
  { name: 'types of the worker', command: [bin.tsc, '-p', 'tsconfig.worker.json'] },
  { name: 'types of tools and tests', command: [bin.tsc, '-p', 'tsconfig.node.json'] },
  { name: 'lint', command: [bin.oxlint, '--deny-warnings', '.'] },
  {
    name: 'unit tests',
    command: [bin.vitest, 'run', '--allowOnly=false', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`,
      ...(quick ? [`--exclude=${SLOW}`] : [])],
    count: countVitest,
  },
];
const slowSteps = [
  { name: 'build', command: [bin.vite, 'build'] },
  { name: 'browser tests', command: [bin.playwright, 'test', '--forbid-only'], count: countPlaywright },
];

const total = { passed: 0, failed: 0, skipped: 0 };
const unsteady = [];
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

for (const step of quick ? quickSteps : [...quickSteps, ...slowSteps]) {
  const began = Date.now();
  process.stdout.write(`\n== ${step.name}\n`);
  const status = await run(step.command);
  const counted = step.count?.() ?? { passed: 0, failed: 0, skipped: 0 };
  // A step can fail without a failed test (a type error, a file that does not load): that counts as one, never as none.
  if (status !== 0) counted.failed = Math.max(counted.failed, 1);
  for (const key of Object.keys(total)) total[key] += counted[key];
  process.stdout.write(`== ${step.name}: ${status === 0 ? 'good' : 'FAILED'} (${((Date.now() - began) / 1000).toFixed(1)} s)\n`);
  if (status !== 0) {
    process.exitCode = 1;
    break;
  }
}

for (const test of unsteady) process.stdout.write(`unsteady: ${test}\n`);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed${skipped}\n`);

/** Runs one program of node_modules with our own output; gives its exit status. */
function run([file, ...args]) {
  return new Promise((done) => {
    const child = spawn(process.execPath, [file, ...args], { cwd: root, stdio: 'inherit' });
    // Stopping the tests stops the step that is running, so that no browser or server stays behind.
    const hand = (signal) => child.kill(signal);
    process.once('SIGINT', hand);
    process.once('SIGTERM', hand);
    child.once('error', () => done(1));
    child.once('exit', (code) => {
      process.off('SIGINT', hand);
      process.off('SIGTERM', hand);
      done(code ?? 1);
    });
  });
}

function countVitest() {
  const report = readJson(vitestReport);
  return {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
  };
}

/** What passed at its second attempt has passed, and is named. */
function countPlaywright() {
  const report = readJson(playwrightReport);
  const { expected = 0, unexpected = 0, flaky = 0, skipped: leftOut = 0 } = report?.stats ?? {};
  unsteady.push(...(report?.suites ?? []).flatMap(unsteadyIn));
  return { passed: expected + flaky, failed: unexpected, skipped: leftOut };
}

/** The tests of one file that passed at their second attempt only. */
function unsteadyIn({ suites = [], specs = [] }) {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return [...own.map(({ file, line, title }) => `${file}:${line} ${title}`), ...suites.flatMap(unsteadyIn)];
}

function readJson(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}
