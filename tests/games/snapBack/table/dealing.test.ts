/** A game alone: cards go by at their pace, a call stops them, the numbers are shown, and the last six come once more. */
import { expect, test } from 'vitest';
import { cardsOf } from '../../../../src/games/snapBack/rules/shoe';
import { ANN, isBack, seedWhere, setupOf, tableOf } from '../../../helpers/snapBack/tables';

const THREE_BACK = seedWhere((cards) => isBack(cards, 7, 3), 7);

test('a press begins, and cards are painted a pace apart', () => {
  const table = tableOf(setupOf([ANN]), THREE_BACK);
  expect(table.view()).toMatchObject({ phase: 'ready', shown: 0, open: null, down: 0, time: { left: 600_000, runs: false } });
  expect(table.waits()).toBe(false);
  table.act({ kind: 'goOn' });
  const first = table.card(1);
  expect(table.view()).toMatchObject({ phase: 'dealing', shown: 1, down: 0, open: { back: null }, time: { runs: true } });
  table.pass(1199);
  expect(table.view().open).not.toBeNull();
  table.pass(1);
  expect(table.view()).toMatchObject({ open: null, down: 0 });
  const second = table.card(2);
  // A frame goes by before it is painted.
  expect(second - first).toBe(2500 + 16);
  expect(table.view().mayCall).toBe(false);
  table.card(7);
  expect(table.view()).toMatchObject({ mayCall: true, down: 6 });
});

test('a call stops the dealing, and what is shown decides', () => {
  const table = tableOf(setupOf([ANN]), THREE_BACK);
  table.act({ kind: 'goOn' });
  table.card(7);
  table.pass(600);
  table.call(0);
  table.pass(40);
  expect(table.view()).toMatchObject({ phase: 'choosing', callers: [0], mayCall: false, chooser: null });
  table.act({ kind: 'choose', seat: 0, claim: 2 });
  table.pass(1500);
  table.act({ kind: 'choose', seat: 0, claim: 3 });
  expect(table.view().seats[0]).toMatchObject({ chosen: true, die: 3 });
  expect(table.view().countEndsAt! - table.now()).toBeLessThan(1500);
  table.until(({ phase }) => phase === 'revealed');
  expect(table.view()).toMatchObject({ phase: 'revealed', callers: [0], seats: [{ die: 4 }], open: null });
  expect(table.view().revealed?.cards).toEqual(cardsOf(THREE_BACK, 7));
  const at = table.now();
  table.until(({ phase }) => phase === 'again');
  expect(table.now() - at).toBe(4000);
  expect(table.view()).toMatchObject({ open: { back: 6 }, down: 6, revealed: null });
  const again = table.now();
  table.card(8);
  expect(table.now() - again).toBe(6 * 600 + 16);
  expect(table.told.map(({ type }) => type).filter((type) => type === 'shownAgain')).toHaveLength(6);
  table.pass(150);
  expect(table.record()).toBe('s s s s s s s c0 r3 s');
  expect(table.saves.at(-1)?.callTimes).toEqual([600]);
});

test('a press goes on from what was revealed, and another skips the cards that are shown again', () => {
  const table = tableOf(setupOf([ANN]), THREE_BACK);
  table.act({ kind: 'goOn' });
  // While cards are dealt a press hurries nothing.
  table.act({ kind: 'goOn' });
  expect(table.view().shown).toBe(1);
  table.card(7);
  table.pass(300);
  table.call(0);
  table.until(({ phase }) => phase === 'revealed');
  table.act({ kind: 'goOn' });
  expect(table.view()).toMatchObject({ phase: 'again', open: { back: 6 } });
  // Who presses twice in their hurry has gone on once.
  table.pass(300);
  table.act({ kind: 'goOn' });
  expect(table.view()).toMatchObject({ phase: 'again', open: { back: 6 } });
  table.pass(350);
  expect(table.view()).toMatchObject({ phase: 'again', open: { back: 5 } });
  table.act({ kind: 'goOn' });
  expect(table.view()).toMatchObject({ phase: 'dealing', shown: 8, open: { back: null } });
});

test('where nothing hurries a press shows the next of them', () => {
  const table = tableOf(setupOf([ANN], { untimed: true }), THREE_BACK);
  table.act({ kind: 'goOn' });
  while (table.view().shown < 7) {
    if (table.view().phase === 'asked') table.act({ kind: 'answer', seat: 0, calls: false });
    else table.act({ kind: 'goOn' });
    table.pass(50);
  }
  table.act({ kind: 'answer', seat: 0, calls: true });
  table.act({ kind: 'choose', seat: 0, claim: 3 });
  table.until(({ phase }) => phase === 'revealed');
  for (const back of [6, 5, 4, 3, 2, 1]) {
    table.act({ kind: 'goOn' });
    expect(table.view()).toMatchObject({ phase: 'again', open: { back } });
  }
  table.act({ kind: 'goOn' });
  expect(table.view()).toMatchObject({ shown: 8 });
});
