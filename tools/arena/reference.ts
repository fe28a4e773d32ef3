/**
 * The simple players that others are measured against: random, greedy and careful. They see every line, forget nothing,
 * and keep nothing between questions.
 */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { CHART, DIRECTIONS, RUN_LENGTH, SQUARES, runsThrough, tilesOf, type Tile } from '../../src/rules/board';
import type { SeatView } from '../../src/rules/seatView';

/** Which tile of the view's rack to place. */
export type Placer = (view: SeatView, random: RandomGenerator) => Tile;

/** The chart with an empty square all around it, so that no line runs over an edge: a tile stands at its row and column there. */
const WIDTH = CHART + 2;
const placeOn = (square: Tile): number => (Math.floor((square - 1) / CHART) + 1) * WIDTH + (square - 1) % CHART + 1;
const AT = Array.from({ length: CHART * CHART + 1 }, (_, square) => placeOn(square));
const STEPS = DIRECTIONS.map(({ row, column }) => row * WIDTH + column);

/** What lies where, for counting fast. */
class Lying {
  readonly #at = new Uint8Array(WIDTH * WIDTH);

  constructor(board: readonly Tile[]) {
    for (const tile of board) this.lay(tile);
  }

  lay(tile: Tile): void { this.#at[AT[tile]!] = 1; }
  lift(tile: Tile): void { this.#at[AT[tile]!] = 0; }

  /** How many tiles a tile would take. */
  gain(tile: Tile): number {
    const from = AT[tile]!;
    let taken = 0;
    for (const step of STEPS) {
      let length = 1;
      for (let at = from + step; this.#at[at] === 1; at += step) length += 1;
      for (let at = from - step; this.#at[at] === 1; at -= step) length += 1;
      if (length >= RUN_LENGTH) taken += length - 1;
    }
    return taken === 0 ? 0 : taken + 1;
  }
}

/** Any tile of the rack. */
export const randomPlayer: Placer = ({ rack }, random) => rack[uniformInt(random, 0, rack.length - 1)]!;

/** The largest run; if there is none, any tile. Of equal runs the one that stands first. */
export const greedyPlayer: Placer = (view, random) => {
  const lying = new Lying(view.board);
  const gains = view.rack.map((tile) => lying.gain(tile));
  const most = Math.max(...gains);
  return most === 0 ? randomPlayer(view, random) : view.rack[gains.indexOf(most)]!;
};

/**
 * The largest run, else the tile that leaves the least danger: the tiles that could be taken after it, summed over every tile that
 * was not seen yet. Of equal ones the one that stands first.
 */
export const carefulPlayer: Placer = ({ board, gone, rack }) => {
  const lying = new Lying(board);
  const seen = new Set([...board, ...rack, ...gone.flatMap(({ tiles }) => tiles)]);
  const unseen = SQUARES.filter((tile) => !seen.has(tile));
  const weighed = rack.map((tile) => {
    const takes = lying.gain(tile);
    const picked = takes === 0 ? [] : tilesOf(runsThrough(new Set(board), tile));
    lying.lay(tile);
    for (const other of picked) lying.lift(other);
    const danger = unseen.reduce((sum, other) => sum + lying.gain(other), 0);
    for (const other of picked) lying.lay(other);
    lying.lift(tile);
    return { tile, takes, danger };
  });
  return weighed.toSorted((a, b) => b.takes - a.takes || a.danger - b.danger)[0]!.tile;
};
