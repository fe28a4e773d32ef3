/** Today's deal in the data base: one of two tabs is first; what was edited counts for nothing; backups carry it, and shorten nothing. */
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { describe, expect, test } from 'vitest';
import { standingOn, type DailyState } from '../../src/daily/dailyState';
import { dealOf } from '../../src/rules/deal';
import { newGame, type SavedGame } from '../../src/session/savedGame';
import { createBackup, type Backup } from '../../src/storage/backup/backup';
import { answer, type Disk } from '../../src/storage/disk';
import type { Store } from '../../src/storage/store';
import { noLocks } from '../../src/storage/tabLocks';
import { TWO_COMPUTERS } from '../helpers/apps';
import { setupOf } from '../helpers/sessions';
import { newStore, storeOn } from '../helpers/stores';

const NOON = new Date('2026-11-21T12:00:00').getTime();
const WON = { tiles: [31, 24], runs: [true], quickest: 812 } as const;

const gameOf = (id: string, daily: string): SavedGame => newGame(setupOf('Ann Bo'), dealOf(daily), id, 1, { daily }).saved;
const backupOf = (store: Store, me?: string): Backup => createBackup({
  store, locks: noLocks, settings: { kept: () => (me === undefined ? null : { ...TWO_COMPUTERS, me }), write() {} }, today: () => NOON,
});
const fileOf = (text: string) => ({ size: text.length, text: async () => text });

async function textOf(store: Store): Promise<string> {
  const text = (await backupOf(store).texts())?.[0];
  if (text === undefined) throw new Error('there is no backup');
  return text;
}

/** A store in which a date was begun, and won. */
async function wonOn(...dates: readonly string[]): Promise<Store> {
  const store = await newStore();
  for (const date of dates) {
    await store.beginDaily(gameOf(`game of ${date}`, date), date);
    await store.changeDaily({ type: 'counted', game: `game of ${date}`, result: WON });
  }
  return store;
}

const outcomes = ({ days }: DailyState): readonly string[] => days.map(({ date, outcome }) => `${date} ${outcome}`);

test('of two tabs that begin a date at the same time, one is first, and only its game is kept', async () => {
  const disk: Disk = { factory: new IDBFactory(), ranges: IDBKeyRange };
  const tabs = await Promise.all([storeOn(disk), storeOn(disk)]);
  const [one, other] = await Promise.all(tabs.map((tab, i) => tab.beginDaily(gameOf(`tab ${i}`, '2026-11-21'), '2026-11-21')));
  expect(one).toEqual(other);
  const first = one?.days[0]?.game ?? '';
  expect((await tabs[0]!.list({ over: false })).map(({ id, daily, begun }) => [id, daily, begun])).toEqual([[first, '2026-11-21', true]]);
});

test('what was edited counts for nothing, and a date can be begun', async () => {
  const disk: Disk = { factory: new IDBFactory(), ranges: IDBKeyRange };
  const store = await storeOn(disk);
  await store.beginDaily(gameOf('a', '2026-11-20'), '2026-11-20');
  const db = await answer(disk.factory.open('snag'));
  for (const edited of ['x', { version: 1, days: [{ date: '2026-11-20', game: 'a', outcome: 'won' }, { date: 7 }] }]) {
    await answer(db.transaction('device', 'readwrite').objectStore('device').put(edited, 'daily'));
    expect((await store.daily()).days).toEqual([]);
  }
  db.close();
  expect(outcomes(await store.beginDaily(gameOf('b', '2026-11-21'), '2026-11-21'))).toEqual(['2026-11-21 open']);
});

describe('a backup', () => {
  test('brings the streak to another device, and adds to the one that is there', async () => {
    const text = await textOf(await wonOn('2026-11-18', '2026-11-19'));
    const fresh = await newStore();
    expect(await backupOf(fresh).read(fileOf(text), false)).toMatchObject({ ok: true });
    expect(standingOn(await fresh.daily(), '2026-11-20')).toMatchObject({ streak: 2, best: 2 });
    const other = await wonOn('2026-11-20');
    await backupOf(other).read(fileOf(text), false);
    await backupOf(other).read(fileOf(text), false);
    expect(standingOn(await other.daily(), '2026-11-21').streak).toBe(3);
  });
  test('of another player leaves the streak of this one alone', async () => {
    const text = (await backupOf(await wonOn('2026-11-20'), 'Bo').texts())?.[0];
    const here = await wonOn('2026-11-21');
    expect(await backupOf(here, 'Ann').read(fileOf(text ?? ''), false)).toMatchObject({ ok: true });
    expect(outcomes(await here.daily())).toEqual(['2026-11-21 won']);
  });
  test('of before, or with edited days in it, comes in and changes nothing of them', async () => {
    const text = await textOf(await wonOn('2026-11-20'));
    const here = await wonOn('2026-11-21');
    const { daily: _, ...before } = JSON.parse(text) as Record<string, unknown>;
    const edited = { version: 1, days: [{ date: '2026-11-20', outcome: 'won' }] };
    for (const file of [before, { ...before, daily: edited }, { ...before, daily: 7 }]) {
      expect(await backupOf(here).read(fileOf(JSON.stringify(file)), false)).toMatchObject({ ok: true });
      expect(outcomes(await here.daily())).toEqual(['2026-11-21 won']);
    }
  });
  test('that puts another state over the game under way gives it up: nobody knows where that was played', async () => {
    const store = await newStore();
    const game = gameOf('mine', '2026-11-21');
    await store.beginDaily(game, '2026-11-21');
    const there = await newStore();
    await there.save({ ...game, record: { ...game.record, events: [['place', 0, dealOf('2026-11-21')[0]]] } });
    await backupOf(store).read(fileOf(await textOf(there)), false);
    expect(outcomes(await store.daily())).toEqual(['2026-11-21 lost']);
  });
  test('that has the game under way as it is here, or less of it, changes nothing', async () => {
    const store = await newStore();
    await store.beginDaily(gameOf('mine', '2026-11-21'), '2026-11-21');
    await backupOf(store).read(fileOf(await textOf(store)), false);
    expect(outcomes(await store.daily())).toEqual(['2026-11-21 open']);
  });
  test('made by the rescue brings it too', async () => {
    const kept = { version: 1, days: [{ date: '2026-11-20', game: 'a', outcome: 'won' }] };
    const rescued = { format: 'snag-raw', version: 1, stores: { games: [], device: [{ other: 1 }, kept] } };
    const store = await newStore();
    await backupOf(store).read(fileOf(JSON.stringify(rescued)), false);
    expect(outcomes(await store.daily())).toEqual(['2026-11-20 won']);
  });
});
