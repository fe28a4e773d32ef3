/**
 * The players that others are measured against, with perfect eyes and memory and automatic calls: random, greedy, careful, and the linear
 * judgement without search. Each sees a seat's view and nothing else.
 */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import type { Tile } from '../rules/board';
import type { SeatView } from '../rules/seatView';
import { Engine } from './engine';
import { judgementFor, knownWorld, unseenTiles } from './sight';

/** Which tile of the view's rack to place. */
export type Placer = (view: SeatView, random: RandomGenerator) => Tile;

const engine = new Engine();

function boardOf(view: SeatView): Engine {
  engine.setup({ racks: [view.rack], pile: [], board: view.board, won: [0], mover: 0 });
  return engine;
}

/** Any tile of the rack. */
export const randomPlayer: Placer = ({ rack }, random) => rack[uniformInt(random, 0, rack.length - 1)]!;

/** The largest run; if there is none, any tile. Equal runs: the one that stands first. */
export const greedyPlayer: Placer = (view, random) => {
  const board = boardOf(view);
  const gains = view.rack.map((tile) => board.gain(tile));
  const most = Math.max(...gains);
  return most === 0 ? randomPlayer(view, random) : view.rack[gains.indexOf(most)]!;
};

/**
 * The largest run, else the tile that leaves the least danger: the tiles that could be taken after it, summed over every unseen
 * tile. Equal ones: the one that stands first.
 */
export const carefulPlayer: Placer = (view) => {
  const board = boardOf(view);
  const unseen = unseenTiles(view);
  let best = view.rack[0]!;
  let most = -Infinity;
  for (const tile of view.rack) {
    const taken = board.place(tile);
    let danger = 0;
    for (const other of unseen) danger += board.gain(other);
    board.unplace(tile, board.goneCount - taken);
    // No danger comes to 10,000: 72 tiles that take 28 each are 2,016.
    const score = taken * 10_000 - danger;
    if (score > most) {
      most = score;
      best = tile;
    }
  }
  return best;
};

/** The linear judgement alone: the largest run, else the tile after which its windows are worth most. */
export const linearPlayer: Placer = (view) => {
  const world = knownWorld(view, judgementFor(view.racks.length));
  return view.rack[world.best()]!;
};
