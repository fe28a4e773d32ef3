/**
 * A game that is looked back at, step by step: each event is a step, and the first step is the table before any card. Here, and only here,
 * it is shown what matches; but no card that lies face down, nor one that was not turned by then.
 */
import type { Card } from '../../../cards/card';
import { claimOf } from '../rules/claims';
import type { Seat, SnapGame } from '../rules/game';
import type { SnapHappening } from '../rules/happening';
import type { GameEvent, Replayed } from '../rules/record';
import { viewOf, type SnapView } from '../table/view';
import { matchesOf } from './matches';

export interface ReplayStep {
  /** What happened last; null before anything did. */
  readonly event: GameEvent | null;
  /** And what came of it. */
  readonly happenings: readonly SnapHappening[];
  /** The table as everybody saw it then. */
  readonly view: SnapView;
  /** The piles whose top cards could be called then, by their number. */
  readonly matching: readonly number[];
  /** Whether the pot fits one of them. */
  readonly potFits: boolean;
  /** The pools that fit one of them, by their number. */
  readonly poolsFit: readonly number[];
  /** Who has called, at the step of a call. */
  readonly callers: readonly Seat[];
  /** The card that was turned at this step; null at every other. */
  readonly card: Card | null;
  /** Whether the card made a match that nobody called before another covered it. */
  readonly missed: boolean;
}

/** The steps of a game. There is one more than there are events. */
export function replaySteps(replayed: Replayed): readonly ReplayStep[] {
  const { record: { events }, states, happenings } = replayed;
  const missed = new Set(matchesOf(replayed).flatMap(({ end, from }) => (end === 'missed' ? [from] : [])));
  return states.map((game, step): ReplayStep => {
    const event = events[step - 1] ?? null;
    const told = happenings[step - 1] ?? [];
    return {
      event, happenings: told, view: viewOf(game), ...matchingIn(game),
      callers: told.flatMap(callersOf),
      card: told.flatMap((one) => (one.type === 'flipped' ? [one.card] : []))[0] ?? null,
      missed: missed.has(step - 1),
    };
  });
}

function callersOf(happening: SnapHappening): readonly Seat[] {
  switch (happening.type) {
    case 'took': return happening.callers;
    case 'tied': return happening.seats;
    case 'wrong': return [happening.seat];
    default: return [];
  }
}

function matchingIn(game: SnapGame): Pick<ReplayStep, 'matching' | 'potFits' | 'poolsFit'> {
  if (game.end) return { matching: [], potFits: false, poolsFit: [] };
  const [snap, pot] = [claimOf(game, 'snap'), claimOf(game, 'pot')];
  const pool = game.options.table === 'C' ? claimOf(game, 'pool') : null;
  const piles = [snap, pot, pool].flatMap((claim) => claim?.piles ?? []);
  const poolsFit = game.pools.flatMap((cards, i) => (pool?.middle.includes(cards) ? [i] : []));
  return { matching: [...new Set(piles)].toSorted((a, b) => a - b), potFits: pot !== null, poolsFit };
}

/** The steps that are worth stopping at: calls, and matches that nobody called. In the order of the game. */
export function stopsOf(steps: readonly ReplayStep[]): readonly number[] {
  return steps.flatMap(({ callers, missed }, step) => (callers.length > 0 || missed ? [step] : []));
}
