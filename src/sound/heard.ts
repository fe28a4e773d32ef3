/** What is heard of a table of any game: the sounds that its happenings are told by. */
import type { EffectCue, EffectName, ShoutCue } from './cue';

/** Who sits there: a person at this screen, or a character. */
export interface HeardSeat {
  readonly kind: 'local' | 'bot' | 'remote';
  readonly level?: ShoutCue['seats'][number]['level'] | undefined;
}

/** A sound of the table. */
export function effect(name: EffectName, at = 0, pitch = 1): EffectCue {
  return { kind: 'effect', name, at, pitch };
}

/** What some seats call at once. @param word in the language that is spoken now */
export function shouts(callers: readonly number[], word: string, seats: readonly HeardSeat[]): ShoutCue[] {
  const levels = seats.map(({ level = null }) => ({ level }));
  return callers.map((seat) => ({ kind: 'shout', word, seats: levels, seat, at: 0 }));
}

/** How a game with winners ended for the people here. */
export function endFor(winners: readonly number[], seats: readonly Pick<HeardSeat, 'kind'>[]): EffectName {
  if (!winners.some((seat) => seats[seat]?.kind === 'local')) return 'lost';
  return winners.length > 1 ? 'tied' : 'won';
}
