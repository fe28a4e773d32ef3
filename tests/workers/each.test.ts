/** A few at a time, and no more once one has failed. */
import { expect, test } from 'vitest';
import { each } from '../../workers/offline/each';

const soon = (): Promise<void> => new Promise((done) => { setTimeout(done); });

test('all are done, never more at a time than is said', async () => {
  const done: number[] = [];
  let [now, most] = [0, 0];
  await each(Array.from({ length: 11 }, (_, i) => i), 4, async (one) => {
    most = Math.max(most, now += 1);
    await soon();
    now -= 1;
    done.push(one);
  });
  expect(done.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 11 }, (_, i) => i));
  expect(most).toBe(4);
});

test('where one fails no more are begun, and those that are on come to their end', async () => {
  const [begun, ended]: [number[], number[]] = [[], []];
  await expect(each([0, 1, 2, 3, 4, 5, 6, 7], 2, async (one) => {
    begun.push(one);
    await soon();
    if (one === 2) throw new Error('full');
    await soon();
    ended.push(one);
  })).rejects.toThrow('full');
  expect([begun, ended]).toEqual([[0, 1, 2, 3], [0, 1, 3]]);
});

test('nothing is soon done', async () => {
  await expect(each([], 4, () => Promise.reject(new Error('never asked')))).resolves.toBeUndefined();
});
