/**
 * A seat's view, packed: what happened in the open, and the own rack. Nothing else is stored, so there is nothing hidden to be found; the
 * rules make the view of it, with any tiles in the places of those that the seat cannot see.
 */
import { SQUARES, type Tile } from '../../rules/board';
import { PRINTED_RULES, RACK_SIZE } from '../../rules/options';
import type { GameEvent, Seat } from '../../rules/position';
import type { GameRecord } from '../../rules/record';
import { NO_PAST, pastWith, seatView, type SeatView } from '../../rules/seatView';
import { dealtOf, stepsOf } from '../../rules/steps';
import { packMoves, unpackMoves } from './packedMoves';

/** What a seat has seen by its move, in a game by the printed rules that seat 0 began. */
export interface OpenGame {
  readonly seats: number;
  readonly seat: Seat;
  /** In rising order. */
  readonly rack: readonly Tile[];
  /** All moves so far: see packedMoves. */
  readonly moves: string;
}

/** What a seat sees of a record before one of its events. @param before the number of the event */
export function packView(record: GameRecord, before: number, seat: Seat): OpenGame {
  const events = record.events.slice(0, before);
  const position = [...stepsOf({ ...record, events })].at(-1)?.position ?? dealtOf(record);
  return {
    seats: record.seats.length, seat, rack: position.racks[seat]!.toSorted((a, b) => a - b), moves: packMoves(events),
  };
}

/** The view. @throws where the moves are none, or the rules do not allow them with this rack */
export function unpackView(game: OpenGame): SeatView {
  const events = unpackMoves(game.moves);
  const record: GameRecord = {
    rules: PRINTED_RULES, seats: Array.from({ length: game.seats }, (_, seat) => `${seat + 1}`), starter: 0,
    deal: standInDeal(game, events), events,
  };
  let position = dealtOf(record);
  let past = NO_PAST;
  for (const step of stepsOf(record)) {
    position = step.position;
    past = step.happenings.reduce(pastWith, past);
  }
  const view = seatView(position, game.seat, past);
  if (view.mover !== game.seat || view.placed !== null) throw new Error('it is not the move of this seat');
  if (view.rack.toSorted((a, b) => a - b).join() !== game.rack.join()) throw new Error('the seat cannot hold this rack');
  return { ...view, rack: game.rack };
}

/** A deal that leads to these moves and this rack: each seat is given what it placed in its order, and then what is left. */
function standInDeal({ seats, seat, rack }: OpenGame, events: readonly GameEvent[]): Tile[] {
  const placed = (of: Seat): Tile[] => events.flatMap(([kind, by, tile]) => (kind === 'place' && by === of ? [tile] : []));
  const queues = Array.from({ length: seats }, (_, of) => [...placed(of), ...(of === seat ? rack : [])]);
  const known = new Set(queues.flat());
  const hidden = SQUARES.filter((tile) => !known.has(tile));
  const draws = events.flatMap(([kind, by]) => (kind === 'draw' ? [by] : []));
  const receivers = [...queues.flatMap((_, of) => Array.from({ length: RACK_SIZE }, () => of)), ...draws].slice(0, SQUARES.length);
  const given = receivers.map((of) => queues[of]!.shift() ?? hidden.shift()!);
  return [...given, ...queues.flat(), ...hidden];
}
