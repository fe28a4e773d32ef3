/** What a computer player makes of the others at the table, from what everybody could see: who seems lost. */
import type { Reveal, Seat } from '../rules/game';

/** So many of the last reveals say whether somebody follows the cards. */
const REVEALS = 2;
/** Whoever lets so many cards go by seems lost: two or three of them were like one of the last six. */
const PATIENCE = 5;

/** What was seen of one seat. */
export interface SeenSeat {
  /** Whether they were right at the last reveals, the newest last. */
  readonly right: readonly boolean[];
  /** How many cards that could be called have gone by since they called one, or since the beginning. */
  readonly quiet: number;
}

/** A seat of which nothing was seen yet. */
export const STRANGER: SeenSeat = { right: [], quiet: 0 };

/** Another card that could be called has come. */
export function anotherCard(seats: readonly SeenSeat[]): readonly SeenSeat[] {
  return seats.map((seat) => ({ ...seat, quiet: seat.quiet + 1 }));
}

/** Everybody has shown their number. */
export function afterReveal(seats: readonly SeenSeat[], { callers, seats: results }: Reveal): readonly SeenSeat[] {
  return seats.map(({ right, quiet }, seat) => {
    const line = results[seat]?.line;
    return { right: [...right, line === 4 || line === 5].slice(-REVEALS), quiet: callers.includes(seat) ? 0 : quiet };
  });
}

function seemsLost({ right, quiet }: SeenSeat): boolean {
  return quiet >= PATIENCE || (right.length > 0 && !right.includes(true));
}

/** Whether most of the others seem lost. @param me whose others */
export function seemMostlyLost(seats: readonly SeenSeat[], me: Seat): boolean {
  const others = seats.filter((_, seat) => seat !== me);
  return others.filter(seemsLost).length * 2 > others.length;
}
