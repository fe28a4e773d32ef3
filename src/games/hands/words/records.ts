/** What is said of a record of a game with hands that is refused: what only that game can say is handed in. */
import type { RecordForm, RecordTypes } from '../../../contract/record';
import type { DealtHeader } from '../../dealtRecord';
import type { GameRecords } from '../../gameEntry';
import { recordsOf } from '../../gameRecords';
import { say } from '../../../strings/say';

type Own = 'format' | 'seats' | 'options';

/** @param illegal why an event is refused @param unsound what is wrong with a part before the events that each game has in its own way */
export function handsRecords<T extends RecordTypes & { readonly Header: DealtHeader<unknown> }>(
  form: RecordForm<T>, illegal: (code: T['Code']) => string, unsound: (part: Own) => string,
): GameRecords {
  return recordsOf({
    form, illegal,
    unsound(field) {
      const part = field as Own | 'deck' | 'dealer' | 'events' | 'times';
      return part === 'format' || part === 'seats' || part === 'options' ? unsound(part) : say(`piles-record-${part}`);
    },
  });
}
