/** What is wrong with a game that somebody wants to play, and what to do about it. Chooses messages. */
import type { DraftProblem } from '../../../../seats/draftSeats';
import { linkComplaint, seatsComplaint } from '../../../../shell/home/complaintText';
import { say } from '../../../../strings/say';
import type { LinkProblem } from '../../kept/link';
import type { SetupProblem } from '../../kept/openSetup';

export function complaintText(problem: SetupProblem | DraftProblem): string {
  if (problem.code === 'small-pack') return say('snap-wrong-pack', { from: problem.from });
  return seatsComplaint(problem);
}

/** What of a link nobody can play by. */
export function linkText(problem: LinkProblem): string {
  switch (problem.code) {
    case 'seats': case 'people': case 'character': case 'hurry': return linkComplaint(problem);
    case 'cards': return say('snap-link-cards', { most: problem.most });
    default: return say(`snap-link-${problem.code}`, { found: problem.found });
  }
}
