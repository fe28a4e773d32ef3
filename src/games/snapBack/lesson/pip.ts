/** Pip at the table of the lesson: they call and show what the lesson has them do. */
import type { ComputerPlayer } from '../players/player';
import { CARDS, CLAIMS, PIP } from './course';

/** How long after the card Pip calls, in milliseconds: long enough to be beaten to it. */
const CALLS_AFTER = 1500;

export function createPip(): ComputerPlayer {
  let card = 0;
  return {
    hear(happening) { if (happening.type === 'shown') card = happening.number; },
    callAfter: () => (card === CARDS.theirs || card === CARDS.vain ? CALLS_AFTER : null),
    recalls: () => [],
    claim() {
      if (card === CARDS.match) return CLAIMS.match[PIP]!;
      return CLAIMS[card === CARDS.theirs ? 'theirs' : 'vain'][PIP]!;
    },
  };
}
