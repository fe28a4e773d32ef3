/** What one does without a thought of what comes after: grab the largest run in sight, or play any tile. */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import type { Tile } from '../rules/board';
import { Engine } from './search/engine';
import type { Mind } from './mind/mind';

const engine = new Engine();

/** Any tile of a rack that holds one. */
export function anyTile(rack: readonly Tile[], random: RandomGenerator): Tile {
  return rack[uniformInt(random, 0, rack.length - 1)]!;
}

/** The tile that takes the largest run that the mind sees; if there is none, any tile. Equal runs: the one that stands first. */
export function grab({ view, overlooked }: Mind, random: RandomGenerator): Tile {
  engine.setup({ racks: [view.rack], pile: [], board: view.board, won: [0], mover: 0 }, overlooked);
  const gains = view.rack.map((tile) => engine.gain(tile));
  const most = Math.max(...gains);
  return most === 0 ? anyTile(view.rack, random) : view.rack[gains.indexOf(most)]!;
}
