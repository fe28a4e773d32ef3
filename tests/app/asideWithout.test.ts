/** A name is taken out of rows that nobody can read. */
import { expect, test } from 'vitest';
import { createGameLibrary } from '../../src/app/gameLibrary';
import { asideWithout } from '../../src/app/library/asideWithout';
import { createSaveQueue } from '../../src/storage/saveQueue';
import { noLocks } from '../../src/storage/tabLocks';
import { newStore } from '../helpers/stores';

const aside = (game: unknown) => ({ game, problem: { code: 'broken' }, since: 5 });

test('the name goes wherever it stands alone, and everything else stays as it was', () => {
  const game = {
    id: 'x', setup: { players: [{ name: 'ANN' }, { name: 'Bo' }, { name: '?' }] }, names: ['ann'], note: 'Ann won', at: new Date(5),
  };
  const left = asideWithout(aside(game), 'Ann', null);
  expect(left).toEqual(aside({ ...game, setup: { players: [{ name: '? 2' }, { name: 'Bo' }, { name: '?' }] }, names: ['? 2'] }));
});

test('a row without the name is the very same, and whatever it is does no harm', () => {
  for (const game of [null, undefined, 3, 'Bo', [], { __proto__: null, a: [{}] }, JSON.parse('{"__proto__":{"name":"Bo"}}')]) {
    const row = aside(game);
    expect(asideWithout(row, 'Ann', null)).toBe(row);
  }
  let deep: unknown = 'Ann';
  for (let i = 0; i < 10_000; i += 1) deep = [deep];
  let found = asideWithout(aside(deep), 'Ann', null)?.game;
  while (Array.isArray(found)) [found] = found as unknown[];
  expect(found).toBe('?');
});

test('what a guest knew of that person goes', () => {
  const person = (id: string) => aside({ guest: 'snap-back', kind: 'person', id, value: 'torn' });
  expect(asideWithout(person('ann'), 'Ann', null)).toBeNull();
  expect(asideWithout(person(''), 'Ann', 'ANN')).toBeNull();
  expect(asideWithout(person(''), 'Ann', null)).not.toBeNull();
  expect(asideWithout(person('bo'), 'Ann', null)).not.toBeNull();
});

test('so it is in the store', async () => {
  const store = await newStore();
  await store.change('all', () => ({
    games: [], matches: [], aside: [
      aside({ name: 'Bo' }), aside({ name: 'Ann' }), aside({ guest: 'whist', kind: 'person', id: 'ann', value: 1 }), aside({ name: 'Cat' }),
    ],
  }));
  await createGameLibrary({ store, saveQueue: createSaveQueue(store, () => {}), locks: noLocks }).anonymize('Ann', null);
  expect((await store.readAll()).aside.map(({ game }) => game)).toEqual([{ name: 'Bo' }, { name: '?' }, { name: 'Cat' }]);
});
