/** A data base that doesn't answer: it's told after a second, nobody plays before somebody has chosen to, and what was played comes in. */
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import type { Disk } from '../../src/storage/disk';
import { SILENT_MS, openStore, type OpeningPorts } from '../../src/storage/openStore';
import { OFFER_MS as OFFERED_AFTER, type SilencePorts } from '../../src/storage/withoutDisk';
import type { Store } from '../../src/storage/store';
import { noLocks } from '../../src/storage/tabLocks';
import { finished } from '../helpers/finished';
import { randomGame } from '../helpers/randomGame';
import { setupOf } from '../helpers/sessions';
import { newGame, type SavedGame } from '../../src/session/savedGame';
import { dealOf } from '../../src/rules/deal';
import { storeOn } from '../helpers/stores';
import { setImmediate } from 'node:timers/promises';

type Silence = Parameters<SilencePorts['tell']>[0];

/** A disk that answers nothing until it's told to. */
function silentDisk() {
  const factory = new IDBFactory();
  let answer = (): void => {};
  const awake = new Promise<void>((resolve) => { answer = resolve; });
  const disk: Disk = {
    ranges: IDBKeyRange,
    factory: {
      open(...asked) {
        // A request whose answers come once the disk is awake.
        const heard: [string, EventListener][] = [];
        const late = { result: null as unknown, addEventListener(type: string, listener: EventListener) { heard.push([type, listener]); } };
        void wake();
        async function wake(): Promise<void> {
          await awake;
          const real = factory.open(...asked);
          for (const type of ['upgradeneeded', 'success', 'error']) real.addEventListener(type, (event) => {
            late.result = type === 'error' ? null : real.result;
            for (const [wanted, listener] of heard) if (wanted === type) listener(event);
          });
        }
        return late as unknown as IDBOpenDBRequest;
      },
    },
  };
  return { disk, awake: { ranges: IDBKeyRange, factory } as Disk, answer };
}

/** Opens a store on a silent disk, with a clock that is moved by hand. */
function opening() {
  const silent = silentDisk();
  const told: Silence[] = [];
  let kept = 0;
  let store: Store | null = null;
  const waits: { at: number; callback: () => void; id: number }[] = [];
  let time = 0;
  const timers = {
    setTimeout(callback: () => void, milliseconds: number) { return waits.push({ at: time + milliseconds, callback, id: waits.length }); },
    clearTimeout(id: unknown) { waits[Number(id) - 1] = { at: Infinity, callback() {}, id: -1 }; },
  };
  const opened = open({
    now: () => 0, locks: noLocks, disk: () => silent.disk, timers,
    silence: { tell: (silence) => { told.push(silence); }, kept: () => { kept += 1; } },
  });
  async function open(ports: OpeningPorts): Promise<void> {
    store = await openStore(ports);
  }
  const pass = async (milliseconds: number): Promise<void> => {
    time += milliseconds;
    for (const [i, wait] of waits.entries()) if (wait.at <= time) {
      waits[i] = { ...wait, at: Infinity };
      wait.callback();
    }
    await turns();
  };
  return { ...silent, told, opened, pass, store: () => store, kept: () => kept };
}

async function turns(): Promise<void> {
  for (let turn = 0; turn < 200; turn += 1) await setImmediate();
}

const { record } = randomGame('silent');
const begun = (id: string): SavedGame => {
  const setup = setupOf('ann ben');
  return newGame(setup, dealOf(setup.seed), id, 5).saved;
};

test('it is told after a second and not before, and goes once the data base answers', async () => {
  const { told, opened, pass, answer, store } = opening();
  await pass(SILENT_MS - 1);
  expect(told).toEqual([]);
  await pass(1);
  expect(told).toEqual([{ playWithout: null }]);
  await pass(OFFERED_AFTER - 1);
  expect(told).toHaveLength(1);
  // Nobody can play in a store that isn't there.
  expect(store()).toBeNull();
  answer();
  await opened;
  expect(told).toEqual([{ playWithout: null }, null]);
  expect(store()?.lasting).toBe(true);
});

test('one that answers at once is told of never', async () => {
  const { told, opened, pass, answer } = opening();
  answer();
  await opened;
  await pass(10 * OFFERED_AFTER);
  expect(told).toEqual([]);
});

test('only after a while it is offered to play without it; and one that never answers is never in the way', async () => {
  const { told, opened, pass, store } = opening();
  await pass(SILENT_MS);
  await pass(OFFERED_AFTER);
  expect(store()).toBeNull();
  const offer = told.at(-1);
  offer?.playWithout?.();
  await opened;
  expect(told.at(-1)).toBeNull();
  expect(store()?.lasting).toBe(false);
  await store()?.save(begun('mine'));
  expect(await store()?.list({ over: false })).toHaveLength(1);
});

test('what is played without it goes into it first, once it answers, and all that comes later too', async () => {
  const { told, opened, pass, answer, store, kept, awake } = opening();
  await pass(SILENT_MS);
  await pass(OFFERED_AFTER);
  told.at(-1)?.playWithout?.();
  await opened;
  const mine = store()!;
  let superseded = 0;
  mine.whenSuperseded(async () => {}, () => { superseded += 1; });
  await mine.save(begun('mine'));
  await mine.save(finished(record, 'over', 3).saved);
  await mine.changeTraining([''], (now) => ({ ...now, slips: [] }));
  answer();
  await expect.poll(async () => {
    await turns();
    return kept();
  }).toBe(1);
  expect(mine.lasting).toBe(true);
  const there = await storeOn(awake);
  expect((await there.readAll()).games).toHaveLength(2);
  expect(await there.count(true)).toBe(1);
  await mine.save({ ...begun('mine'), savedAt: 9 });
  expect(await there.game('mine')).toMatchObject({ savedAt: 9 });
  expect(superseded).toBe(0);
});

test('what lies in it is not written over by what was played without it', async () => {
  const { told, opened, pass, answer, store, kept, awake } = opening();
  const before = await storeOn(awake);
  await before.save(finished(record, 'old', 3).saved);
  await pass(SILENT_MS);
  await pass(OFFERED_AFTER);
  told.at(-1)?.playWithout?.();
  await opened;
  await store()!.save(begun('new'));
  answer();
  await expect.poll(async () => {
    await turns();
    return kept();
  }).toBe(1);
  expect((await before.readAll()).games.map((game) => (game as SavedGame).id).toSorted()).toEqual(['new', 'old']);
  expect(await store()!.count(true)).toBe(1);
});
