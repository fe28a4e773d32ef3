/** What is wrong with who sits down, whichever game it is, and what to do about it. Chooses messages. */
import type { DraftProblem } from '../../seats/draftSeats';
import type { LinkProblem } from '../../seats/linkedGame';
import type { SeatsProblem } from '../../seats/seats';
import { NAME_LENGTH } from '../../setup/names';
import { upper } from '../../strings/formats';
import { say } from '../../strings/say';

export function seatsComplaint(problem: SeatsProblem | DraftProblem | { readonly code: 'not-a-setup' }): string {
  switch (problem.code) {
    case 'not-a-setup': case 'same-mark': return say('shell-wrong-setup');
    case 'nobody-plays': return say('shell-wrong-nobody');
    case 'too-few-seats': return say('shell-wrong-few', { least: problem.least });
    case 'too-many-seats': return say('shell-wrong-seats', { most: problem.most });
    case 'too-many-people': return say('shell-wrong-people', { most: problem.most });
    case 'long-name': return say('shell-wrong-long', { name: problem.name, most: NAME_LENGTH });
    case 'same-name': return say('shell-wrong-same-name', { name: problem.name });
    case 'same-key': return say('shell-wrong-same-key', { key: upper(problem.key) });
    case 'bad-key': return say('shell-wrong-key', { key: upper(problem.key) });
    case 'computers-name': return say('shell-wrong-computer');
    case 'nobodys-name': return say('shell-wrong-nobodys-name');
  }
}

/** What of who plays by a link, and whether anything hurries, nobody can play by. */
export function linkComplaint(problem: LinkProblem<'hurry', never>): string {
  switch (problem.code) {
    case 'seats': return say('shell-wrong-seats', { most: problem.most });
    case 'people': return say('shell-wrong-people', { most: problem.most });
    case 'character': return say('shell-link-character', { found: problem.found });
    case 'hurry': return say('shell-link-hurry', { found: problem.found });
  }
}
