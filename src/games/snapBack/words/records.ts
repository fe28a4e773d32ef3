/** Why a record of Snap Back is refused, as a sentence that helps. */
import { say } from '../../../strings/say';
import { shortened, shown } from '../../../strings/words/refusals/shown';
import type { RecordRefusal } from '../rules/record';

/** Why a record is refused. */
export function recordSentence(refusal: RecordRefusal): string {
  switch (refusal.code) {
    case 'too-large': return say('record-too-large', { bytes: String(refusal.most) });
    case 'not-json': return say('record-not-json');
    case 'not-a-record': return say('snap-back-record-not-a-record', {
      what: refusal.where === '' ? 'whole' : 'part', where: refusal.where,
      missing: refusal.found === 'undefined' ? 'yes' : 'no', found: shortened(refusal.found),
    });
    case 'unknown-version': return say('record-unknown-version', { version: String(refusal.version) });
    case 'bad-seats': return say('snap-back-record-seats', { most: String(refusal.most), count: String(refusal.count) });
    case 'name-twice': return say('snap-back-record-same-name', { name: shown(refusal.name) });
    case 'illegal-event':
      return say('record-illegal-event', { event: String(refusal.event), reason: say(`snap-back-refusal-${refusal.refusal}`) });
    case 'result-differs': return say('record-result-differs');
  }
}
