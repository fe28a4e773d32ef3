/** The players of a game as sentences speak of them, by their seats. */
import { list } from '../formats';
import { say } from '../say';
import { isYou as isYourName, object, shownName, subjects, who, type Who } from './grammar';

/** A player, as far as sentences want to know. */
export interface Player { readonly name: string; readonly kind: 'local' | 'bot' | 'remote' }

export interface Cast {
  readonly names: readonly string[];
  /** The seat of the only person of the game, who is spoken to; null where several play at this screen. */
  readonly you: number | null;
}

export function castOf(players: readonly Player[]): Cast {
  const people = peopleOf({ seats: players });
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

/** A table with its players. */
interface AtTable { readonly seats: readonly Player[] }

/** The seats of the people at this screen, in their order at the table. */
export function peopleOf({ seats }: AtTable): number[] {
  return seats.flatMap(({ kind }, seat) => (kind === 'local' ? [seat] : []));
}

/** The seat of the only person at this screen; null where several people or none play. */
export function aloneAt({ seats }: AtTable): number | null {
  return castOf(seats).you;
}

/** Whether a seat is to be spoken to as "you": of the only person here. */
export function isMe({ seats }: AtTable, seat: number): boolean {
  return seats[seat]?.kind === 'local' && (aloneAt({ seats }) === seat || isYourName(seats[seat].name));
}

/** A seat as sentences at a table speak of it. */
export function whoAt(table: AtTable, seat: number): Who {
  return who(table.seats[seat]?.name ?? '', isMe(table, seat));
}

/** Several seats as a sentence at a table begins: "Ann and Bo". */
export function namesAt(table: AtTable, which: readonly number[]): string {
  return subjects(which.map((seat) => ({ name: table.seats[seat]?.name ?? '', you: isMe(table, seat) })));
}

/** For whom a game waits, once everybody at this screen has done what all are asked for; null: somebody here hasn't, or all have. */
export function waitsAt({ seats }: AtTable, left: readonly number[]): string | null {
  if (left.length === 0 || left.some((seat) => seats[seat]?.kind === 'local')) return null;
  return say('shell-waits-for', { names: list(left.map((seat) => shownName(seats[seat]?.name ?? ''))) });
}
