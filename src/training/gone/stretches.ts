/**
 * Stretches of games for *Gone?*. A session's begins just before the first run of the game is taken, so that all that was ever taken is
 * seen.
 */
import { looksAtAgain } from '../../ai/mind/memory';
import { SQUARES, neighbours, type Tile } from '../../rules/board';
import type { GameRecord } from '../../rules/record';
import { stepsOf } from '../../rules/steps';
import type { Stretch, StretchPly } from '../question';

/** How many plies are shown: with DRILL_TIMES some half a minute. */
export const FEWEST_PLIES = 28;
export const MOST_PLIES = 40;
/** How many plies are seen before the first run is taken, where there are so many. */
const BEFORE = 3;

/** A game ply by ply. */
interface Ply extends StretchPly {
  /** The event that places the tile, and the tiles that lay before it. */
  readonly event: number;
  readonly board: readonly Tile[];
  /** The tiles that were taken before it. */
  readonly gone: readonly Tile[];
}

/** A game as stretches are cut from it. */
export interface Cuttable {
  readonly plies: readonly Ply[];
  /** The tiles that lie when all is played. */
  readonly end: readonly Tile[];
  readonly events: number;
  /** The first ply of a stretch, from 0; null where nothing was ever taken. */
  readonly first: number | null;
}

export function cuttable(record: GameRecord): Cuttable {
  const plies: { event: number; board: readonly Tile[]; gone: readonly Tile[]; tile: Tile; taken: (readonly Tile[])[] }[] = [];
  let [event, end]: [number, readonly Tile[]] = [-1, []];
  for (const { event: [kind, , tile], before, position, happenings } of stepsOf(record)) {
    event += 1;
    if (kind === 'place' && tile !== undefined) {
      plies.push({ event, board: before.board, gone: before.won.flat(), tile, taken: [] });
    }
    for (const happening of happenings) if (happening.type === 'snagged') plies.at(-1)?.taken.push(happening.tiles);
    end = position.board;
  }
  const taking = plies.findIndex(({ taken }) => taken.length > 0);
  return { plies, end, events: record.events.length, first: taking === -1 ? null : leadingTo(taking) };
}

/** The ply from which a stretch shows what is taken after ply `taking`. */
export function leadingTo(taking: number): number {
  return Math.max(0, taking - BEFORE);
}

/** The stretch from ply `from` up to but not including ply `to`. */
export function stretchOf({ plies, end }: Cuttable, from: number, to: number): Stretch {
  return {
    board: plies[from]!.board, gone: plies[from]!.gone, after: plies[to]?.board ?? end,
    plies: plies.slice(from, to).map(({ tile, taken }) => ({ tile, taken })),
  };
}

/** The plies after each of which a stretch can end. */
export function endsOf({ plies, first }: Cuttable): number[] {
  if (first === null) return [];
  const most = Math.min(MOST_PLIES, plies.length - first);
  return Array.from({ length: Math.max(0, most - FEWEST_PLIES + 1) }, (_, i) => first + FEWEST_PLIES + i);
}

/** The events that a stretch holds: from the first up to but not including the second. */
export function eventsOf({ plies, events }: Cuttable, from: number, to: number): readonly [number, number] {
  return [plies[from]!.event, plies[to]?.event ?? events];
}

/** Tiles that were picked up together in a stretch. */
export interface Take {
  readonly tiles: readonly Tile[];
  /** How many plies before the end of the stretch, at least 1. */
  readonly plies: number;
  /** Whether a tile has landed on its line since: whoever follows the lines has come upon it again, and remembers it better. */
  readonly seenAgain: boolean;
}

/** What was taken in a stretch, the oldest first. */
export function takesOf({ plies }: Stretch): Take[] {
  return plies.flatMap(({ taken }, i) => taken.map((tiles) => ({
    tiles, plies: Math.max(1, plies.length - 1 - i), seenAgain: plies.slice(i + 1).some(({ tile }) => looksAtAgain(tile, tiles)),
  })));
}

/** The empty squares after a stretch whose tiles are still to come, with whether they touch one that was taken. */
export function toCome(stretch: Stretch): { readonly square: Tile; readonly where: 'beside' | 'far' }[] {
  const taken = new Set([...stretch.gone, ...stretch.plies.flatMap((ply) => ply.taken.flat())]);
  const lying = new Set(stretch.after);
  return SQUARES.filter((square) => !taken.has(square) && !lying.has(square))
    .map((square) => ({ square, where: neighbours(square).some((next) => taken.has(next)) ? 'beside' : 'far' }));
}
