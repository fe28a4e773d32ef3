/** A game of SNAG that a table has played, as a device keeps it: nothing of it is lost, and what isn't sound is refused. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { HostedSnag } from '../../../src/session/game/snagTypes';
import { fromTable } from '../../../src/session/game/kept/fromTable';
import { hostedOf, storedOf } from '../../../src/session/game/stored';
import { openSaved, picksOf } from '../../../src/session/savedGame';
import { orderTilesOf } from '../../../src/rules/deal';
import { ORDER_TILES } from '../../../src/table/seating';
import { snagTest } from '../../games/snag/test';
import { asTold, playedAtTable } from '../../helpers/tableGames';
import { reopened } from '../../helpers/sessions';

/** Seat a is away from the 20th to the 30th event; a late person sits down where the character played. */
const CHANGES = [[20, 0, { level: 'otto' }], [30, 0, { name: 'Seat a' }], [40, 2, { name: 'Late' }]] as const;
const NOBODYS = { places: [], me: null };

let played: HostedSnag;
let told: Record<string, unknown>;
beforeAll(async () => {
  played = await playedAtTable(snagTest, 'drawn', CHANGES);
  told = asTold(snagTest, played) as Record<string, unknown>;
}, 60_000);

const kept = (here = { places: [0], me: 'seat A' } as { places: readonly number[]; me: string | null }) => {
  const outcome = fromTable(told, here, 'evening');
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problem));
  return outcome.game;
};

describe('what a table has played', () => {
  test('is kept with its deal, its order tiles, its picks and events, its times, its luck and who took over', () => {
    const { saved, picks } = reopened(kept().saved);
    expect(saved).toMatchObject({ ended: true, match: 'evening', id: played.id, savedAt: played.savedAt, races: played.races });
    expect(saved.order).toEqual(played.deal!.order.slice(0, ORDER_TILES));
    // They hang on no word.
    expect(saved.order).not.toEqual(orderTilesOf(saved.setup.seed).slice(0, ORDER_TILES));
    expect(saved.record['seed']).toBeUndefined();
    expect(picks).toHaveLength(3);
    const { held, ...hosted } = hostedOf(kept());
    const { played: _, startedAt: __, won: ___, pace, callSeconds, held: ____, setup, ...all } = played;
    expect(hosted).toMatchObject({
      ...all, deal: { ...all.deal, order: all.deal!.order.slice(0, ORDER_TILES) }, ended: 'counted',
      setup: { ...setup, pace, callSeconds, players: setup.players.map(({ name }) => ({ name })) },
    });
    expect(held).toEqual([[0, 20, { level: 'otto' }], [0, 30, { name: 'Seat a', local: true, me: true }], [2, 40, { name: 'Late' }]]);
  });

  test('comes out of the host as it went in', () => {
    const game = reopened(kept().saved);
    expect(storedOf(game, hostedOf(game))).toEqual(game.saved);
  });

  test('says whose places were this device’s own, and who is its own player', () => {
    const kinds = (...here: [readonly number[], string | null]) =>
      kept({ places: here[0], me: here[1] }).saved.setup.players.map(({ kind, me }) => `${kind}${me ? ' me' : ''}`);
    expect(kinds([0], 'seat A')).toEqual(['local me', 'remote', 'bot']);
    expect(kinds([0, 1], 'Seat b')).toEqual(['local', 'local me', 'bot']);
    expect(kinds([1], null)).toEqual(['remote', 'local', 'bot']);
    expect(kinds([], 'Seat a')).toEqual(['remote', 'remote', 'bot']);
  });

  test('knows a late person by their own name, and nobody else at their place', () => {
    const { saved } = kept({ places: [2], me: 'Late' });
    expect(saved.setup.players.map(({ kind }) => kind)).toEqual(['remote', 'remote', 'bot']);
    expect(saved.held?.at(-1)).toEqual([2, 40, { name: 'Late', local: true, me: true }]);
  });

  test('can have several people of one device, each with a key', () => {
    expect(kept({ places: [0, 1], me: null }).saved.setup.players.map(({ callKey }) => callKey !== undefined)).toEqual([true, true, false]);
  });
});

describe('refused', () => {
  const problem = (value: unknown) => {
    const outcome = fromTable(value, NOBODYS, 'evening');
    return outcome.ok ? null : outcome.problem.code;
  };

  test('is what isn’t a whole legal game', () => {
    expect(problem(null)).toBe('not-a-save');
    expect(problem({ ...told, version: 2 })).toBe('unknown-version');
    expect(problem({ ...told, setup: { ...told['setup'] as object, players: [] } })).toBe('bad-setup');
    expect(problem({ ...told, deal: { order: [], tiles: [] } })).toBe('bad-deal');
    expect(problem({ ...told, events: [...played.events, ['place', 0, 11]] })).toBe('bad-event');
    expect(problem({ ...told, races: [{ events: 3, maker: 9, callers: [] }] })).toBe('bad-times');
  });

  test('is one that wasn’t played to its count', () => {
    expect(problem({ ...told, events: played.events.slice(0, 12), callTimes: [], races: [], ended: 'stopped' })).toBe('stopped');
    expect(problem({ ...told, events: played.events.slice(0, 12), callTimes: [], races: [] })).toBe('not-over');
  });
});

test('an older game has neither, and opens as ever; what isn’t sound of who took over is passed over', () => {
  const { saved } = kept();
  const { order: _, held: __, ...older } = saved;
  // Without its own tiles the picks mean others.
  expect(picksOf(older)).not.toEqual(picksOf(saved));
  const twice = saved.order!.with(0, saved.order![1]!);
  expect(openSaved({ ...saved, order: twice })).toMatchObject({ ok: false, problem: { code: 'not-a-save' } });
  expect(reopened({ ...saved, held: [[9, 1, { name: 'Eve' }], [0, 99_999, { name: 'Eve' }]] }).saved).not.toHaveProperty('held');
  expect(reopened({ ...saved, held: 'nobody' }).saved.held).toBeUndefined();
});
