/** Why a record is refused, as a sentence that helps. */
import type { RecordRefusal } from '../../../rules/record';
import { say } from '../../say';
import { refusalSentence } from './refusals';
import { shortened, shown } from './shown';

/** Why a record is refused. */
export function recordSentence(refusal: RecordRefusal): string {
  switch (refusal.code) {
    case 'too-large': return say('record-too-large', { bytes: String(refusal.most) });
    case 'not-json': return say('record-not-json');
    case 'not-a-record': return say('record-not-a-record', {
      what: refusal.where === '' ? 'whole' : 'part', where: refusal.where,
      missing: refusal.found === 'undefined' ? 'yes' : 'no', found: shortened(refusal.found),
    });
    case 'unknown-version': return say('record-unknown-version', { version: String(refusal.version) });
    case 'unknown-starter': return say('record-unknown-starter', { starter: String(refusal.starter), last: String(refusal.seats - 1) });
    case 'bad-deal': return badDeal(refusal);
    case 'illegal-event': return say('record-illegal-event', { event: String(refusal.event), reason: refusalSentence(refusal.refusal) });
    case 'result-differs': return say('record-result-differs');
  }
}

function badDeal({ problem, tile }: RecordRefusal & { code: 'bad-deal' }): string {
  switch (problem) {
    case 'count': return say('record-deal-count', { count: shown(tile) });
    case 'not-a-tile': return say('record-deal-not-a-tile', { tile: shown(tile) });
    case 'twice': return say('record-deal-twice', { tile: shown(tile) });
  }
}
