/**
 * Times that no date has, in every kind of row: none comes in through a backup, and where an earlier version has let one in, that row is
 * set aside and told, and every list can be shown.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createGameLibrary } from '../../src/app/gameLibrary';
import { createHistoryController } from '../../src/app/historyController';
import { playersCalled, savedGame } from '../helpers/snapBack/randomGame';
import { rowOf } from '../../src/games/snapBack/kept/savedGame';
import { LAST_MOMENT, isMoment } from '../../src/outside/moment';
import { createBackup } from '../../src/storage/backup/backup';
import { answer, memoryDisk, type Disk } from '../../src/storage/disk';
import { createSaveQueue } from '../../src/storage/saveQueue';
import type { Store } from '../../src/storage/store';
import { noLocks } from '../../src/storage/tabLocks';
import { formatsOf } from '../../src/strings/formats';
import type { HistoryModel } from '../../src/ui/history/historyScreen';
import { TWO_COMPUTERS } from '../helpers/apps';
import { finished } from '../helpers/finished';
import { randomGame } from '../helpers/randomGame';
import { newStore, storeOn } from '../helpers/stores';
import { runs } from '../long/amount';

const KNOWN = [
  8_640_000_000_000_001, -8_640_000_000_000_001, 1e300, -1e300, 0.5, -1, Number.MAX_VALUE, Number.MIN_VALUE, Number.MAX_SAFE_INTEGER,
];
/** What JSON can say and no date has. */
const hostile = fc.oneof(
  fc.constantFrom(...KNOWN), fc.double({ noNaN: true, noDefaultInfinity: true }).filter((time) => !isMoment(time)),
  fc.constantFrom(null, 'NaN', '2026-11-23', [], {}, true),
);
/** A time as it may come in JSON, good or bad. 1e999 parses to Infinity. */
const anyTime = fc.oneof(hostile, fc.integer({ min: 0, max: LAST_MOMENT }), fc.constantFrom(0, LAST_MOMENT, Infinity));

const { record } = randomGame('history');
const gameRow = (time: unknown) => ({ ...finished(record, 'hostile', 1).saved, savedAt: time });
const matchRow = (time: unknown) => ({
  id: 'm', version: 1, players: [{ name: 'Ann', shape: 'circle' }, { name: 'Ben', shape: 'square' }], playedFor: { kind: 'to-100' },
  games: [], createdAt: time,
});
const asideRow = (time: unknown) => ({ game: 'junk', problem: { code: 'bad-picks' }, since: time });
const CARD = { state: 'review', due: 5, last: 4, stability: 3, difficulty: 5, reps: 1, lapses: 0, step: 0, wrong: false };
const trainee = (time: unknown) => ({
  name: '', version: 1, cards: { 'flash:quiet': { ...CARD, due: time, last: time } },
  sessions: { flash: [{ at: time, answers: [{ skill: 'flash:quiet', right: true, ms: time }] }] },
  slips: [{ id: 's', game: 'hostile', added: time, ref: { drill: 'safe', skill: 'safe:opens', position: 'p' }, card: null }],
});
const SNAP = savedGame('snap', playersCalled(['Ann', 'Ben'], 2), 3, [], { ended: 'time' });
const { kind, id, over, names, value } = rowOf(SNAP);
const guestRow = (time: unknown) => ({ guest: 'snap-back', kind, id, over: over ? 1 : 0, names, value, age: time });
const guestValue = (time: unknown) => ({ ...guestRow(-5), value: { ...value as object, savedAt: time, startedAt: time, played: time } });
const personRow = (time: unknown) => ({
  guest: 'snap-back', kind: 'person', id: 'ann', age: time, value: { version: 1, games: [{
    game: 'snap', at: time, start: 3, end: 2, cards: 30, trueSix: false, called: 5, missed: 1, falseCalls: 0, callTime: time,
    span: [1, 2, 3, 4, 5, 6].map(() => ({ asked: 0, right: 0, missed: 0 })),
  }] },
});

const ROWS = {
  games: [gameRow], matches: [matchRow], aside: [asideRow], training: [trainee], guests: [guestRow, guestValue, personRow],
} as const;

/** What a browser makes of every time in a value that it may be asked to show. */
const show = (time: number): string => formatsOf('en-GB').dayAndTime(time);

/** Opens all that lists or shows times of what is kept. */
async function looked(store: Store): Promise<{ readonly shown: HistoryModel | null; readonly broke: readonly string[] }> {
  const broke: string[] = [];
  const library = createGameLibrary({
    store, locks: noLocks, saveQueue: createSaveQueue(store, () => {}), broke: ({ code }) => { broke.push(code); },
  });
  let shown: HistoryModel | null = null;
  const history = createHistoryController({
    library, atTable: () => null, isShown: () => true, forgetInGames: async () => {},
    agreement: { now: () => TWO_COMPUTERS, names: () => [], forget() {} },
    show(screen) { shown = screen; },
  });
  await history.open();
  for (const { endedAt } of (shown as HistoryModel | null)?.games ?? []) show(endedAt);
  for (const { savedAt } of await library.list({ over: false })) show(savedAt);
  await library.openMatches();
  const guests = await store.guests();
  for (const row of (await guests.games('snap-back', { over: true, limit: 9 })).found) {
    show(row.at);
    show((row.value as { savedAt: number }).savedAt);
  }
  for (const name of ['ann', '']) await guests.card('snap-back', [name]);
  const { sessions, slips, cards } = await store.training(['']);
  const trained = [
    ...sessions.flash.map(({ at }) => at), ...slips.map(({ added }) => added), ...Object.values(cards).map(({ due }) => due),
  ];
  trained.forEach(show);
  return { shown, broke };
}

