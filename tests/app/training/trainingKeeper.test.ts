/** Training over a disk that refuses, or does not answer: the drill goes on, the banner hangs, and nothing that was answered is lost. */
import { expect, test } from 'vitest';
import { createTrainingKeeper } from '../../../src/app/training/trainingKeeper';
import { LATE_MS } from '../../../src/storage/saveQueue';
import { NO_TRAINING, type TrainingState } from '../../../src/training/progress';
import { newStore } from '../../helpers/stores';

const ended = (at: number) => (now: TrainingState): TrainingState => ({
  ...now, sessions: { ...now.sessions, flash: [...now.sessions.flash, { at, answers: [{ skill: 'gone:3', right: true, ms: 1 }] }] },
});
const times = ({ sessions }: TrainingState): readonly number[] => sessions.flash.map(({ at }) => at);

/** A keeper over a store in memory whose disk can be made to refuse, or to hang. */
async function keeperOn(me: { name: string | null } = { name: null }) {
  const store = await newStore();
  const disk = { mood: 'well' as 'well' | 'full' | 'silent', timer: () => {} };
  const told: boolean[] = [];
  const answer = <T>(work: () => Promise<T>): Promise<T> => {
    if (disk.mood === 'full') return Promise.reject(new Error('full'));
    return disk.mood === 'silent' ? new Promise(() => {}) : work();
  };
  const keeper = createTrainingKeeper({
    me: () => me.name, behind: (isBehind) => { told.push(isBehind); },
    store: {
      training: (who) => answer(() => store.training(who)),
      changeTraining: (who, change) => answer(() => store.changeTraining(who, change)),
    },
    timers: {
      setTimeout(callback, milliseconds) {
        expect(milliseconds).toBe(LATE_MS);
        disk.timer = callback;
        return 0;
      },
      clearTimeout() {},
    },
  });
  return { keeper, store, disk, told };
}

test('what is answered is kept, one answer after the other', async () => {
  const { keeper, store, told } = await keeperOn();
  const both = await Promise.all([keeper.change('Bo', ended(1)), keeper.change('Bo', ended(2))]);
  expect(times(both[1])).toEqual([1, 2]);
  expect(times(await store.training(['bo']))).toEqual([1, 2]);
  expect(times(await keeper.training('BO'))).toEqual([1, 2]);
  expect(await keeper.training(null)).toEqual(NO_TRAINING);
  expect(told).toEqual([]);
});

test('a full disk: the drill goes on, the banner hangs once, and all is written when there is room', async () => {
  const { keeper, store, disk, told } = await keeperOn();
  await keeper.change('Bo', ended(1));
  disk.mood = 'full';
  expect(times(await keeper.change('Bo', ended(2)))).toEqual([1, 2]);
  expect(times(await keeper.change('Cleo', ended(5)))).toEqual([5]);
  expect(times(await keeper.training('Bo'))).toEqual([1, 2]);
  expect(told).toEqual([true]);
  expect(times(await store.training(['bo']))).toEqual([1]);
  disk.mood = 'well';
  expect(times(await keeper.change('Bo', ended(3)))).toEqual([1, 2, 3]);
  expect(told).toEqual([true, false]);
  expect([times(await store.training(['bo'])), times(await store.training(['cleo']))]).toEqual([[1, 2, 3], [5]]);
});

test('a disk that does not answer is waited for once, and then no more', async () => {
  const { keeper, disk, told } = await keeperOn();
  disk.mood = 'silent';
  const first = keeper.change('Bo', ended(1));
  await Promise.resolve();
  disk.timer();
  expect(times(await first)).toEqual([1]);
  expect(told).toEqual([true]);
  expect(times(await keeper.change('Bo', ended(2)))).toEqual([1, 2]);
  expect(told).toEqual([true]);
});

test('the player of this device keeps theirs under another name, and what lay under that name comes to it', async () => {
  const me = { name: null as string | null };
  const { keeper, store } = await keeperOn(me);
  await keeper.change(null, ended(1));
  await keeper.change('Bo', ended(2));
  me.name = 'Ann';
  expect(times(await keeper.training('ann'))).toEqual([1]);
  me.name = 'Bo';
  expect(times(await keeper.training(null))).toEqual([1, 2]);
  expect(times(await keeper.change('Bo', ended(3)))).toEqual([1, 2, 3]);
  expect(await store.training(['bo'])).toEqual(NO_TRAINING);
});
