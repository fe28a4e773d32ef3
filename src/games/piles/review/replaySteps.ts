/**
 * A game that is looked back at, step by step: each event is a step, and the first step is the table before any card. Here, and only here,
 * it is shown what matches; but no card that lies face down, nor one that was not turned by then.
 */
import type { PilesRules, PilesTypes } from '../rules/family';
import { callersIn, isShared } from '../rules/happening';
import { viewOf } from '../table/view';
import { matchesOf, type LooksBack, type PlayedThrough } from './matches';

export type ReplayStep<T extends PilesTypes> = ReturnType<typeof replaySteps<T>>[number];

/** The steps of a game. There is one more than there are events. */
export function replaySteps<T extends PilesTypes>(looks: LooksBack<T>, game: PlayedThrough<T>) {
  const { saved: { events }, replayed } = game;
  const missed = new Set(matchesOf(looks, game).flatMap(({ end, from }) => (end === 'missed' ? [from] : [])));
  return replayed.states.map((state, step) => {
    const happenings = replayed.happenings[step - 1] ?? [];
    return {
      /** What happened last, null before anything did; and what came of it. */
      event: events[step - 1] ?? null, happenings,
      /** The table as everybody saw it then. */
      view: viewOf(looks.rules, state),
      ...matchingIn(looks.rules, state),
      /** What would be right to call. */
      right: state.end ? [] : callsIn(looks.rules, state).filter((kind) => looks.rules.claimOf(state, kind) !== null),
      /** Who has called, at the step of a call. */
      callers: callersIn(happenings),
      /** The card that was turned at this step; null at every other. */
      card: happenings.filter((one) => isShared(one)).find((one) => one.type === 'flipped')?.card ?? null,
      /** Whether the card made a match that nobody called before another covered it. */
      missed: missed.has(step - 1),
    };
  });
}

/** All that can be called by its rules. */
function callsIn<T extends PilesTypes>({ calls }: Pick<PilesRules<T>, 'calls'>, { options }: T['State']): readonly T['Call'][] {
  return calls(options).filter((kind) => kind !== undefined);
}

/** The piles whose top cards can be called, by their number; and what fits one of them of what lies in the middle, likewise. */
function matchingIn<T extends PilesTypes>({ calls, claimOf, middle }: PilesRules<T>, game: T['State']) {
  const claims = game.end ? [] : callsIn({ calls }, game).flatMap((kind) => claimOf(game, kind) ?? []);
  const fitting = claims.flatMap((claim) => claim.middle);
  return {
    matching: [...new Set(claims.flatMap(({ piles }) => piles))].toSorted((a, b) => a - b),
    fits: middle(game).flatMap((cards, i) => (fitting.includes(cards) ? [i] : [])),
  };
}

type AnyStep = ReplayStep<PilesTypes>;

/** Whether a step is worth stopping at: a call, or a match that nobody called. */
export function isStop({ callers, missed }: Pick<AnyStep, 'callers' | 'missed'>): boolean {
  return callers.length > 0 || missed;
}

/** How long it stays at the usual speed, in milliseconds: what came of a call takes reading, a card is seen at once. */
export function stayOf({ event, card, callers, matching }: Pick<AnyStep, 'event' | 'card' | 'callers' | 'matching'>): number {
  if (callers.length > 0) return 2600;
  return card !== null ? (matching.length > 0 ? 1800 : 900) : event === null ? 900 : 1400;
}
