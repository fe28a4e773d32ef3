/** What is wrong with a game that somebody wants to play, whichever it is, and what to do about it. */
import type { AgreedTypes, Agreement, SetupProblem } from '../../../seats/agreement';
import type { LinkProblem } from '../../../seats/linkedGame';
import type { SeatsProblem } from '../../../seats/seats';
import { listOf } from '../../../seats/terms';
import { NAME_LENGTH } from '../../../setup/names';
import { upper } from '../../formats';
import { say } from '../../say';

export function seatsSentence<T extends AgreedTypes>({ of }: Agreement<T>, wrong: SetupProblem<T>): string {
  const problem = wrong as SeatsProblem | { readonly code: 'not-a-setup' };
  switch (problem.code) {
    case 'not-a-setup': return say('shell-wrong-setup');
    case 'same-mark': return say('problem-same-mark', { mark: say(`mark-${problem.mark}`) });
    case 'nobody-plays': return say('shell-wrong-nobody');
    case 'too-few-seats': return say('shell-wrong-few', { least: problem.least });
    case 'too-many-seats': return say('shell-wrong-seats', { most: problem.most });
    case 'too-many-people': return say('shell-wrong-people', { most: problem.most });
    case 'long-name': return say('shell-wrong-long', { name: problem.name, most: NAME_LENGTH });
    case 'same-name': return say('shell-wrong-same-name', { name: problem.name });
    case 'same-key': return say('shell-wrong-same-key', { key: upper(problem.key) });
    case 'keys-untested': return say('shell-wrong-keys-untested', { count: problem.each });
    case 'no-keys': return say('shell-wrong-no-keys');
    case 'bad-key': return say('shell-wrong-key', { key: upper(problem.key) });
    case 'computers-name': return say('shell-wrong-computer');
    case 'nobodys-name': return say('shell-wrong-nobodys-name');
    // What is wrong with terms for so many players, the game says.
    default: return of.wrongText?.(problem) ?? say('shell-wrong-setup');
  }
}

/** What of a link nobody can play by. */
export function linkSentence<T extends AgreedTypes>({ of }: Agreement<T>, problem: LinkProblem): string {
  const { code } = problem;
  if ('most' in problem) {
    const { most } = problem;
    return code === 'seats' ? say('shell-wrong-seats', { most }) : code === 'people' ? say('shell-wrong-people', { most })
      : of.seed!.tooLong(most);
  }
  const { found } = problem;
  const link = listOf<T['Draft']>(of.terms).find(([, term]) => term.link?.word === code)?.[1].link;
  return link ? link.refused(found) : say('shell-link-character', { found });
}
