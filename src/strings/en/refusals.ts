/** Why something is refused, as a sentence that helps. The codes come from the layers below. */
import { TEXT_VERSION, TITLE } from '../../rules/notation/notation';
import type { TextRefusal, TextRefused } from '../../rules/notation/reader';
import { CHOICE_WORDS, PRESET_NAMES } from '../../rules/presets';
import type { CorrectionProblem, BackupProblem, SavedProblem, MatchProblem, SetupProblem } from '../../setup/problems';
import type { TableRefusal } from '../../table/intents';
import { CHARACTERS } from '../../setup/players';
import { CHARACTER_WORDS } from './characters';
import { list, possessive } from './lists';
import { markName } from './pages';
import type { Names } from './log';

/** A value from outside as it may stand in a sentence: short, and on one line. */
function shown(value: unknown): string {
  const text = typeof value === 'string' ? `“${value}”` : written(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** A value as JSON; one that is nested too deeply even to be written is named so. */
function written(value: unknown): string {
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return 'something endlessly nested';
  }
}

/** Why an act is turned down, with names where they are known and seat numbers where not. */
export function refusalSentence(refusal: TableRefusal, names: Names = []): string {
  const who = (seat: number): string => names[seat] ?? `seat ${seat}`;
  switch (refusal.code) {
    case 'unknown-event': return `There is no such event as ${shown(refusal.event)}.`;
    case 'unknown-seat': return `There is no seat ${shown(refusal.seat)}: this game has seats 0 to ${refusal.seats - 1}.`;
    case 'unknown-tile': return `There is no tile ${shown(refusal.tile)}.`;
    case 'game-over': return 'The game is over.';
    case 'not-your-move': return `It is ${possessive(who(refusal.mover))} move, not ${possessive(who(refusal.seat))}.`;
    case 'already-placed': return `${capital(who(refusal.seat))} has already placed ${refusal.tile} in this move.`;
    case 'not-in-rack': return `${capital(who(refusal.seat))} does not hold tile ${refusal.tile}.`;
    case 'place-first': return `${capital(who(refusal.seat))} has to place a tile before drawing.`;
    case 'nothing-placed': return 'Nobody can call SNAG before the first tile is placed.';
    case 'no-calls': return 'In this game runs are picked up without a call.';
    case 'makers-call': return `While the move of ${who(refusal.mover)} lasts, nobody else can call.`;
    case 'not-now': return 'That is not possible now.';
    case 'not-your-pick': return `${capital(who(refusal.picker))} is to pick a tile first.`;
    case 'no-such-tile': return 'That tile is not there to be picked.';
  }
}

/** Why a record is refused, or a game's text. */
export function recordSentence(refusal: TextRefusal): string {
  switch (refusal.code) {
    case 'too-large': return `The record is larger than ${refusal.most} bytes.`;
    case 'not-json': return 'This is not JSON.';
    case 'not-a-record': return `This is not a SNAG record: ${refusal.where === '' ? 'it' : refusal.where} is ${found(refusal.found)}.`;
    case 'unknown-version': return `Records of version ${refusal.version} are not known here, only version 1.`;
    case 'unknown-starter': return `The starter is seat ${refusal.starter}, but the seats are 0 to ${refusal.seats - 1}.`;
    case 'bad-deal': return badDeal(refusal);
    case 'illegal-event': return `Event ${refusal.event} breaks a rule. ${refusalSentence(refusal.refusal)}`;
    case 'result-differs': return 'The record does not come to the result that it states.';
    case 'not-a-text': return `This is not the text of a game: it has to begin with “${TITLE} ${TEXT_VERSION}”.`;
    case 'missing-line': return `There is no line that begins with “${refusal.head}”.`;
    case 'unknown-line': return `There is no such line as ${shown(refusal.text)}.`;
    case 'unknown-name': return `Nobody in this game is called ${shown(refusal.name)}.`;
    case 'line-differs': return differs(refusal);
  }
}

/** Why a game's text is refused, with the line. */
export function textSentence({ line, refusal, names }: TextRefused): string {
  switch (refusal.code) {
    case 'too-large': return recordSentence(refusal);
    case 'illegal-event': return `Line ${line} breaks a rule. ${refusalSentence(refusal.refusal, names)}`;
    default: return `Line ${line}: ${recordSentence(refusal)}`;
  }
}

function differs({ stated, played }: TextRefusal & { code: 'line-differs' }): string {
  if (stated === '') return `It ends where ${shown(played)} should stand.`;
  return played === '' ? `It goes on with ${shown(stated)} where it should end.` : `It says ${shown(stated)} where ${shown(played)} should stand.`;
}

/** What stood where something else should. */
function found(text: string): string {
  if (text === 'undefined') return 'missing';
  return text.length > 40 ? `${text.slice(0, 37)}…` : text;
}

function badDeal({ problem, tile }: TextRefusal & { code: 'bad-deal' }): string {
  switch (problem) {
    case 'count': return `The deal has ${shown(tile)} tiles, not 76.`;
    case 'not-a-tile': return `The deal has ${shown(tile)} in it, which is no tile.`;
    case 'twice': return `The deal has tile ${shown(tile)} twice.`;
  }
}

/** Why a game cannot be set up so. */
export function setupSentence(problem: SetupProblem): string {
  switch (problem.code) {
    case 'too-few-players': return 'SNAG is for two to four players; only one is named here.';
    case 'too-many-players': return 'SNAG is for two to four players; more are named here.';
    case 'no-name': return `Player ${problem.seat + 1} has no name.`;
    case 'long-name': return `The name ${shown(problem.name)} is too long: 20 characters at most.`;
    case 'same-name': return `Two players are called ${shown(problem.name)}: give one another name.`;
    case 'computers-name': return `A person cannot be called ${shown(problem.name)}: that is what links call a computer player.`;
    case 'bad-key': return `${problem.name} cannot call with ${shown(problem.key)}: a letter or digit will do that the table does not use itself (not S, D, L, M or 1 to 4).`;
    case 'same-key': return `Two players cannot call with the same key, ${problem.key.toUpperCase()}.`;
    case 'same-mark': return `Two players cannot have the same mark, ${markName(problem.shape)}.`;
    case 'bad-seed': return 'The word for the deal is empty or longer than 40 characters.';
    case 'unknown-pace': return `There is no pace ${shown(problem.pace)}: it is slow, normal, fast or instant.`;
    case 'unknown-rules':
      return `There are no rules ${shown(problem.rules)}: they are ${PRESET_NAMES.join(', ')}, or single choices with a dot between them (${CHOICE_WORDS.join(', ')}), one for each rule.`;
    case 'unknown-aid': return `The memory aid cannot be ${shown(problem.aid)}: it is on or off.`;
    case 'unknown-clock': return `There is no time to call like ${shown(problem.clock)}: it is 3, 5, 8, none or asked.`;
    case 'unknown-character':
      return `There is no character ${shown(problem.character)}: computers play as ${list(CHARACTERS.map((one) => CHARACTER_WORDS[one].name))}.`;
  }
}

/** Why a saved game cannot be gone on with. */
export function savedSentence(problem: SavedProblem): string {
  return `A saved game could not be read, and was put aside. ${savedReason(problem)}`;
}

function savedReason(problem: SavedProblem): string {
  switch (problem.code) {
    case 'not-a-save': return `Its form is not known (${problem.where || 'all of it'}).`;
    case 'bad-picks': return 'Its draw for order is not possible.';
    case 'not-together': return 'What was agreed for it and its record do not belong together.';
    case 'bad-times': return 'It has not one time for each call of its record.';
    case 'bad-setup': return setupSentence(problem.problem);
    case 'bad-record': return recordSentence(problem.refusal);
  }
}

/** Why a number cannot be written on the score card. */
export function correctionSentence(problem: CorrectionProblem): string {
  switch (problem.code) {
    case 'no-such-cell': return 'There is no such game on the card.';
    case 'not-a-count': return `Tiles are a whole number from 0 to ${problem.most}.`;
    case 'too-many-tiles': return `Together that would be ${problem.sum} tiles, and there are ${problem.most}. Lower another player's number first.`;
  }
}

/** Why a score card that was kept cannot be gone on with. */
export function seriesSentence(problem: MatchProblem): string {
  return `A score card could not be read, and was put aside. ${seriesReason(problem)}`;
}

function seriesReason(problem: MatchProblem): string {
  switch (problem.code) {
    case 'not-a-series': return `Its form is not known (${problem.where || 'all of it'}).`;
    case 'bad-names': return 'Its names are not such as players can have.';
    case 'bad-marks': return 'Two of its players have the same mark.';
    case 'too-many-games': return `It has ${problem.games} games, and ${problem.most} were agreed on.`;
    case 'bad-game': return `Game ${problem.game} on it is not possible: ${BAD_GAMES[problem.problem]}.`;
  }
}

/** Why a file of all that is kept is not read. */
export function backupSentence(problem: BackupProblem): string {
  const reason = ((): string => {
    switch (problem.code) {
      case 'too-large': return `It is larger than ${problem.most / 1_000_000} MB.`;
      case 'not-json': return 'It is not JSON, or not all of it is there.';
      case 'not-a-house': return `It is not a file of SNAG games (${shown(problem.where || 'all of it')}).`;
      case 'unknown-version': return `Files of version ${problem.version} are not known here, only version 1.`;
      case 'bad-settings': return 'Its settings are not possible.';
      case 'bad-game': return `Game ${problem.game} in it is not whole. ${savedReason(problem.problem)}`;
      case 'bad-series': return `Score card ${problem.series} in it is not whole. ${seriesReason(problem.problem)}`;
      case 'twice': return `It has the same ${problem.what === 'game' ? 'game' : 'score card'} twice (${shown(problem.id)}).`;
      case 'played-elsewhere': return 'It holds a newer state of a game that another tab is playing. Close it there first.';
      case 'disk-refuses': return 'The browser does not let it be read or kept.';
    }
  })();
  return `This file was not taken. ${reason} Nothing here was changed.`;
}

const BAD_GAMES: Readonly<Record<(MatchProblem & { code: 'bad-game' })['problem'], string>> = {
  players: 'it has not one number for each player',
  tiles: 'so many tiles there are not',
  starter: 'nobody on the card started it',
  correction: 'its correction does not fit it',
  twice: 'it stands there twice',
};

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
