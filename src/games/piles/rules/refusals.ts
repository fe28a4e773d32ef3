/** Why something cannot happen in a game of piles: reasons by their code, in the order in which they are looked at. */
import type { PilesState, Seat } from './game';

type Reasons<Code extends string, Game, Act> = Readonly<Record<Code, (game: Game, act: Act) => boolean>>;

/** The first reason that applies; null: none does, so it can happen. */
export function refusalIn<Code extends string, Game, Act>(reasons: Reasons<Code, Game, Act>, game: Game, act: Act): Code | null {
  return (Object.keys(reasons) as Code[]).find((code) => reasons[code](game, act)) ?? null;
}

/** Whether these are not seats of the game, or one of them is named twice. */
export function areNoSeats({ out }: Pick<PilesState, 'out'>, seats: readonly Seat[]): boolean {
  return new Set(seats).size < seats.length || seats.some((seat) => !Number.isInteger(seat) || out[seat] === undefined);
}