const backupOf = (store: Store) =>
  createBackup({ store, locks: noLocks, today: () => 9, settings: { kept: () => null, write() {} } });

describe('a time that no date has', () => {
  test.each(Object.entries(ROWS).flatMap(([store, makers]) => makers.map((make) => [store, make.name, make] as const)))(
    'in a backup (%s, %s) breaks nothing, and what came in comes out again', async (part, _, make) => {
      await fc.assert(fc.asyncProperty(anyTime, async (time) => {
        const file = { format: 'snag-house', version: 2, settings: null, games: [], matches: [], aside: [], [part]: [make(time)] };
        // JSON has no other word for what is beyond all numbers.
        const text = JSON.stringify(file, (_key, one: unknown) => (one === Infinity ? 'beyond' : one)).replaceAll('"beyond"', '1e999');
        const store = await newStore();
        const outcome = await backupOf(store).read({ size: text.length, text: async () => text }, false);
        if (part === 'games' || part === 'matches') expect(outcome.ok).toBe(isMoment(time));
        const { broke } = await looked(store);
        expect(broke).toEqual([]);
        const again = await newStore();
        const out = (await backupOf(store).texts())?.[0] ?? '';
        expect(await backupOf(again).read({ size: out.length, text: async () => out }, false)).toMatchObject({ ok: true });
        await looked(again);
      }), runs(10, 2000));
    });

  test('that an earlier version has let in is set aside and told, and the history opens', async () => {
    const games = Array.from({ length: 60 }, (_, i) => finished(record, `game ${i}`, i).saved);
    for (const time of [...KNOWN, LAST_MOMENT + 2, Infinity, NaN]) {
      const disk = await memoryDisk();
      const store = await storeOn(disk);
      for (const game of games) await store.save(game);
      await store.save(gameRow(5) as never);
      const sound = (await store.list({ over: true })).find((one) => one.id === 'hostile')!;
      await spoil(disk, {
        games: gameRow(time), summaries: { ...sound, savedAt: time, age: 0 - time }, series: matchRow(time), guests: guestRow(0 - time),
        matchSummaries: { id: 'm', version: 1, open: 1, names: [] },
      });
      const { shown, broke } = await looked(store);
      expect(shown?.games).toHaveLength(50);
      expect(shown?.more).toBe(true);
      // No index has a row whose age is no number: nobody sees it, and nothing breaks.
      if (!Number.isNaN(time)) expect(broke).toEqual(['not-a-save']);
      const all = await store.readAll();
      expect(all.games).toHaveLength(Number.isNaN(time) ? 61 : 60);
      expect(all.aside.map(({ problem }) => problem.code).toSorted()).toEqual(
        ['not-a-guest', ...(Number.isNaN(time) ? [] : ['not-a-save']), 'not-a-series'].slice(Number.isNaN(time) ? 1 : 0));
      // Looked at again there is nothing more to be told.
      expect((await looked(store)).broke).toEqual([]);
    }
  });

  test('that only a summary has is put right, and a summary of nothing goes', async () => {
    const disk = await memoryDisk();
    const store = await storeOn(disk);
    await store.save(gameRow(5) as never);
    const [sound] = await store.list({ over: true });
    await spoil(disk, { summaries: { ...sound, savedAt: 1e300, age: -1e300 } });
    expect((await looked(store)).shown?.games).toMatchObject([{ id: 'hostile', endedAt: 5 }]);
    await spoil(disk, { summaries: { ...sound, id: 'nothing', savedAt: 1e300, age: -1e300 } });
    expect((await looked(store)).shown?.games).toMatchObject([{ id: 'hostile' }]);
    expect(await store.count(true)).toBe(1);
  });

  test('of a guest leaves its game where it is, by the time that the game itself has', async () => {
    const disk = await memoryDisk();
    const store = await storeOn(disk);
    await spoil(disk, { guests: guestRow(-1e300) });
    const guests = await store.guests();
    const told = await guests.games('snap-back', { over: true, limit: 9 });
    expect([told.found.length, told.broken]).toEqual([1, 1]);
    const after = await guests.games('snap-back', { over: true, limit: 9 });
    expect([after.found.map((row) => row.at), after.broken]).toEqual([[SNAP.savedAt], 0]);
  });
});

/** Puts rows where they lie, unchecked. */
async function spoil(disk: Disk, rows: Readonly<Record<string, unknown>>): Promise<void> {
  const db = await answer(disk.factory.open('snag'));
  for (const [store, row] of Object.entries(rows)) await answer(db.transaction(store, 'readwrite').objectStore(store).put(row));
  db.close();
}
