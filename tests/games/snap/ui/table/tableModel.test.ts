/** What becomes of the table of Snap with what happens there, and what is said of it. */
import { expect, test } from 'vitest';
import type { SnapHappening } from '../../../../../src/games/snap/rules/happening';
import { seatPlaces } from '../../../../../src/layout/shapes/seatPlaces';
import { USUAL_INPUT } from '../../../../../src/setup/inputSettings';
import { ANN, begun, BO, ADA, PIP, setupFor } from '../../../../helpers/snap/savedGames';
import { tableOf } from '../../../../helpers/snap/tables';
import { type SnapTableView, openedTable, saidNow, tableAfter, type SnapTableModel, promptText } from '../../../../helpers/snap/snap';

const SET = { input: USUAL_INPUT, mirrored: false, spoken: 'off', sitting: 'beside' } as const;
const started = (more: Parameters<typeof setupFor>[1] = {}, players = [ANN, BO, PIP]): SnapTableView => {
  const table = tableOf(begun(setupFor(players, more), 'model'));
  table.act({ kind: 'goOn' });
  return table.view();
};
const laid = (pile: number) => ({ pile, top: '9d', below: null } as const);
const told = (model: SnapTableModel, ...happenings: SnapHappening[]): SnapTableModel =>
  tableAfter(model, { type: 'told', view: model.view, happenings, now: 9 });

test('each card is said at once and shortly, what happens in a sentence, which stays until the next card', () => {
  const model = openedTable(started(), SET);
  const turned = told(model, { type: 'flipped', seat: 0, card: 'Jc', pile: 0 });
  expect([saidNow(turned), turned.news]).toEqual(['Ann: jack', []]);
  const took = told(turned, { type: 'took', seat: 1, kind: 'snap', piles: [laid(0), laid(1)], middle: null, cards: 4, callers: [1] });
  expect([saidNow(took), took.news.length]).toEqual(['Snap! Bo wins 4 cards.', 1]);
  expect(told(took, { type: 'flipped', seat: 0, card: '9c', pile: 0 }).news).toEqual([]);
  const pot = told(turned, { type: 'took', seat: 0, kind: 'pot', piles: [laid(0)], middle: '9c', cards: 1, callers: [0] });
  expect(saidNow(pot)).toBe('Snap pot! Ann wins 1 card.');
  const wrong = told(turned, { type: 'wrong', seat: 0, kind: 'snap' }, { type: 'paid', from: 0, to: 1 });
  expect(saidNow(wrong)).toBe('False call: Ann pays.');
  expect(saidNow(told(turned, { type: 'wrong', seat: 1, kind: 'snap' }, { type: 'pooled', seat: 1, top: '9c', costs: 3 })))
    .toBe('False call: Bo’s pile is a snap pool now.');
});

test('by ear, whoever is here knows when to begin and when to turn, and nobody is told of a character’s turn', () => {
  const view = started({}, [ANN, PIP]);
  const turned = { type: 'flipped', seat: 1, card: 'Td', pile: 1 } as const;
  const heard = (turn: number, beat: number | null = null): string =>
    saidNow(tableAfter(openedTable(view, SET), { type: 'told', view: { ...view, turn, beat }, happenings: [turned], now: 0 }));
  expect([heard(0), heard(1), heard(0, 1500)]).toEqual(['Pip: 10. Your turn.', 'Pip: 10', 'Pip: 10']);
  const ready = openedTable({ ...view, phase: 'ready' }, SET);
  const opening = tableAfter(ready, { type: 'told', view: { ...view, turn: 0 }, happenings: [], now: 0 });
  expect([saidNow(opening), opening.news]).toEqual(['Your turn: turn a card.', []]);
});

test('the only person is spoken to', () => {
  const view = started({}, [ANN, PIP]);
  expect(saidNow(told(openedTable(view, SET), { type: 'flipped', seat: 0, card: 'Td', pile: 0 }))).toBe('You: 10');
});

test('the sentence under the cards is the same whether cards match or not', () => {
  const view = started();
  const open = (top: '5c' | '5d' | 'Kh') => ({ top, below: null, cards: 1 });
  const shown = { ...view, mayCall: true, phase: 'playing' as const };
  const matching = promptText({ ...shown, piles: [open('5c'), open('5d'), open('Kh')] });
  expect(matching).toBe(promptText({ ...shown, piles: [open('5c'), open('Kh'), open('Kh')] }));
  expect(promptText({ ...shown, middle: [open('5d')] })).toContain('fits the snap pot');
  expect(promptText({ ...shown, middle: [open('5d')], twoKeys: true })).toContain('POT!');
});

test('who is out is told so, and not to call; a person who is in is asked as before', () => {
  const view = { ...started({}, [ANN, PIP, BO]), phase: 'playing' as const, turn: 1, mayCall: true };
  const out = (...which: readonly number[]): SnapTableView =>
    ({ ...view, seats: view.seats.map((seat, i) => ({ ...seat, isOut: which.includes(i) })) });
  expect(promptText(out(0))).toBe('Pip’s turn. Call SNAP! when two open cards are alike.');
  expect(promptText(out(0, 2))).toBe('You’re all out, and the others play on. Watch how it ends, or stop the game.');
  const alone = { ...started({}, [ANN, PIP, ADA]), phase: 'playing' as const, turn: 1, mayCall: true };
  expect(promptText({ ...alone, seats: alone.seats.map((seat, i) => ({ ...seat, isOut: i === 0 })) }))
    .toBe('You’re out, and the others play on. Watch how it ends, or stop the game.');
  expect(promptText(alone)).not.toContain('out');
});

test('everybody sits somewhere else, whoever sits at the bottom', () => {
  for (const seats of [2, 3, 4, 5, 6]) {
    for (const first of [0, seats - 1]) {
      for (const places of [seatPlaces(seats, first, false), seatPlaces(seats, first, true)]) for (const way of ['wide', 'high'] as const) {
        expect(new Set(places.map((place) => `${place[way].x} ${place[way].y}`)).size).toBe(seats);
        expect(places[first]![way]).toMatchObject({ x: 50, y: 100, turn: 0 });
      }
    }
  }
});
