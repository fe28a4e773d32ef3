/** What is said of the records of a person, and of how they fared against each opponent. */
import type { HeadToHead, HeldRecord, RecordName } from '../../../history/pastView';
import { formats, seconds } from '../../formats';
import { say } from '../../say';
import { shownName } from '../grammar';

/** A call is as quick as it is: two of them may differ by hundredths. */
const PLACES = 2;

/** A record as a figure: "31", "+18", "0.82 s". */
export function recordFigure(name: RecordName, { worth }: HeldRecord): string {
  switch (name) {
    case 'tiles': case 'longest': return String(worth);
    case 'margin': return say('personal-more', { tiles: worth });
    case 'quickest': return say('personal-seconds', { seconds: seconds(worth, PLACES) });
  }
}

/** The same as it is heard, with what a press on it does: "Longest run: 7 tiles, 21 November 2026 at 08:43. Show it in the replay." */
export function recordHeard(name: RecordName, { worth, endedAt }: HeldRecord): string {
  const told = name === 'quickest' ? say('personal-heard-quickest', { seconds: seconds(worth, PLACES) })
    : say(`personal-heard-${name}`, { tiles: worth });
  return say('personal-show', { told, day: formats().dayAndTime(endedAt) });
}

/** What an opponent is called: a character always by its own name. */
export function opponentName(opponent: HeadToHead['opponent']): string {
  return 'level' in opponent ? say(`character-${opponent.level}`) : shownName(opponent.name);
}
