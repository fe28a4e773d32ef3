/** The positions of *Safe tile* that ship with the game: as they are stored, and as sources of questions. */
import { reasonsFor } from '../../ai/reasons';
import { SQUARES, type Tile } from '../../rules/board';
import type { SeenTiles } from '../../rules/seatView';
import type { SafeQuestion } from '../question';
import type { Danger, SafeSkillName } from '../skills';
import { unpackView, type OpenGame } from './openView';

/** A position as it is shipped: what the seat has seen, and what the tiles of its rack are worth. */
export interface PackedPosition extends OpenGame {
  /** Names it for as long as it ships. */
  readonly id: string;
  readonly danger: Danger;
  /** Whether it is plain which tile is safe (safe/stage.ts): then it can be asked of beginners. */
  readonly plain?: true;
  /** Win chances in thousandths, in the order of the rack, and the standard errors of what each is behind the best. */
  readonly chances: readonly number[];
  readonly errors: readonly number[];
}

/** What safe.json holds. */
export interface PositionsFile { readonly note: string; readonly positions: readonly PackedPosition[] }

/** The tiles that a seat cannot see: on others' racks and in the pile. In rising order. */
export function unseenBy({ board, gone, rack }: SeenTiles): Tile[] {
  const seen = new Set([...board, ...rack, ...gone.flatMap(({ tiles }) => tiles)]);
  return SQUARES.filter((tile) => !seen.has(tile));
}

/**
 * The question that a position asks.
 * @param skill what it is asked for: its danger, if nothing else is given
 * @throws where it is no position
 */
export function questionOf(packed: PackedPosition, skill: SafeSkillName = `safe:${packed.danger}`): SafeQuestion {
  const view = unpackView(packed);
  const reasons = reasonsFor(view, unseenBy(view));
  return {
    drill: 'safe', ref: { drill: 'safe', skill, position: packed.id },
    seats: packed.seats, seat: packed.seat, board: view.board, gone: view.gone,
    choices: view.rack.map((tile, i) => ({ tile, chance: packed.chances[i]! / 1000, reasons: reasons[i]! })),
  };
}

/** All of them, as they are stored; they are loaded when they are first wanted. */
export async function shippedPositions(): Promise<readonly PackedPosition[]> {
  const { default: file } = await import('./safe.json');
  // What the build has verified.
  return (file as PositionsFile).positions;
}
