/**
 * A game that is looked back at, step by step: each event is a step, and the first step is the table before any card. Here the cards lie
 * open, and only here; but never more of them than were shown by then.
 */
import type { OpenedSnapBack } from '../kept/savedGame';
import { backsOf, FIRST_CARDS, type Back, type Rank } from '../rules/cards';
import type { GameEvent, Reveal, Seat } from '../rules/game';
import type { Die } from '../rules/result';

export interface ReplayStep {
  /** What happened last; null before anything did. */
  readonly event: GameEvent | null;
  readonly dice: readonly Die[];
  /** How many cards were shown. */
  readonly shown: number;
  /** The top card and those that could be asked for, the oldest first: at most seven. */
  readonly cards: readonly Rank[];
  /** The k-backs that hold for the top card, the nearest first; none while nobody may call. */
  readonly holds: readonly Back[];
  /** Who has called the top card, from the call until the next card. */
  readonly callers: readonly Seat[];
  /** What came of the call, once everybody has shown their number. */
  readonly reveal: Reveal | null;
  /** Whether it is a match that nobody called before the next card. The last card might still have been called when a game was stopped. */
  readonly missed: boolean;
}

/** The steps of a game. There is one more than there are events. */
export function replaySteps({ saved: { events }, replayed: { states } }: OpenedSnapBack): readonly ReplayStep[] {
  let callers: readonly Seat[] = [];
  return states.map(({ game: { dice, shown, last, callers: now }, reveal }, step): ReplayStep => {
    const event = events[step - 1] ?? null;
    if (event?.[0] === 'show') callers = [];
    if (event?.[0] === 'call') callers = now ?? [];
    const holds = shown > FIRST_CARDS ? backsOf(last) : [];
    return {
      event, dice, shown, cards: last, holds, callers, reveal,
      missed: event?.[0] === 'show' && holds.length > 0 && events[step]?.[0] === 'show',
    };
  });
}

/** Whether a step is worth stopping at: what was revealed, or a match that nobody called. */
export function isStop({ reveal, missed }: ReplayStep): boolean {
  return reveal !== null || missed;
}
