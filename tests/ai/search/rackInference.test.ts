/** What the search infers of other racks: the chain visits racks as often as the plain sum over all possible pasts says. */
import { describe, expect, test } from 'vitest';
import { RackInference } from '../../../src/ai/search/rackInference';
import { Chance } from '../../../src/ai/chance';
import { CARE, evidence } from '../../../src/ai/search/moveLikelihood';
import { carefulPlayer, greedyPlayer, type Placer } from '../../../src/ai/reference';
import { evaluatorFor, unseenTiles } from '../../../src/ai/search/fromView';
import { SearchState } from '../../../src/ai/search/searchState';
import { SQUARES } from '../../../src/rules/board';
import { randomFrom } from '../../../src/chance/chance';
import { dealOf } from '../../../src/rules/deal';
import { applyEvent, startGame } from '../../../src/rules/game';
import { PRINTED_RULES } from '../../../src/rules/options';
import { seatView, type Gone, type Placement, type SeatView } from '../../../src/rules/seatView';

const SHARPNESS = 3;

/** A position between two with six tiles hidden, four of them on the other's rack. */
function view(): SeatView {
  const board = [41, 42, 44, 52, 53, 61, 63, 74, 75, 86];
  const hidden = [43, 45, 54, 62, 76, 83];
  const rack = [4, 5, 6, 94];
  const gone = SQUARES.filter((tile) => ![...board, ...hidden, ...rack].includes(tile));
  return {
    seat: 0, rules: PRINTED_RULES, rack, board, gone: [{ tiles: gone, by: 0, ply: 50 }], pile: 2, racks: [4, 4], won: [gone.length, 0],
    mover: 0, placed: null, ply: board.length + gone.length, dead: [], placements: [], falseCalls: [],
  };
}

/** The exact chances of each tile being held by the other, if they made these moves: every deal of the hidden tiles weighed. */
function exact(seen: SeatView, moves: readonly number[]): Map<number, number> {
  const hidden = unseenTiles(seen);
  const evaluator = evaluatorFor(2);
  const chances = new Map(hidden.map((tile) => [tile, 0]));
  let total = 0;
  // Draws in order: those on the rack at the first move, then one after each move.
  const advantages = moves.map((placed, move) => {
    const state = new SearchState(evaluator);
    state.clear(1);
    for (const tile of seen.board) if (!moves.slice(move).includes(tile)) state.lay(tile);
    for (const { tiles } of seen.gone) for (const tile of tiles) state.remove(tile);
    state.ply = seen.ply - (moves.length - move);
    const done = state.score(0, placed);
    return new Float64Array(100).map((_, tile) => (tile === 0 ? 0 : Math.max(-4, Math.min(4, state.score(0, tile) - done))));
  });
  const care = advantages.reduce((sum, row, move) => sum + evidence(row, [...seen.rack, ...hidden, ...moves.slice(move)]), CARE);
  const sharp = SHARPNESS / (1 + Math.exp(-care));
  const likelihood = advantages.map((row) => (tile: number): number => Math.exp(sharp * row[tile]!));
  const draws = 4 + moves.length;
  const walk = (drawn: number[], left: readonly number[]): void => {
    if (drawn.length === draws) {
      let weight = 1;
      for (let move = 0; move < moves.length; move += 1) {
        const rack = drawn.slice(0, 4 + move).filter((tile) => !moves.slice(0, move).includes(tile));
        if (!rack.includes(moves[move]!)) return;
        weight /= rack.reduce((sum, tile) => sum + likelihood[move]!(tile), 0);
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

/** The view of who is to move after so many tiles of a game of two, both played by one player. */
function viewAfter(plies: number, player: Placer, seed: string): SeatView {
  let position = startGame({ ...PRINTED_RULES, calls: 'automatic' }, 2, 0, dealOf(seed));
  const gone: Gone[] = [];
  const placements: Placement[] = [];
  for (let ply = 0; ; ply += 1) {
    const seat = position.mover!;
    const seen = seatView(position, seat, { gone: [...gone], placements: [...placements], falseCalls: [] });
    if (ply === plies) return seen;
    const tile = player(seen, randomFrom(`${seed}:${ply}`));
    const lay = applyEvent(position, ['place', seat, tile]);
    if (!lay.ok) throw new Error(lay.refusal.code);
    for (const happening of lay.happenings) if (happening.type === 'snagged') gone.push({ tiles: happening.tiles, by: seat, ply: ply + 1 });
    placements.push({ seat, tile });
    const draw = applyEvent(lay.position, ['draw', seat]);
    if (!draw.ok) throw new Error(draw.refusal.code);
    ({ position } = draw);
  }
}

function visited(seen: SeatView): Map<number, number> {
  const hidden = unseenTiles(seen);
  const inference = new RackInference(seen, hidden, evaluatorFor(2), SHARPNESS, new Chance(5));
  const counts = new Map(hidden.map((tile) => [tile, 0]));
  const rounds = 60_000;
  for (let i = 0; i < rounds; i += 1) {
    inference.next();
    for (const tile of inference.tiles.subarray(0, 4)) counts.set(tile, counts.get(tile)! + 1 / rounds);
  }
  expect([...inference.tiles].toSorted((a, b) => a - b)).toEqual(hidden);
  return counts;
}

test.each([[[86]], [[75, 86]]])('racks after the moves %j', (moves) => {
  const seen = view();
  const told: SeatView = { ...seen, placements: moves.map((tile) => ({ seat: 1, tile })) };
  const chances = exact(seen, moves);
  expect(Math.max(...chances.values()) - Math.min(...chances.values())).toBeGreaterThan(0.1);
  for (const [tile, share] of visited(told)) expect(Math.abs(share - chances.get(tile)!), `tile ${tile}`).toBeLessThan(0.015);
});

describe('what a move tells of care', () => {
  const hidden = [10, 20, 30, 40, 50];
  /** Advantages over tile `ours` that grow with the tile's number. */
  const row = (ours: number): Float64Array => new Float64Array(100).map((_, tile) => (tile - ours) / 100);

  test('the best tile of all speaks for it, the worst against it', () => {
    expect(evidence(row(60), hidden)).toBeGreaterThan(0.5);
    expect(evidence(row(5), hidden)).toBeLessThan(-1.5);
  });

  test('tiles that would have taken a run are left out: nobody passes one by', () => {
    const taking = row(60);
    for (const tile of [70, 80, 90]) taking[tile] = 4;
    expect(evidence(taking, [...hidden, 70, 80, 90])).toBe(evidence(row(60), hidden));
  });

  test('the density is one: over all shares it comes to nothing gained', () => {
    const many = Array.from({ length: 999 }, (_, i) => i + 1);
    let sum = 0;
    for (let share = 0; share < 1000; share += 1) {
      const worse = Float64Array.from({ length: 1000 }, (_, tile) => (tile <= share ? -1 : 1));
      sum += Math.exp(evidence(worse, many)) / 1000;
    }
    expect(sum).toBeCloseTo(1, 2);
  });
});

test('ten games of careful and of greedy players: the careful are believed, the greedy are not', () => {
  const believed = (player: Placer): number => {
    let sum = 0;
    for (let game = 0; game < 10; game += 1) {
      const seen = viewAfter(40, player, `care ${game}`);
      sum += new RackInference(seen, unseenTiles(seen), evaluatorFor(2), SHARPNESS, new Chance(1)).care[1 - seen.seat]! / 10;
    }
    return sum;
  };
  expect(believed(carefulPlayer)).toBeGreaterThan(0.75);
  expect(believed(greedyPlayer)).toBeLessThan(0.35);
});
