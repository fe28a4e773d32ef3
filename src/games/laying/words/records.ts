/** What is said of a record of a game in which two lay cards at once, and that is refused. Chooses messages. */
import type { RecordForm } from '../../../contract/record';
import { say, type KeyAfter, type PlainKey } from '../../../strings/say';
import { recordsOf } from '../../gameRecords';
import type { LayingOptions } from '../rules/game';
import type { LayingRecord } from '../rules/record';
import type { LayingKind } from './table';

export function layingRecords<Options extends LayingOptions, T extends LayingRecord<Options>>(record: RecordForm<T>, kind: LayingKind) {
  return recordsOf({
    form: record, illegal: (code) => say(`laying-refusal-${code as KeyAfter<'laying-refusal-'>}`),
    unsound: (field) => {
      switch (field) {
        case 'seats': return say('laying-record-seats');
        case 'format': return say('laying-record-format', { kind });
        case 'options': return say('laying-record-options', { kind: kind === 'hand' ? 'hand' : 'other' });
        default: return say(`piles-record-${field}` as PlainKey);
      }
    },
  });
}
