/** What happened in a stretch of a game that may have changed somebody's chance: the likeliest single doing, and its turn. Pure. */
import type { Seat } from '../../rules/position';
import type { ReviewPlan } from '../ledger/plan';
import type { OthersMove, OwnMove } from '../report';
import type { AtTurn, Cause } from '../turning';

/** The events of a game from one step to another, and whether the person's chance rose in them. */
export interface Stretch { readonly from: number; readonly to: number; readonly good: boolean }

/** A cause, and where it is seen. `cause`: null where several did something, and nothing tells them apart. */
export interface Found { readonly at: AtTurn; readonly cause: Cause | null }

interface Moves { readonly moves: readonly OwnMove[]; readonly others: readonly OthersMove[] }

/** An event of the stretch: its number, and what it is. */
interface Doing { readonly event: number; readonly step: ReviewPlan['steps'][number] }

/**
 * Why the person's chance changed in a stretch: first what all could see, a run taken, missed or set up, then what was placed or drawn.
 * @returns null where nothing was placed before it ends: the deal alone
 */
export function causeIn(plan: ReviewPlan, known: Moves, stretch: Stretch): Found | null {
  const doings = plan.steps.slice(stretch.from, stretch.to).map((step, i): Doing => ({ event: stretch.from + i, step }));
  return taken(plan, doings, stretch) ?? missed(plan, stretch) ?? calledInVain(plan, doings, stretch)
    ?? setUp(plan, doings, stretch) ?? placed(plan, known, doings, stretch) ?? drawn(plan, doings) ?? nothingSingle(plan, stretch);
}

/** Whether a doing of this seat can have changed the chance so: one's own calls are good, the others' are not. */
function fits(plan: ReviewPlan, seat: Seat, good: boolean): boolean {
  return (seat === plan.seat) === good;
}

/** How many tiles have been placed at a step: the number of the turn that it belongs to. */
export function turnAt({ steps }: Pick<ReviewPlan, 'steps'>, step: number): number {
  return steps.slice(0, step).filter(({ event: [kind] }) => kind === 'place').length;
}

function found(plan: ReviewPlan, step: number, cause: Cause | null): Found {
  return { at: { turn: turnAt(plan, step), step }, cause };
}

/** The largest haul of the stretch. It is looked at while it still lies there. */
function taken(plan: ReviewPlan, doings: readonly Doing[], { good }: Stretch): Found | null {
  const hauls = doings.flatMap(({ event, step: { event: [kind], happenings } }) => happenings.flatMap((happening) => {
    if (happening.type !== 'snagged' || !fits(plan, happening.seat, good)) return [];
    const { seat, tiles, runs } = happening;
    const from = runs.find(({ maker }) => maker !== seat)?.maker ?? null;
    // Where runs are picked up without a call, the tile that makes one takes it: then it is looked at as it is gone.
    return [found(plan, kind === 'place' ? event + 1 : event, { kind: 'took', seat, tiles, from })];
  }));
  const size = ({ cause }: Found): number => (cause?.kind === 'took' ? cause.tiles.length : 0);
  return hauls.reduce<Found | null>((most, one) => (most === null || size(one) > size(most) ? one : most), null);
}

/** A run that its maker did not call: good for the person where it was another's. */
function missed(plan: ReviewPlan, { from, to, good }: Stretch): Found | null {
  const run = plan.runs.find((one) => one.missed !== null && one.missed >= from && one.missed < to && !fits(plan, one.maker, good));
  return run ? found(plan, run.missed!, { kind: 'missed', seat: run.maker, tiles: run.tiles }) : null;
}

function calledInVain(plan: ReviewPlan, doings: readonly Doing[], { good }: Stretch): Found | null {
  for (const { event, step: { happenings } } of doings) {
    const call = happenings.find((one) => one.type === 'falseCall' && one.penalty !== 'none' && !fits(plan, one.seat, good));
    if (call?.type === 'falseCall') return found(plan, event + 1, { kind: 'falseCall', seat: call.seat });
  }
  return null;
}

/** A tile that is part of a run which whoever it went well for made with their next one. */
function setUp(plan: ReviewPlan, doings: readonly Doing[], { to, good }: Stretch): Found | null {
  const tiles = doings.filter(({ step: { event: [kind, by] } }) => kind === 'place' && !fits(plan, by, good));
  const next = plan.runs.find(({ made, maker }) => fits(plan, maker, good) && made >= (tiles[0]?.event ?? to) && made <= to + 1);
  const tile = next && tiles.findLast(({ event, step: { event: [, , placing] } }) => event < next.made && next.tiles.includes(placing!));
  return next && tile ? found(plan, tile.event + 1, {
    kind: 'setUp', seat: tile.step.event[1], whom: next.maker, tiles: next.tiles,
  }) : null;
}

/** A tile that was placed: the worst of several, if one of them was a slip. */
function placed(plan: ReviewPlan, { moves, others }: Moves, doings: readonly Doing[], { good }: Stretch): Found | null {
  const events = new Set(doings.map(({ event }) => event));
  const all = [...moves, ...others].filter(({ event }) => events.has(event));
  const slips = all.filter(({ seat, verdict }) => !fits(plan, seat, good) && (verdict?.band ?? null) !== null);
  const worst = slips.toSorted((a, b) => b.verdict!.loss - a.verdict!.loss)[0];
  if (worst) {
    return found(plan, worst.step, { kind: 'chose', seat: worst.seat, tile: worst.tile, better: worst.verdict!.better });
  }
  const [only] = all;
  return only && all.length === 1 ? found(plan, only.step, { kind: 'played', seat: only.seat, tile: only.tile }) : null;
}

/** What the person drew, where nobody placed anything meanwhile. */
function drawn(plan: ReviewPlan, doings: readonly Doing[]): Found | null {
  if (doings.some(({ step: { event: [kind] } }) => kind === 'place')) return null;
  const draw = doings.find(({ step: { event: [kind, by] } }) => kind === 'draw' && by === plan.seat);
  if (!draw) return null;
  const { before, position } = draw.step;
  const tile = position.racks[plan.seat]!.find((one) => !before.racks[plan.seat]!.includes(one));
  return tile === undefined ? null : found(plan, draw.event + 1, { kind: 'drew', seat: plan.seat, tile });
}

function nothingSingle(plan: ReviewPlan, { to }: Stretch): Found | null {
  const last = found(plan, to, null);
  return last.at.turn === 0 ? null : last;
}
