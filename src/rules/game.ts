/** A game from the deal to the count: every event answered by the next position and what happened, or a refusal. */
import { isTile, type Tile } from './board';
import { afterClaim, call, liveRuns, refuseCall, takeRuns } from './calls';
import { RACK_SIZE, type HouseRules } from './options';
import type { GameEvent, Happening, Outcome, Position, Refusal, Seat } from './position';
import { leftOf, seatsFrom, turnReaches } from './turn';

/**
 * The position after the deal: four tiles to each from the front of `deal`, the starter first, then to the starter's left.
 * @param deal all 76 tiles, scrambled; checked where it comes in (see `record`), trusted here.
 */
export function startGame(rules: HouseRules, seats: number, starter: Seat, deal: readonly Tile[]): Position {
  return {
    rules,
    racks: Array.from({ length: seats }, (_, seat) => {
      const from = ((seat - starter + seats) % seats) * RACK_SIZE;
      return deal.slice(from, from + RACK_SIZE);
    }),
    pile: deal.slice(seats * RACK_SIZE),
    board: [],
    won: Array.from({ length: seats }, () => []),
    mover: starter,
    placed: null,
    raced: null,
    begun: false,
    missed: [],
    owes: Array.from({ length: seats }, () => false),
  };
}

/**
 * Why `event` is refused in `position`, or null if it is legal. Takes any value: an event may come from a file.
 */
export function refuse(position: Position, event: unknown): Refusal | null {
  if (!Array.isArray(event)) return { code: 'unknown-event', event };
  const [kind, seat, tile] = event as unknown[];
  const length = kind === 'place' ? 3 : kind === 'snag' || kind === 'draw' ? 2 : 0;
  if (event.length !== length) return { code: 'unknown-event', event };
  if (!isSeat(position, seat)) return { code: 'unknown-seat', seat, seats: position.racks.length };
  if (kind === 'place' && !isTile(tile)) return { code: 'unknown-tile', tile };
  if (kind === 'snag') return refuseCall(position, seat);
  const { mover, placed } = position;
  if (mover === null) return { code: 'game-over' };
  if (seat !== mover) return { code: 'not-your-move', seat, mover };
  if (kind === 'draw') return placed === null ? { code: 'place-first', seat } : null;
  if (placed !== null) return { code: 'already-placed', seat, tile: placed };
  return position.racks[seat]?.includes(tile as Tile) ? null : { code: 'not-in-rack', seat, tile: tile as Tile };
}

function isSeat(position: Position, seat: unknown): seat is Seat {
  return Number.isInteger(seat) && (seat as number) >= 0 && (seat as number) < position.racks.length;
}

/**
 * What `event` does. The one way from a position to the next.
 * @returns the next position and the happenings in order; or a refusal, when nothing has changed.
 */
export function applyEvent(position: Position, event: GameEvent): Outcome {
  const refusal = refuse(position, event);
  if (refusal) return { ok: false, refusal };
  switch (event[0]) {
    case 'place': return place(position, event[1], event[2]);
    case 'snag': return call(position, event[1]);
    case 'draw': return draw(position, event[1]);
  }
}

/** Every event that is legal now: places by rack, then the draw, then the calls from the mover leftward. */
export function legalEvents(position: Position): GameEvent[] {
  const first = position.mover ?? 0;
  const candidates: GameEvent[] = [
    ...(position.racks[first] ?? []).map((tile): GameEvent => ['place', first, tile]),
    ['draw', first],
    ...seatsFrom(position, first).map((seat): GameEvent => ['snag', seat]),
  ];
  return candidates.filter((event) => refuse(position, event) === null);
}

function place(position: Position, seat: Seat, tile: Tile): Outcome {
  const stays = position.rules.missedRun === 'stays';
  const next: Position = {
    ...position,
    racks: position.racks.map((rack, s) => (s === seat ? rack.filter((held) => held !== tile) : rack)),
    board: [...position.board, tile].toSorted((a, b) => a - b),
    placed: tile,
    begun: true,
    missed: stays ? position.missed.map((run) => ({ ...run, fresh: false })) : [],
  };
  const live = liveRuns(next);
  const happenings: Happening[] = [{ type: 'placed', seat, tile }];
  if (position.rules.calls === 'automatic' && live.length > 0) {
    const { position: taken, happening } = takeRuns(next, seat, live);
    return { ok: true, position: taken, happenings: [...happenings, happening] };
  }
  // A tile that lengthens a missed run makes a new run with its own maker: the old one is no more.
  const lengthened = (run: Position['missed'][number]): boolean => live.some((line) =>
    line.direction === run.direction && run.squares.every((square) => line.squares.includes(square)));
  return { ok: true, position: { ...next, missed: next.missed.filter((run) => !lengthened(run)) }, happenings };
}

function draw(position: Position, seat: Seat): Outcome {
  const [tile = null, ...pile] = position.pile;
  const missed = liveRuns(position).map(({ direction, squares, maker }) => ({ direction, squares, maker, fresh: true }));
  const next: Position = {
    ...position,
    racks: tile === null ? position.racks : position.racks.map((rack, s) => (s === seat ? [...rack, tile] : rack)),
    pile,
    missed: [...position.missed, ...missed],
  };
  const first = position.raced === null ? leftOf(position, seat) : afterClaim(position, position.raced);
  const turn = turnReaches(next, first);
  return { ok: true, position: turn.position, happenings: [{ type: 'drew', seat, tile, pile: pile.length }, ...turn.happenings] };
}
