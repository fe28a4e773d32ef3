/** Several people at one screen: they choose in turn, or together against the count. And tables where nothing hurries: all are asked. */
import { describe, expect, test } from 'vitest';
import { cardsOf } from '../../../../src/games/snapBack/rules/shoe';
import { ANN, BO, isBack, OTTO, seedWhere, setupOf, tableOf, VIOLA, type Played } from '../../../helpers/snapBack/tables';

const SEED = seedWhere((cards) => isBack(cards, 7, 2) && !isBack(cards, 8, 2), 8);

function called(table: Played): Played {
  table.act({ kind: 'goOn' });
  table.card(7);
  table.pass(500);
  table.call(1);
  table.pass(31);
  expect(table.view()).toMatchObject({ phase: 'choosing', callers: [1], callTook: 500 });
  return table;
}

describe('several people', () => {
  test('choose in turn, each once, and nothing hurries them', () => {
    const table = called(tableOf(setupOf([ANN, BO, VIOLA]), SEED));
    expect(table.view()).toMatchObject({ chooser: 0, countEndsAt: null });
    expect(table.view().seats.map(({ chosen }) => chosen)).toEqual([false, false, true]);
    table.pass(100_000);
    // It is not Bo's turn, and nobody chooses for Viola.
    table.act({ kind: 'choose', seat: 1, claim: 5 });
    table.act({ kind: 'choose', seat: 2, claim: 5 });
    // Where the numbers wait for everybody, so does the card that they are asked about.
    expect(table.view()).toMatchObject({ phase: 'choosing', chooser: 0, open: { rank: cardsOf(SEED, 7).at(-1), back: null } });
    table.act({ kind: 'choose', seat: 0, claim: 2 });
    expect(table.view()).toMatchObject({ chooser: 1, revealed: null, open: { back: null } });
    // Ann has chosen: Bo cannot change it.
    table.act({ kind: 'choose', seat: 0, claim: 3 });
    table.act({ kind: 'choose', seat: 1, claim: 4 });
    expect(table.view()).toMatchObject({
      phase: 'revealed', chooser: null, revealed: { reveal: { callers: [1], seats: [{ claim: 2 }, { claim: 4 }, { claim: 0 }] } },
    });
    expect(table.told.some(({ type }) => type === 'count')).toBe(false);
  });

  test('choose together by their fingers, and what lies there when the count ends counts', () => {
    const table = tableOf(setupOf([ANN, BO]), SEED);
    table.act({ kind: 'together', on: true });
    called(table);
    expect(table.view()).toMatchObject({ chooser: null, countEndsAt: table.now() - 1 + 3000 });
    for (const claim of [1, 2, 4, 2] as const) table.act({ kind: 'choose', seat: 0, claim });
    table.act({ kind: 'choose', seat: 1, claim: 6 });
    table.pass(2998);
    expect(table.view().phase).toBe('choosing');
    table.act({ kind: 'choose', seat: 1, claim: 0 });
    table.pass(1);
    expect(table.view()).toMatchObject({ phase: 'revealed', revealed: { reveal: { seats: [{ claim: 2 }, { claim: 0 }] } } });
    expect(table.told.flatMap((one) => (one.type === 'count' ? [one.left] : []))).toEqual([3, 2, 1]);
  });

  test('who have called and lift their fingers show no number; nor do they by choosing a fist, where nothing counts down', () => {
    const table = tableOf(setupOf([ANN, BO]), SEED);
    table.act({ kind: 'together', on: true });
    called(table);
    // Bo has called. Whoever has not may show a fist.
    for (const seat of [0, 1]) for (const claim of [3, 0] as const) table.act({ kind: 'choose', seat, claim });
    expect(table.view().seats.map(({ chosen }) => chosen)).toEqual([true, false]);
    // Time runs out: then they get what a fist costs.
    table.pass(3000);
    expect(table.view().revealed?.reveal.seats).toMatchObject([{ claim: 0 }, { claim: 0, line: 1, before: 3, after: 2 }]);

    const alone = tableOf(setupOf([ANN]), SEED, { spoken: 'reader' });
    alone.act({ kind: 'goOn' });
    alone.card(7);
    alone.pass(500);
    alone.call(0);
    alone.pass(31);
    alone.act({ kind: 'choose', seat: 0, claim: 0 });
    expect(alone.view()).toMatchObject({ phase: 'choosing', callers: [0] });
    alone.act({ kind: 'choose', seat: 0, claim: 2 });
    expect(alone.view().phase).toBe('revealed');
  });

  test('wait for whoever listens: no count runs while the call is read to them', () => {
    const table = called(tableOf(setupOf([ANN, BO]), SEED, { spoken: 'reader' }));
    expect(table.view().countEndsAt).toBe(null);
    const alone = tableOf(setupOf([ANN, VIOLA]), SEED, { spoken: 'reader' });
    alone.act({ kind: 'goOn' });
    alone.card(7);
    alone.call(0);
    alone.pass(60_000);
    expect(alone.view()).toMatchObject({ phase: 'choosing', chooser: null, countEndsAt: null });
    alone.act({ kind: 'choose', seat: 0, claim: 2 });
    expect(alone.view()).toMatchObject({ phase: 'revealed', revealed: { reveal: { seats: [{ claim: 2 }, { claim: 0 }] } } });
    expect(alone.told.some(({ type }) => type === 'count')).toBe(false);
  });

  test('count down once a voice has said who has called, and half a second later, after eight seconds at the latest', () => {
    const alone = (): Played => {
      const table = tableOf(setupOf([ANN, VIOLA]), SEED, { spoken: 'voice' });
      table.act({ kind: 'goOn' });
      table.card(7);
      table.call(0);
      table.pass(31);
      table.act({ kind: 'reading', on: true });
      return table;
    };
    const counts = (table: Played) => table.told.flatMap((one) => (one.type === 'count' ? [one.left] : []));
    const table = alone();
    const start = table.now();
    table.pass(2000);
    expect(counts(table)).toEqual([]);
    // What is chosen meanwhile can be changed, as against every count.
    expect(table.view().countEndsAt).toBeGreaterThan(table.now());
    table.act({ kind: 'choose', seat: 0, claim: 4 });
    table.act({ kind: 'choose', seat: 0, claim: 2 });
    table.act({ kind: 'reading', on: false });
    table.pass(499);
    expect(counts(table)).toEqual([]);
    table.pass(1);
    expect(counts(table)).toEqual([3]);
    expect(table.view().countEndsAt).toBe(table.now() + 3000);
    table.pass(3000);
    expect(table.view()).toMatchObject({ phase: 'revealed', revealed: { reveal: { seats: [{ claim: 2 }, {}] } } });
    expect(table.now() - start).toBe(2500 + 3000);

    const endless = alone();
    endless.pass(7900);
    expect(counts(endless)).toEqual([]);
    endless.until(({ phase }) => phase === 'revealed');
    expect(endless.now() - start).toBeLessThan(8000 + 3000 + 200);
    // Where nobody speaks after all it begins at once.
    const still = alone();
    still.act({ kind: 'reading', on: false });
    still.pass(500);
    expect(counts(still)).toEqual([3]);
  });

  test('who choose together after all begin anew with the count', () => {
    const table = called(tableOf(setupOf([ANN, BO]), SEED));
    table.act({ kind: 'choose', seat: 0, claim: 2 });
    table.act({ kind: 'together', on: true });
    expect(table.view()).toMatchObject({ chooser: null, countEndsAt: table.now() + 3000 });
    expect(table.view().seats.map(({ chosen }) => chosen)).toEqual([false, false]);
    table.act({ kind: 'together', on: false });
    expect(table.view()).toMatchObject({ chooser: 0, countEndsAt: null });
    table.pass(10_000);
    expect(table.view().phase).toBe('choosing');
  });
});

