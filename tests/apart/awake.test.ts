/** The screen stays on while somebody is at a table, also where a browser allows it only after a press. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { screenAwake } from '../../src/apart/page/awake';

const page = new EventTarget();
let locks: { released: boolean; release: () => Promise<void> }[] = [];
let allows = true;

beforeEach(() => {
  locks = [];
  allows = true;
  vi.stubGlobal('document', Object.assign(page, { visibilityState: 'visible' }));
  vi.stubGlobal('navigator', { wakeLock: { async request() {
    if (!allows) throw new Error('NotAllowedError');
    const lock = { released: false, async release() { lock.released = true; } };
    locks.push(lock);
    return lock;
  } } });
});
afterEach(() => vi.unstubAllGlobals());

const told = async (event: string): Promise<void> => {
  page.dispatchEvent(new Event(event));
  await vi.waitFor(() => Promise.resolve());
};

test('what was refused before any press is asked again with the next', async () => {
  allows = false;
  const awake = screenAwake();
  awake(true);
  await told('click');
  expect(locks).toHaveLength(0);
  allows = true;
  await told('click');
  await vi.waitFor(() => expect(locks).toHaveLength(1));
  await told('click');
  expect(locks).toHaveLength(1);
  // The browser takes it away with the page's sight: it's asked again when that comes back.
  locks[0]!.released = true;
  await told('visibilitychange');
  await vi.waitFor(() => expect(locks).toHaveLength(2));
  awake(false);
  await vi.waitFor(() => expect(locks[1]!.released).toBe(true));
  await told('click');
  expect(locks).toHaveLength(2);
});
