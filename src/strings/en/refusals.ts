/** Why something is refused, as a sentence that helps. The codes come from the layers below. */
import type { RecordRefusal, SavedProblem, SetupProblem, TableRefusal } from '../../session/problems';
import { possessive } from './lists';
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

/** Why a record is refused. */
export function recordSentence(refusal: RecordRefusal): string {
  switch (refusal.code) {
    case 'too-large': return `The record is larger than ${refusal.most} bytes.`;
    case 'not-json': return 'This is not JSON.';
    case 'not-a-record': return `This is not a SNAG record: ${refusal.where === '' ? 'it' : refusal.where} is ${found(refusal.found)}.`;
    case 'unknown-version': return `Records of version ${refusal.version} are not known here, only version 1.`;
    case 'unknown-starter': return `The starter is seat ${refusal.starter}, but the seats are 0 to ${refusal.seats - 1}.`;
    case 'bad-deal': return badDeal(refusal);
    case 'illegal-event': return `Event ${refusal.event} breaks a rule. ${refusalSentence(refusal.refusal)}`;
    case 'result-differs': return 'The record does not come to the result that it states.';
  }
}

/** What stood where something else should. */
function found(text: string): string {
  if (text === 'undefined') return 'missing';
  return text.length > 40 ? `${text.slice(0, 37)}…` : text;
}

function badDeal({ problem, tile }: RecordRefusal & { code: 'bad-deal' }): string {
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
    case 'computers-name': return 'A person cannot be called “Computer”: that is what links call a computer player.';
    case 'bad-seed': return 'The word for the deal is empty or longer than 40 characters.';
    case 'unknown-pace': return `There is no pace ${shown(problem.pace)}: it is slow, normal, fast or instant.`;
  }
}

/** Why a saved game cannot be gone on with. */
export function savedSentence(problem: SavedProblem): string {
  const reason = ((): string => {
    switch (problem.code) {
      case 'not-a-save': return `Its form is not known (${problem.where || 'all of it'}).`;
      case 'bad-picks': return 'Its draw for order is not possible.';
      case 'not-together': return 'What was agreed for it and its record do not belong together.';
      case 'bad-setup': return setupSentence(problem.problem);
      case 'bad-record': return recordSentence(problem.refusal);
    }
  })();
  return `A saved game could not be read, and was put aside. ${reason}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
