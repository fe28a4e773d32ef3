/** Computer players of a server think in threads of their own: as they would here, and whatever becomes of the thread. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createThreads } from '../../server/thinker/threads';
import { localPlayer } from '../../src/ai/player';
import { pageClock } from '../../src/bots/clock';
import type { Question } from '../../src/ai/questions';
import { dealOf } from '../../src/rules/deal';
import { startGame } from '../../src/rules/game';
import { PRINTED_RULES } from '../../src/rules/options';
import { NO_PAST, seatView } from '../../src/rules/seatView';

const root = fileURLToPath(new URL('../..', import.meta.url));
let folder = '';
const someQuestion = (seed: string): Question =>
  ({ view: seatView(startGame(PRINTED_RULES, 4, 0, dealOf(seed)), 1, NO_PAST), level: 'otto', seed });
const script = (name: string): URL => pathToFileURL(join(folder, name));

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'threads-'));
  await build({
    root, configFile: false, logLevel: 'error', publicDir: false, ssr: { noExternal: true },
    build: {
      ssr: true, outDir: folder, target: 'node20', minify: false,
      rolldownOptions: { input: { thinker: join(root, 'server/thinker/thinker.worker.ts') }, output: { entryFileNames: '[name].mjs' } },
    },
  });
  writeFileSync(join(folder, 'broken.mjs'), 'throw new Error("this thread fails");');
}, 120_000);
afterAll(() => { rmSync(folder, { recursive: true, force: true }); });

test('a thread answers as the player would in this one, and several questions at once', async () => {
  const threads = createThreads({ script: script('thinker.mjs'), clock: pageClock, threads: 2 });
  const questions = [0, 1, 2, 3].map((ply) => someQuestion(`thread ${ply}`));
  const answers = await Promise.all(questions.map((question) => threads.choose(question)));
  expect(answers).toEqual(await Promise.all(questions.map((question) => localPlayer.choose(question))));
  threads.stop();
});

test('it is the thread that answers: only there is a question looked at before it is', async () => {
  const problems: string[] = [];
  const failed = (error: Error): void => { problems.push(error.message); };
  const threads = createThreads({ script: script('thinker.mjs'), clock: pageClock, failed });
  const question = someQuestion('impossible');
  await threads.choose({ ...question, level: 'nobody' as never });
  expect(problems).toEqual(['A computer player was asked the impossible: unknown-level']);
  threads.stop();
});

test.each([['that fails', 'broken.mjs'], ['that isn’t there', 'nowhere.mjs']])('a thread %s is answered for', async (_, name) => {
  const threads = createThreads({ script: script(name), clock: pageClock });
  const question = someQuestion('broken');
  expect(question.view.rack).toContain((await threads.choose(question)).tile);
  threads.stop();
});
