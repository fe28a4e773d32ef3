/**
 * Trains the linear evaluation by self-play: `node tools/run.mjs train` (tools/train/options.ts has its options). The same seed gives the
 * same file.
 *
 * In each generation every seat follows the last generation's weights, but for one tile in ten, which is any tile of the rack. At
 * some moments of each game all tiles of the mover's rack that take nothing are tried in the same determinizations and played out
 * to the end. What one tile brings more than another is fitted by least squares (with a little ridge) to what it leaves more of each
 * kind of window, for each phase by itself. To fit differences within a rack, and not results of whole games, matters: results differ
 * mostly for reasons that have nothing to do with the tile at hand.
 */
import { closeSync, openSync, writeFileSync } from 'node:fs';
import { Chance } from '../src/ai/chance';
import { determinize } from '../src/ai/search/determinize';
import { PHASES, evaluatorOf, phaseOf, type Evaluator, type Weights } from '../src/ai/search/evaluation';
import { LINE_OF, WAYS } from '../src/ai/search/lines';
import { DEAD, KINDS, KIND_OF, LIES, SQUARE_SHIFT_OF, WINDOW_LINE, WINDOW_SHIFT } from '../src/ai/search/patterns';
import { playOut } from '../src/ai/search/playout';
import { SearchState } from '../src/ai/search/searchState';
import { SQUARES } from '../src/rules/board';
import { RACK_SIZE } from '../src/rules/options';
import { optionsOf } from './commandLine';
import { solved } from './linearEquations';
import { unwritable } from './numbers';
import { USAGE, readOptions } from './train/options';

/** How often a tile is placed at random instead of by the weights. */
const RANDOM_TILES = 0.1;
/** Moments that are looked into in one game, on average, and determinizations at each. */
const MOMENTS = 12;
const DETERMINIZATIONS = 40;
const RIDGE = 5;
const PLIES = SQUARES.length;

/** Where it begins: lines of three that others may finish are bad, those that only I can finish are good. */
const FIRST_WEIGHTS: readonly number[] = [0, 0, 0, 0, 0, 0, 0, 0, 0, -0.05, 0.05, 0.1, -0.4, 0.4];

/** Least squares, gathered sum by sum. */
class Fit {
  private readonly product = new Float64Array(KINDS * KINDS);
  private readonly right = new Float64Array(KINDS);

  add(features: Float64Array, result: number): void {
    for (let i = 0; i < KINDS; i += 1) {
      const feature = features[i]!;
      if (feature === 0) continue;
      this.right[i]! += feature * result;
      for (let j = 0; j < KINDS; j += 1) this.product[i * KINDS + j]! += feature * features[j]!;
    }
  }

  /** The weights that fit best. */
  solve(): number[] {
    return solved(Array.from({ length: KINDS }, (_, i) => {
      const row = Array.from(this.product.subarray(i * KINDS, (i + 1) * KINDS), (value, j) => (i === j ? value + RIDGE : value));
      return [...row, this.right[i]!];
    }));
  }
}

/** How a square stands in a seat's codes. */
function squareOf(state: SearchState, seat: number, tile: number): number {
  return state.codes[seat * 64 + LINE_OF[tile * WAYS]!]! >>> SQUARE_SHIFT_OF[tile * WAYS]! & 3;
}

/** One generation for a table of so many. */
class Generation {
  readonly fits = Array.from({ length: PHASES }, () => new Fit());
  private readonly known: SearchState;
  private readonly determinized: SearchState;
  private readonly trial: SearchState;

  constructor(private readonly evaluator: Evaluator, private readonly seats: number, private readonly chance: Chance) {
    this.known = new SearchState(evaluator);
    this.determinized = new SearchState(evaluator);
    this.trial = new SearchState(evaluator);
  }

  play(): void {
    const { chance, seats } = this;
    const tiles = [...SQUARES];
    for (let last = PLIES - 1; last > 0; last -= 1) {
      const other = chance.below(last + 1);
      [tiles[last], tiles[other]] = [tiles[other]!, tiles[last]!];
    }
    const state = new SearchState(this.evaluator);
    state.clear(seats);
    for (let i = 0; i < seats * RACK_SIZE; i += 1) state.give(Math.floor(i / RACK_SIZE), tiles[i]!);
    state.pile.set(tiles.slice(seats * RACK_SIZE));
    state.pileSize = PLIES - seats * RACK_SIZE;
    state.mover = 0;
    while (state.mover !== -1) {
      if (chance.below(PLIES) < MOMENTS) this.lookInto(state);
      const slot = chance.fraction() < RANDOM_TILES ? chance.below(state.held[state.mover]!) : state.best();
      state.place(slot);
      state.draw(slot);
    }
  }

