/** The page's side of the game without a server: what it registers, what it tells, and when a newer version takes over. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createOffline, type Offline } from '../../src/offline/offline';
import type { OfflineState } from '../../src/offline/offlineState';
import { openLock } from '../../src/offline/tabs';
import { take } from '../../src/offline/waiting';
import { FakeContainer, FakeWorker } from '../helpers/fakeContainer';

const HOUR = 60 * 60 * 1000;
const LOCK = openLock('https://games.example/snag/', 'index-one.js');

let container: FakeContainer;
let told: OfflineState[];
let held: string[];
let [time, reloads] = [0, 0];
let seen = (): void => {};

beforeEach(() => {
  container = new FakeContainer();
  [told, held, time, reloads, seen] = [[], [], 0, 0, () => {}];
});
afterEach(() => { vi.useRealTimers(); });

async function started(own: ServiceWorkerContainer | undefined = container.own): Promise<Offline> {
  const offline = createOffline({
    container: own, script: () => 'sw.js', version: 'index-one.js', hold: async (lock) => { held.push(lock); }, now: () => time,
    onSight: (back) => { seen = back; }, reload: () => { reloads += 1; },
  });
  offline.subscribe((state) => told.push(state));
  await offline.start();
  return offline;
}

/** A page that is served by a worker already. */
function served(): FakeWorker {
  const active = new FakeWorker('activated');
  container.controller = container.registration.active = active;
  return active;
}

test('a first visit: everything is kept in the end, and that this page is served now is no newer version', async () => {
  const worker = new FakeWorker('installing');
  container.registration.installing = worker;
  const offline = await started();
  expect(container.scripts).toEqual(['sw.js']);
  expect(offline.now().copy).toBe('not-yet');
  worker.become('installed');
  container.registration.active = worker;
  worker.become('activating');
  container.serve(worker);
  worker.become('activated');
  expect(offline.now()).toEqual({ copy: 'yes', update: 'none' });
});

test('each tab says which version runs in it, once it holds the lock that says so', async () => {
  const active = served();
  await started();
  expect(held).toEqual([LOCK]);
  expect(active.told).toEqual([{ snag: 'started', version: 'index-one.js' }]);
});

test('so does a tab that is served for the first time: the server may have had a newer worker than page', async () => {
  const worker = new FakeWorker('installing');
  container.registration.installing = worker;
  await started();
  expect(worker.told).toEqual([]);
  container.serve(worker);
  expect(worker.told).toEqual([{ snag: 'started', version: 'index-one.js' }]);
});

test('a worker of something else at the same host that served the page is no older version of the game', async () => {
  served().scriptURL = 'https://games.example/sw.js';
  const offline = await started();
  container.serve(new FakeWorker('activated'));
  expect(offline.now().update).toBe('none');
});

test('a page that was loaded past the worker says nothing of its version to it', async () => {
  const active = served();
  container.controller = null;
  await started();
  expect([held, active.told]).toEqual([[LOCK], []]);
});

test.each([
  ['no service workers', undefined, null, 'never'],
  ['none for this page', 'container', new DOMException('no', 'SecurityError'), 'never'],
  ['no script to be had', 'container', new TypeError('Failed to fetch'), 'not-yet'],
] as const)('where there are %s, the game goes on from the server', async (_, has, refuses, copy) => {
  container.refuses = refuses;
  const offline = createOffline({
    container: has && container.own, script: () => 'sw.js', version: 'v', hold: async () => {}, now: () => 0, onSight() {}, reload() {},
  });
  await offline.start();
  expect(offline.now().copy).toBe(copy);
});

test('a full disk is told of, and a sentence that nobody knows is let pass', async () => {
  const offline = await started();
  container.say({ snag: 'tomorrow' });
  expect(told).toEqual([]);
  container.say({ snag: 'notKept', why: 'noRoom' });
  expect(offline.now().copy).toBe('no-room');
});

test('a newer version that is found waits; one that waited already does so, too', async () => {
  served();
  const offline = await started();
  const newer = new FakeWorker('installing');
  container.registration.find(newer);
  expect(offline.now().update).toBe('none');
  newer.become('installed');
  expect(offline.now().update).toBe('waits');

  container = new FakeContainer();
  served();
  container.registration.waiting = new FakeWorker('installed');
  expect((await started()).now().update).toBe('waits');
});

test('it is taken when it may be, and the page is reloaded with it', async () => {
  served();
  const newer: FakeWorker = new FakeWorker('installed', 'taken', () => container.serve(newer));
  container.registration.waiting = newer;
  const offline = await started();
  await offline.takeUpdate();
  expect(newer.told).toEqual([{ snag: 'take', when: 'nobodyPlays' }]);
  expect([reloads, offline.now().update]).toEqual([1, 'waits']);
});

test('while a game is on somewhere it is not, and can be asked for again', async () => {
  served();
  container.registration.waiting = new FakeWorker('installed', 'busy');
  const offline = await started();
  await offline.takeUpdate();
  expect([reloads, offline.now().update]).toEqual([0, 'busy']);
  container.registration.waiting = new FakeWorker('installed', 'taken', () => container.serve(new FakeWorker('activated')));
  await offline.takeUpdate();
  expect(reloads).toBe(1);
});

test('a worker that says nothing is as one that may not', async () => {
  served();
  container.registration.waiting = new FakeWorker('installed');
  const offline = await started();
  vi.useFakeTimers();
  const asked = offline.takeUpdate();
  await vi.advanceTimersByTimeAsync(3000);
  await asked;
  expect([reloads, offline.now().update]).toEqual([0, 'busy']);
});

test('a worker on a slow machine is waited for, once it has said that it takes over', async () => {
  const newer = new FakeWorker('installed', 'taken', () => { setTimeout(() => container.serve(newer), 800); });
  expect(await take(container.own, newer.own, 'alone', { answer: 500, taking: 10_000 })).toBe('taken');
  const slower = new FakeWorker('installed', 'taken');
  expect(await take(container.own, slower.own, 'alone', { answer: 500, taking: 10 })).toBe('late');
});

test('a tab whose newer version another tab has taken says so, and a reload is all it takes', async () => {
  served();
  const offline = await started();
  container.serve(new FakeWorker('activated'));
  expect(offline.now().update).toBe('used');
  await offline.takeUpdate();
  expect(reloads).toBe(1);
});

test('also where a still newer one waits, which may not be taken now', async () => {
  served();
  const offline = await started();
  container.serve(new FakeWorker('activated'));
  container.registration.waiting = new FakeWorker('installed', 'busy');
  await offline.takeUpdate();
  expect([reloads, container.registration.waiting.told]).toEqual([1, []]);
});

test('so does a tab whose worker says that it is of another version', async () => {
  served();
  const offline = await started();
  container.say({ snag: 'used' });
  expect(offline.now().update).toBe('used');
});

test('whoever comes back to the tab lets it look for a newer version, once an hour at most', async () => {
  served();
  await started();
  const { registration } = container;
  seen();
  time = HOUR - 1;
  seen();
  expect(registration.updates).toBe(0);
  time = HOUR;
  seen();
  seen();
  expect(registration.updates).toBe(1);
});
