/** Practice games at a whole app, under a simulated clock: hints, what was missed, and taking back, step by step and at random. */
import { describe, expect, test } from 'vitest';
import { localPlayer } from '../../../src/ai/player';
import type { Evaluation, Question } from '../../../src/ai/questions';
import { createPractice } from '../../../src/app/table/practice/practice';
import { recordBeforeLastDecision } from '../../../src/practice/takeBack';
import { allRuns } from '../../../src/rules/board';
import { fraction, randomFrom } from '../../../src/chance/chance';
import { readRecord, type GameRecord } from '../../../src/rules/record';
import type { PracticeModel } from '../../../src/ui/table/practice/practiceModel';
import { openApp, type TestApp } from '../../helpers/apps';
import { blind, sharpEyes } from '../../helpers/sessions';
import { amount } from '../../long/amount';

const LINK = '?play=ann,computer:pip&deal=practice&pace=instant&clock=none&practice=on';

function practice({ screen }: TestApp): PracticeModel | null {
  const shown = screen();
  return shown?.kind === 'table' ? shown.practice : null;
}

async function record({ ask }: TestApp): Promise<GameRecord> {
  const read = readRecord(JSON.parse(await ask({ kind: 'record' })));
  if (!read.ok) throw new Error(`a record is refused: ${JSON.stringify(read.refusal)}`);
  return read.record;
}

const rack = ({ table }: TestApp): readonly number[] => (table()?.seats[0]?.rack ?? []).filter((tile) => tile !== null);
const act = ({ ask, clock }: TestApp, kind: 'call' | 'draw' | 'count') => ask({ kind: 'act', act: { kind }, at: clock.now() });
const place = ({ ask, clock }: TestApp, tile: number) => ask({ kind: 'act', act: { kind: 'place', tile }, at: clock.now() });

/** Waits until there is something to do for the player. */
const myTurn = ({ clock, table }: TestApp): Promise<boolean> => clock.until(() => {
  const state = table();
  return state === null || state.phase === 'over' || state.may.place || state.may.draw || state.may.count;
});

async function open(parts: Parameters<typeof openApp>[0] = {}, link = LINK): Promise<TestApp> {
  const app = await openApp({ thinker: blind, ...parts });
  await app.app.enter(link);
  await myTurn(app);
  return app;
}

/** Places the first tile of the rack and draws, so many times. */
async function move(app: TestApp, times = 1): Promise<void> {
  for (let i = 0; i < times; i += 1) {
    await place(app, rack(app)[0] ?? 0);
    await app.clock.until(() => app.table()?.may.draw === true);
    await act(app, 'draw');
    await app.clock.until(() => app.table()?.may.draw === false);
    await myTurn(app);
  }
}

