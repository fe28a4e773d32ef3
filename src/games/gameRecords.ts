/**
 * What the replay program asks of a game's records: whether one is of this game, and what comes of it. Made of the form that records of a
 * game have, and of its sentences.
 */
import { MAX_RECORD_BYTES, readRecordText, type RecordForm, type RecordRefusal, type RecordTypes } from '../contract/record';
import { parseJson } from '../outside/json';
import { say } from '../strings/say';
import type { GameRecords, RecordHead } from './gameEntry';

/** The codes of what stands before the events, where a record is read but is not sound. */
type HeaderCode<T extends RecordTypes> =
  Exclude<Extract<RecordRefusal<T>, { readonly event: -1 }>['code'], 'too-large' | 'not-json' | 'json' | 'version'>;

/** How a game's records are read and what is said of them. */
interface RecordsForms<T extends RecordTypes> {
  readonly form: RecordForm<T>;
  /** Why an event is refused. */
  readonly illegal: (code: T['Code']) => string;
  /** What is wrong with what stands before the events. */
  readonly unsound: (code: HeaderCode<T>) => string;
  /** Whether a record that names no game is of this one. */
  readonly alsoOf?: (head: RecordHead) => boolean;
  /** Whether what is wrong with a record as a whole is printed by the codes that were there before those by the names of fields. */
  readonly olderCodes?: true;
}

/** What reads the records of a game. */
export function recordsOf<T extends RecordTypes>({ form, illegal, unsound, alsoOf, olderCodes }: RecordsForms<T>): GameRecords {
  const sentence = (refusal: RecordRefusal<T>): string => {
    switch (refusal.code) {
      case 'result': case 'wrong-result': return say('record-result-differs');
      case 'too-large': return say('record-too-large', { bytes: String(MAX_RECORD_BYTES) });
      case 'not-json': case 'json': return say('record-not-json');
      // One sentence says of what format and version a record has to be.
      case 'version': return unsound('format');
      default: return refusal.event < 0 ? unsound(refusal.code as HeaderCode<T>)
        : say('record-illegal-event', { event: String(refusal.event), reason: illegal(refusal.code as T['Code']) });
    }
  };
  return {
    areOf: (head) => head['format'] === form.format || (typeof head['format'] !== 'string' && alsoOf?.(head) === true),
    read(text) {
      const outcome = readRecordText(form, text);
      if (outcome.ok) return { ok: true, told: { result: outcome.result } };
      const { refusal } = outcome;
      return { ok: false, told: { ...(olderCodes ? olderCodesOf(refusal, text) : refusal), message: sentence(refusal) } };
    },
  };
}

/** The codes that records as a whole had first. Programs read them (docs/record.md): where a game has them, they stay. */
function olderCodesOf<T extends RecordTypes>(refusal: RecordRefusal<T>, text: string): object {
  if (refusal.code === 'result') return { code: 'result-differs', result: 'result' in refusal ? refusal.result : null };
  if (refusal.event >= 0 || refusal.code === 'too-large' || refusal.code === 'not-json') return refusal;
  return { event: -1, code: wholeCode(refusal.code as string, (parseJson(text) ?? {}) as RecordHead) };
}

function wholeCode(field: string, { version, seats }: RecordHead): string {
  if (field === 'format' && typeof version === 'number' && version !== 1) return 'unknown-version';
  const names = field === 'seats' && Array.isArray(seats) && seats.every((name) => typeof name === 'string' && name !== '') ? seats : null;
  if (names === null) return 'not-a-record';
  return new Set(names).size < names.length ? 'name-twice' : 'bad-seats';
}
