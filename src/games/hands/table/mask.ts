/** Who sees a hand, in any game in which nobody else may: only its holder, alone before their screen, while the table is not covered. */
import type { EndedBy, GameTypes, Standing } from '../../../contract/contract';
import { seenSeat } from '../../../seats/seenSeat';
import type { DealtTypes } from '../../dealtRules';
import type { DealtTable } from './dealtTable';

/** Whether what only this seat may see is shown: nobody else looks at the same screen. */
export function isTheirs(own: ReadonlySet<number>, seat: number): boolean { return own.size === 1 && own.has(seat); }

/** `between`: it is seen how a hand has ended. */
export type HandsPhase = 'ready' | 'playing' | 'between' | 'over';

export interface Stands<Ended> {
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

/** What every view of such a game has besides what lies there: how far it is, and who sits where. */
export interface HandsSeen<T extends DealtTypes, Seat> extends Stands<EndedBy<T>> {
  /** Whether anything has happened. */
  readonly hasBegun: boolean;
  readonly seats: readonly (Seat & T['Setup']['players'][number])[];
}

/**
 * A table as some places may see it.
 * @param own the places that look
 * @param game whether it is over by its rules, whether a hand is being played, and how it lies there, told whose hands are shown
 */
export function viewWith<T extends DealtTypes, Seat, Seen extends { readonly seats: readonly Seat[] }>(
  { setup, events }: Pick<DealtTable<T>, 'setup' | 'events'>, own: ReadonlySet<number>,
  standing: Pick<Standing<T>, 'begun' | 'paused' | 'ended'>,
  game: { readonly isOver: boolean; readonly isOpen: boolean; readonly seen: (shows: (seat: number) => boolean) => Seen },
): Omit<Seen, 'seats'> & HandsSeen<T, Seat> {
  const stands = standsAt<T>(standing, game.isOver, game.isOpen);
  const seen = game.seen((seat) => !stands.covered && isTheirs(own, seat));
  return {
    ...seen, ...stands, hasBegun: events.length > 0,
    seats: seen.seats.map((seat, place) => ({ ...seat, ...seenSeat(setup.players[place]!, own.has(place)) })),
  };
}
