/** A game of cards that a table of several devices has played, as a device keeps it: the row of a game played here, with who took over. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { GameTypes, SavedGame } from '../../src/contract/contract';
import type { GameStorage } from '../../src/games/storageAdapter';
import { snapGames } from '../../src/games/snap/kept/savedGame';
import { storage as snapBackStorage } from '../../src/games/snapBack/kept/savedGame';
import { asTold, playedAtTable } from '../helpers/tableGames';
import { snapTest } from './snap/test';
import { snapBackTest } from './snapBack/test';
import type { TestGame } from './testGame';

type AnySaved = SavedGame<GameTypes> & { readonly setup: { readonly players: readonly { name: string; kind: string; me?: true }[] } };
const GAMES = [
  ['snap', snapTest, snapGames], ['snap-back', snapBackTest, snapBackStorage],
] as unknown as [string, TestGame<GameTypes>, GameStorage<AnySaved, { readonly saved: AnySaved }>][];

describe.each(GAMES)('%s', (_, one, storage) => {
  let played: SavedGame<GameTypes>;
  let told: Record<string, unknown>;
  beforeAll(async () => {
    played = await playedAtTable(one, 'ab', [[6, 0, { level: 'otto' }], [9, 0, { name: 'Seat 0' }], [12, 2, { name: 'Late' }]], 60);
    told = asTold(one, played) as Record<string, unknown>;
  }, 60_000);
  const kept = (places: readonly number[], me: string | null): AnySaved => {
    const outcome = storage.fromTable(told, { places, me });
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.problem));
    return outcome.saved;
  };
  const names = (): readonly string[] => (played.setup as AnySaved['setup']).players.map(({ name }) => name);

  test('is kept whole, with the seats of this device as its own', () => {
    const { setup, held, ...others } = kept([0], names()[0]!);
    const { setup: _setup, held: _held, ...all } = played;
    expect(others).toEqual(all);
    expect(setup.players.map(({ kind, me }) => [kind, me])).toEqual([['local', true], ['remote', undefined], ['bot', undefined]]);
    expect(held).toEqual([[0, 6, { level: 'otto' }], [0, 9, expect.objectContaining({ name: 'Seat 0' })], [2, 12, { name: 'Late' }]]);
  });

  test('keeps the calls that came over lines', () => {
    const farCalls = [{ race: 1, events: 6, place: 1, at: 900, credit: 31, lag: 40, line: 24 }];
    const outcome = storage.fromTable({ ...told, farCalls }, { places: [0], me: null });
    expect(outcome.ok && storage.adapter.open(JSON.parse(JSON.stringify(storage.rowOf(outcome.saved))))!.value)
      .toMatchObject({ farCalls });
    expect(kept([0], null)).not.toHaveProperty('farCalls');
  });

  test('lies on the shelf as a row that opens as it was, found by everybody who has played', () => {
    const row = storage.rowOf(kept([1], null));
    expect(row).toMatchObject({ kind: 'game', id: played.id, over: true, at: played.savedAt });
    expect(row.names).toEqual([...new Set([names()[0], names()[1], 'Seat 0', 'Late'].map((name) => name!.toLowerCase()))]);
    expect(storage.adapter.open(JSON.parse(JSON.stringify(row)))).toEqual(row);
  });

  test('is refused where it isn’t whole, isn’t over, or nothing happened in it', () => {
    const problem = (value: unknown) => {
      const outcome = storage.fromTable(value, { places: [0], me: null });
      return outcome.ok ? null : outcome.problem.code;
    };
    expect(problem(told)).toBeNull();
    expect(problem('?')).toBe('not-a-save');
    expect(problem({ ...told, version: 9 })).toBe('unknown-version');
    expect(problem({ ...told, deal: { deck: [] } })).toBe('bad-deal');
    expect(problem({ ...told, events: [['nothing']] })).toBe('bad-event');
    expect(problem({ ...told, events: played.events.slice(0, 3), ended: null })).toBe('not-over');
    expect(problem({ ...told, events: [], ended: 'stopped' })).toBe('not-over');
    expect(problem({ ...told, events: played.events.slice(0, 3), ended: 'stopped', held: [] })).toBeNull();
  });

  test('loses a name in the set-up and in who took over, and is nobody’s once all are gone', () => {
    const row = storage.rowOf(kept([0], names()[0]!));
    const without = storage.adapter.withoutName(row, 'LATE')!;
    expect(JSON.stringify(without)).not.toMatch(/late/iu);
    expect((without.value as AnySaved).held?.at(-1)).toEqual([2, 12, { name: '?' }]);
    const gone = [...names().slice(0, 2), 'Seat 0'].reduce<typeof row | null>(
      (left, name) => left && storage.adapter.withoutName(left, name), without);
    expect(gone).toBeNull();
  });

  test('of another device’s player is one of the others’', () => {
    const row = storage.adapter.ofSomebodyElse(storage.rowOf(kept([0, 2], 'Late')));
    expect(JSON.stringify(row)).not.toContain('"me"');
    expect((row.value as AnySaved).held?.at(-1)).toEqual([2, 12, { name: 'Late', local: true }]);
  });
});