describe('taking back', () => {
  test('opens the same game before the last tile, again and again to the first move, and then says that there is nothing', async () => {
    const app = await open();
    const dealt = rack(app);
    expect(practice(app)?.may.takeBack).toBe(false);
    await move(app, 2);
    const played = await record(app);
    expect(practice(app)?.may.takeBack).toBe(true);
    await app.ask({ kind: 'takeBack' });
    expect((await record(app)).events).toEqual(recordBeforeLastDecision(played, 0)?.events);
    expect(app.told.at(-1)).toEqual({ kind: 'practice', told: 'placeAgain' });
    await app.ask({ kind: 'takeBack' });
    expect([rack(app), app.table()?.board, practice(app)]).toMatchObject([dealt, [], { takenBack: 2, may: { takeBack: false } }]);
    await app.ask({ kind: 'takeBack' });
    expect(app.told.at(-1)).toEqual({ kind: 'practice', told: 'nothingToTakeBack' });
    expect((await record(app)).events).toEqual([]);
  });

  test('leaves the computers their luck: the same tile is answered by the same', async () => {
    const app = await open({ thinker: localPlayer });
    await move(app, 3);
    const { events, luck } = await record(app);
    await app.ask({ kind: 'takeBack' });
    await move(app);
    const again = await record(app);
    expect(again.events.slice(0, events.length)).toEqual(events);
    expect(again.luck).toEqual(luck);
  });

  test('while the computer thinks: what it was asked is heard no more', async () => {
    const app = await open({ thinker: { ...blind, choose: () => new Promise(() => {}) } });
    await place(app, rack(app)[0] ?? 0);
    await app.clock.until(() => app.table()?.may.draw === true);
    await act(app, 'draw');
    await app.clock.until(() => app.table()?.seats[1]?.thinks === true);
    await app.ask({ kind: 'takeBack' });
    expect([(await record(app)).events, app.table()?.may.place]).toEqual([[], true]);
  });

  test('is kept: whoever reloads comes back to where it was taken back to; other games stay as they are', async () => {
    const first = await open();
    await move(first, 2);
    await first.ask({ kind: 'leave' });
    await first.clock.pass(2000);
    const app = await open({ store: first.store, clock: first.clock }, LINK.replace('deal=practice', 'deal=other'));
    await move(app, 2);
    await app.ask({ kind: 'takeBack' });
    const { events } = await record(app);
    await app.clock.pass(2000);
    const reloaded = await openApp({ store: app.store, clock: app.clock, lastScreen: app.lastScreen, thinker: blind });
    await myTurn(reloaded);
    expect((await record(reloaded)).events).toEqual(events);
    expect(practice(reloaded)).toMatchObject({ takenBack: 0, may: { hint: true, takeBack: true } });
    await reloaded.ask({ kind: 'leave' });
    expect(reloaded.start()?.waiting.map(({ tiles }) => tiles).toSorted()).toEqual([2, 4]);
  });

  test('is over with the count', async () => {
    const app = await open();
    for (let i = 0; i < 60 && app.table()?.phase === 'playing'; i += 1) await move(app);
    await app.clock.until(() => app.table()?.may.count === true || app.table()?.phase === 'over');
    await act(app, 'count');
    await app.clock.until(() => app.table()?.phase === 'over');
    expect(practice(app)?.may).toEqual({ hint: false, takeBack: false });
    const { events } = await record(app);
    await app.ask({ kind: 'takeBack' });
    expect(app.told.at(-1)).toEqual({ kind: 'practice', told: 'counted' });
    expect((await record(app)).events).toEqual(events);
  });

  test('does nothing in a game that is not played for practice', async () => {
    const app = await open({}, LINK.replace('&practice=on', ''));
    await move(app);
    const { events } = await record(app);
    await app.ask({ kind: 'takeBack' });
    await app.ask({ kind: 'hint' });
    expect([(await record(app)).events, practice(app)]).toEqual([events, null]);
  });
});

describe('a hint', () => {
  /** An adviser who answers when he is told to, and keeps what he was asked. */
  function adviser() {
    const asked: Question[] = [];
    let answer: ((evaluations: readonly Evaluation[]) => void) | null = null;
    let fail: ((error: Error) => void) | null = null;
    return {
      asked,
      evaluate: (question: Question) => new Promise<readonly Evaluation[]>((resolve, reject) => {
        asked.push(question);
        [answer, fail] = [resolve, reject];
      }),
      answer: (tile: number) => answer?.([{
        tile, margin: 0, exact: false, reasons: { takes: [], opens: [], shuts: [], keeps: [], countsOnGone: [] },
      }]),
      fail: () => fail?.(new Error('no answer')),
    };
  }

  test('is asked with what the own seat sees, tells that it is thought about, and goes with the tile', async () => {
    const one = adviser();
    const app = await open({ thinker: { ...blind, ...one } });
    const told = app.ask({ kind: 'hint' });
    await app.clock.rest();
    expect(practice(app)?.hint).toEqual({ kind: 'thinking' });
    expect(one.asked).toHaveLength(1);
    expect(one.asked[0]?.view).toMatchObject({ seat: 0, rack: rack(app), racks: [4, 4] });
    // Neither the word of the deal nor anybody's luck goes along.
    const { luck = [], seed = '' } = await record(app);
    expect([...luck, seed].some((word) => JSON.stringify(one.asked[0]).includes(word))).toBe(false);
    one.answer(rack(app)[1] ?? 0);
    await told;
    expect(practice(app)?.hint).toMatchObject({ kind: 'hint', hint: { tile: rack(app)[1], reason: 'opensNothing' } });
    await app.ask({ kind: 'practiceRead' });
    expect(practice(app)?.hint).toBeNull();
    const again = app.ask({ kind: 'hint' });
    await app.clock.rest();
    one.answer(rack(app)[1] ?? 0);
    await again;
    await move(app);
    expect(practice(app)?.hint).toBeNull();
  });

  test('that comes too late is for a table that is no more', async () => {
    const one = adviser();
    const app = await open({ thinker: { ...blind, ...one } });
    await move(app);
    const told = app.ask({ kind: 'hint' });
    await app.clock.rest();
    await app.ask({ kind: 'takeBack' });
    one.answer(rack(app)[0] ?? 0);
    await told;
    expect(practice(app)?.hint).toBeNull();
  });

  test('that is not to be had is told in a sentence, and the game goes on', async () => {
    const one = adviser();
    const app = await open({ thinker: { ...blind, ...one } });
    const told = app.ask({ kind: 'hint' });
    await app.clock.rest();
    one.fail();
    await told;
    expect(practice(app)?.hint).toEqual({ kind: 'none' });
    await move(app);
    expect(app.table()?.board).toHaveLength(2);
  });

  test('is given where there is a tile to choose, and nowhere else', async () => {
    const app = await open();
    await place(app, rack(app)[0] ?? 0);
    await app.clock.until(() => app.table()?.may.draw === true);
    await app.ask({ kind: 'hint' });
    expect(app.told.at(-1)).toEqual({ kind: 'practice', told: 'notNow' });
    expect(practice(app)?.hint).toBeNull();
  });

  test('by the adviser of the game is about a tile of the rack', async () => {
    const app = await open();
    await move(app, 2);
    await app.ask({ kind: 'hint' });
    const given = practice(app)?.hint;
    expect(given?.kind === 'hint' && rack(app).includes(given.hint.tile)).toBe(true);
  });
});

