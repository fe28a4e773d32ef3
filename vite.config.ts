// How the game is built and unit-tested, and served while it is developed. `base: './'` lets the built folder live under any path.
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { shippedLicences } from './tools/licences.ts';
import { messages } from './tools/messages/plugin.ts';
import { noOfflineWorker, offlineWorker } from './tools/offline/plugin.ts';
import { paletteSheet } from './tools/paletteSheet.ts';
import { policyTag } from './tools/policyTag.ts';
import { rescueBlock } from './tools/rescueBlock.ts';
import { verifiedPositions } from './tools/positions/plugin.ts';
import { racksOfGames, tableBudget } from './tools/tableBudget.ts';
import { sharedScript, type Modules } from './tools/sharedScript.ts';
import { startBudget } from './tools/startBudget.ts';
import { LongFirst } from './tests/helpers/longFirst.ts';

/** What every table that the page draws is made of, and what SNAG's is told and told of with: a phone's rack needs both, and no picture. */
const PARTS = new RegExp(`/src/(?:${[
  'host/screen', 'table/seating', 'ui/table/styled', 'ui/browser/shortcuts', 'ui/parts/(?:drain|starOf|play/runsOut|play/burst)',
].join('|')})\\.ts$|/lit-html/directives/keyed\\.js$`, 'u');
const TOLD = new RegExp(`/src/(?:${[
  'session/(?:viewState|tableView|clientState|projection|seatClient)', 'strings/words/start/characters',
  'strings/words/table/(?:names|log|strip|told|remark|reading|prompts)', 'ui/(?:story|storyText|announcer|notice)',
  'ui/table/(?:alerts|marks/waitingCall|order/waitsForReader|clock/timeTold|reading/(?:toldTemplate|readings))',
  'ui/table/input/(?:keys|typing|keyboard|takeBack|tapping|input|edgeScroll)',
].join('|')})\\.ts$`, 'u');

/** What tables of cards are made of, which no other table is: in one file it is smaller than in ten. */
const CARDS = new RegExp(`/src/(?:${[
  'shell/table/(?:rack|acts|tableFrame|overTable|tableKeys)', 'ui/parts/play/(?:calls|playingCard|pausedCover)', 'ui/parts/suits',
  'layout/shapes/seatPlaces', 'cards/card', 'games/piles/words/cards',
].join('|')})\\.ts$`, 'u');

/** Chance from a word: rules ask for it, and so do drills. */
const CHANCE = /\/src\/chance\/chance\.ts$|\/pure-rand\//u;

/** Where the racks of the catalogue’s games are. */
const RACKS = racksOfGames().map(({ file }) => file);

const licences = shippedLicences();

export default defineConfig({
  base: './',
  plugins: [
    rescueBlock(), messages(), verifiedPositions(), paletteSheet(), policyTag(), startBudget(), tableBudget(['en', 'sv']),
    offlineWorker(licences.worker), noOfflineWorker(), licences.page,
  ],
  // Nothing is inlined as a data address: the page's Content-Security-Policy takes fonts from the game's own files only.
  build: {
    target: 'es2022', assetsInlineLimit: 0, chunkSizeWarningLimit: 700, modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ['index.html', 'table.html'],
      // Whoever starts the game wants its address, and not how long each plugin took.
      checks: { pluginTimings: false },
      // Short hashes: the first page has a list of all that may follow, and each name in it is a few bytes that don't compress.
      output: { chunkFileNames: 'assets/[name]-[hash:7].js', codeSplitting: { groups: [
        { name: (id: string, modules: Modules) => sharedScript(id, modules, RACKS), debugName: 'shared' },
        { name: 'parts', test: PARTS }, { name: 'told', test: TOLD },
        { name: 'cards', test: CARDS }, { name: 'chance', test: CHANCE },
      ].map((group) => ({ ...group, includeDependenciesRecursively: false })) } },
    },
  },
  worker: { format: 'es', plugins: () => [licences.worker()] },
  server: { host: '127.0.0.1' },
  test: {
    environment: 'node',
    // Tests speak English, unless they say otherwise.
    setupFiles: ['tests/helpers/english.ts'],
    include: ['tests/**/*.test.ts'],
    // These two have runners of their own: Playwright, and the bench tool.
    exclude: ['tests/browser/**', 'tests/bench/**'],
    // A machine with much to do takes its time: only what hangs shall fail by the clock. A long program is limited by its work alone.
    testTimeout: process.env['SNAG_LONG'] === undefined ? 300_000 : 0,
    // One more than there are cores: some tests wait for a server, a line or a clock.
    maxWorkers: availableParallelism() + 1,
    // What is dropped soon is dropped in larger heaps, and by nobody's helpers: cores have their tests.
    execArgv: ['--max-semi-space-size=64', '--single-threaded-gc'],
    // Files that take long begin first, so that none of them is left alone at the end.
    sequence: { sequencer: LongFirst },
    // The files of a process share their modules: to load them anew for each took 260 s of the processor's time in place of 155. A test
    // cleans up after itself.
    isolate: false,
    reporters: ['default'],
  },
});
