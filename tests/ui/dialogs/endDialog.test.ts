/** The end of a game comes up by itself: what was pressed for the table must not begin the next game. And for whom there is confetti. */
import { describe, expect, test } from 'vitest';
import type { EndModel, EndPlayer } from '../../../src/history/endView';
import { endDialog, isCelebrated, isTooSoon } from '../../../src/ui/dialogs/endDialog';
import { dialogAfter, NO_DIALOG } from '../../../src/ui/dialogs/dialogState';
import type { DialogActions } from '../../../src/ui/dialogs/frame';
import { markup } from '../../helpers/markup';

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

test('one button leads, two follow it with what is said of the second, and the rest is quiet; none of them is missing', () => {
  const end: EndModel = {
    players: [
      { name: 'You', kind: 'local', shape: 'circle', level: null, tiles: 40 },
      { name: 'Otto', kind: 'bot', shape: 'square', level: 'otto', tiles: 16 },
    ],
    you: 0, winners: [0], best: null, figures: [], next: 'again', word: null, challenge: null, news: null,
  } as never;
  const card = { playedFor: { kind: 'single' } } as never;
  const part = {
    end, card, match: { playedFor: { kind: 'single' }, game: 1 }, daily: null, practice: null, shared: null, isFromReview: false, since: 0,
    thrownAt: null,
  } as never;
  const drawn = markup(endDialog(part, {} as DialogActions));
  const buttons = [...drawn.matchAll(/<button type="button"(?: class="(main|quiet)")?[^>]*>([^<]*)</gu)]
    .map(([, rank, name]) => [name, rank]);
  expect(buttons).toEqual([
    ['Play again', 'main'], ['Review', undefined], ['Challenge a friend', undefined],
    ['What were they thinking?', 'quiet'], ['Score card', 'quiet'], ['Look at the board', 'quiet'], ['Back to the start', 'quiet'],
  ]);
  // Nothing to press stands between the challenge and what a friend gets.
  expect(drawn.slice(drawn.indexOf('Challenge a friend'), drawn.indexOf('id="end-challenge"'))).not.toContain('<button');
});
