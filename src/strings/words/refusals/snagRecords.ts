/** What is printed of a record of SNAG that was read, and of a game as text. */
import type { TextRefusal } from '../../../rules/notation/reader';
import { readRecordText, type GameResult } from '../../../rules/record';
import { textReason } from './gameTexts';

/** What came of a record, in either form. */
type Judged = { readonly ok: true; readonly result: GameResult } | { readonly ok: false; readonly refusal: TextRefusal };

/** @param told what is said of a game as text, whose place is its line */
export function toldOf(outcome: Judged, told: string | null = null): object {
  if (outcome.ok) return { result: outcome.result };
  const { refusal } = outcome;
  const message = told ?? textReason(refusal);
  switch (refusal.code) {
    case 'illegal-event': return { event: refusal.event, code: refusal.refusal.code, message };
    case 'result-differs': return { code: refusal.code, message, result: refusal.result };
    // What stands before the events, as in the other games.
    default: return { ...(told === null ? { event: -1 } : {}), code: refusal.code, message };
  }
}

/** What reads the records of SNAG. */
export const records = {
  areOf: ({ format }: Readonly<Record<string, unknown>>): boolean => format === 'snag-record',
  read(text: string): { readonly ok: boolean; readonly told: object } {
    const outcome = readRecordText(text);
    return { ok: outcome.ok, told: toldOf(outcome) };
  },
};
