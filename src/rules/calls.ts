/** Calling SNAG (rules 5 and 6): what a caller is entitled to, what a call takes, what a false call costs. */
import { RUN_LENGTH, runsThrough, tilesOf, type Tile } from './board';
import type { Happening, MissedRun, Outcome, Position, Refusal, Seat, TakenRun } from './position';
import { leftOf, seatsFrom, turnReaches } from './turn';

/** The runs that the mover has made in this move and may still call, at their full length. */
export function liveRuns(position: Position): readonly TakenRun[] {
  const { mover, placed, board } = position;
  if (mover === null || placed === null || !board.includes(placed)) return [];
  return runsThrough(new Set(board), placed).map((line) => ({ ...line, maker: mover, missed: false }));
}

/**
 * The runs that a call by `seat` would take now: its own of this move (in `race` anyone's), and every run that another missed.
 * Says nothing about whether it may call at this moment: see `refuseCall`.
 */
export function entitledRuns(position: Position, seat: Seat): readonly TakenRun[] {
  const live = liveRuns(position).filter(({ maker }) => maker === seat || position.rules.calls === 'race');
  const missed = position.missed.filter(({ maker }) => maker !== seat)
    .map(({ direction, squares, maker }) => ({ direction, squares, maker, missed: true }));
  return [...live, ...missed];
}

/** Why `seat` may not call at this moment, or null if it may. */
export function refuseCall(position: Position, seat: Seat): Refusal | null {
  if (position.rules.calls === 'automatic') return { code: 'no-calls', seat };
  if (!position.begun) return { code: 'nothing-placed', seat };
  const { mover, placed } = position;
  const held = position.rules.calls === 'classic' && mover !== null && placed !== null && seat !== mover;
  return held ? { code: 'makers-call', seat, mover } : null;
}

/** What is left of missed runs when `taken` are picked up: each piece that still has four in line. */
function cutRuns(missed: readonly MissedRun[], taken: ReadonlySet<Tile>): MissedRun[] {
  return missed.flatMap((run) => {
    const pieces: Tile[][] = [[]];
    for (const square of run.squares) {
      if (taken.has(square)) pieces.push([]);
      else pieces.at(-1)?.push(square);
    }
    return pieces.filter((piece) => piece.length >= RUN_LENGTH).map((squares) => ({ ...run, squares }));
  });
}

/** `runs` go to `seat`: the tiles leave the board for its winnings. Whose move it is does not change. */
export function takeRuns(position: Position, seat: Seat, runs: readonly TakenRun[]): { position: Position; happening: Happening } {
  const tiles = tilesOf(runs);
  const taken = new Set(tiles);
  return {
    position: {
      ...position,
      board: position.board.filter((tile) => !taken.has(tile)),
      won: position.won.map((won, s) => (s === seat ? [...won, ...tiles] : won)),
      missed: cutRuns(position.missed, taken),
    },
    happening: { type: 'snagged', seat, tiles, runs },
  };
}

/** A call that is allowed: takes all that the caller is entitled to, or is false and costs what was agreed. */
export function call(position: Position, seat: Seat): Outcome {
  const runs = entitledRuns(position, seat);
  if (runs.length === 0) return falseCall(position, seat);
  const { position: next, happening } = takeRuns(position, seat, runs);
  const happenings = [happening];
  // Rule 6 in a race: the maker still has to draw; the turn goes on from the caller after that.
  if (runs.some(({ maker, missed }) => !missed && maker !== seat)) {
    return { ok: true, position: { ...next, raced: seat }, happenings: [costing(happening, position)] };
  }
  const claimed = position.missed.some(({ maker, fresh }) => fresh && maker !== seat);
  if (!claimed || position.mover === null) return { ok: true, position: next, happenings };
  const turn = turnReaches(next, afterClaim(next, seat));
  return { ok: true, position: turn.position, happenings: [costing(happening, position), ...turn.happenings] };
}

/** A claim in time, marked as costing the caller's move where that was agreed. */
function costing(taken: Happening, { rules }: Position): Happening {
  return taken.type === 'snagged' && rules.claimCostsMove ? { ...taken, costsMove: true } : taken;
}

/** Whom the turn reaches after `caller` took another's run in time: the seat to their left, or by house rule the caller. */
export function afterClaim(position: Position, caller: Seat): Seat {
  return position.rules.claimCostsMove ? leftOf(position, caller) : caller;
}

function falseCall(position: Position, seat: Seat): Outcome {
  // At most one move to lose at a time, and none once the game is over.
  const spared = position.mover === null || (position.owes[seat] ?? false);
  const penalty = spared && position.rules.falseCall === 'lose-move' ? 'none' : position.rules.falseCall;
  const happening = (paid: readonly { to: Seat; tile: Tile }[] = []): Happening & { type: 'falseCall' } =>
    ({ type: 'falseCall', seat, penalty, paid });
  if (penalty === 'none') return { ok: true, position, happenings: [happening()] };
  if (penalty === 'pay-tile') {
    const { position: next, paid } = payTiles(position, seat);
    return { ok: true, position: next, happenings: [happening(paid)] };
  }
  if (position.mover === seat && position.placed === null) {
    const turn = turnReaches(position, leftOf(position, seat));
    const costs: readonly Happening[] = [{ ...happening(), thisMove: true }, { type: 'lostMove', seat }];
    return { ok: true, position: turn.position, happenings: [...costs, ...turn.happenings] };
  }
  const owes = position.owes.map((owed, s) => owed || s === seat);
  return { ok: true, position: { ...position, owes }, happenings: [happening()] };
}

/** One tile to each other player, from the caller's left on, while the caller has any; the ones won last go first. */
function payTiles(position: Position, seat: Seat): { position: Position; paid: { to: Seat; tile: Tile }[] } {
  const purse = [...(position.won[seat] ?? [])];
  const paid: { to: Seat; tile: Tile }[] = [];
  for (const to of seatsFrom(position, seat).slice(1)) {
    const tile = purse.pop();
    if (tile === undefined) break;
    paid.push({ to, tile });
  }
  const won = position.won.map((tiles, s) =>
    (s === seat ? purse : [...tiles, ...paid.filter(({ to }) => to === s).map(({ tile }) => tile)]));
  return { position: { ...position, won }, paid };
}
