/** What a reveal came to for the person who reads it, and why, by the line of the table of results that counted. Chooses messages. */
import { say } from '../../../../strings/say';
import type { SeatResult } from '../../rules/game';

/** @param held whether the card was among the last six at all */
export function resultText({ claim, before, after, line }: SeatResult, held: boolean): string {
  const die = after;
  switch (line) {
    case 1:
      if (!held) return after < before ? say('snap-back-result-false-call', { die }) : say('snap-back-result-false-call-least');
      if (claim === 0) return after < before ? say('snap-back-result-call-fist', { die }) : say('snap-back-result-call-fist-least');
      return after < before ? say('snap-back-result-call-wrong', { die }) : say('snap-back-result-call-wrong-least');
    case 2: return held ? say('snap-back-result-beyond', { die }) : say('snap-back-result-nothing', { die });
    case 3: return after < before ? say('snap-back-result-missed', { die }) : say('snap-back-result-missed-least');
    case 4: return say('snap-back-result-below', { die });
    // A die of 6 comes to this line by a true 6 alone.
    case 5: return after > before ? say('snap-back-result-up', { die }) : say('snap-back-result-true-six');
  }
}
