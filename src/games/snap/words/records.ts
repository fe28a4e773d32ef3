/** Why a record of Snap is refused, as a sentence that helps. */
import { say } from '../../../strings/say';
import { MAX_RECORD_BYTES } from '../../../host/record';
import type { RefusalCode } from '../rules/acts';
import { MAX_SEATS, MIN_SEATS } from '../rules/game';
import type { SnapRecordRefusal } from '../rules/record';

/** Why a record is refused. */
export function recordSentence(refusal: SnapRecordRefusal): string {
  if (refusal.code === 'result') return say('record-result-differs');
  return isOfEvent(refusal)
    ? say('record-illegal-event', { event: String(refusal.event), reason: say(`snap-refusal-${refusal.code}`) })
    : headerSentence(refusal.code as HeaderCode);
}

function isOfEvent(refusal: SnapRecordRefusal): refusal is { readonly event: number; readonly code: RefusalCode } {
  return refusal.event >= 0;
}

type HeaderCode = Extract<SnapRecordRefusal, { readonly event: -1 }>['code'];

function headerSentence(code: HeaderCode): string {
  switch (code) {
    case 'too-large': return say('record-too-large', { bytes: String(MAX_RECORD_BYTES) });
    case 'not-json': return say('record-not-json');
    case 'seats': return say('snap-record-seats', { least: String(MIN_SEATS), most: String(MAX_SEATS) });
    default: return say(`snap-record-${code}`);
  }
}
