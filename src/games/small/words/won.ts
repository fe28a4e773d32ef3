/** How a small game ended. Chooses messages. */
import { say } from '../../../strings/say';
import type { Who } from '../../../strings/words/grammar';

/** Who has won. */
export function wonText(winners: readonly number[], who: (seat: number) => Who, names: (seats: readonly number[]) => string): string {
  const [first, ...others] = winners;
  if (first === undefined) return say('small-over-nobody');
  return others.length === 0 ? say('small-over-won', who(first)) : say('small-over-tied', { names: names(winners) });
}
