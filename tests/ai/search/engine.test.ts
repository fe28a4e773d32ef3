/** The engine and the rules are the same game: random games are played in step, and taken back again. */
import { expect, test } from 'vitest';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { Engine } from '../../../src/ai/search/engine';
import { lineOf } from '../../../src/ai/search/lines';
import { SQUARES, runsThrough, tilesOf, windows } from '../../../src/rules/board';
import { randomFrom, scramble } from '../../../src/chance/chance';
import { applyEvent, startGame } from '../../../src/rules/game';
import { PRINTED_RULES } from '../../../src/rules/options';
import type { GameEvent, Position } from '../../../src/rules/position';
import { amount } from '../../long/amount';

const RULES = { ...PRINTED_RULES, calls: 'automatic' } as const;

function apply(position: Position, event: GameEvent): Position {
  const outcome = applyEvent(position, event);
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return outcome.position;
}

/** All that both know, in a form to compare. */
const ofEngine = (engine: Engine): string => JSON.stringify([
  engine.mover,
  Array.from(engine.won.slice(0, engine.seats)),
  Array.from(engine.held.slice(0, engine.seats), (held, seat) => Array.from(engine.rack.slice(seat * 4, seat * 4 + held))
    .toSorted((a, b) => a - b)),
  Array.from(engine.pile.slice(engine.drawn, engine.pileSize)),
  SQUARES.filter((tile) => engine.lies(tile)),
]);
const ofRules = (position: Position): string => JSON.stringify([
  position.mover ?? -1,
  position.won.map((tiles) => tiles.length),
  position.racks.map((rack) => rack.toSorted((a, b) => a - b)),
  position.pile,
  position.board,
]);

const GAMES = amount(300, 10_000);

test(`${GAMES} random games in step with the rules`, () => {
  const random = randomFrom('engine in step');
  const engine = new Engine();
  for (let game = 0; game < GAMES; game += 1) {
    const seats = 2 + game % 3;
    const mover = uniformInt(random, 0, seats - 1);
    let position = startGame(RULES, seats, mover, scramble(SQUARES, random));
    engine.setup({ racks: position.racks, pile: position.pile, board: [], won: position.won.map(() => 0), mover });
    // Every twentieth game is compared whole after each ply and taken back at the end; the others by what each tile takes.
    const whole = game % 20 === 0;
    const past: string[] = [];
    while (position.mover !== null) {
      const seat = position.mover;
      const slot = uniformInt(random, 0, (engine.held[seat] ?? 0) - 1);
      const tile = engine.rack[seat * 4 + slot] ?? 0;
      const foreseen = engine.gain(tile);
      if (whole) past.push(ofEngine(engine));
      const before = position.won[seat]?.length ?? 0;
      position = apply(apply(position, ['place', seat, tile]), ['draw', seat]);
      const won = engine.play(slot);
      if (won !== (position.won[seat]?.length ?? 0) - before || won !== foreseen) expect(won).toBe(`not ${foreseen}`);
      if (engine.mover !== (position.mover ?? -1)) expect(engine.mover).toBe(position.mover);
      if (whole && ofEngine(engine) !== ofRules(position)) expect(ofEngine(engine)).toBe(ofRules(position));
    }
    if (ofEngine(engine) !== ofRules(position)) expect(ofEngine(engine)).toBe(ofRules(position));
    for (const before of past.toReversed()) {
      engine.undo();
      if (ofEngine(engine) !== before) expect(ofEngine(engine)).toBe(before);
    }
  }
});

test('a run that lies on the board from before stays until a tile is added to it', () => {
  const engine = new Engine();
  const board = [51, 52, 53, 54, 55, 56, 57];
  const setup = { racks: [[58, 4, 94, 41]], pile: [], board, won: [0], mover: 0 };
  engine.setup(setup);
  expect(engine.place(94)).toBe(0);
  expect(engine.gain(58)).toBe(tilesOf(runsThrough(new Set([...board, 94]), 58)).length);
  expect(engine.place(58)).toBe(8);
  engine.unplace(58, 0);
  expect(board.every((tile) => engine.lies(tile))).toBe(true);
});

test('on lines that are overlooked nothing is ever taken, and whatever is taken elsewhere comes back as it was', () => {
  const random = randomFrom('overlooked lines');
  const engine = new Engine();
  const numbered = windows(4).map((line) => ({ ...line, line: lineOf(line) }));
  for (let game = 0; game < 500; game += 1) {
    const tiles = scramble(SQUARES, random);
    const [board, rest] = [tiles.slice(0, 30), tiles.slice(30)];
    const overlooked = new Set(numbered.filter(() => uniformInt(random, 0, 9) === 0).map(({ line }) => line));
    const setup = { racks: [[]], pile: [], board, won: [0], mover: 0 };
    engine.setup(setup, overlooked);
    const lying = new Set(board);
    const past: { tile: number; gone: number; gains: number[] }[] = [];
    const gains = (): number[] => rest.map((tile) => engine.gain(tile));
    for (const tile of rest.slice(0, 12)) {
      const before = engine.goneCount;
      past.push({ tile, gone: before, gains: gains() });
      lying.add(tile);
      const expected = tilesOf(runsThrough(lying, tile).filter((run) => !overlooked.has(lineOf(run))));
      expect(engine.place(tile)).toBe(expected.length);
      expect(Array.from(engine.gone.subarray(before, engine.goneCount)).toSorted((a, b) => a - b)).toEqual(expected);
      for (const gone of expected) lying.delete(gone);
    }
    for (const { tile, gone, gains: before } of past.toReversed()) {
      engine.unplace(tile, gone);
      expect(gains()).toEqual(before);
    }
    // A setup without overlooked lines sees everything again.
    engine.setup(setup);
    expect(gains()).toEqual(rest.map((tile) => tilesOf(runsThrough(new Set(board), tile)).length));
  }
});