test('what was missed is shown when the move ends, and goes with the next tile', async () => {
  const app = await open();
  let missed = 0;
  for (let i = 0; i < 60 && app.table()?.phase === 'playing'; i += 1) {
    await place(app, rack(app)[0] ?? 0);
    await app.clock.until(() => app.table()?.may.draw === true);
    expect(practice(app)?.missed).toEqual([]);
    const made = allRuns(new Set(app.table()?.board)).filter(({ squares }) => squares.includes(app.table()?.lastPlaced ?? 0));
    await act(app, 'draw');
    await app.clock.until(() => app.table()?.may.draw === false);
    const told = practice(app)?.missed.filter(({ maker }) => maker === 0) ?? [];
    expect(told.flatMap(({ runs }) => runs).length).toBe(made.length);
    missed += made.length;
    await myTurn(app);
  }
  expect(missed).toBeGreaterThan(0);
});

test('whole practice games, taken back at random, are what a fresh replay of their record is', async () => {
  for (let number = 0; number < amount(1, 40); number += 1) await playAtRandom(number);
});

/** Plays a practice game with random acts, and holds table and record together after each time that it is taken back. */
async function playAtRandom(number: number): Promise<void> {
  const random = randomFrom(`practice:${number}`);
  const chance = (): number => fraction(random);
  const app = await open({ thinker: sharpEyes }, LINK.replace('deal=practice', `deal=random${number}`));
  let takenBack = 0;
  for (let acts = 0; acts < 2000 && app.table()?.phase !== 'over'; acts += 1) {
    await myTurn(app);
    const may = app.table()?.may;
    if (practice(app)?.may.takeBack && takenBack < 25 && chance() < 0.15) {
      const was = await record(app);
      await app.ask({ kind: 'takeBack' });
      takenBack += 1;
      await agrees(app, recordBeforeLastDecision(was, 0));
    } else if (may?.place) await place(app, rack(app)[Math.floor(chance() * rack(app).length)] ?? 0);
    else if (may?.call && chance() < 0.3) await act(app, 'call');
    else await act(app, may?.count ? 'count' : 'draw');
    await app.clock.pass(60);
  }
  expect(app.table()?.phase).toBe('over');
  expect(takenBack).toBeGreaterThan(3);
  await agrees(app, await record(app));
}

/** Whether the table shows what a replay of this record comes to. */
async function agrees(app: TestApp, wanted: GameRecord | null): Promise<void> {
  const now = await record(app);
  expect(now).toEqual(wanted);
  const replayed = readRecord({ format: 'snag-record', version: 1, ...now });
  if (!replayed.ok) throw new Error('a record does not replay');
  const { position } = replayed;
  const state = app.table();
  expect([state?.board, state?.pile, rack(app), state?.seats.map(({ won }) => won), state?.mover]).toEqual([
    position.board, position.pile.length, position.racks[0], position.won.map(({ length }) => length), position.mover,
  ]);
}

test('practice belongs to a game: with none on, nothing is asked and nothing fails', async () => {
  const told: unknown[] = [];
  const none = createPractice({
    game: {
      session: () => null, saved: () => null, takeBack: () => { told.push('takeBack'); }, practise: () => { told.push('practise'); },
      practice: () => ({ hint: null, told: 0, missed: [], takenBack: 0 }),
    },
    adviser: { evaluate: () => { throw new Error('asked'); } }, today: () => 0, tell: (notices) => { told.push(notices); },
  });
  await none.hint({});
  none.takeBack({});
  none.practiceRead({});
  expect(told).toEqual([]);
});
