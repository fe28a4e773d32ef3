/** Moments of random games, as seats see them, and the same moments with all that a seat cannot see exchanged. */
import type { Happening, Position } from '../../src/rules/position';
import { randomFrom, scramble } from '../../src/chance/chance';
import { NO_PAST, seatView, type OpenPast, type SeatView } from '../../src/rules/seatView';
import { EMPTY_LOG, logged } from '../../src/session/gameLog';
import { randomGame } from './randomGame';

/** A moment of a game, with all that happened in the open before it. */
export interface Moment { readonly position: Position; readonly past: OpenPast }

/** The moments of the game called `seed`, one for each event. */
export function momentsOf(seed: string): Moment[] {
  const moments: Moment[] = [];
  let log = EMPTY_LOG;
  randomGame(seed, (_, __, position, happenings: readonly Happening[]) => {
    log = logged(log, happenings);
    moments.push({ position, past: log });
  });
  return moments;
}

/** The same moment, with all tiles that `seat` cannot see exchanged at random: other racks and the pile. */
export function exchanged({ position, past }: Moment, seat: number, seed: string): Moment {
  const hidden = scramble([...position.racks.flatMap((rack, s) => (s === seat ? [] : rack)), ...position.pile], randomFrom(seed));
  const racks = position.racks.map((rack, s) => (s === seat ? rack : hidden.splice(0, rack.length)));
  return { past, position: { ...position, racks, pile: hidden } };
}

/** What a seat sees of a moment. */
export function viewOf({ position, past }: Moment, seat: number): SeatView {
  return seatView(position, seat, past);
}

/** The past of a game in which these seats placed these tiles, and nothing was taken. */
export function pastOf(...placed: readonly (readonly [seat: number, tile: number])[]): OpenPast {
  return { ...NO_PAST, placements: placed.map(([seat, tile]) => ({ seat, tile })) };
}
