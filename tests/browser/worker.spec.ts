// The computer's worker may die, hang, never load or talk nonsense: the same game goes on, move for move. The person here always
// plays the tile that stands first and never calls, so that two games with the same deal can be laid side by side.
import { LONG, ONLY_LONG } from '../long/amount';
import { expect, log, myMove, openDeal, placed, readTable, test, type Page } from './helpers';

/** A question that nobody answers is given up after three seconds and put to a new worker; this leaves time for four of them. */
const PATIENCE = 30_000;
const WORKER_SCRIPT = /ai\.worker/;

/** One move of the local player; `meanwhile` is done before it ends. */
async function playMove(page: Page, meanwhile: () => Promise<unknown> = async () => {}): Promise<void> {
  await page.keyboard.press('1');
  await placed(page);
  await meanwhile();
  await page.keyboard.press('d');
  await myMove(page, PATIENCE);
}

async function story(page: Page): Promise<readonly string[]> {
  return (await readTable(page)).log;
}

/** The story of the first moves of a deal, played by a worker in good health. */
async function healthyStory(page: Page, deal: string, moves: number): Promise<readonly string[]> {
  await openDeal(page, { deal });
  await myMove(page);
  for (let move = 0; move < moves; move += 1) await playMove(page);
  return story(page);
}

/** Lets the worker take the next question of that kind and die over it. */
async function dieOver(page: Page, question: 'look' | 'choose'): Promise<void> {
  const [worker] = page.workers();
  if (!worker) throw new Error('there is no worker');
  await worker.evaluate((fatal) => {
    globalThis.addEventListener('message', (event: MessageEvent<{ path?: string[] }>) => {
      if (event.data.path?.[0] !== fatal) return;
      event.stopImmediatePropagation();
      globalThis.close();
    }, { capture: true });
  }, question);
}

/** Lets the worker take the next question and never be done with it. */
async function hangOverNextQuestion(page: Page): Promise<void> {
  await page.workers()[0]?.evaluate(() => {
    globalThis.addEventListener('message', () => {
      for (;;) { /* thinks for ever */ }
    }, { capture: true });
  });
}

/** The first moves of a game whose worker dies twice in mid-thought and hangs once. */
async function strickenStory(page: Page, moves: number): Promise<readonly string[]> {
  let begun = 0;
  page.on('worker', () => { begun += 1; });
  await openDeal(page, { deal: 'd57' });
  await myMove(page);
  await playMove(page);
  expect(begun).toBe(1);
  await dieOver(page, 'look');
  await playMove(page);
  expect(begun).toBe(2);
  await dieOver(page, 'choose');
  await playMove(page);
  expect(begun).toBe(3);
  await playMove(page, () => hangOverNextQuestion(page));
  expect(begun).toBe(4);
  for (let move = 4; move < moves; move += 1) await playMove(page);
  expect(begun, 'the last worker lives on').toBe(4);
  return story(page);
}

test('a worker that is killed in mid-thought is replaced, and the same game goes on', async ({ page, context }) => {
  test.slow();
  const [stricken, healthy] = await Promise.all([strickenStory(page, 6), healthyStory(await context.newPage(), 'd57', 6)]);
  expect(stricken).toEqual(healthy);
  expect(stricken.filter((line) => line.startsWith('Otto plays'))).toHaveLength(6);
});

/** Scripts that come in place of the worker's; null: none comes. */
const CHANGELINGS: readonly (readonly [what: string, script: string | null])[] = [
  ['whose script is not there', null],
  ['that answers with a tile it does not hold', `onmessage = ({ data: { id } }) => {
    postMessage({ id, type: 'RAW', value: { tile: 999, takes: [], sees: [999], after: 0 } });
  }`],
  ['whose script throws', 'throw new Error("no")'],
  ['that never answers', 'onmessage = () => {}'],
];
/** The others are left to the long program: one takes its time, and the other fails as the first does. */
const TRIED = LONG ? CHANGELINGS : CHANGELINGS.slice(0, 2);

/** By then the worker has failed for the last time, and somebody else has played. */
const MOVES = 5;

test('a worker that fails and fails again: the same game is played without it', ONLY_LONG, async ({ page, context, troubles }) => {
  test.setTimeout(TRIED.length * 60_000);
  const expected = await healthyStory(await context.newPage(), 'd57', MOVES);
  expect(expected.length).toBeGreaterThan(20);
  for (const [what, script] of TRIED) await test.step(what, async () => {
    let asked = 0;
    await page.unrouteAll();
    await page.route(WORKER_SCRIPT, (route) => {
      asked += 1;
      return route.fulfill(script === null ? { status: 404, body: '' } : { contentType: 'text/javascript', body: script });
    });
    expect(await healthyStory(page, 'd57', MOVES)).toEqual(expected);
    expect(asked, 'the worker was tried, and given up after four failures').toBe(4);
    await expect(log(page)).toContainText('Otto plays');
  });
  // What the browser itself says about a script that is not there or throws is no fault of the page.
  const own = troubles.filter((trouble) => !/404|Uncaught Error: no/.test(trouble));
  troubles.splice(0, troubles.length, ...own);
});
