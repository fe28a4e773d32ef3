/** How many tiles a second the engine places and picks up on one thread, beside the same on a plain padded array. */
import { Engine } from '../../src/ai/search/engine';
import { placeOf } from '../../src/rules/board';
import { dealOf } from '../../src/rules/deal';
import { table, time, type Figure } from './stopwatch';

const GAMES = 512;
const ROUNDS = 20;
const WIDTH = 12;

/** The plain way: a byte a square with a rim of empty ones, and a walk both ways along each line. Squares by tile number. */
const squareOf = new Uint8Array(100).map((_, tile) => {
  if (tile === 0) return 0;
  const { row, column } = placeOf(tile);
  return (row + 1) * WIDTH + column + 1;
});
const steps = [1, WIDTH, WIDTH + 1, WIDTH - 1];

function plainPlace(board: Uint8Array, square: number): number {
  board[square] = 1;
  let taken = 0;
  for (let i = 0; i < 4; i += 1) {
    const step = steps[i] as number;
    let first = square;
    let last = square;
    while (board[first - step] !== 0) first -= step;
    while (board[last + step] !== 0) last += step;
    if (last - first < 3 * step) continue;
    taken += (last - first) / step;
    // The placed tile and lines yet to be looked at are needed: what is taken is marked and swept below.
    for (let at = first; at <= last; at += step) board[at] = 2;
  }
  if (taken === 0) return 0;
  for (let at = 0; at < board.length; at += 1) if (board[at] === 2) board[at] = 0;
  return taken + 1;
}

/** Whole games of 76 tiles laid in random order, without racks: place, pick up. */
export function engineBench(): string {
  const deals = Uint8Array.from(Array.from({ length: GAMES }, (_, game) => dealOf(`engine ${game}`)).flat());
  const squares = deals.map((tile) => squareOf[tile] as number);
  const plies = deals.length * ROUNDS;
  const work = `${(plies / 1e6).toFixed(2)}M plies`;
  const board = new Uint8Array(WIDTH * WIDTH);
  const engine = new Engine();
  let plainTaken = 0;
  let engineTaken = 0;
  const plain = time('plain padded array (baseline)', work, () => {
    plainTaken = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      for (let i = 0; i < squares.length; i += 1) {
        if (i % 76 === 0) board.fill(0);
        plainTaken += plainPlace(board, squares[i] as number);
      }
    }
  });
  const fast = time('engine: place and pick up', work, () => {
    engineTaken = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      for (let i = 0; i < deals.length; i += 1) {
        if (i % 76 === 0) engine.clear();
        engineTaken += engine.place(deals[i] as number);
      }
    }
  });
  if (plainTaken !== engineTaken) throw new Error(`the two engines took ${plainTaken} and ${engineTaken} tiles`);
  const millions = (span: number): string => (plies / span / 1e3).toFixed(1);
  const rate = ({ name, best, median }: Figure): string =>
    `  ${name.padEnd(44)} ${millions(best)} million plies a second at best, ${millions(median)} by the median`;
  return [table('The engine', [plain, fast]), rate(plain), rate(fast)].join('\n');
}
