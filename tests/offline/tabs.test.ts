/** When a newer version may be taken, and whether all tabs run the same, by the locks that tabs hold. */
import { describe, expect, test } from 'vitest';
import { allRun, heldLocks, mayTake, openLock } from '../../src/offline/tabs';

const SCOPE = 'https://games.example/snag/';
const own = openLock(SCOPE, 'index-new.js');
const older = openLock(SCOPE, 'index-old.js');

describe('a newer version is taken', () => {
  test.each([
    ['alone', [older], 1, true], ['alone', [older, older], 2, false], ['alone', [], 2, false],
    ['nobodyPlays', [older, older], 2, true], ['nobodyPlays', [older, 'snag-write:a'], 2, true],
    ['nobodyPlays', [older, older, 'snag-play:a'], 2, false], ['alone', [older, 'snag-play:a'], 1, false],
    // A browser without locks tells nothing of games: there only a tab that is alone takes it.
    ['alone', [], 1, true], ['nobodyPlays', [], 1, true], ['nobodyPlays', [], 2, false],
  ] as const)('%s, with the locks %j in %i tabs: %s', (when, held, open, may) => {
    expect(mayTake({ held, open }, when)).toBe(may);
  });
});

describe('all tabs run a version', () => {
  test.each([
    ['no tab is open', [], 0, true], ['each has said so', [own, own], 2, true], ['one has not said so yet', [own], 2, false],
    ['one runs another', [own, older], 2, false], ['one runs another and one has not said so', [older], 2, false],
    ['a tab has gone, and its lock not yet', [own, own], 1, true],
    ['a game beside this one at the same host runs another', [own, openLock('https://games.example/', 'index-old.js')], 1, true],
  ] as const)('%s', (_, held, open, all) => {
    expect(allRun(own, { held, open })).toBe(all);
  });
});

describe('the locks that are held', () => {
  test('are told by name, each as often as it is held', async () => {
    const query = async () => ({ held: [{ name: own }, { name: own }, {}] });
    expect(await heldLocks({ query })).toEqual([own, own]);
  });
  test('are none where the browser has no locks, tells nothing, or refuses', async () => {
    expect(await heldLocks(undefined)).toEqual([]);
    expect(await heldLocks({})).toEqual([]);
    expect(await heldLocks({ query: async () => ({}) })).toEqual([]);
    expect(await heldLocks({ query: () => Promise.reject(new Error('refused')) })).toEqual([]);
  });
});
