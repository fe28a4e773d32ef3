/**
 * A game that is looked back at, step by step: each event is a step, and the first step is the table before any card. Here, and only here,
 * it is shown what matches; but no card that lies face down, nor one that was not turned by then.
 */
import { claimOf } from '../rules/claims';
import type { SnapGame } from '../rules/game';
import type { Replayed } from '../rules/record';
import { viewOf } from '../table/view';
import { matchesOf } from './matches';
import { callersIn } from './report';

export type ReplayStep = ReturnType<typeof replaySteps>[number];

/** The steps of a game. There is one more than there are events. */
export function replaySteps(replayed: Pick<Replayed, 'record' | 'states' | 'happenings'>) {
  const { record: { events }, states } = replayed;
  const missed = new Set(matchesOf(replayed).flatMap(({ end, from }) => (end === 'missed' ? [from] : [])));
  return states.map((game, step) => {
    const happenings = replayed.happenings[step - 1] ?? [];
    return {
      /** What happened last, null before anything did; and what came of it. */
      event: events[step - 1] ?? null, happenings,
      /** The table as everybody saw it then. */
      view: viewOf(game),
      ...matchingIn(game),
      /** Who has called, at the step of a call. */
      callers: callersIn(happenings, ['took', 'tied', 'wrong']),
      /** The card that was turned at this step; null at every other. */
      card: happenings.find((one) => one.type === 'flipped')?.card ?? null,
      /** Whether the card made a match that nobody called before another covered it. */
      missed: missed.has(step - 1),
    };
  });
}

/** The piles whose top cards can be called, by their number; whether the pot fits one of them; and the pools that do. */
function matchingIn(game: SnapGame) {
  const claims = game.end ? [] : (['snap', 'pot', 'pool'] as const).flatMap((kind) => claimOf(game, kind) ?? []);
  const middle = claims.flatMap((claim) => claim.middle);
  return {
    matching: [...new Set(claims.flatMap(({ piles }) => piles))].toSorted((a, b) => a - b),
    potFits: middle.includes(game.pot), poolsFit: game.pools.flatMap((cards, i) => (middle.includes(cards) ? [i] : [])),
  };
}

/** Whether a step is worth stopping at: a call, or a match that nobody called. */
export function isStop({ callers, missed }: ReplayStep): boolean {
  return callers.length > 0 || missed;
}
