/** Slips of own games come into the training: by themselves while the room is open, and by a press in the review. */
import { describe, expect, test, vi } from 'vitest';
import type { JudgedMove, JudgeQuestion } from '../../../src/ai/questions';
import { createGameLibrary } from '../../../src/app/gameLibrary';
import { createSlipAdder } from '../../../src/app/training/slips/slipAdder';
import { createSlipFinder } from '../../../src/app/training/slips/slipFinder';
import { createTrainingKeeper } from '../../../src/app/training/trainingKeeper';
import type { Slip } from '../../../src/review/found';
import { gameToReview } from '../../../src/review/reviewedGame';
import { createSaveQueue } from '../../../src/storage/saveQueue';
import { noLocks } from '../../../src/storage/tabLocks';
import type { KeptSlip } from '../../../src/training/progress';
import { shippedGames } from '../../../src/training/positions/shippedGames';
import { finished } from '../../helpers/finished';
import { newStore } from '../../helpers/stores';
import { missedIn } from '../../training/slips/missed';
import { unaskedReport } from '../../helpers/reviews';

const NOW = Date.UTC(2026, 10, 22);
const shipped = (await shippedGames()).filter(({ seats }) => seats.length === 2);
const { game: { record, seat }, slip } = missedIn(shipped);
/** A tile that this seat placed. */
const placedAt = record.events.findIndex(([kind, by]) => kind === 'place' && by === seat) + 1;
const placed = record.events[placedAt - 1]![2]!;
const names = seat === 0 ? ['Ann', 'Ben'] : ['Ben', 'Ann'];
const WHOSE = { name: 'Ann', me: false };
/** Every tile of a rack is as good as the next. */
const allAlike = ({ view: { rack } }: JudgeQuestion): JudgedMove => ({
  ...NONE, errors: rack.map(() => rack.map(() => 0)),
  tiles: rack.map((tile) => ({ tile, chance: 0.5, takes: 0, reasons: { takes: [], opens: [], shuts: [], keeps: [], countsOnGone: [] } })),
});
const NONE: JudgedMove = { tiles: [], errors: [], exact: false };

/** A store with so many games in each of which Ann missed the run, and what asks it. */
async function played(games: number, slips: readonly Slip[] | null) {
  const store = await newStore();
  for (let i = 0; i < games; i += 1) {
    await store.save(finished({ ...record, seats: names }, `game ${i}`, i).saved);
    if (slips) await store.putReview(`game ${i}`, { seat, pass: 1, slips });
  }
  const library = createGameLibrary({ store, saveQueue: createSaveQueue(store, () => {}), locks: noLocks });
  const adviser = {
    judge: vi.fn((_question: JudgeQuestion): JudgedMove | Promise<JudgedMove> => NONE),
    recall: () => [], chance: vi.fn(() => ({ chance: 0.5, error: 0, exact: false })), recount: () => ({ awaited: [], unseen: [] }),
  };
  return { store, library, adviser, find: createSlipFinder({ library, store, adviser, me: () => 'Me', today: () => NOW }) };
}

async function all(found: AsyncGenerator<readonly KeptSlip[]>): Promise<KeptSlip[]> {
  const kept: KeptSlip[] = [];
  for await (const slips of found) kept.push(...slips);
  return kept;
}

const open = (): AbortSignal => new AbortController().signal;

