/** The card table: which games lie there, the way to a game and back to where its card was pressed, and what a reload comes back to. */
import { expect, test } from 'vitest';
import { CATALOGUE, GAMES, gamesIn } from '../../../src/games/catalogue';
import type { GamePlace } from '../../../src/games/gameApp';
import { newLastScreen } from '../../helpers/apps';
import { appWithGame } from '../../helpers/gameApp';

test('every guest lies on the card table, in its order; those that train lie in the training room, too', () => {
  expect(gamesIn('cardTable')).toEqual(GAMES);
  expect(gamesIn('training')).toEqual(GAMES.filter((guest) => CATALOGUE[guest].trains));
  expect(gamesIn('training')).toContain('snap-back');
  for (const { players: [least, most], minutes } of GAMES.map((game) => CATALOGUE[game])) {
    expect(least).toBeGreaterThan(0);
    expect(most).toBeGreaterThanOrEqual(least);
    expect(minutes).toBeGreaterThan(0);
  }
});

test.each<[GamePlace, 'training' | 'cardTable']>([
  ['training', 'training'], ['cardTable', 'cardTable'],
])('a guest that was opened from %s leads back there, after a reload, too', async (from, kind) => {
  const lastScreen = newLastScreen();
  const { app, guest } = await appWithGame({ lastScreen });
  await app.ask({ kind });
  await app.ask({ kind: 'openGuest', guest: 'snap-back', from });
  expect(guest.ports().from()).toBe(from);
  const again = await appWithGame({ lastScreen });
  expect(again.app.screen()).toMatchObject({ kind: 'guest', from });
  for (const one of [guest, again.guest]) await one.ports().back();
  for (const { screen } of [app, again.app]) expect(screen()?.kind).toBe(kind);
  expect(guest.told).toEqual(['open', 'left']);
});

test('a reload comes back to the card table; a tab of before, which told no place, to the training room', async () => {
  const lastScreen = newLastScreen();
  const { app } = await appWithGame({ lastScreen });
  await app.ask({ kind: 'cardTable' });
  expect(lastScreen.read()).toEqual({ kind: 'cardTable' });
  const again = await appWithGame({ lastScreen });
  expect(again.app.screen()).toEqual({ kind: 'cardTable', unknown: 0, games: GAMES.map((guest) => ({
    guest, facts: expect.objectContaining({ minutes: CATALOGUE[guest].minutes }), card: null,
  })) });
  lastScreen.put({ kind: 'guest', guest: 'snap-back', kept: 1 } as never);
  expect(lastScreen.read()).toMatchObject({ kind: 'guest', from: 'training' });
});

test('of two ways that are pressed one after the other the last one counts', async () => {
  const { app } = await appWithGame();
  await app.app.prepare();
  await Promise.all([app.ask({ kind: 'cardTable' }), app.ask({ kind: 'training' })]);
  expect(app.screen()?.kind).toBe('training');
  await Promise.all([app.ask({ kind: 'training' }), app.ask({ kind: 'cardTable' })]);
  expect(app.screen()?.kind).toBe('cardTable');
});
