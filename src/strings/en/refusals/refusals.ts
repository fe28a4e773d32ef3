/** Why an act at the table or a record is refused, as a sentence that helps. The codes come from the layers below. */
import { TEXT_VERSION, TITLE } from '../../../rules/notation/notation';
import type { TextRefusal, TextRefused } from '../../../rules/notation/reader';
import type { TableRefusal } from '../../../table/intents';
import { capital, does, inside, possessed, possessive } from '../grammar';
import type { Names } from '../../logLine';
import { shown } from './shown';

/** Why an act is turned down, with names where they are known and seat numbers where not. */
export function refusalSentence(refusal: TableRefusal, names: Names = []): string {
  const who = (seat: number): string => inside(names[seat] ?? `seat ${seat}`);
  const has = (seat: number): string => does(capital(who(seat)), 'has', 'have');
  switch (refusal.code) {
    case 'unknown-event': return `There is no such event as ${shown(refusal.event)}.`;
    case 'unknown-seat': return `There is no seat ${shown(refusal.seat)}: this game has seats 0 to ${refusal.seats - 1}.`;
    case 'unknown-tile': return `There is no tile ${shown(refusal.tile)}.`;
    case 'game-over': return 'The game is over.';
    case 'not-your-move': return `It is ${possessive(who(refusal.mover))} move, not ${possessed(who(refusal.seat))}.`;
    case 'already-placed': return `${has(refusal.seat)} already played ${refusal.tile} in this move.`;
    case 'not-in-rack': return `${does(capital(who(refusal.seat)), 'does', 'do')} not hold tile ${refusal.tile}.`;
    case 'place-first': return `${has(refusal.seat)} to play a tile before drawing.`;
    case 'nothing-placed': return 'Nobody can call SNAG before the first tile is played.';
    case 'no-calls': return 'In this game runs are taken without a call.';
    case 'makers-call': return `Nobody else can call during ${possessive(who(refusal.mover))} move.`;
    case 'called-in-vain': return 'You have already called without a run in the last chance. You cannot call again.';
    case 'not-now': return 'That is not possible now.';
    case 'not-your-pick': return `${does(capital(who(refusal.picker)), 'picks', 'pick')} a tile first.`;
    case 'no-such-tile': return 'That tile cannot be picked.';
  }
}

/** Why a record is refused, or a game's text. */
export function recordSentence(refusal: TextRefusal): string {
  switch (refusal.code) {
    case 'too-large': return `The record is larger than ${refusal.most} bytes.`;
    case 'not-json': return 'This is not JSON.';
    case 'not-a-record': return `This is not a SNAG record: ${refusal.where === '' ? 'it' : refusal.where} is ${found(refusal.found)}.`;
    case 'unknown-version': return `The record is of version ${refusal.version}, but only version 1 is known here.`;
    case 'unknown-starter': return `The starter is seat ${refusal.starter}, but the seats are 0 to ${refusal.seats - 1}.`;
    case 'bad-deal': return badDeal(refusal);
    case 'illegal-event': return `Event ${refusal.event} breaks a rule. ${refusalSentence(refusal.refusal)}`;
    case 'result-differs': return 'The record does not lead to the result that it states.';
    case 'not-a-text':
      return `This is not the text of a game: it should begin with “${TITLE} ${TEXT_VERSION}”.`;
    case 'missing-line': return `There is no line that begins with “${refusal.head}”.`;
    case 'unknown-line': return `The line ${shown(refusal.text)} is unknown.`;
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
  if (stated === '') return `It ends where ${shown(played)} should be.`;
  return played === ''
    ? `It continues with ${shown(stated)} where it should end.`
    : `It says ${shown(stated)} where ${shown(played)} should be.`;
}

/** What stood where something else should. */
function found(text: string): string {
  if (text === 'undefined') return 'missing';
  return text.length > 40 ? `${text.slice(0, 37)}…` : text;
}

function badDeal({ problem, tile }: TextRefusal & { code: 'bad-deal' }): string {
  switch (problem) {
    case 'count': return `The deal has ${shown(tile)} tiles, not 76.`;
    case 'not-a-tile': return `The deal has ${shown(tile)} in it, which is not a tile.`;
    case 'twice': return `The deal has tile ${shown(tile)} twice.`;
  }
}
