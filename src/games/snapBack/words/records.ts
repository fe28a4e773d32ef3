/** Why a record of Snap Back is refused, as a sentence that helps. */
import { MAX_RECORD_BYTES } from '../../../host/record';
import { say } from '../../../strings/say';
import { MAX_SEATS, type RefusalCode } from '../rules/game';
import type { SnapBackRecordRefusal } from '../rules/record';

type HeaderCode = Extract<SnapBackRecordRefusal, { readonly event: -1 }>['code'];

/** Why a record is refused. */
export function recordSentence(refusal: SnapBackRecordRefusal): string {
  if (refusal.code === 'result') return say('record-result-differs');
  return isOfEvent(refusal)
    ? say('record-illegal-event', { event: String(refusal.event), reason: say(`snap-back-refusal-${refusal.code}`) })
    : headerSentence(refusal.code as HeaderCode);
}

function isOfEvent(refusal: SnapBackRecordRefusal): refusal is { readonly event: number; readonly code: RefusalCode } {
  return refusal.event >= 0;
}

function headerSentence(code: HeaderCode): string {
  switch (code) {
    case 'too-large': return say('record-too-large', { bytes: String(MAX_RECORD_BYTES) });
    case 'not-json': return say('record-not-json');
    case 'seats': return say('snap-back-record-seats', { most: String(MAX_SEATS) });
    default: return say(`snap-back-record-${code}`);
  }
}
