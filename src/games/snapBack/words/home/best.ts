/** The best that the player of this device has reached, in a line. Chooses messages. */
import { formats } from '../../../../strings/formats';
import { say } from '../../../../strings/say';
import { bestOf, type Bests } from '../../kept/bests';

/** Null where no game says anything of it. */
export function bestLine(bests: Bests): string | null {
  const { die, cards, share } = bestOf(bests);
  const parts = [
    ...die === null ? [] : [say('snap-back-best-die', { die: die.worth })],
    ...cards === null ? [] : [say('snap-back-best-cards', { cards: cards.worth })],
    ...share === null ? [] : [say('snap-back-best-share', { percent: formats().number(share.worth * 100) })],
  ];
  return parts.length === 0 ? null : say('snap-back-your-bests', { bests: parts.join(' · ') });
}