describe('while the room is open', () => {
  test('the slips of the last twenty games are found, each once, and nothing is judged again', async () => {
    const { find, adviser } = await played(23, [slip]);
    const kept = await all(find(WHOSE, new Set(), open()));
    expect(kept.map(({ game }) => game)).toEqual(Array.from({ length: 20 }, (_, i) => `game ${22 - i}`));
    expect(kept[0]).toMatchObject({ id: `eye:${slip.step}:game 22`, added: NOW, card: null, ref: { drill: 'flash' } });
    expect(adviser.chance).not.toHaveBeenCalled();
    expect(await all(find(WHOSE, new Set(), open()))).toEqual([]);
  });
  test('what is known is left out, and so is what another slipped in', async () => {
    const { find } = await played(2, [slip]);
    expect((await all(find(WHOSE, new Set([`eye:${slip.step}:game 1`]), open()))).map(({ game }) => game)).toEqual(['game 0']);
    expect(await all(find({ name: 'Ben', me: false }, new Set(), open()))).toEqual([]);
  });
  test('of a game come the three worst', async () => {
    const { find } = await played(1, Array.from({ length: 5 }, (_, i) => ({ ...slip, step: slip.step + i, points: i + 1 })));
    expect((await all(find(WHOSE, new Set(), open()))).map(({ id }) => id)).toEqual([4, 3, 2].map((i) => `eye:${slip.step + i}:game 0`));
  });
  test('where the page itself judges, it does what waits between any two questions', async () => {
    const { find, adviser } = await played(1, null);
    const state = { done: false, most: 0 };
    const watch = async (): Promise<void> => {
      for (let before = 0; !state.done; before = adviser.judge.mock.calls.length) {
        // Timers of one length go off in the order in which they were set. An immediate may come after several of them, on a busy machine.
        await new Promise((resolve) => { setTimeout(resolve); });
        state.most = Math.max(state.most, adviser.judge.mock.calls.length - before);
      }
    };
    const watching = watch();
    await all(find(WHOSE, new Set(), open()));
    state.done = true;
    await watching;
    expect(state.most).toBe(1);
  });
  test('a game that nobody has reviewed is reviewed, and what is found is kept', async () => {
    const { find, store, adviser } = await played(1, null);
    await all(find(WHOSE, new Set(), open()));
    expect(adviser.chance).toHaveBeenCalled();
    expect((await store.reviews(['game 0'])).has('game 0')).toBe(false);
    adviser.judge.mockImplementation(allAlike);
    await all(find(WHOSE, new Set(), open()));
    expect((await store.reviews(['game 0'])).get('game 0')?.seats[0]).toMatchObject({ seat, pass: 1 });
  });
  test('what was being made when the room was left is made again the next time', async () => {
    const { find, adviser } = await played(1, [slip, { ...slip, kind: 'choice', step: placedAt, points: 9, tile: placed, better: null }]);
    const leaving = new AbortController();
    adviser.judge.mockImplementation(async (question) => {
      leaving.abort();
      return allAlike(question);
    });
    expect(await all(find(WHOSE, new Set(), leaving.signal))).toEqual([]);
    expect(adviser.judge).toHaveBeenCalledTimes(1);
    expect((await all(find(WHOSE, new Set(), open()))).map(({ id }) => id)).toEqual([`eye:${slip.step}:game 0`]);
  });
  test('a run that two missed comes back to both', async () => {
    const { find, store } = await played(1, [slip]);
    await store.putReview('game 0', { seat: 1 - seat, pass: 1, slips: [slip] });
    expect(await all(find(WHOSE, new Set(), open()))).toHaveLength(1);
    expect(await all(find({ name: 'Ben', me: false }, new Set(), open()))).toHaveLength(1);
  });
  test('it ends when the room is left', async () => {
    const { find } = await played(3, [slip]);
    const leaving = new AbortController();
    const found = find(WHOSE, new Set(), leaving.signal);
    expect((await found.next()).value).toHaveLength(1);
    leaving.abort();
    expect((await found.next()).done).toBe(true);
  });
});

/** What adds to the training, and a report of a game that was played here with one run missed. */
async function reviewed() {
  const { store, library, adviser } = await played(1, null);
  const keeper = createTrainingKeeper({ store, me: () => 'Me', behind: () => {} });
  const add = createSlipAdder({ library, keeper, adviser, today: () => NOW });
  const game = gameToReview((await library.find('game 0')).game!)!;
  const report = { ...unaskedReport(game, seat), game: 'game 0', pass: 1 as const };
  const run = { ...report.accounts.eye!.own.find(({ inTime }) => !inTime)!, points: 7 };
  const told = { ...report, accounts: { ...report.accounts, eye: { ...report.accounts.eye!, own: [run] } } };
  return { store, library, keeper, add, told, run };
}

describe('in the review', () => {
  test('what somebody did whose name was deleted is nobody\'s to practise', async () => {
    const { store, library, add, told, run } = await reviewed();
    await library.anonymize('Ann', 'Me');
    expect(await add(told, run.step)).toBe('nothing');
    expect((await store.readAll()).training).toEqual([]);
  });
  test('a slip is added once, to the training of whoever made it', async () => {
    const { keeper, add, told, run } = await reviewed();
    expect(await add(told, run.step)).toBe('added');
    expect(await add(told, run.step)).toBe('there');
    expect(await add(told, run.step + 1)).toBe('nothing');
    expect((await keeper.training('Ann')).slips.map(({ game: of }) => of)).toEqual(['game 0']);
    expect((await keeper.training(null)).slips).toEqual([]);
  });
});
