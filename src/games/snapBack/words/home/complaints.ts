/** What is wrong with a game that somebody wants to play, and what to do about it. Chooses messages. */
import { NAME_LENGTH } from '../../../../setup/names';
import { upper } from '../../../../strings/formats';
import { say } from '../../../../strings/say';
import type { DraftProblem } from '../../kept/draft';
import type { LinkProblem } from '../../kept/link';
import type { SetupProblem } from '../../kept/openSetup';

export function complaintText(problem: SetupProblem | DraftProblem): string {
  switch (problem.code) {
    case 'not-a-setup': return say('shell-wrong-setup');
    case 'nobody-plays': return say('shell-wrong-nobody');
    case 'too-many-seats': return say('shell-wrong-seats', { most: problem.most });
    case 'too-many-people': return say('snap-back-wrong-people', { most: problem.most });
    case 'long-name': return say('shell-wrong-long', { name: problem.name, most: NAME_LENGTH });
    case 'same-name': return say('shell-wrong-same-name', { name: problem.name });
    case 'same-key': return say('snap-back-wrong-same-key', { key: upper(problem.key) });
    case 'bad-key': return say('shell-wrong-key', { key: upper(problem.key) });
    case 'same-mark': return say('shell-wrong-setup');
    case 'computers-name': return say('shell-wrong-computer');
    case 'nobodys-name': return say('shell-wrong-nobodys-name');
  }
}

/** What of a link nobody can play by. */
export function linkText(problem: LinkProblem): string {
  switch (problem.code) {
    case 'seats': return say('shell-wrong-seats', { most: problem.most });
    case 'people': return say('snap-back-wrong-people', { most: problem.most });
    case 'cards': return say('snap-back-link-cards', { most: problem.most });
    default: return say(`snap-back-link-${problem.code}`, { found: problem.found });
  }
}
