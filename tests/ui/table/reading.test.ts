/** What is read aloud of the table: any row, column and diagonal from any square, in one sentence, and never more than eyes see. */
import { describe, expect, test } from 'vitest';
import { placeOf, ROWS, SQUARES, type Tile } from '../../../src/rules/board';
import type { ViewState } from '../../../src/session/viewState';
import { readingText } from '../../../src/strings/words/table/reading';
import type { ReadingName } from '../../../src/strings/reading';
import { next } from '../../../src/ui/table/accessibleBoard';
import { mayStand, rackOf, rackTurnedUp, readingOf } from '../../../src/ui/table/reading/readings';

function stateOf(changes: Partial<ViewState> = {}): ViewState {
  return {
    paused: false, phase: 'playing', viewer: 0, mover: 1, board: [], lastPlaced: null, pile: 60, order: null, clock: null, gone: null,
    calls: 'classic', asks: false, asking: null,
    seats: ['Ann', 'Otto'].map((name, i) => ({
      name, kind: 'local', level: null, shape: 'circle', won: i * 4, rack: [74, 69, 76, 15], callKey: null, owes: false, thinks: false,
    })),
    may: { pick: false, look: false, place: false, draw: false, call: true, count: false, answer: false }, ...changes,
  };
}

const told = (what: ReadingName, at: Tile, changes: Partial<ViewState> = {}, now = 0): string =>
  readingText(readingOf(what, stateOf(changes), at, now));

describe('a line of the board', () => {
  test('is read in one short sentence, and a gap is a gap', () => {
    expect(told('row', 22, { board: [22, 23, 24] })).toBe('Row 3, 22 to 29: tiles 22, 23, 24; gaps 25 to 29.');
    expect(told('row', 41, { board: [42, 45, 48] })).toBe('Row 5, 41 to 50: tiles 42, 45, 48; gaps 41, 43, 44, 46, 47, 49, 50.');
    expect(told('row', 5)).toBe('Row 1, 4 to 7: no tiles.');
    expect(told('row', 4, { board: [4, 5, 6, 7] })).toBe('Row 1, 4 to 7: tiles 4, 5, 6, 7; no gaps.');
    expect(told('column', 34, { board: [34, 44, 94] })).toBe('Column 4, 4 to 94: tiles 34, 44, 94; gaps 4 to 24, 54 to 84.');
    expect(told('diagonals', 34, { board: [45, 25, 43] }))
      .toBe('Diagonal down, 23 to 78: tile 45; gaps 23, 34, 56 to 78. Diagonal up, 61 to 7: tiles 43, 25; gaps 61, 52, 34, 16, 7.');
  });
  test('tells what is gone with the memory aid alone', () => {
    expect(told('row', 4, { board: [4], gone: [5, 6] })).toBe('Row 1, 4 to 7: tile 4; gap 7; gone for good 5, 6.');
    expect(told('row', 4, { board: [4], gone: null })).toBe('Row 1, 4 to 7: tile 4; gaps 5 to 7.');
  });
  test('holds, from every square, each square of its line once, as tile or as gap', () => {
    const board = SQUARES.filter((square) => square % 3 === 0);
    for (const at of SQUARES) {
      const { row, column } = placeOf(at);
      const readings = (['row', 'column', 'diagonals'] as const).map((what) => readingOf(what, stateOf({ board }), at, 0));
      const lines = readings.flatMap((reading) =>
        ('line' in reading ? [reading.line] : 'down' in reading ? [reading.down, reading.up] : []));
      const ways = [(s: Tile) => placeOf(s).row === row, (s: Tile) => placeOf(s).column === column,
        (s: Tile) => placeOf(s).row - placeOf(s).column === row - column, (s: Tile) => placeOf(s).row + placeOf(s).column === row + column];
      expect(lines).toHaveLength(4);
      for (const [i, { squares, tiles, gaps }] of lines.entries()) {
        const expected = SQUARES.filter((square) => ways[i]!(square));
        expect(squares.toSorted((a, b) => a - b)).toEqual(expected);
        expect([...tiles, ...gaps].toSorted((a, b) => a - b)).toEqual(expected);
        expect(tiles.every((tile) => board.includes(tile))).toBe(true);
      }
    }
  });
});

