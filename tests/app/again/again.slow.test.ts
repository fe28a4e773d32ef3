/** A move of a game that is over, tried again at the table: at a whole app, with an adviser who knows which tile is best. */
import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { localAdviser } from '../../../src/ai/adviser';
import type { JudgedMove, JudgeQuestion } from '../../../src/ai/questions';
import { gameScreensWith } from '../../../src/app/gameScreens';
import { allMoves, moveAt } from '../../../src/review/findings/atStep';
import { stepsOf } from '../../../src/rules/steps';
import { moveName } from '../../../src/strings/words/review/verdict';
import type { AgainModel } from '../../../src/ui/again/againModel';
import { ALL_SHOWN, NAMES_KNOWN, NO_TABLES, openApp, type TestApp } from '../../helpers/apps';
import { finished } from '../../helpers/finished';
import { randomGame, randomStart } from '../../helpers/randomGame';
import { reopened, sharpEyes } from '../../helpers/sessions';
import { newStore } from '../../helpers/stores';

const NO_REASONS = { takes: [], opens: [], shuts: [], keeps: [], countsOnGone: [] };

/** The last tile of the rack is the best, the one before it as good, and the others are worse the further off they stand. */
function lastIsBest({ view: { rack } }: JudgeQuestion): JudgedMove {
  const chance = (i: number): number => [0.6, 0.595, 0.5, 0.3][rack.length - 1 - i] ?? 0;
  return {
    tiles: rack.map((tile, i) => ({ tile, chance: chance(i), takes: 0, reasons: NO_REASONS })),
    errors: rack.map(() => rack.map(() => 0.001)), exact: false,
  };
}

interface Opened extends TestApp { readonly asked: JudgeQuestion[]; readonly rack: readonly number[]; readonly step: number }

/** An app with a game of Ann, Ben and a computer; and Ann's third move, from a rack of four, in which she placed the first tile. */
async function opened(judge: (question: JudgeQuestion) => JudgedMove | Promise<JudgedMove> = lastIsBest): Promise<Opened> {
  let number = 0;
  while (randomStart(`again ${number}`).record.seats.length !== 3) number += 1;
  const { saved } = finished({ ...randomGame(`again ${number}`).record, seats: ['Ann', 'Ben', 'Viola'] }, 'old');
  const players = saved.setup.players.map((player, i) => (i === 2 ? { ...player, kind: 'bot' as const, level: 'viola' as const } : player));
  const game = reopened({ ...saved, setup: { ...saved.setup, players } });
  const steps = [...stepsOf(game.replayed.record)];
  const event = steps.findIndex(({ event: [kind, by, tile], before }) =>
    kind === 'place' && by === 0 && before.racks[0]!.length === 4 && before.racks[0]![0] === tile);
  const store = await newStore();
  await store.save(game.saved);
  const asked: JudgeQuestion[] = [];
  const app = await openApp({ store, ports: { loadGames: async () => gameScreensWith({
    ...sharpEyes, ...localAdviser, judge(question) { asked.push(question); return judge(question); },
    chance: () => ({ chance: 0.5, error: 0, exact: false }),
  }, ALL_SHOWN, NAMES_KNOWN, async () => {}, NO_TABLES) } });
  return { ...app, asked, rack: steps[event]!.before.racks[0]!, step: event + 1 };
}

const again = ({ screen }: TestApp): AgainModel | null => {
  const shown = screen();
  return shown?.kind === 'table' ? shown.again ?? null : null;
};
const place = ({ ask }: TestApp, tile: number) => ask({ kind: 'act', act: { kind: 'place', tile }, at: 0 });

