/** A game of Snap as it is played: begun, turned, called, paused, left and come back to. */
import { describe, expect, test } from 'vitest';
import { rankOf } from '../../../../src/cards/card';
import type { SavedSnap } from '../../../../src/games/snap/kept/savedGame';
import { startGame } from '../../../../src/games/snap/rules/game';
import { ADA, ANN, begun, BO, PIP, setupFor } from '../../../helpers/snap/savedGames';
import { tableOf, type PlayedTable } from '../../../helpers/snap/tables';
import { headerOf, createPlayer, type SnapTableView } from '../../../helpers/snap/snap';

/** The first game in which Ann begins, and the second card matches the first, or does not. */
function gameWhere(matches: boolean, more: Parameters<typeof setupFor>[1] = {}): SavedSnap {
  for (let i = 0; ; i += 1) {
    const game = begun(setupFor([ANN, BO], more), `${matches} ${i}`);
    const { options, deck, dealer } = headerOf(game);
    const { stocks, turn } = startGame(options, 2, { deck, dealer });
    if (turn === 0 && (rankOf(stocks[0]![0]!) === rankOf(stocks[1]![0]!)) === matches) return game;
  }
}

const kinds = ({ events }: SavedSnap): string[] => events.map((event) => event.filter((part) => !Array.isArray(part)).join(' '));
const call = (table: PlayedTable, seat: number, orTurn = false, at = table.now()): void =>
  table.act({ kind: 'call', seat, called: 'any', orTurn, at });

/** Ann and Bo have each turned a card, and both were seen. */
function twoCards(matches: boolean, more: Parameters<typeof setupFor>[1] = {}): PlayedTable {
  const table = tableOf(gameWhere(matches, more));
  table.act({ kind: 'goOn' });
  table.act({ kind: 'turn', seat: 0 });
  table.pass(1000);
  table.act({ kind: 'turn', seat: 1 });
  table.pass(500);
  return table;
}

/** Ann turns her cards and lets everything pass, until this holds. */
function playAlong(table: PlayedTable, holds: (view: SnapTableView) => boolean): void {
  while (!holds(table.view())) {
    table.until((view) => holds(view) || (view.turn === 0 && view.phase === 'playing') || asksAnn(view));
    if (asksAnn(table.view())) table.act({ kind: 'answer', seat: 0, says: 'pass' });
    else table.act({ kind: 'turn', seat: 0 });
    table.pass(20);
  }
}

const asksAnn = ({ phase, seats }: SnapTableView): boolean => phase === 'asked' && !seats[0]!.answered && !seats[0]!.isOut;

test('nothing happens before somebody goes on', () => {
  const table = tableOf(gameWhere(true));
  table.act({ kind: 'turn', seat: 0 });
  call(table, 0);
  table.pass(10_000);
  expect(table.view()).toMatchObject({ phase: 'ready', flips: 0, paused: false });
  expect(table.saves).toEqual([]);
});

test('each turns their own card, no sooner than the last was seen for 0.8 seconds; who is quicker is remembered', () => {
  const table = tableOf(gameWhere(false));
  table.act({ kind: 'goOn' });
  table.act({ kind: 'turn', seat: 1 });
  table.pass(100);
  expect(table.view().flips).toBe(0);
  table.act({ kind: 'turn', seat: 0 });
  table.pass(100);
  table.act({ kind: 'turn', seat: 1 });
  expect(table.view().flips).toBe(1);
  table.pass(700);
  expect(table.view().flips).toBe(1);
  table.pass(30);
  expect(table.view().flips).toBe(2);
});

test('the call key turns a card where it is one’s turn and nothing can be called, from the first card on', () => {
  const table = tableOf(gameWhere(false));
  table.act({ kind: 'goOn' });
  call(table, 0, true);
  table.pass(1000);
  call(table, 1, true);
  table.pass(200);
  expect(kinds(table.stored())).toEqual(['flip 0', 'flip 1']);
});

test('who calls a match first takes both piles, and it is saved with its time', () => {
  const table = twoCards(true);
  const at = table.now();
  table.pass(25);
  call(table, 0, false, at + 20);
  call(table, 1, false, at);
  table.pass(100);
  expect(kinds(table.stored())).toEqual(['flip 0', 'flip 1', 'snap 1']);
  const [, second, third] = table.stored().times;
  expect(third! - second!).toBeGreaterThan(400);
  expect(table.view().seats.map(({ stock }) => stock)).toEqual([25, 27]);
});

test('nobody at the screen plays for a computer player', () => {
  const table = tableOf(begun(setupFor([ANN, PIP]), 'bot'));
  table.act({ kind: 'goOn' });
  for (let i = 0; i < 40 && table.view().turn !== 0; i += 1) table.pass(200);
  call(table, 1);
  table.act({ kind: 'turn', seat: 1 });
  table.pass(60);
  expect(table.table.saved().events.every(([kind]) => kind === 'flip')).toBe(true);
});

describe('a card that is not seen yet', () => {
  test('is not in the record, and a call from before it is for what lay there: it is taken back', () => {
    const table = twoCards(true);
    const before = table.now();
    table.pass(400);
    table.act({ kind: 'turn', seat: 0 });
    expect([table.view().flips, kinds(table.stored()).length]).toEqual([3, 2]);
    call(table, 1, false, before + 390);
    table.pass(200);
    expect([table.view().flips, kinds(table.stored())]).toEqual([2, ['flip 0', 'flip 1', 'snap 1']]);
  });

  test('counts when a reload comes after it was seen; one that comes before turns it again', () => {
    const table = twoCards(false);
    table.pass(400);
    table.act({ kind: 'turn', seat: 0 });
    expect(tableOf(table.stored()).view().flips).toBe(2);
    table.pass(200);
    expect(tableOf(table.stored()).view().flips).toBe(3);
  });
});

