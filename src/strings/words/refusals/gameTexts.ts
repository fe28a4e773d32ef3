/** Why a game as text is refused, as a sentence that helps. */
import { TEXT_VERSION, TITLE } from '../../../rules/notation/notation';
import type { TextRefusal, TextRefused } from '../../../rules/notation/reader';
import { say } from '../../say';
import { recordSentence } from './records';
import { refusalSentence } from './refusals';
import { shown } from './shown';

/** Why a game's text is refused, with the line. */
export function textSentence({ line, refusal, names }: TextRefused): string {
  switch (refusal.code) {
    case 'too-large': return recordSentence(refusal);
    case 'illegal-event':
      return say('game-text-breaks-rule', { line: String(line), reason: refusalSentence(refusal.refusal, names) });
    default: return say('game-text-at-line', { line: String(line), reason: textReason(refusal) });
  }
}

/** The reason alone. */
export function textReason(refusal: TextRefusal): string {
  switch (refusal.code) {
    case 'not-a-text': return say('game-text-none', { head: `${TITLE} ${TEXT_VERSION}` });
    case 'missing-line': return say('game-text-missing-line', { head: refusal.head });
    case 'unknown-line': return say('game-text-unknown-line', { text: shown(refusal.text) });
    case 'unknown-name': return say('game-text-unknown-name', { name: shown(refusal.name) });
    case 'line-differs': return differs(refusal);
    default: return recordSentence(refusal);
  }
}

function differs({ stated, played }: TextRefusal & { code: 'line-differs' }): string {
  if (stated === '') return say('game-text-too-short', { played: shown(played) });
  return played === '' ? say('game-text-too-long', { stated: shown(stated) })
    : say('game-text-differs', { stated: shown(stated), played: shown(played) });
}