describe('a move tried again', () => {
  test('opens on the table of that moment, with the own rack and nobody else\'s', async () => {
    const app = await opened();
    await app.ask({ kind: 'tryAgain', game: 'old', seat: 0, step: app.step });
    expect(again(app)).toMatchObject({ game: 'old', step: app.step, asked: true, said: { kind: 'choose', tile: app.rack[0], slip: true } });
    const { seats, may, viewer, clock } = app.table()!;
    expect(viewer).toBe(0);
    expect(seats.map(({ rack }) => rack.every((tile) => tile === null))).toEqual([false, true, true]);
    expect(seats[0]?.rack).toEqual(app.rack);
    expect([may.place, may.call, may.draw, clock]).toEqual([true, false, false, null]);
    // The adviser is told what the seat could see, and no more.
    expect(app.asked).toHaveLength(1);
    expect(Object.keys(app.asked[0]!.view)).not.toContain('deal');
    expect(app.asked[0]!.view.rack).toEqual(app.rack);
  });

  test('answers wrong tiles, which lie there meanwhile, and praises the right one; then leads back to the replay', async () => {
    const app = await opened();
    await app.ask({ kind: 'tryAgain', game: 'old', seat: 0, step: app.step - 1 });
    const [first, second, third, best] = app.rack as [number, number, number, number];
    await place(app, first);
    expect(again(app)?.said).toMatchObject({ kind: 'worse', verdict: { tile: first, band: 'blunder' }, closer: false });
    expect(app.table()).toMatchObject({ marks: { played: first, better: null }, may: { place: true } });
    expect(app.table()?.board).toContain(first);
    await place(app, second);
    expect(again(app)?.said).toMatchObject({ kind: 'worse', verdict: { tile: second, band: 'mistake' }, closer: true });
    expect(app.table()?.board).toContain(second);
    expect(app.table()?.board).not.toContain(first);
    expect(app.table()?.seats[0]?.rack).toEqual([first, third, best]);
    await app.ask({ kind: 'act', act: { kind: 'call' }, at: 0 });
    expect(again(app)?.said).toEqual({ kind: 'tilesOnly' });
    await place(app, best);
    expect(again(app)).toMatchObject({ asked: false, said: { kind: 'best' } });
    expect(app.table()).toMatchObject({ marks: { played: first, better: best }, may: { place: false } });
    await app.ask({ kind: 'backToReview' });
    expect(app.screen()).toMatchObject({ kind: 'replay', step: app.step, id: 'old' });
  });

  test('shows the better tile to whoever wants it; a tile that is as good as the best is right, too', async () => {
    const app = await opened();
    await app.ask({ kind: 'tryAgain', game: 'old', seat: 0, step: app.step });
    await app.ask({ kind: 'showBetter' });
    expect(again(app)?.said).toMatchObject({ kind: 'shown', verdict: { better: app.rack[3] } });
    expect(app.table()?.board).toContain(app.rack[3]);
    await app.ask({ kind: 'tryAgain', game: 'old', seat: 0, step: app.step });
    await place(app, app.rack[2]!);
    expect(again(app)?.said).toMatchObject({ kind: 'good' });
  });

  test('tells where nobody can judge, and where no person places anything it is only looked at', async () => {
    const app = await opened(() => Promise.reject(new Error('no worker')));
    await app.ask({ kind: 'tryAgain', game: 'old', seat: 0, step: app.step });
    expect(again(app)).toMatchObject({ asked: false, said: { kind: 'failed' } });
    await app.ask({ kind: 'backToReview' });
    await app.ask({ kind: 'tryAgain', game: 'old', seat: 2, step: app.step });
    expect(app.screen()).toMatchObject({ kind: 'replay', id: 'old' });
    await app.ask({ kind: 'tryAgain', game: 'gone', seat: 0, step: 3 });
    expect(app.screen()?.kind).toBe('history');
  });

  test('is left before it is judged: the review that one came back to goes on', async () => {
    let answer: () => void = () => {};
    const waits = new Promise<void>((resolve) => { answer = resolve; });
    let left = false;
    const app = await opened(async (question) => {
      if (!left) await waits;
      return lastIsBest(question);
    });
    const trying = app.ask({ kind: 'tryAgain', game: 'old', seat: 0, step: app.step });
    while (again(app) === null) await setImmediate();
    left = true;
    await app.ask({ kind: 'backToReview' });
    answer();
    await trying;
    await app.ask({ kind: 'toStep', step: 3 });
    expect(app.screen()).toMatchObject({ kind: 'replay', step: 3 });
  });

  test('asks what the closer look of the review asked: the two cannot contradict each other', async () => {
    const app = await opened();
    await app.ask({ kind: 'openReview', id: 'old', seat: 0 });
    const pass = () => { const shown = app.screen(); return shown?.kind === 'replay' ? shown.review?.report?.pass : 2; };
    while (pass() !== 2) await setImmediate();
    const before = [...app.asked];
    await app.ask({ kind: 'tryAgain', game: 'old', seat: 0, step: app.step });
    const reviewed = before.findLast(({ view: { seat, rack } }) => seat === 0 && rack.join() === app.rack.join())!;
    expect(app.asked.at(-1)).toEqual(reviewed);
  });

  test('keeps what the review has judged: whoever comes back finds it there, and nothing is asked a second time', async () => {
    const app = await opened();
    const report = () => { const shown = app.screen(); return shown?.kind === 'replay' ? shown.review?.report ?? null : null; };
    await app.ask({ kind: 'openReview', id: 'old', seat: 0 });
    // In the middle of the first look,
    while ((report()?.progress.done ?? 0) < 8) await setImmediate();
    const { done } = report()!.progress;
    await app.ask({ kind: 'tryAgain', game: 'old', seat: 0, step: app.step });
    await app.ask({ kind: 'backToReview' });
    expect(report()!.progress.done).toBeGreaterThanOrEqual(done);
    while (report()?.pass !== 2) await setImmediate();
    const first = app.asked.filter(({ pass }) => pass === 'first').map(({ view }) => JSON.stringify(view));
    // All but the one question that was on its way.
    expect(first.length - new Set(first).size).toBeLessThanOrEqual(1);
    // and when all of it is done.
    const all = app.asked.length;
    const whole = report();
    await app.ask({ kind: 'tryAgain', game: 'old', seat: 0, step: app.step });
    await app.ask({ kind: 'backToReview' });
    expect(report()).toEqual(whole);
    await app.ask({ kind: 'playOnFromHere', game: 'old', seat: 0, step: app.step });
    expect(app.screen()?.kind).toBe('table');
    await app.ask({ kind: 'backToReview' });
    expect(report()).toEqual(whole);
    for (let i = 0; i < 20; i += 1) await setImmediate();
    // Only the rack that was tried again was judged for it.
    expect(app.asked.length).toBe(all + 1);
  });

  test('counts turns as the review, the replay and its moments do', async () => {
    const app = await opened();
    await app.ask({ kind: 'openReview', id: 'old', seat: 0, step: app.step });
    const shown = app.screen();
    if (shown?.kind !== 'replay') throw new Error('it is not opened');
    while (app.screen() === shown) await setImmediate();
    const looked = app.screen();
    const report = looked?.kind === 'replay' ? looked.review!.report! : null;
    const turn = shown.turns[app.step]!;
    expect(moveAt(report!, app.step)!.ply + 1).toBe(turn);
    expect(moveName(moveAt(report!, app.step), allMoves(report!).length, { names: ['Ann', 'Ben', 'Viola'], person: 0, you: 0 }))
      .toBe(`Turn ${turn} of ${shown.turns.at(-1)} · yours`);
    for (const moment of shown.moments) expect(moment.ply).toBe(shown.turns[moment.step]);
    await app.ask({ kind: 'tryAgain', game: 'old', seat: 0, step: app.step });
    expect(again(app)).toMatchObject({ move: turn, moves: shown.turns.at(-1) });
  });

  test('leads from a slip to the next one of the list, and at the last one no further', async () => {
    const app = await opened();
    await app.ask({ kind: 'slips', whose: { name: 'Ann', me: false } });
    const found = () => {
      const shown = app.screen();
      return shown?.kind === 'slips' && shown.work === 'done' ? shown.slips : null;
    };
    // Where the page itself thinks it does what waits between any two questions.
    let most = 0;
    for (let before = app.asked.length; found() === null; before = app.asked.length) {
      await setImmediate();
      most = Math.max(most, app.asked.length - before);
    }
    expect(most).toBe(1);
    const tries = found()!.flatMap(({ tile, step }, at) => (tile === null ? [] : [{ at, step }]));
    const [one, two] = tries.slice(-2);
    await app.ask({ kind: 'toSlip', at: one!.at, again: true });
    await app.ask({ kind: 'showBetter' });
    expect(again(app)).toMatchObject({ step: one!.step, asked: false, next: true });
    await app.ask({ kind: 'tryNext' });
    expect(again(app)).toMatchObject({ step: two!.step, asked: true, next: false });
    await app.ask({ kind: 'showBetter' });
    expect(again(app)?.next).toBe(false);
    // The way back leads over the review to the list.
    await app.ask({ kind: 'backToReview' });
    expect(app.screen()).toMatchObject({ kind: 'replay', step: two!.step, review: { seat: 0 } });
    await app.ask({ kind: 'endReplay' });
    expect(app.screen()).toMatchObject({ kind: 'slips', seen: one!.at });
  });

  test('a reload comes back to the replay at that move', async () => {
    const app = await opened();
    await app.ask({ kind: 'tryAgain', game: 'old', seat: 0, step: app.step - 1 });
    const reloaded = await openApp({ store: app.store, lastScreen: app.lastScreen });
    expect(reloaded.screen()).toMatchObject({ kind: 'replay', step: app.step, id: 'old' });
  });
});
