// The built game in a real Chromium. `vite build` comes first (the test script sees to it); `npm start`'s own
// server gives out what was built, so that every test runs under the headers that players get.
import { defineConfig } from '@playwright/test';
import { findChromium } from './tests/browser/chromium';
import { PHONE_HOST } from './tests/browser/phoneHost';
import { LONG, ONLY_LONG } from './tests/long/amount';

// Fixed, and refused if taken, so that no test ever talks to somebody else's server. Another number lets two runs go side by side.
const port = Number(process.env['SNAG_TEST_PORT'] ?? 4179);
const baseURL = `http://127.0.0.1:${port}/`;
const chromium = await findChromium();

/** What Playwright switches off itself: a list of ours takes its place. */
const PLAYWRIGHTS_OWN = [
  'AvoidCorsURLLoaderRestartOnRedirect', 'AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable', 'HttpsUpgrades', 'LensOverlay', 'MediaRouter', 'NetworkTimeServiceQuerying', 'OptimizationHints',
  'PaintHolding', 'PreconnectToSearch', 'TcpPortRandomizationWin', 'ThirdPartyStoragePartitioning',
];
/** The browser's own address bar is made of pages: two more to be loaded for each test, which nobody sees. */
const ADDRESS_BAR = ['AimEnabled', 'WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];
/** A process that stands ready for a page that is opened next: for each test one more, of which nobody makes use. */
const SPARE = ['SpareRendererForSitePerProcess'];

const flags = [
  '--no-sandbox',
  `--disable-features=${[...PLAYWRIGHTS_OWN, ...ADDRESS_BAR, ...SPARE].join(',')}`,
  // Nothing that asks the network by itself: updates, fonts, translation, field trials.
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-sync',
  '--no-first-run',
  '--no-pings',
  // Two cores have their tests: helpers of the memory's own would take from another what they give to this one.
  '--js-flags=--single-threaded-gc',
  `--host-resolver-rules=MAP ${PHONE_HOST} 127.0.0.1`,
];
// A real WebGL2, worked out by the processor.
const softwareWebGL = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'];

const env = { ...(process.env as Record<string, string>), ...chromium.env };
const launch = (args: string[]) => ({ launchOptions: { executablePath: chromium.executablePath, args, env } });

export default defineConfig({
  testDir: 'tests/browser',
  // `npm run -s long -- browser` and the other long programs play these as well.
  ...(LONG ? {} : { grepInvert: new RegExp(ONLY_LONG.tag) }),
  outputDir: 'test-results',
  // One more than there are cores: a test waits for much of its time.
  workers: 3,
  fullyParallel: true,
  // A machine that stands still for seconds fails a test that is right. What needs a second attempt is named at the end (tools/test.mjs).
  retries: 1,
  // No test is one of speed: on a busy machine each takes the time it needs.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/reports/playwright.json' }]],
  // No test finds what another version has left. Those of the service worker allow it.
  use: {
    baseURL, viewport: { width: 1280, height: 800 }, screenshot: 'only-on-failure', serviceWorkers: 'block',
    // To wait for what flies is a quarter of the time. Tests of motion ask for it, and long programs have it.
    contextOptions: { reducedMotion: LONG ? 'no-preference' : 'reduce' },
  },
  projects: [
    { name: 'page', testMatch: '**/*.spec.ts', testIgnore: '**/*.webgl.spec.ts', use: launch(flags) },
    // One at a time, after all others: the processor paints, and where two of them painted at once a page was taken for hidden.
    { name: 'webgl', testMatch: '**/*.webgl.spec.ts', workers: 1, use: launch([...flags, ...softwareWebGL]) },
  ],
  webServer: {
    // By a name, too, over plain http: as a phone in a house network sees it, which trusts it less than this machine.
    command: `node tools/start.mjs --built --name ${PHONE_HOST}`,
    env: { PORT: String(port) },
    url: baseURL,
    reuseExistingServer: false,
    // It builds the server of tables first.
    timeout: 120_000,
  },
});
