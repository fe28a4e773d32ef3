/** The card of an evening that a table plays lies among a device's own evenings: closed, and as far as it has come. */
import { expect, test } from 'vitest';
import { eveningHere, keepEvening } from '../../../src/apart/keep/keepEvening';
import type { EveningShown } from '../../../src/apart/tableShown';
import { newStore } from '../../helpers/stores';

const shown = (...places: readonly (readonly number[] | null)[]): EveningShown => ({
  id: 'at-a-table',
  games: ['snap', 'slapjack', 'snag'].map((game, i) => ({ game, id: places[i] ? `g${i}` : null, places: places[i] ?? null })),
  players: [
    { seat: 0, name: 'Ann', mark: 'square', level: null }, { seat: 1, name: 'Bo', mark: 'circle', level: null },
    { seat: 3, name: 'Pip', mark: null, level: 'pip' },
  ],
});

test('everybody has a mark of their own, the player of this device is themselves, and nobody plays before the first game', () => {
  expect(eveningHere({ ...shown(), players: null }, 'Ann', 1)).toBeNull();
  expect(eveningHere(shown([1, 2, 3]), 'ann', 1)?.players).toEqual([
    { name: 'Ann', kind: 'remote', shape: 'square', me: true }, { name: 'Bo', kind: 'remote', shape: 'circle' },
    { name: 'Pip', kind: 'bot', level: 'pip', shape: 'triangle' },
  ]);
});

test('it grows with each game, and is never taken back', async () => {
  const store = await newStore();
  const house = (now: number) => ({ store, me: () => 'Ann', today: () => now });
  await keepEvening(shown([1, 2, 3]), house(1000));
  await keepEvening(shown([1, 2, 3], [2, 1, 3]), house(2000));
  // A tab that was told late.
  await keepEvening(shown([1, 2, 3]), house(3000));
  const guests = await store.guests();
  const { found } = await guests.games('evening', { over: true, limit: 9 });
  expect(found).toMatchObject([{ id: 'at-a-table', names: ['ann', 'bo'], value: { createdAt: 1000, closed: true } }]);
  expect((found[0]!.value as EveningShown).games.map(({ places }) => places)).toEqual([[1, 2, 3], [2, 1, 3], null]);
});
