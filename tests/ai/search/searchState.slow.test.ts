/** The position that playouts run in: the same game as the engine's, with true codes for every seat, in one loop or step by step. */
import { expect, test } from 'vitest';
import { Engine } from '../../../src/ai/search/engine';
import { LINE_OF } from '../../../src/ai/search/lines';
import { DEAD, LIES, MINE, SQUARE_SHIFT_OF, UNSEEN } from '../../../src/ai/search/patterns';
import { playOut } from '../../../src/ai/search/playout';
import { evaluatorFor } from '../../../src/ai/search/fromView';
import { SearchState } from '../../../src/ai/search/searchState';
import { SQUARES } from '../../../src/rules/board';
import { randomFrom, scramble } from '../../../src/chance/chance';

function dealt(seats: number, deal: readonly number[]): { state: SearchState; engine: Engine } {
  const racks = Array.from({ length: seats }, (_, seat) => deal.slice(seat * 4, seat * 4 + 4));
  const pile = deal.slice(seats * 4);
  const state = new SearchState(evaluatorFor(seats));
  state.clear(seats);
  racks.forEach((rack, seat) => { for (const tile of rack) state.give(seat, tile); });
  state.pile.set(pile);
  state.pileSize = pile.length;
  state.mover = 0;
  const engine = new Engine();
  engine.setup({ racks, pile, board: [], won: racks.map(() => 0), mover: 0 });
  return { state, engine };
}

/** What each seat should see on each square. */
function codesOf(engine: Engine): number[][] {
  const gone = new Set(engine.gone.slice(0, engine.goneCount));
  return Array.from({ length: engine.seats }, (_, seat) => {
    const rack = engine.rack.slice(seat * 4, seat * 4 + engine.held[seat]!);
    return SQUARES.map((tile) => (engine.lies(tile) ? LIES : gone.has(tile) ? DEAD : rack.includes(tile) ? MINE : UNSEEN));
  });
}

/** What each seat's codes have on each square, by all four lines; a square on which they differ reads -1. */
function seen(state: SearchState): number[][] {
  return Array.from({ length: state.seats }, (_, seat) => SQUARES.map((tile) => {
    const marks = [0, 1, 2, 3].map((way) => tile * 4 + way)
      .map((at) => state.codes[seat * 64 + LINE_OF[at]!]! >>> SQUARE_SHIFT_OF[at]! & 3);
    return marks.every((mark) => mark === marks[0]) ? marks[0]! : -1;
  }));
}

test.each([2, 3, 4])('%i seats: 150 games in step with the engine, and the fused playout the same', (seats) => {
  const random = randomFrom(`state ${seats}`);
  for (let game = 0; game < 150; game += 1) {
    const deal = scramble(SQUARES, random);
    const { state, engine } = dealt(seats, deal);
    const fused = dealt(seats, deal).state;
    while (state.mover !== -1) {
      const slot = state.best();
      const gain = state.place(slot);
      state.draw(slot);
      expect(engine.play(slot)).toBe(gain);
      if (game % 10 === 0) expect(seen(state)).toEqual(codesOf(engine));
    }
    expect(state.won).toEqual(engine.won);
    // In pieces: the last ply of each piece is left before its draw, which nobody can take up again; so from a copy.
    const piece = new SearchState(evaluatorFor(seats));
    piece.copy(fused);
    expect(playOut(piece, 10)).toBe(false);
    expect(playOut(fused, 77)).toBe(true);
    expect(fused.won).toEqual(state.won);
    expect(seen(fused)).toEqual(seen(state));
  }
});

test.each([2, 3, 4])('%i seats: the careless take runs and else place their slots in turn, the others as ever', (seats) => {
  const random = randomFrom(`careless ${seats}`);
  for (let game = 0; game < 50; game += 1) {
    const deal = scramble(SQUARES, random);
    const { state, engine } = dealt(seats, deal);
    const fused = dealt(seats, deal).state;
    // All but one, another in each game.
    const careful = game % seats;
    while (state.mover !== -1) {
      const { mover } = state;
      const held = state.held[mover]!;
      const takes = [...engine.rack.subarray(mover * 4, mover * 4 + held)].some((tile) => engine.gain(tile) > 0);
      const slot = takes || mover === careful ? state.best() : Math.floor(state.ply / seats) % held;
      expect(engine.play(slot) > 0).toBe(takes);
      state.place(slot);
      state.draw(slot);
    }
    expect(playOut(fused, 77, (1 << seats) - 1 ^ 1 << careful)).toBe(true);
    expect(fused.won).toEqual(state.won);
    expect(fused.won).toEqual(engine.won);
  }
});
