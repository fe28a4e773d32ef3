/** What a report says of one step of the replay: the move that it belongs to, and the moments in it. */
import type { Moment } from '../moment';
import type { OthersMove, OwnMove, Report } from '../report';

/** A move of either kind. */
export type AnyMove = (OwnMove & { readonly own: true }) | (OthersMove & { readonly own: false });

type Moves = Pick<Report, 'moves' | 'others'>;

/** All moves, in the order in which they were played. */
export function allMoves({ moves, others }: Moves): AnyMove[] {
  return [...moves.map((move) => ({ ...move, own: true }) as const), ...others.map((move) => ({ ...move, own: false }) as const)]
    .toSorted((a, b) => a.step - b.step);
}

/** The move that a step belongs to: from its tile placed to the next one placed. Null before the first. */
export function moveAt(report: Moves, step: number): AnyMove | null {
  return allMoves(report).findLast((move) => move.step <= step) ?? null;
}

/** The moments of the move that a step belongs to; before the first move those of the deal. */
export function momentsAt(report: Pick<Report, 'moves' | 'others' | 'moments'>, step: number): Moment[] {
  const all = allMoves(report);
  const from = all.findLast((move) => move.step <= step)?.step ?? 0;
  const next = all.find((move) => move.step > step)?.step ?? Infinity;
  return report.moments.filter((moment) => moment.step >= from && moment.step < next);
}
