/** The world that playouts run in: the same game as the engine's, with true pictures for every seat, fused or step by step. */
import { expect, test } from 'vitest';
import { Engine } from '../../../src/ai/search/engine';
import { LINE_OF } from '../../../src/ai/search/lines';
import { DEAD, LIES, MINE, SQUARE_SHIFT_OF, UNSEEN } from '../../../src/ai/search/patterns';
import { playOut } from '../../../src/ai/search/playout';
import { judgementFor } from '../../../src/ai/search/fromView';
import { SearchState } from '../../../src/ai/search/searchState';
import { SQUARES } from '../../../src/rules/board';
import { randomFrom, scramble } from '../../../src/rules/deal';

function dealt(seats: number, deal: readonly number[]): { world: SearchState; engine: Engine } {
  const racks = Array.from({ length: seats }, (_, seat) => deal.slice(seat * 4, seat * 4 + 4));
  const pile = deal.slice(seats * 4);
  const world = new SearchState(judgementFor(seats));
  world.clear(seats);
  racks.forEach((rack, seat) => { for (const tile of rack) world.give(seat, tile); });
  world.pile.set(pile);
  world.pileSize = pile.length;
  world.mover = 0;
  const engine = new Engine();
  engine.setup({ racks, pile, board: [], won: racks.map(() => 0), mover: 0 });
  return { world, engine };
}

/** What each seat should see on each square. */
function pictures(engine: Engine): number[][] {
  const gone = new Set(engine.gone.slice(0, engine.goneCount));
  return Array.from({ length: engine.seats }, (_, seat) => {
    const rack = engine.rack.slice(seat * 4, seat * 4 + engine.held[seat]!);
    return SQUARES.map((tile) => (engine.lies(tile) ? LIES : gone.has(tile) ? DEAD : rack.includes(tile) ? MINE : UNSEEN));
  });
}

/** What each seat's picture has on each square, by all four lines; a square on which they differ reads -1. */
function seen(world: SearchState): number[][] {
  return Array.from({ length: world.seats }, (_, seat) => SQUARES.map((tile) => {
    const states = [0, 1, 2, 3].map((way) => world.codes[seat * 64 + LINE_OF[tile * 4 + way]!]! >>> SQUARE_SHIFT_OF[tile * 4 + way]! & 3);
    return states.every((state) => state === states[0]) ? states[0]! : -1;
  }));
}

test.each([2, 3, 4])('%i seats: 150 games in step with the engine, and the fused playout the same', (seats) => {
  const random = randomFrom(`world ${seats}`);
  for (let game = 0; game < 150; game += 1) {
    const deal = scramble(SQUARES, random);
    const { world, engine } = dealt(seats, deal);
    const fused = dealt(seats, deal).world;
    while (world.mover !== -1) {
      const slot = world.best();
      const gain = world.place(slot);
      world.draw(slot);
      expect(engine.play(slot)).toBe(gain);
      if (game % 10 === 0) expect(seen(world)).toEqual(pictures(engine));
    }
    expect(world.won).toEqual(engine.won);
    // In pieces: the last ply of each piece is left before its draw, which nobody can take up again; so from a copy.
    const piece = new SearchState(judgementFor(seats));
    piece.copy(fused);
    expect(playOut(piece, 10)).toBe(false);
    expect(playOut(fused, 77)).toBe(true);
    expect(fused.won).toEqual(world.won);
    expect(seen(fused)).toEqual(seen(world));
  }
});

test.each([2, 3, 4])('%i seats: the careless take runs and else place their slots in turn, the others as ever', (seats) => {
  const random = randomFrom(`careless ${seats}`);
  for (let game = 0; game < 50; game += 1) {
    const deal = scramble(SQUARES, random);
    const { world, engine } = dealt(seats, deal);
    const fused = dealt(seats, deal).world;
    // All but one, another in each game.
    const careful = game % seats;
    while (world.mover !== -1) {
      const { mover } = world;
      const held = world.held[mover]!;
      const takes = [...engine.rack.subarray(mover * 4, mover * 4 + held)].some((tile) => engine.gain(tile) > 0);
      const slot = takes || mover === careful ? world.best() : Math.floor(world.ply / seats) % held;
      expect(engine.play(slot) > 0).toBe(takes);
      world.place(slot);
      world.draw(slot);
    }
    expect(playOut(fused, 77, (1 << seats) - 1 ^ 1 << careful)).toBe(true);
    expect(fused.won).toEqual(world.won);
    expect(fused.won).toEqual(engine.won);
  }
});
