/** What grows is shown no faster than the page takes it in: painted first, then rested from, and only the newest of what waited. */
import { expect, test } from 'vitest';
import { unhurried } from '../../../src/app/review/unhurried';

/** A page that paints, and rests, when the test says so. */
function page() {
  const shown: number[] = [];
  const rests: number[] = [];
  let now = 0;
  let next = (): void => {};
  const waits = (): Promise<void> => new Promise((resolve) => { next = resolve; });
  const told = unhurried<number>((what) => { shown.push(what); now += 40; }, {
    now: () => now, painted: waits, rest: (milliseconds) => { rests.push(milliseconds); return waits(); },
  });
  return {
    told, shown, rests,
    /** The page paints after so many milliseconds, or has rested. */
    async goOn(milliseconds = 0) {
      now += milliseconds;
      next();
      for (let n = 0; n < 5; n += 1) await Promise.resolve();
    },
  };
}

test('the first is shown at once; it is painted and rested from before the next, for three times as long as it took', async () => {
  const { told, shown, rests, goOn } = page();
  expect(told.ready()).toBe(true);
  told.tell(1);
  expect([shown, told.ready()]).toEqual([[1], false]);
  await goOn(60);
  expect([rests, told.ready()]).toEqual([[300], false]);
  await goOn();
  expect(told.ready()).toBe(true);
});

test('of what is told meanwhile only the newest is shown, after the rest', async () => {
  const { told, shown, goOn } = page();
  for (const what of [1, 2, 3]) told.tell(what);
  await goOn();
  expect(shown).toEqual([1]);
  await goOn();
  expect([shown, told.ready()]).toEqual([[1, 3], false]);
  await goOn();
  await goOn();
  expect([shown, told.ready()]).toEqual([[1, 3], true]);
});