describe('a pause', () => {
  test('covers the cards, lets time stand still, and what is pressed in it does nothing', () => {
    const table = twoCards(true);
    table.act({ kind: 'pause', paused: true, at: table.now() });
    expect(table.view()).toMatchObject({ paused: true, mayCall: false, piles: [{ top: null, cards: 1 }, { top: null, cards: 1 }] });
    table.pass(10);
    call(table, 0);
    table.act({ kind: 'turn', seat: 0 });
    table.pass(60_000);
    expect(kinds(table.stored())).toHaveLength(2);
    table.act({ kind: 'pause', paused: false, at: table.now() });
    table.pass(100);
    expect(table.view().piles.every(({ top }) => top !== null)).toBe(true);
    call(table, 0);
    table.pass(100);
    const { times, events } = table.stored();
    expect(kinds({ events } as SavedSnap).at(-1)).toBe('snap 0');
    expect(times.at(-1)!).toBeLessThan(5000);
  });

  test('comes by itself where a computer slept', () => {
    const table = twoCards(true);
    table.leap(600_000);
    call(table, 0);
    expect(table.view().paused).toBe(true);
  });

  test('lets a press stand that came before it', () => {
    const table = twoCards(true);
    call(table, 1);
    table.act({ kind: 'pause', paused: true, at: table.now() });
    table.act({ kind: 'pause', paused: false, at: table.now() });
    table.pass(100);
    expect(kinds(table.stored()).at(-1)).toBe('snap 1');
  });
});

describe('a reload', () => {
  test('waits with its cards covered, and then the match that lay there can be called', () => {
    const table = tableOf(twoCards(true).stored());
    expect(table.view()).toMatchObject({ phase: 'ready', piles: [{ top: null }, { top: null }], mayCall: false });
    table.act({ kind: 'goOn' });
    table.pass(50);
    call(table, 0);
    table.pass(100);
    expect(kinds(table.stored())).toEqual(['flip 0', 'flip 1', 'snap 0']);
  });

  test('at any event of a whole game comes to the same game', () => {
    const game = begun(setupFor([ANN, PIP, ADA]), 'reload');
    let table = tableOf(game, createPlayer);
    for (let i = 1; i < 60 && table.view().ended === null; i += 1) {
      table.act({ kind: 'goOn' });
      playAlong(table, ({ ended }) => ended !== null || (table.saves.at(-1)?.events.length ?? 0) >= i);
      const stored = table.stored();
      table.table.leave();
      table = tableOf(stored, createPlayer);
      expect(table.table.saved().events).toEqual(stored.events);
      expect(table.table.saved().times).toEqual(stored.times);
    }
  });

  test('where everybody is asked asks again about what lies there', () => {
    const table = tableOf(twoCards(true, { asked: true }).stored());
    table.act({ kind: 'goOn' });
    expect(table.view()).toMatchObject({ phase: 'asked', askedNext: 0 });
    table.act({ kind: 'answer', seat: 1, says: 'snap' });
    table.act({ kind: 'answer', seat: 0, says: 'pass' });
    expect(kinds(table.stored()).at(-1)).toBe('snap 1');
  });
});

test('a drum turns all cards, from beat to beat, and nobody else does', () => {
  const table = tableOf(gameWhere(false, { beat: 2000 }));
  table.act({ kind: 'goOn' });
  table.act({ kind: 'turn', seat: 0 });
  table.pass(1900);
  expect(table.view().flips).toBe(0);
  table.pass(200);
  expect(table.view().flips).toBe(1);
  table.pass(4100);
  expect(table.view().flips).toBe(3);
});

test('the next card waits for what is read', () => {
  const table = twoCards(false);
  table.act({ kind: 'reading', on: true });
  table.act({ kind: 'turn', seat: 0 });
  table.pass(5000);
  expect(table.view().flips).toBe(2);
  table.act({ kind: 'reading', on: false });
  table.pass(50);
  expect(table.view().flips).toBe(3);
});

test('a game that is stopped is over, with what was pressed before', () => {
  const table = twoCards(true);
  call(table, 1);
  table.act({ kind: 'pause', paused: true, at: table.now() });
  table.act({ kind: 'stop' });
  expect(table.view()).toMatchObject({ phase: 'over', ended: 'stopped', paused: false });
  expect([kinds(table.stored()), table.stored().ended]).toEqual([['flip 0', 'flip 1', 'snap 1'], 'stopped']);
  table.act({ kind: 'goOn' });
  table.pass(5000);
  expect(table.saves.at(-1)?.ended).toBe('stopped');
});

test('characters play a game to its end, at each table, by turn, by the drum and asked; no view before the end tells a hidden card', () => {
  const tables = [{ table: 'A' }, { table: 'B' }, { table: 'C', ties: 'seat' }, { table: 'A', beat: 1500 }, { table: 'C', asked: true }];
  for (const more of tables as readonly Parameters<typeof setupFor>[1][]) {
    const table = tableOf(begun(setupFor([ANN, PIP, ADA], more), `whole ${JSON.stringify(more)}`), createPlayer);
    table.act({ kind: 'goOn' });
    playAlong(table, ({ phase }) => phase === 'over');
    const { ended, events } = table.stored();
    expect(ended).toBe(table.view().end?.kind);
    expect(events.length).toBeGreaterThan(20);
    expect(table.told.at(-1)).toMatchObject({ type: 'ended' });
    const open = table.views.map((view) => JSON.stringify({ ...view, piles: [], middle: [] }));
    expect(open.some((text) => /"\w[cdhs]"/.test(text))).toBe(false);
  }
});
