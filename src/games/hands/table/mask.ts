/** Who sees a hand, in any game in which nobody else may: only its holder, alone before their screen, while the table is not covered. */
import type { EndedBy, GameTypes, Standing } from '../../../contract/contract';

/** Whether what only this seat may see is shown: nobody else looks at the same screen. */
export function isTheirs(own: ReadonlySet<number>, seat: number): boolean { return own.size === 1 && own.has(seat); }

/** `between`: it is seen how a hand has ended. */
export type HandsPhase = 'ready' | 'playing' | 'between' | 'over';

interface Stands<Ended> {
  readonly phase: HandsPhase;
  readonly paused: boolean;
  readonly ended: Ended | null;
  /** Whether nothing is shown, since time stands still. */
  readonly covered: boolean;
}

/** How far a game is. @param isOver by its rules @param isOpen whether a hand is being played */
export function standsAt<T extends GameTypes>(
  { begun, paused, ended }: Pick<Standing<T>, 'begun' | 'paused' | 'ended'>, isOver: boolean, isOpen: boolean,
): Stands<EndedBy<T>> {
  const phase = ended !== null || isOver ? 'over' : !begun ? 'ready' : isOpen ? 'playing' : 'between';
  return { phase, paused, ended, covered: (paused || !begun) && ended === null };
}