test('what a character said last is read with the score, and by nothing else', () => {
  const said = { seat: 1, level: 'otto', to: 0, on: 'robbed', nth: 3 } as const;
  const life = { moods: [null, 'wince'], remark: null, said } as const;
  expect(told('score', 4, { life })).toMatch(/Otto said “Where are my glasses\?”$/);
  expect(told('score', 4, { life: { ...life, said: null } })).not.toContain('said');
  for (const what of ['row', 'column', 'diagonals', 'board', 'time'] as const) expect(told(what, 44, { life })).not.toContain('said');
});

test('the board is read by rows, those without a tile left out', () => {
  expect(told('board', 4)).toBe('There are no tiles on the board.');
  expect(told('board', 4, { board: [17] })).toBe('1 tile on the board. Row 2: 17.');
  expect(told('board', 4, { board: [41, 45, 50, 97] })).toBe('4 tiles on the board. Row 5: 41, 45, 50. Row 10: 97.');
});

test('whose move it is, the time and the score are read together', () => {
  expect(told('score', 4)).toBe('Otto’s turn. Ann 0 tiles, Otto 4 tiles. 60 tiles in the pile.');
  const clock = { seat: 1, startedAt: 0, endsAt: 5000, left: null };
  expect(told('score', 4, { clock }, 2100)).toBe('Otto’s turn. 3 seconds left. Ann 0 tiles, Otto 4 tiles. 60 tiles in the pile.');
  expect(told('score', 4, { phase: 'over', mover: null })).toBe('The game is over. Ann 0 tiles, Otto 4 tiles.');
  expect(told('row', 4, { paused: true, board: [4] })).toBe('The game is paused. Ann 0 tiles, Otto 4 tiles.');
});

test('the time is read by itself, with whose it is, in a pause too', () => {
  const clock = { seat: 1, startedAt: 0, endsAt: 5000, left: null };
  expect(told('time', 4)).toBe('No clock is running.');
  expect(told('time', 4, { clock }, 4100)).toBe('Otto: 1 second left to call.');
  expect(told('time', 4, { clock: { ...clock, seat: null } }, 2100)).toBe('3 seconds left.');
  expect(told('time', 4, { paused: true, clock: { ...clock, left: 3800 } }, 90_000)).toBe('Otto: 4 seconds left to call.');
});

describe('the rack', () => {
  const down = stateOf({ may: { ...stateOf().may, look: true }, seats: stateOf().seats.map((seat) => ({ ...seat, rack: [null, null] })) });
  const up = stateOf({ may: down.may });
  test('is read once it is turned up, and not while it lies face down or open for its only player', () => {
    expect(readingText(rackTurnedUp(down, up)!)).toBe('Your tiles: 74, 69, 76, 15.');
    expect(rackTurnedUp(up, down)).toBeNull();
    expect(rackTurnedUp(up, up)).toBeNull();
    expect(rackTurnedUp({ ...down, viewer: 1 }, up)).toBeNull();
  });
  test('stands in the page no longer than it lies open: the next player would find it there', () => {
    const read = rackOf(up)!;
    expect(mayStand(read, up)).toBe(true);
    for (const later of [down, { ...up, viewer: null }, { ...down, viewer: 1 }, null]) expect(mayStand(read, later)).toBe(false);
    expect(mayStand(readingOf('row', up, 4, 0), down)).toBe(true);
  });
  test('is read when somebody asks for it, and tells nothing that lies face down', () => {
    expect(readingText(rackOf(up)!)).toBe('Your tiles: 74, 69, 76, 15.');
    expect(readingText(rackOf(down)!)).toBe('Your tiles are face down.');
    expect(rackOf({ ...up, viewer: null })).toBeNull();
  });
});

test('Page Up and Page Down, and Ctrl with Home and End, lead where ARIA has them lead', () => {
  expect([next(45, 'PageDown'), next(75, 'PageDown'), next(97, 'PageDown')]).toEqual([75, 95, 97]);
  expect([next(45, 'PageUp'), next(31, 'PageUp'), next(5, 'PageUp')]).toEqual([15, 4, 5]);
  for (const at of SQUARES) {
    expect([next(at, 'Home', true), next(at, 'End', true)]).toEqual([4, 97]);
    expect([next(at, 'Home'), next(at, 'End')]).toEqual(ROWS[placeOf(at).row]);
    for (const key of ['PageUp', 'PageDown']) expect(SQUARES).toContain(next(at, key));
  }
});
