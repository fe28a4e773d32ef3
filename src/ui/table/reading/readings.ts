/** What is read aloud of a table when somebody asks for it by key or button: what eyes see at a glance, and no more than that. Pure. */
import { linesAcross, placeOf, ROWS, type Tile } from '../../../rules/board';
import { timeLeft, type RunningClock, type ViewState } from '../../../session/viewState';
import type { Reading, ReadingName, ReadLine } from '../../../strings/reading';
import { youOf } from '../../story';

/**
 * What is read, as seen from a square of the board.
 * @param now the page's time in milliseconds, for the clock
 */
export function readingOf(name: ReadingName, state: ViewState, at: Tile, now: number): Reading {
  if (name === 'time') return timeOf(state, now);
  // A table that is covered shows nothing but how things stand.
  if (state.paused) return scoreOf(state, now);
  switch (name) {
    case 'row': return { kind: 'row', number: placeOf(at).row + 1, line: lineOf(state, at, 'across') };
    case 'column': return { kind: 'column', number: placeOf(at).column + 1, line: lineOf(state, at, 'down') };
    case 'diagonals': return { kind: 'diagonals', down: lineOf(state, at, 'falling'), up: lineOf(state, at, 'rising') };
    case 'board': return { kind: 'board', rows: rowsOf(state) };
    case 'score': return scoreOf(state, now);
  }
}

function timeOf({ clock, seats }: ViewState, now: number): Reading {
  const seat = clock?.seat ?? null;
  const name = seat === null || seat === youOf(seats) ? null : seats[seat]?.name ?? null;
  return { kind: 'time', name, seconds: secondsLeft(clock, now) };
}

/** Rounded up; null while no clock runs. */
function secondsLeft(clock: RunningClock | null, now: number): number | null {
  return clock === null ? null : Math.ceil(timeLeft(clock, now) / 1000);
}

function lineOf(state: ViewState, at: Tile, direction: ReturnType<typeof linesAcross>[number]['direction']): ReadLine {
  const squares = linesAcross(at).find((line) => line.direction === direction)?.squares ?? [];
  const [lying, gone] = [new Set(state.board), new Set(state.gone)];
  return {
    squares,
    tiles: squares.filter((square) => lying.has(square)),
    gaps: squares.filter((square) => !lying.has(square) && !gone.has(square)),
    gone: squares.filter((square) => gone.has(square)),
  };
}

/** The tiles that lie on the board, row by row; rows without any are left out. */
function rowsOf({ board }: ViewState): { row: number; tiles: Tile[] }[] {
  return ROWS.map(([first, last], row) => ({ row: row + 1, tiles: board.filter((tile) => tile >= first && tile <= last) }))
    .filter(({ tiles }) => tiles.length > 0);
}

function scoreOf({ seats, mover, pile, phase, paused, clock, life }: ViewState, now: number): Reading {
  const said = life?.said ?? null;
  const who = said && seats[said.seat];
  return {
    kind: 'score', pile, now: paused ? 'paused' : phase,
    seats: seats.map(({ name, won, owes }, seat) => ({ name, you: seat === youOf(seats), won, owes, moves: seat === mover })),
    seconds: secondsLeft(clock, now),
    ...(said && who ? { said: { name: who.name, remark: said } } : {}),
  };
}

/** The tiles of the rack before whom the screen lies; null where it lies before nobody. */
export function rackOf({ viewer, seats }: ViewState): Reading | null {
  const rack = viewer === null ? undefined : seats[viewer]?.rack;
  if (!rack) return null;
  const tiles = rack.filter((tile) => tile !== null);
  return { kind: 'rack', tiles, faceDown: rack.length - tiles.length };
}

/** What is read when somebody has turned up their rack: its tiles; null where nobody has. */
export function rackTurnedUp(before: ViewState, now: ViewState): Reading | null {
  const turned = before.may.look && now.may.look && before.viewer === now.viewer && liesDown(before) && !liesDown(now);
  return turned ? rackOf(now) : null;
}

/**
 * Whether what was read can go on standing in the page: the tiles of a rack no longer than they lie open, or the next player would find
 * them there.
 */
export function mayStand(reading: Reading, table: ViewState | null): boolean {
  if (reading.kind !== 'rack') return true;
  const open = table === null || table.viewer === null ? [] : table.seats[table.viewer]?.rack ?? [];
  return reading.tiles.every((tile) => open.includes(tile));
}

function liesDown({ viewer, seats }: ViewState): boolean {
  return viewer !== null && seats[viewer]?.rack.includes(null) === true;
}
