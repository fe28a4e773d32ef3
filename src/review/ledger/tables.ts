/** Tables that could have been, by the rules: with a call that nobody made, or a draw that came after it. Pure. */
import { takeRuns } from '../../rules/calls';
import { applyEvent } from '../../rules/game';
import type { Happening, Position, Seat, TakenRun } from '../../rules/position';
import type { OpenPast } from '../../rules/seatView';
import { EMPTY_LOG, logged } from '../../session/gameLog';
import type { RunStory } from './runs';

/** A table, with all that happened in the open before. */
export interface Table { readonly position: Position; readonly past: OpenPast }

function pastAfter(past: OpenPast, happenings: readonly Happening[]): OpenPast {
  return logged({ ...EMPTY_LOG, ...past }, happenings);
}

/** The table after a seat takes these runs, whosever turn it is then. */
export function taking({ position, past }: Table, seat: Seat, runs: readonly TakenRun[]): Table {
  if (runs.length === 0) return { position, past };
  const taken = takeRuns(position, seat, runs);
  return { position: taken.position, past: pastAfter(past, [taken.happening]) };
}

/** The table after a call, with the turn that comes of it; null where the seat may not call. */
export function calling({ position, past }: Table, seat: Seat): Table | null {
  const outcome = applyEvent(position, ['snag', seat]);
  return outcome.ok ? { position: outcome.position, past: pastAfter(past, outcome.happenings) } : null;
}

/** The table after the mover has drawn. */
export function drawing({ position, past }: Table, seat: Seat): Table {
  const outcome = applyEvent(position, ['draw', seat]);
  if (!outcome.ok) throw new Error(`a move that ended cannot end: ${outcome.refusal.code}`);
  return { position: outcome.position, past: pastAfter(past, outcome.happenings) };
}

/**
 * The table after the mover's move has ended, as a seat knows it before it draws: its own new tile is back on the pile. What others draw no
 * seat but theirs sees.
 */
export function ended(table: Table, seat: Seat): Table {
  const { mover, pile } = table.position;
  if (mover === null) return table;
  const after = drawing(table, mover);
  const drawn = mover === seat ? pile[0] : undefined;
  if (drawn === undefined) return after;
  const racks = after.position.racks.map((rack, one) => (one === seat ? rack.filter((tile) => tile !== drawn) : rack));
  return { ...after, position: { ...after.position, racks, pile } };
}

/** The runs of these stories that lie there, missed. */
export function lyingOf({ position }: Table, stories: readonly RunStory[]): readonly TakenRun[] {
  return position.missed.filter(({ squares, maker }) =>
    stories.some((story) => story.maker === maker && story.lines.some((line) => squares.every((tile) => line.includes(tile)))))
    .map(({ direction, squares, maker }) => ({ direction, squares, maker, missed: true }));
}
