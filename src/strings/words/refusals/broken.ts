/** Why a saved game or a score card cannot be continued, as a sentence that helps. */
import type { MatchProblem, SavedProblem } from '../../../setup/problems';
import { say } from '../../say';
import { setupSentence } from './problems';
import { recordSentence } from './records';

/** Why a saved game cannot be continued. */
export function savedSentence(problem: SavedProblem): string {
  return say('broken-game', { reason: savedReason(problem) });
}

/** The reason alone. */
export function savedReason(problem: SavedProblem): string {
  switch (problem.code) {
    case 'not-a-save': return unknownFormat(problem.where);
    case 'bad-picks': return say('broken-picks');
    case 'not-together': return say('broken-not-together');
    case 'not-over': return say('broken-not-over');
    case 'bad-times': return say('broken-times');
    case 'bad-setup': return setupSentence(problem.problem);
    case 'bad-record': return recordSentence(problem.refusal);
  }
}

/** Why a score card that was kept cannot be continued. */
export function matchSentence(problem: MatchProblem): string {
  return say('broken-card', { reason: matchReason(problem) });
}

/** The reason alone. */
export function matchReason(problem: MatchProblem): string {
  switch (problem.code) {
    case 'not-a-series': return unknownFormat(problem.where);
    case 'bad-names': return say('broken-card-names');
    case 'bad-marks': return say('broken-card-marks');
    case 'too-many-games': return say('broken-card-too-many-games', { games: problem.games, most: String(problem.most) });
    case 'bad-game': return say('broken-card-game', { game: String(problem.game), problem: problem.problem });
  }
}

/** @param where the part of it that is unknown; '' for all of it */
function unknownFormat(where: string): string {
  return say('broken-format', { what: where === '' ? 'whole' : 'part', where });
}
