/** Why a record of Snap is refused, as a sentence that helps. */
import { say } from '../../../strings/say';
import type { RefusalCode } from '../rules/acts';
import { MAX_SEATS, MIN_SEATS } from '../rules/game';
import { MAX_RECORD_BYTES, type HeaderCode, type RecordRefusal } from '../rules/record';

/** Why a record is refused. */
export function recordSentence(refusal: RecordRefusal): string {
  if (refusal.code === 'result') return say('record-result-differs');
  if (isOfEvent(refusal)) return say('record-illegal-event', { event: String(refusal.event), reason: reasonOf(refusal.code) });
  return headerSentence(refusal.code as HeaderCode);
}

function isOfEvent(refusal: RecordRefusal): refusal is { readonly event: number; readonly code: RefusalCode } {
  return refusal.event >= 0;
}

function headerSentence(code: HeaderCode): string {
  switch (code) {
    case 'too-large': return say('record-too-large', { bytes: String(MAX_RECORD_BYTES) });
    case 'not-json': return say('record-not-json');
    case 'format': return say('snap-record-format');
    case 'seats': return say('snap-record-seats', { least: String(MIN_SEATS), most: String(MAX_SEATS) });
    case 'options': return say('snap-record-options');
    case 'deck': return say('snap-record-deck');
    case 'dealer': return say('snap-record-dealer');
    case 'events': return say('snap-record-events');
    case 'times': return say('snap-record-times');
  }
}

/** Why an event breaks a rule. */
function reasonOf(code: RefusalCode): string {
  switch (code) {
    case 'unknown-event': return say('snap-refusal-unknown-event');
    case 'unknown-seat': return say('snap-refusal-unknown-seat');
    case 'seat-out': return say('snap-refusal-seat-out');
    case 'not-turn': return say('snap-refusal-not-turn');
    case 'out-first': return say('snap-refusal-out-first');
    case 'not-out': return say('snap-refusal-not-out');
    case 'nothing-open': return say('snap-refusal-nothing-open');
    case 'bad-order': return say('snap-refusal-bad-order');
    case 'game-over': return say('snap-refusal-game-over');
  }
}
