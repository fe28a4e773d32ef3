/** How far a game is, as a small game's view says it by itself. Pure. */
import type { GameTypes, Standing } from '../../../contract/contract';

export interface SmallStanding {
  readonly phase: 'ready' | 'playing' | 'over';
  readonly paused: boolean;
  /** Whether anything has happened. */
  readonly hasBegun: boolean;
}

/** @returns with it whether what lies open is covered, since time stands still */
export function standingOf(
  { begun, paused, ended }: Standing<GameTypes>, hasBegun: boolean,
): { readonly standing: SmallStanding; readonly covered: boolean } {
  const phase = ended !== null ? 'over' : begun ? 'playing' : 'ready';
  return { standing: { phase, paused, hasBegun }, covered: (paused || !begun) && ended === null };
}
