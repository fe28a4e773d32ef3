/** No file that an open tab may need is thrown away, and nothing else is kept. */
import { expect, test } from 'vitest';
import { openLock, type Tabs } from '../../src/offline/tabs';
import { createKeeper, isQuota, type Keeper } from '../../workers/offline/keeper';

const SCOPE = 'https://games.example/snag/';
const at = (file: string): string => `${SCOPE}assets/${file}`;
const own = openLock(SCOPE, 'index-new.js');
const older = openLock(SCOPE, 'index-old.js');

/** A keeper of the new version, with what it finds; `kept` is what is left. */
function found(tabs: Tabs, newer = false, refuses = false): { keeper: Keeper; kept: Set<string> } {
  const kept = new Set(['index-old.js', 'lessons-old.js', 'same.js', 'index-new.js', 'lessons-new.js'].map(at));
  const cache = {
    keys: async () => [...kept].map((url) => ({ url })),
    delete: async (url: string) => {
      if (refuses) throw new Error('refused');
      return kept.delete(url);
    },
  };
  const wanted = ['same.js', 'index-new.js', 'lessons-new.js'].map(at);
  return {
    kept,
    keeper: createKeeper({
      cache: async () => cache, wanted: () => wanted, own, tabs: async () => tabs, newer: () => newer, alone: (work) => work(),
    }),
  };
}

test('once every tab runs the new version, what only the old one needed goes', async () => {
  const { keeper, kept } = found({ held: [own, own], open: 2 });
  await keeper.clean();
  expect([...kept]).toEqual(['same.js', 'index-new.js', 'lessons-new.js'].map(at));
});

test.each([
  ['a tab runs the old version', { held: [own, older], open: 2 }, false],
  ['a tab has not said which it runs', { held: [own], open: 2 }, false],
  ['a newer version waits, whose files are there already', { held: [own], open: 1 }, true],
])('nothing goes while %s', async (_, tabs, newer) => {
  const { keeper, kept } = found(tabs, newer);
  await keeper.clean();
  expect(kept.size).toBe(5);
});

test('what cannot be thrown away stays, and nobody is troubled', async () => {
  const { keeper, kept } = found({ held: [own], open: 1 }, false, true);
  await keeper.clean();
  expect(kept.size).toBe(5);
});

test('a full disk is told from other failures', () => {
  expect(isQuota(new DOMException('full', 'QuotaExceededError'))).toBe(true);
  expect(isQuota(new DOMException('gone', 'AbortError'))).toBe(false);
  expect(isQuota(new TypeError('Failed to fetch'))).toBe(false);
});
