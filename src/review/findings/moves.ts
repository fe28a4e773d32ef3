/** The tiles that were placed, each with its verdict as far as that is known. Pure. */
import type { Note } from '../../history/pastView';
import type { Tile } from '../../rules/board';
import type { PlacedTile, ReviewPlan } from '../ledger/plan';
import type { OthersMove, OwnMove, PlacedMove } from '../report';
import { isTheirs } from '../reviewedGame';
import { verdictOf } from '../verdicts';
import type { Judged } from '../verdict';
import type { Answers } from '../ledger/worth';

function moveOf({ event, asked: { view }, tile }: PlacedTile, judged: Judged | null): PlacedMove {
  return {
    seat: view.seat, event, step: event + 1, ply: view.ply, tile, rack: view.rack,
    verdict: judged ? verdictOf(view, judged, tile) : null,
  };
}

/** The person's own moves. */
export function ownMoves({ game, placed, seat }: ReviewPlan, { judged, forgotten }: Answers): OwnMove[] {
  const own = placed.filter(({ asked, event }) => asked.view.seat === seat && isTheirs(game, seat, event));
  const moves = own.map((one, i): OwnMove => {
    const answer = judged.get(one.asked.key) ?? null;
    const move = moveOf(one, answer);
    const memory = move.verdict?.band ? forgotten.get(one.asked.key) ?? null : null;
    return {
      ...move, number: i + 1, view: one.asked.view, judged: answer,
      account: !move.verdict?.band ? null : memory ? 'memory' : 'choice',
      forgot: memory && { tile: memory.tile, gone: memory.gone }, toldAt: null,
    };
  });
  const told = toldOnce(moves.filter(({ account }) => account === 'choice'));
  return moves.map((move) => ({ ...move, toldAt: told.get(move)?.number ?? null }));
}

/** The moves of all others. @param notes what computers had in mind, by the events of their tiles */
export function othersMoves({ placed, seat }: ReviewPlan, { judged }: Answers, notes: ReadonlyMap<number, Note>): OthersMove[] {
  return placed.filter(({ asked }) => asked.view.seat !== seat)
    .map((one) => ({ ...moveOf(one, judged.get(one.asked.key) ?? null), note: notes.get(one.event) ?? null }));
}

/**
 * A better tile that was passed by several times is told once, at its largest.
 * @returns for each move that is not told the one at which its better tile is
 */
export function toldOnce<Move extends PlacedMove>(moves: readonly Move[]): ReadonlyMap<Move, Move> {
  const largest = new Map<Tile, Move>();
  const better = ({ verdict, seat }: Move): number => 100 * seat + (verdict?.better ?? 0);
  for (const move of moves) {
    const before = largest.get(better(move));
    if (!before || (move.verdict?.loss ?? 0) > (before.verdict?.loss ?? 0)) largest.set(better(move), move);
  }
  return new Map(moves.flatMap((move) => {
    const told = largest.get(better(move))!;
    return told === move ? [] : [[move, told] as const];
  }));
}
