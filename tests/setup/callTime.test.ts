/**
 * The clocks of a game: each person's own, which stays theirs after the draw for order, kept with the game; and the last chance that
 * goes with them.
 */
import { describe, expect, test } from 'vitest';
import { USUAL_INPUT } from '../../src/setup/inputSettings';
import { callTimeOf, lastChanceOf } from '../../src/setup/callTime';
import { openSaved } from '../../src/session/savedGame';
import { openSettings } from '../../src/setup/kept/settings';
import { checkSetup, type CallSeconds, type GameSetup } from '../../src/setup/setup';
import type { OwnClock } from '../../src/setup/players';
import { openApp } from '../helpers/apps';
import { reopened, setupOf, sit } from '../helpers/sessions';
import { unfinished } from '../helpers/stores';

/** A set-up in which some have a clock of their own. */
const withClocks = (seats: string, clocks: Readonly<Record<string, OwnClock>>, changes: Partial<GameSetup> = {}): GameSetup => {
  const setup = setupOf(seats, changes);
  return {
    ...setup, players: setup.players.map((player) => ({ ...player, ...(clocks[player.name] ? { clock: clocks[player.name] } : {}) })),
  };
};

describe('the time to call', () => {
  test.each<[CallSeconds, OwnClock | undefined, number | null]>([
    [5, undefined, 5000], [5, 'longer', 15_000], [3, 'longer', 9000], [8, 'none', null], [null, 'longer', null], [null, undefined, null],
  ])('%s seconds with the clock %s come to %s ms', (callSeconds, clock, expected) => {
    const { players, ...setup } = withClocks('ann ben', clock ? { ann: clock } : {}, { callSeconds });
    expect(callTimeOf(setup, players[0])).toBe(expected);
  });
  test('is nobody\'s where nobody calls', () => {
    const setup = withClocks('ann ben', { ann: 'longer' }, setupOf('ann ben', { rules: { calls: 'automatic' } }));
    expect(callTimeOf(setup, setup.players[0])).toBeNull();
  });
  test('goes with the player to the seat that they draw', async () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const { session, clock } = sit(withClocks('ann ben cat', { ben: 'longer' }, { order: 'drawn', seed, pace: 'instant' }));
      for (const index of [0, 1, 2]) {
        session.act({ kind: 'pick', index }, clock.now());
        await clock.pass(50);
      }
      await clock.pass(3000);
      for (let moves = 0; moves < 3; moves += 1) {
        session.act({ kind: 'look', up: true }, clock.now());
        const { mover, seats } = session.state();
        session.act({ kind: 'place', tile: seats[mover ?? 0]?.rack[0] ?? 0 }, clock.now());
        await clock.pass(50);
        const running = session.state().clock;
        expect((running?.endsAt ?? 0) - (running?.startedAt ?? 0)).toBe(seats[mover ?? 0]?.name === 'ben' ? 15_000 : 5000);
        session.act({ kind: 'draw' }, clock.now());
        await clock.pass(50);
      }
      session.stop();
    }
  });
});

describe('the last chance', () => {
  test.each<[string, Readonly<Record<string, OwnClock>>, CallSeconds, number | null]>([
    ['ann ben', {}, 8, 5000], ['ann ben', { ben: 'longer' }, 5, 15_000], ['ann ben', { ben: 'longer' }, 3, 9000],
    ['ann ben', { ann: 'longer', ben: 'none' }, 3, null], ['ann computer', { ann: 'none' }, 5, null], ['ann ben', {}, null, null],
    ['computer computer', {}, null, 5000],
  ])('of %s with %o, %s seconds agreed, is %s ms', (seats, clocks, callSeconds, expected) => {
    expect(lastChanceOf(withClocks(seats, clocks, { callSeconds }), 'normal')).toBe(expected);
  });
  test('is no shorter at a fast pace for one who was given a longer clock', () => {
    expect(lastChanceOf(withClocks('ann ben', { ann: 'longer' }, { callSeconds: 3 }), 'fast')).toBe(9000);
    expect(lastChanceOf(withClocks('ann ben', {}, { callSeconds: 3 }), 'fast')).toBe(3500);
  });
});

describe('a clock of one\'s own', () => {
  test('is kept with the game, and played by after a reload', () => {
    const { saves } = sit(withClocks('ann ben', { ann: 'none', ben: 'longer' }));
    const game = reopened(saves.at(-1));
    expect(game.saved.setup.players.map(({ clock }) => clock)).toEqual(['none', 'longer']);
  });
  test('is kept in settings', () => {
    const { players, callSeconds, pace } = withClocks('ann ben', { ben: 'longer' });
    expect(openSettings({ players, callSeconds, pace })?.players.map(({ clock }) => clock)).toEqual([undefined, 'longer']);
  });
  test('that nobody knows is refused at the door', () => {
    const saved = sit(setupOf('ann ben')).saves.at(-1)!;
    const players = saved.setup.players.map((player) => ({ ...player, clock: 'forever' }));
    expect(openSaved({ ...saved, setup: { ...saved.setup, players } })).toMatchObject({
      ok: false, problem: { code: 'not-a-save', where: 'setup.players.0.clock' },
    });
    expect(openSettings({ players, callSeconds: 5, pace: 'normal' })).toBeNull();
  });
  test('is no computer\'s', () => {
    const setup = setupOf('ann computer');
    const checked = checkSetup({ ...setup, players: setup.players.map((player) => ({ ...player, clock: 'longer' as const })) });
    expect(checked.ok && checked.setup.players.map(({ clock }) => clock)).toEqual(['longer', undefined]);
  });
  test('goes on to the next game at the same table', async () => {
    const { ask, store, clock } = await openApp();
    await ask({ kind: 'change', draft: { ...withClocks('Ann Ben', { Ben: 'longer' }), callSeconds: 5, sitting: 'beside',
      input: USUAL_INPUT } });
    await ask({ kind: 'play' });
    await clock.pass(100);
    await ask({ kind: 'newGame' });
    await clock.pass(100);
    const games = await unfinished(store);
    expect(games.map(({ saved }) => saved.setup.players.find(({ name }) => name === 'Ben')?.clock)).toEqual(['longer']);
  });
});
