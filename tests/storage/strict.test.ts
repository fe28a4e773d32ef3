/** Whatever is written is asked to be on the disk before it counts as written (`durability: 'strict'`). */
import { expect, test } from 'vitest';
import { addGame, newMatch } from '../../src/match/match';
import { dealOf } from '../../src/rules/deal';
import { newGame } from '../../src/session/savedGame';
import { memoryDisk, type Database } from '../../src/storage/disk';
import { openDatabase } from '../../src/storage/openDatabase';
import { createStore } from '../../src/storage/store';
import { setupOf } from '../helpers/sessions';

test('deal, count, score card and all other writes are strict; what only reads asks for nothing', async () => {
  const disk = await memoryDisk();
  const db = await openDatabase(disk);
  const asked: string[] = [];
  const watched: Database = {
    close: () => db.close(),
    addEventListener: () => {},
    transaction(stores: string | string[], mode?: IDBTransactionMode, options?: IDBTransactionOptions) {
      asked.push(`${mode} ${options?.durability ?? 'default'}`);
      return db.transaction(stores, mode, options);
    },
  };
  const store = createStore(watched, disk, { now: () => 0, lasting: () => true, outdated: false });
  const { saved } = newGame(setupOf('ann ben'), dealOf('strict'), 'game', 0);
  const players = [{ name: 'ann', shape: 'circle' }, { name: 'ben', shape: 'square' }] as const;
  const card = newMatch({ id: 'card', createdAt: 0, playedFor: { kind: 'single' }, players });
  const writes: (() => Promise<unknown>)[] = [
    () => store.save(saved), () => store.save(saved, addGame(card, { id: 'game', tiles: [4, 8], startedBy: 0 })),
    () => store.saveMatch(card), () => store.change('all', () => ({ games: [saved], matches: [], aside: [] })),
    () => store.setAside('games', 'game', { code: 'broken' }), () => store.remove('game'), () => store.clear(),
  ];
  for (const write of writes) await write();
  expect(new Set(asked)).toEqual(new Set(['readwrite strict']));
  expect(asked).toHaveLength(writes.length);
  asked.length = 0;
  await store.readAll();
  await store.list({ over: true });
  expect(asked).toEqual(['readonly default', 'readonly default']);
});