describe('where nothing hurries', () => {
  const quiet = (players: Parameters<typeof setupOf>[0], more = {}): Played =>
    tableOf(setupOf(players, { untimed: true, ...more }), SEED);
  /** Presses on until the seventh card lies there. */
  const seventh = (table: Played): Played => {
    for (let card = 1; card <= 7; card += 1) {
      table.act({ kind: 'goOn' });
      expect(table.view()).toMatchObject({ shown: card, phase: card < 7 ? 'dealing' : 'asked', mayCall: false });
      table.pass(45_000);
      expect(table.view()).toMatchObject({ shown: card, open: { back: null } });
    }
    return table;
  };

  test('a press shows the next card; then everybody is asked, and all who call are callers', () => {
    const table = quiet([ANN, BO, VIOLA, OTTO], { minutes: null });
    table.players[1]!.after = (card) => (card === 7 ? 900 : null);
    seventh(table);
    expect(table.view().chooser).toBe(0);
    // What a computer player has answered is told of nobody before all have.
    expect(table.view().seats.map(({ chosen }) => chosen)).toEqual([false, false, true, true]);
    table.act({ kind: 'answer', seat: 1, calls: true });
    expect(table.view()).toMatchObject({ phase: 'asked', callers: [], chooser: 0 });
    expect(table.told.some(({ type }) => type === 'called')).toBe(false);
    // An answer may be changed until all have answered.
    table.act({ kind: 'answer', seat: 1, calls: false });
    table.act({ kind: 'call', seat: 1, at: table.now() });
    table.act({ kind: 'answer', seat: 0, calls: false });
    expect(table.view()).toMatchObject({ phase: 'choosing', callers: [1, 3], countEndsAt: null, chooser: 0, open: { back: null } });
    table.pass(100_000);
    table.act({ kind: 'choose', seat: 0, claim: 2 });
    table.act({ kind: 'choose', seat: 1, claim: 2 });
    expect(table.view().phase).toBe('revealed');
    table.pass(100_000);
    for (let back = 6; back >= 1; back -= 1) {
      table.act({ kind: 'goOn' });
      expect(table.view()).toMatchObject({ phase: 'again', open: { back, rank: cardsOf(SEED, 7).at(-back) } });
      table.pass(100_000);
    }
    table.act({ kind: 'goOn' });
    expect(table.view()).toMatchObject({ phase: 'asked', shown: 8 });
    expect(table.record()).toBe('s s s s s s s c13 r2,2,0,0 s');
    expect(table.saves.at(-1)?.callTimes).toEqual([null]);
  });

  test('a call among the first six cards holds nothing up, though no painting is told of', () => {
    const table = tableOf(setupOf([ANN, BO], { untimed: true }), SEED, { frame: null });
    table.act({ kind: 'goOn' });
    table.call(1);
    table.pass(100);
    table.act({ kind: 'goOn' });
    expect(table.view()).toMatchObject({ phase: 'dealing', shown: 2 });
  });

  test('nobody calls: the next card comes', () => {
    const table = seventh(quiet([ANN, VIOLA], { minutes: null }));
    table.act({ kind: 'answer', seat: 0, calls: false });
    expect(table.view()).toMatchObject({ phase: 'asked', shown: 8, seats: [{ chosen: false }, { chosen: true }] });
    // A press that goes on answers nothing.
    table.act({ kind: 'goOn' });
    expect(table.view()).toMatchObject({ phase: 'asked', shown: 8 });
  });

  test('one person alone is asked, too, and their number is shown at once', () => {
    const table = seventh(quiet([ANN], { minutes: null }));
    table.act({ kind: 'answer', seat: 0, calls: true });
    expect(table.view()).toMatchObject({ phase: 'choosing', chooser: null, countEndsAt: null });
    table.pass(100_000);
    table.act({ kind: 'choose', seat: 0, claim: 2 });
    expect(table.view()).toMatchObject({ phase: 'revealed', callers: [0] });
  });

  test('a game has its minutes all the same; the card that lies there is settled first', () => {
    const table = seventh(quiet([ANN], { minutes: 5 }));
    expect(table.view()).toMatchObject({ phase: 'asked', time: { left: 0 } });
    table.act({ kind: 'answer', seat: 0, calls: true });
    table.act({ kind: 'choose', seat: 0, claim: 2 });
    expect(table.view()).toMatchObject({ phase: 'revealed' });
    table.act({ kind: 'goOn' });
    expect(table.view()).toMatchObject({ phase: 'over', ended: 'time' });
  });

  test('computers alone do not play on by themselves in a moment', () => {
    const table = tableOf(setupOf([VIOLA, OTTO], { untimed: true }), SEED);
    table.act({ kind: 'goOn' });
    const seven = table.card(7);
    expect(table.card(8) - seven).toBe(2516);
  });
});
