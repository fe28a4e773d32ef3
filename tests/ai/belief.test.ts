/** What the champion believes of other racks: the chain visits racks as often as the plain sum over all possible pasts says. */
import { expect, test } from 'vitest';
import { Belief, CARE, evidence, type Recalled } from '../../src/ai/belief';
import { Chance } from '../../src/ai/chance';
import { judgementFor, unseenTiles } from '../../src/ai/sight';
import { World } from '../../src/ai/world';
import { SQUARES } from '../../src/rules/board';
import { PRINTED_RULES } from '../../src/rules/options';

const SHARPNESS = 3;

/** A position between two with six tiles hidden, four of them on the other's rack. */
function view(): Recalled {
  const board = [41, 42, 44, 52, 53, 61, 63, 74, 75, 86];
  const hidden = [43, 45, 54, 62, 76, 83];
  const rack = [4, 5, 6, 94];
  const gone = SQUARES.filter((tile) => ![...board, ...hidden, ...rack].includes(tile));
  return {
    seat: 0, rules: PRINTED_RULES, rack, board, gone: [{ tiles: gone, by: 0, ply: 50 }], pile: 2, racks: [4, 4], won: [gone.length, 0],
    mover: 0, placed: null, lastPlaced: 86, ply: board.length + gone.length, dead: [],
  };
}

/** The exact chances of each tile being held by the other, if he made these moves: every deal of the hidden tiles weighed. */
function exact(seen: Recalled, moves: readonly number[]): Map<number, number> {
  const hidden = unseenTiles(seen);
  const judgement = judgementFor(2);
  const chances = new Map(hidden.map((tile) => [tile, 0]));
  let total = 0;
  // Draws in order: those on the rack at the first move, then one after each move.
  const advantages = moves.map((placed, move) => {
    const world = new World(judgement);
    world.clear(1);
    for (const tile of seen.board) if (!moves.slice(move).includes(tile)) world.lay(tile);
    for (const { tiles } of seen.gone) for (const tile of tiles) world.remove(tile);
    world.ply = seen.ply - (moves.length - move);
    const done = world.score(0, placed);
    return new Float64Array(100).map((_, tile) => (tile === 0 ? 0 : Math.max(-4, Math.min(4, world.score(0, tile) - done))));
  });
  const care = advantages.reduce((sum, row) => sum + evidence(row, hidden), CARE);
  const sharp = SHARPNESS / (1 + Math.exp(-care));
  const odds = advantages.map((row) => (tile: number): number => Math.exp(sharp * row[tile]!));
  const draws = 4 + moves.length;
  const walk = (drawn: number[], left: readonly number[]): void => {
    if (drawn.length === draws) {
      let weight = 1;
      for (let move = 0; move < moves.length; move += 1) {
        const rack = drawn.slice(0, 4 + move).filter((tile) => !moves.slice(0, move).includes(tile));
        if (!rack.includes(moves[move]!)) return;
        weight /= rack.reduce((sum, tile) => sum + odds[move]!(tile), 0);
      }
      total += weight;
      for (const tile of drawn) if (chances.has(tile)) chances.set(tile, chances.get(tile)! + weight);
      return;
    }
    for (const tile of left) walk([...drawn, tile], left.filter((other) => other !== tile));
  };
  // Which four came first is a set, not an order: walking all orders weighs every set alike.
  walk([], [...hidden, ...moves]);
  return new Map([...chances].filter(([tile]) => hidden.includes(tile)).map(([tile, weight]) => [tile, weight / total]));
}

function visited(seen: Recalled): Map<number, number> {
  const hidden = unseenTiles(seen);
  const belief = new Belief(seen, hidden, judgementFor(2), SHARPNESS, new Chance(5));
  const counts = new Map(hidden.map((tile) => [tile, 0]));
  const rounds = 60_000;
  for (let i = 0; i < rounds; i += 1) {
    belief.next();
    for (const tile of belief.tiles.subarray(0, 4)) counts.set(tile, counts.get(tile)! + 1 / rounds);
  }
  expect([...belief.tiles].toSorted((a, b) => a - b)).toEqual(hidden);
  return counts;
}

test.each([[[86]], [[75, 86]]])('racks after the moves %j', (moves) => {
  const seen = view();
  // With one move the view's last tile is enough; with two the order of placing is remembered.
  const told: Recalled = moves.length === 1 ? seen : { ...seen, ply: seen.ply, placements: moves.map((tile) => ({ seat: 1, tile })) };
  const chances = exact(seen, moves);
  expect(Math.max(...chances.values()) - Math.min(...chances.values())).toBeGreaterThan(0.1);
  for (const [tile, share] of visited(told)) expect(Math.abs(share - chances.get(tile)!), `tile ${tile}`).toBeLessThan(0.015);
});

test('a move of the best tile tells of care, one of the worst of none', () => {
  const row = (ours: number): Float64Array => new Float64Array(100).map((_, tile) => tile - ours);
  const hidden = [10, 20, 30, 40, 50];
  expect(evidence(row(60), hidden)).toBeGreaterThan(0.5);
  expect(evidence(row(5), hidden)).toBeLessThan(-1);
});
