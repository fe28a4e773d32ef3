/** The players of a game as sentences speak of them, by their seats. */
import { list } from '../formats';
import { object, subjects, who, type Who } from './grammar';

/** A player, as far as sentences want to know. */
export interface Player { readonly name: string; readonly kind: 'local' | 'bot' | 'remote' }

export interface Cast {
  readonly names: readonly string[];
  /** The seat of the only person of the game, who is spoken to; null where several play at this screen. */
  readonly you: number | null;
}

export function castOf(players: readonly Player[]): Cast {
  const people = players.flatMap(({ kind }, seat) => (kind === 'local' ? [seat] : []));
  return { names: players.map(({ name }) => name), you: people.length === 1 ? people[0]! : null };
}

const isYou = (seat: number, { you }: Cast): true | undefined => (seat === you ? true : undefined);

export function whoIs(seat: number, cast: Cast): Who {
  return who(cast.names[seat] ?? '', isYou(seat, cast));
}

/** Several as a sentence begins: "You and Ann". */
export function whoAre(seats: readonly number[], cast: Cast): string {
  return subjects(seats.map((seat) => ({ name: cast.names[seat] ?? '', you: isYou(seat, cast) })));
}

/** Several to whom something is done: "you and Ann". */
export function whomAll(seats: readonly number[], cast: Cast): string {
  return list(seats.map((seat) => object(cast.names[seat] ?? '', isYou(seat, cast))));
}
