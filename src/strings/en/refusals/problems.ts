/** What is wrong with a set-up, a saved game or a score card, as a sentence that helps. */
import { CHOICE_WORDS, PRESET_NAMES } from '../../../rules/presets';
import type { CorrectionProblem, SavedProblem, MatchProblem, SetupProblem } from '../../../setup/problems';
import { CHARACTERS } from '../../../setup/players';
import { CHARACTER_WORDS } from '../start/characters';
import { list, upper } from '../grammar';
import { markName } from '../start/names';
import { recordSentence } from './refusals';
import { shown } from './shown';

/** Why a game cannot be set up so. */
export function setupSentence(problem: SetupProblem): string {
  switch (problem.code) {
    case 'too-few-players': return 'SNAG is for two to four players; only one is named here.';
    case 'too-many-players': return 'SNAG is for two to four players; more are named here.';
    case 'no-name': return `Player ${problem.seat + 1} has no name.`;
    case 'long-name': return `The name ${shown(problem.name)} is too long. A name has 20 characters at most.`;
    case 'same-name': return `Two players are called ${shown(problem.name)}. Change one of the names.`;
    case 'computers-name': return `A person cannot be called ${shown(problem.name)}: in links that means a computer player.`;
    case 'nobodys-name': return `Nobody can play as ${shown(problem.name)}: it stands for names that were deleted.`;
    case 'bad-key':
      return `${problem.name} cannot call with ${shown(problem.key)}. `
        + 'Choose a letter or digit that the table does not use itself (not S, D, L, M or 1 to 4).';
    case 'same-key': return `Two players cannot call with the same key, ${upper(problem.key)}.`;
    case 'same-mark': return `Two players cannot have the same mark, ${markName(problem.shape)}.`;
    case 'bad-seed': return 'The word for the deal is empty or longer than 40 characters.';
    case 'unknown-pace': return `There is no pace ${shown(problem.pace)}: it is slow, normal, fast or instant.`;
    case 'unknown-rules':
      return `There are no rules ${shown(problem.rules)}: they are ${PRESET_NAMES.join(', ')}, `
        + `or single choices with a dot between them (${CHOICE_WORDS.join(', ')}), one for each rule.`;
    case 'unknown-aid': return `The memory aid cannot be ${shown(problem.aid)}: it is on or off.`;
    case 'unknown-practice': return `Practice cannot be ${shown(problem.practice)}: it is on or off.`;
    case 'practice-alone': return 'You can only practise in a game of one player against computers.';
    case 'unknown-clock': return `The time to call cannot be ${shown(problem.clock)}: it is 3, 5, 8, none or asked.`;
    case 'unknown-character':
      return `There is no character ${shown(problem.character)}: `
        + `computers play as ${list(CHARACTERS.map((one) => CHARACTER_WORDS[one].name))}.`;
  }
}

/** Why a saved game cannot be continued. */
export function savedSentence(problem: SavedProblem): string {
  return `A saved game could not be read, so it was put aside. ${savedReason(problem)}`;
}

/** The reason alone. */
export function savedReason(problem: SavedProblem): string {
  switch (problem.code) {
    case 'not-a-save': return `Its format is unknown (${problem.where || 'all of it'}).`;
    case 'bad-picks': return 'Its draw for order is not possible.';
    case 'not-together': return 'Its set-up and its record do not belong together.';
    case 'not-over': return 'It says that it was counted, but its record stops before the end.';
    case 'bad-times': return 'Its times of calls do not belong to its record.';
    case 'bad-setup': return setupSentence(problem.problem);
    case 'bad-record': return recordSentence(problem.refusal);
  }
}

/** Why a number cannot be written on the score card. */
export function correctionSentence(problem: CorrectionProblem): string {
  switch (problem.code) {
    case 'no-such-cell': return 'There is no such game on the card.';
    case 'not-a-count': return `A number of tiles is a whole number from 0 to ${problem.most}.`;
    case 'too-many-tiles': 
      return `Together that makes ${problem.sum} tiles, but there are only ${problem.most}. Lower another player's number first.`;
  }
}

/** Why a score card that was kept cannot be continued. */
export function matchSentence(problem: MatchProblem): string {
  return `A score card could not be read, so it was put aside. ${matchReason(problem)}`;
}

/** The reason alone. */
export function matchReason(problem: MatchProblem): string {
  switch (problem.code) {
    case 'not-a-series': return `Its format is unknown (${problem.where || 'all of it'}).`;
    case 'bad-names': return 'Players cannot have the names that are on it.';
    case 'bad-marks': return 'Two of its players have the same mark.';
    case 'too-many-games': return `It has ${problem.games} games, but only ${problem.most} were agreed on.`;
    case 'bad-game': return `Game ${problem.game} on it is not possible: ${BAD_GAMES[problem.problem]}.`;
  }
}

const BAD_GAMES: Readonly<Record<(MatchProblem & { code: 'bad-game' })['problem'], string>> = {
  players: 'it does not have one number for each player',
  tiles: 'it counts more tiles than there are',
  starter: 'nobody on the card started it',
  correction: 'its correction does not fit it',
  twice: 'it is on the card twice',
};
