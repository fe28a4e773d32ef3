/**
 * The turn on which a game turned: the one whose change of the person's chance lasted longest, because it was never given back. Pure.
 */
import type { Seat } from '../../rules/position';
import type { ReviewPlan } from '../ledger/plan';
import type { CurvePoint, OthersMove, OwnMove, ReviewPass } from '../report';
import type { AtTurn, Decided, Turning } from '../turning';
import { causeIn, turnAt, type Stretch } from './cause';

/** So much of the way from even to the result a turn has to go to be told as the one that decided. */
const LEAST = 0.3;
/** With less than this of the way left, the game was as good as over: such a turn decides nothing. */
const IN_DOUBT = 0.4;
/** Nobody can have a run before so many tiles lie: whoever is ahead since then always was. */
const OPENING = 4;

/** What the moves of a game are known to have been. */
export interface Judgements {
  readonly moves: readonly OwnMove[];
  readonly others: readonly OthersMove[];
  readonly curve: readonly CurvePoint[];
  readonly pass: ReviewPass;
  /** Whether some moves could not be judged. */
  readonly unjudged: boolean;
}

/** How a game ended and what it turned on; null where it has no result. */
export function turningOf(plan: ReviewPlan, known: Judgements): Turning | null {
  const { seat, steps } = plan;
  const end = steps.at(-1)?.position;
  if (!end || end.mover !== null) return null;
  const won = end.won.map(({ length }) => length);
  const most = Math.max(...won);
  const first = won.flatMap((tiles, one) => (tiles === most ? [one] : []));
  const result = !first.includes(seat) ? 'lost' : first.length === 1 ? 'won' : 'tied';
  const close = known.pass === 2 && !known.unjudged;
  return {
    result, tiles: won[seat]!, others: won.filter((_, one) => one !== seat),
    tiedWith: result === 'tied' ? first.filter((one) => one !== seat) : [],
    decided: !close ? null : result === 'tied' ? levelled(plan, known, first) : decidedBy(plan, known, result === 'won'),
  };
}

/** The last time at which the winnings of those who tied changed: since then they are level. */
function levelled(plan: ReviewPlan, known: Judgements, tied: readonly Seat[]): Decided | null {
  const wonBy = (event: number, one: Seat): number => plan.steps[event]!.position.won[one]!.length;
  const event = plan.steps.findLastIndex((_, i) => i > 0 && tied.some((one) => wonBy(i, one) !== wonBy(i - 1, one)));
  if (event < 0) return null;
  const found = causeIn(plan, known, { from: event, to: event + 1, good: wonBy(event, plan.seat) !== wonBy(event - 1, plan.seat) });
  return found && { kind: 'turned', ...found };
}

/** By one turn, if the change that lasted longest is large enough; else bit by bit. */
function decidedBy(plan: ReviewPlan, known: Judgements, won: boolean): Decided {
  const even = 1 / plan.game.record.seats.length;
  // Seen from whoever it went well for, the way leads from even up to 1, whether the person won or lost.
  const span = won ? 1 - even : even;
  const way = known.curve.map(({ chance }) => (won ? chance - even : even - chance) / span);
  const best = stretchesOf(plan).map((stretch) => ({ stretch, lasting: lastingIn(way, stretch) }))
    .filter(({ stretch, lasting }) => lasting >= LEAST && 1 - way[stretch.from]! >= IN_DOUBT)
    .reduce<{ stretch: Span; lasting: number } | null>((most, one) => (most === null || one.lasting > most.lasting ? one : most), null);
  if (best) {
    const { from, to } = best.stretch;
    return { kind: 'turned', ...causeIn(plan, known, { from, to, good: won }) ?? { at: atStep(plan, to), cause: null } };
  }
  const ahead = way.findLastIndex((part) => part <= 0) + 1;
  return turnAt(plan, ahead) <= OPENING ? { kind: 'always' } : { kind: 'slowly', at: atStep(plan, ahead) };
}

type Span = Pick<Stretch, 'from' | 'to'>;

/** How much of the way was gone between two steps and never given back. */
function lastingIn(way: readonly number[], { from, to }: Span): number {
  return Math.min(...way.slice(to)) - way[from]!;
}

/** The game from each moment at which the person's chance is known to the next. */
function stretchesOf({ seat, steps, ledgers }: ReviewPlan): Span[] {
  const known = [...new Set([0, ...ledgers[seat]!.anchors.map(({ step }) => step), steps.length])].toSorted((a, b) => a - b);
  return known.slice(1).map((to, i) => ({ from: known[i]!, to }));
}

function atStep(plan: ReviewPlan, step: number): AtTurn {
  return { turn: turnAt(plan, step), step };
}
