/** The end of a game comes up by itself: what was pressed for the table must not begin the next game. And for whom there is confetti. */
import { describe, expect, test } from 'vitest';
import type { EndPlayer } from '../../../src/history/endView';
import { isCelebrated, isTooSoon } from '../../../src/ui/dialogs/endDialog';
import { dialogAfter, NO_DIALOG } from '../../../src/ui/dialogs/dialogState';

test('a key that was pressed before anybody can have seen the end does nothing in it, nor one that is held', () => {
  const press = (key: string, repeat = false) => ({ key, repeat });
  expect(isTooSoon(press(' '), 120)).toBe(true);
  expect(isTooSoon(press('Enter'), 299)).toBe(true);
  expect(isTooSoon(press('Enter'), 301)).toBe(false);
  expect(isTooSoon(press('Enter', true), 5000)).toBe(true);
  expect(isTooSoon(press('Tab'), 10)).toBe(false);
});

describe('confetti is thrown', () => {
  const players = (...kinds: EndPlayer['kind'][]) => kinds.map((kind) => ({ kind }) as EndPlayer);
  test.each<[string, EndPlayer['kind'][], number[], boolean]>([
    ['for a player here who has won', ['local', 'bot'], [0], true],
    ['for one of several', ['local', 'local'], [1], true],
    ['for no computer', ['local', 'bot'], [1], false],
    ['for nobody at another device', ['local', 'remote'], [1], false],
    ['for no tie', ['local', 'bot'], [0, 1], false],
  ])('%s', (_, kinds, winners, thrown) => {
    expect(isCelebrated({ players: players(...kinds), winners })).toBe(thrown);
  });
  test('at the count, and not where a page comes back to an end that was there before', () => {
    expect(dialogAfter(NO_DIALOG, { type: 'counted', at: 7, now: true })).toMatchObject({ name: 'result', thrownAt: 7, countedAt: 7 });
    expect(dialogAfter(NO_DIALOG, { type: 'counted', at: 7, now: false })).toMatchObject({ name: 'result', thrownAt: null, countedAt: 7 });
    // Whoever looks at the board meanwhile finds it as far as it is by then.
    const open = dialogAfter(NO_DIALOG, { type: 'counted', at: 7, now: true });
    expect(dialogAfter(dialogAfter(open, { type: 'closed' }), { type: 'opened', name: 'result' })).toMatchObject({ thrownAt: 7 });
    expect(dialogAfter(open, { type: 'otherGame' })).toMatchObject({ thrownAt: null });
  });
});