  /** Tries the mover's tiles and adds their differences to the fit. */
  private lookInto(state: SearchState): void {
    const { known, determinized, trial, chance, seats } = this;
    const { mover: seat, held, ply } = state;
    known.clear(seats);
    const rack = Array.from(state.rack.subarray(seat * RACK_SIZE, seat * RACK_SIZE + held[seat]!));
    const hidden: number[] = [];
    for (const tile of SQUARES) {
      const square = squareOf(state, seat, tile);
      if (square === LIES) known.lay(tile);
      else if (square === DEAD) known.remove(tile);
      else if (!rack.includes(tile)) hidden.push(tile);
    }
    for (const tile of rack) known.give(seat, tile);
    known.mover = seat;
    known.ply = ply;
    const arms = rack.flatMap((_, slot) => {
      trial.copy(known);
      return trial.place(slot) > 0 ? [] : [{ slot, features: this.kinds(trial, seat), result: 0 }];
    });
    if (arms.length < 2) return;
    const tiles = Uint8Array.from(hidden);
    for (let i = 0; i < DETERMINIZATIONS; i += 1) {
      determinize(determinized, known, seat, held, state.pileSize - state.drawn, tiles, false, PLIES, chance);
      for (const arm of arms) {
        trial.copy(determinized);
        trial.place(arm.slot);
        trial.draw(arm.slot);
        playOut(trial, PLIES);
        for (let other = 0; other < seats; other += 1) {
          arm.result += (other === seat ? trial.won[other]! : -trial.won[other]! / (seats - 1)) / DETERMINIZATIONS;
        }
      }
    }
    const mean = arms.reduce((sum, { result }) => sum + result, 0) / arms.length;
    const means = arms[0]!.features.map((_, kind) => arms.reduce((sum, { features }) => sum + features[kind]!, 0) / arms.length);
    const fit = this.fits[phaseOf(ply + 1)]!;
    for (const { features, result } of arms) fit.add(features.map((count, kind) => count - means[kind]!), result - mean);
  }

  /** How many windows of each kind a seat sees. */
  private kinds({ codes }: SearchState, seat: number): Float64Array {
    const counts = new Float64Array(KINDS + 1);
    WINDOW_LINE.forEach((line, i) => { counts[KIND_OF[codes[seat * 64 + line]! >>> WINDOW_SHIFT[i]! & 255]!]! += 1; });
    return counts.subarray(0, KINDS);
  }
}

/** @returns the exit status */
export async function main(argv: readonly string[]): Promise<number> {
  const options = optionsOf(argv, USAGE, readOptions);
  if (typeof options === 'number') return options;
  const { games, generations, seed, players, out } = options;
  try {
    // Now and not after an hour: whether the file can be written. What is in it stays until there is something better.
    closeSync(openSync(out, 'a'));
  } catch (error) {
    process.stderr.write(`${unwritable(out, error)}\n`);
    return 2;
  }
  const rows: string[] = [];
  for (const seats of players) {
    const chance = new Chance(seed * 4 + seats);
    let weights: Weights = Array.from({ length: PHASES }, () => FIRST_WEIGHTS);
    for (let i = 1; i <= generations; i += 1) {
      const began = Date.now();
      const generation = new Generation(evaluatorOf(weights), seats, chance);
      for (let game = 0; game < games; game += 1) generation.play();
      weights = generation.fits.map((fit) => fit.solve().map((weight) => Math.round(weight * 1e4) / 1e4));
      process.stderr.write(`${seats} players, generation ${i} of ${generations}: ${((Date.now() - began) / 1000).toFixed(0)} s\n`);
    }
    rows.push(`  "${seats}": [\n${weights.map((kinds) => `    ${JSON.stringify(kinds)}`).join(',\n')}\n  ]`);
  }
  const call = `node tools/run.mjs train --games ${games} --generations ${generations} --seed ${seed} --players ${players.join(',')}`;
  const note = `Trained by: ${call}. For 2, 3 and 4 players, ${PHASES} phases of eight plies each: the worth in tiles of margin of a `
    + 'window of four by kind (src/ai/search/patterns.ts): 0 lying with 0-4 of the missing mine, 1 with 0-3, 2 with 0-2, 3 with 0-1.';
  writeFileSync(out, `{\n  "note": ${JSON.stringify(note)},\n${rows.join(',\n')}\n}\n`);
  return 0;
}
