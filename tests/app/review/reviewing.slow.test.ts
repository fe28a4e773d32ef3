/**
 * A review is opened from the table and from the history, goes on while one steps, stops when nobody looks, and comes back after a reload.
 */
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createReviewer } from '../../../src/app/review/reviewer';
import type { FoundSeat } from '../../../src/review/found';
import type { ReviewModel } from '../../../src/ui/review/reviewModel';
import { openApp, newLastScreen, type TestApp } from '../../helpers/apps';
import { finished } from '../../helpers/finished';
import { randomGame } from '../../helpers/randomGame';
import { randomAdviser } from '../../helpers/reviews';
import { newStore } from '../../helpers/stores';

const { record } = randomGame('looked at');

async function withGame() {
  const store = await newStore();
  await store.save(finished(record, 'old').saved);
  return store;
}

function reviewOn(app: TestApp): ReviewModel | null {
  const screen = app.screen();
  return screen?.kind === 'replay' ? screen.review : null;
}

test('from the history: both looks are made while one steps, and a reload comes back to the step', async () => {
  const store = await withGame();
  const lastScreen = newLastScreen();
  const app = await openApp({ store, lastScreen });
  await app.ask({ kind: 'openReview', id: 'old', seat: 1 });
  // The replay is seen first: what is to be asked is worked out after it, piece by piece.
  expect(reviewOn(app)).toMatchObject({ seat: 1, overTable: false, report: null });
  while (reviewOn(app)?.report === null) await setImmediate();
  expect(reviewOn(app)?.report).toMatchObject({ pass: 0 });
  await app.ask({ kind: 'toStep', step: 9 });
  while ((reviewOn(app)?.report?.pass ?? 0) < 2) await setImmediate();
  expect(app.screen()).toMatchObject({ kind: 'replay', step: 9 });

  const again = await openApp({ store, lastScreen });
  expect(again.screen()).toMatchObject({ kind: 'replay', step: 9, review: { seat: 1 } });
  await again.ask({ kind: 'reviewSeat', seat: 0 });
  expect(reviewOn(again)).toMatchObject({ seat: 0 });
  await again.ask({ kind: 'endReplay' });
  expect(again.screen()).toMatchObject({ kind: 'history' });
});

test('at the table: it lies over the game that was counted, leads back to it, and on to another game', async () => {
  const store = await newStore();
  const played = finished(record, 'here').saved;
  await store.save({ ...played, ended: false });
  const app = await openApp({ store });
  await app.ask({ kind: 'continue', id: 'here' });
  await app.ask({ kind: 'act', act: { kind: 'count' }, at: app.clock.now() });
  if (!await app.clock.until(() => app.table()?.phase === 'over')) throw new Error('it is not counted');

  await app.ask({ kind: 'openReview', id: 'here' });
  expect(reviewOn(app)).toMatchObject({ overTable: true });
  await app.ask({ kind: 'endReplay' });
  expect(app.screen()).toMatchObject({ kind: 'table', game: 'here', state: { phase: 'over' } });
  await app.ask({ kind: 'openReview', id: 'here' });
  await app.ask({ kind: 'newGame' });
  expect(app.screen()).toMatchObject({ kind: 'table' });
  expect(app.table()?.phase).not.toBe('over');
  // What is still answered of the review that was left is not shown over the new game.
  for (let i = 0; i < 20; i += 1) await setImmediate();
  expect(app.screen()?.kind).toBe('table');
});

test('who leaves is asked for no longer, and what was found is kept at each look', async () => {
  const game = finished(record, 'old');
  const adviser = randomAdviser('left');
  const asked: string[] = [];
  const kept: FoundSeat[] = [];
  const reviewer = createReviewer({
    ...adviser,
    judge(question) { asked.push('judge'); return adviser.judge(question); },
    chance(question) { asked.push('chance'); return adviser.chance(question); },
  }, async (_, found) => { kept.push(found); });
  let told = 0;
  const stop = reviewer(game, 0, () => { told += 1; });
  while (asked.length < 3) await setImmediate();
  stop();
  const [then, heard] = [asked.length, told];
  for (let i = 0; i < 20; i += 1) await setImmediate();
  expect(asked.length).toBeLessThanOrEqual(then + 1);
  expect(told).toBe(heard);

  const done = new Promise<void>((resolve) => { reviewer(game, 0, ({ pass }) => { if (pass === 2) resolve(); }); });
  await done;
  expect(kept.map(({ pass }) => pass)).toEqual([1, 2]);
});
