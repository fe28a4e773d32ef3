/** The win chance from step to step: from the table of leads at first, from the adviser as its answers come in. Pure. */
import { chanceAtEnd, chanceOfLead, standingOf } from '../../ai/judge/winChance';
import { takeRuns } from '../../rules/calls';
import type { Position, Seat } from '../../rules/position';
import type { Anchor } from '../ledger/link';
import type { CurvePoint } from '../report';
import { chanceOf, type Answers } from '../ledger/worth';

/** The chance (0 to 1) of a seat by its lead, by how many tiles are left, and by who places the last of them. */
export function chanceByLead({ racks, pile, won, mover }: Position, seat: Seat): number {
  const tiles = won.map(({ length }) => length);
  if (mover === null) return chanceAtEnd(tiles, seat);
  const lead = tiles[seat]! - Math.max(...tiles.filter((_, other) => other !== seat));
  return chanceOfLead(lead, standingOf({ seat, racks: racks.map(({ length }) => length), pile: pile.length, mover }));
}

/** The table with the runs that lie there claimed: by the seat what it may, the rest by whoever sits to the left of who missed it. */
function allClaimed(position: Position, seat: Seat): Position {
  return position.missed.reduce((table, { maker, ...run }) =>
    takeRuns(table, maker === seat ? (seat + 1) % table.racks.length : seat, [{ ...run, maker, missed: true }]).position, position);
}

/**
 * The curve of a seat: at each step what is known of it, or was known last.
 * @param tables the table at each step @param anchors where the adviser is asked, in their order
 */
export function curveOf(tables: readonly Position[], seat: Seat, anchors: readonly Anchor[], answers: Answers): CurvePoint[] {
  const known = new Map(anchors.flatMap(({ step, worth }) => {
    const chance = worth.kind === 'known' ? null : chanceOf(worth, answers);
    return chance === null ? [] : [[step, chance] as const];
  }));
  // Between own tiles more is asked later, and after the last of them nobody is asked at all.
  const racks = anchors.filter(({ worth: { kind } }) => kind === 'best' || kind === 'tile');
  const furthest = racks.length > 0 && racks.every(({ step }) => known.has(step)) ? tables.length : Math.max(-1, ...known.keys());
  let last: number | null = null;
  return tables.map((position, step) => {
    last = known.get(step) ?? last;
    // All tiles are placed, but a call may still come.
    const table = step < tables.length - 1 ? allClaimed(position, seat) : position;
    if (position.mover === null) return { step, chance: chanceByLead(table, seat), judged: true };
    return last !== null && step <= furthest ? { step, chance: last, judged: true }
      : { step, chance: chanceByLead(position, seat), judged: false };
  });
}
