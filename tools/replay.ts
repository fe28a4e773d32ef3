/**
 * Replays game records: `npm run -s replay -- FILE…` reads .json (one record), .jsonl (one a line) and .txt (games as
 * text, one after the other), and prints a line of JSON for each. A record's own `format` says of which game it is: SNAG, Snap Back or
 * Snap.
 * Status 1 when a record was refused or differs from its own result, 2 when a file cannot be read.
 */
import { stat, readFile } from 'node:fs/promises';
import { SNAP_RECORD } from '../src/games/snap/rules/record';
import { readRecordText as readCardRecord, type RecordForm, type RecordRefusal, type RecordTypes } from '../src/host/record';
import { recordSentence as snapSentence } from '../src/games/snap/words/records';
import { SNAP_BACK_RECORD } from '../src/games/snapBack/rules/record';
import { recordSentence as snapBackSentence } from '../src/games/snapBack/words/records';
import { parseJson } from '../src/outside/json';
import { beginsText, readText, type TextOutcome, type TextRefusal } from '../src/rules/notation/reader';
import { MAX_RECORD_BYTES, readRecordText, type GameResult } from '../src/rules/record';
import EN_LATER from 'messages:en/later';
import EN_SNAP from 'messages:en/snap';
import EN_SNAP_BACK from 'messages:en/snapBack';
import EN_START from 'messages:en/start';
import { messagesOf, speakNow, spokenOf } from '../src/strings/say';
import { LANGUAGES } from '../src/strings/languages/table';
import { textReason, textSentence } from '../src/strings/words/refusals/gameTexts';
import { linesOf } from './lines';
import { snapBackCodes } from './snapBackCodes';

interface Source { readonly file: string; readonly line: number }

const USAGE = 'npm run -s replay -- FILE… takes .json and .jsonl files, and .txt files with games as text.';

const TOO_LARGE = { code: 'too-large', most: MAX_RECORD_BYTES } as const;

/** What came of one record of SNAG, in either form. */
type Judged = { readonly ok: true; readonly result: GameResult } | { readonly ok: false; readonly refusal: TextRefusal };

interface Printed { readonly ok: boolean; readonly printed: object }

/** What is printed for one record of a game of cards. What stands before its events is refused at event -1. */
function cardReport<T extends RecordTypes>(
  source: Source, form: RecordForm<T>, text: string, sentence: (refusal: RecordRefusal<T>) => string,
  codes: (refusal: RecordRefusal<T>, text: string) => object = (refusal) => refusal,
): Printed {
  const outcome = readCardRecord(form, text);
  if (outcome.ok) return { ok: true, printed: { ...source, ok: true, result: outcome.result } };
  return { ok: false, printed: { ...source, ok: false, ...codes(outcome.refusal, text), message: sentence(outcome.refusal) } };
}

/** What comes of a record as text, of whichever game. */
function judged(source: Source, text: string | null): Printed {
  const game = text === null ? 'snag' : gameOf(text);
  if (text !== null && game === 'snapBack') return cardReport(source, SNAP_BACK_RECORD, text, snapBackSentence, snapBackCodes);
  if (text !== null && game === 'snap') return cardReport(source, SNAP_RECORD, text, snapSentence);
  const outcome = text === null ? { ok: false as const, refusal: TOO_LARGE } : readRecordText(text);
  return { ok: outcome.ok, printed: report(source, outcome) };
}

/**
 * Of which game a record says that it is. One that names none is Snap's if it has options, which no other record has; or else it is read as
 * SNAG's, which says what is missing.
 */
function gameOf(text: string): 'snag' | 'snap' | 'snapBack' {
  try {
    const { format, options } = parseJson(text) as { readonly format?: unknown; readonly options?: unknown };
    if (format === SNAP_BACK_RECORD.format) return 'snapBack';
    return format === SNAP_RECORD.format || (typeof format !== 'string' && options !== undefined) ? 'snap' : 'snag';
  } catch {
    return 'snag';
  }
}

/** What is printed for one record of SNAG. @param told what is said of a game as text, whose place is its line */
function report(source: Source, outcome: Judged, told: string | null = null): object {
  if (outcome.ok) return { ...source, ok: true, result: outcome.result };
  const { refusal } = outcome;
  const message = told ?? textReason(refusal);
  switch (refusal.code) {
    case 'illegal-event': return { ...source, ok: false, event: refusal.event, code: refusal.refusal.code, message };
    case 'result-differs': return { ...source, ok: false, code: refusal.code, message, result: refusal.result };
    // What stands before the events, as in the other games.
    default: return { ...source, ok: false, ...(told === null ? { event: -1 } : {}), code: refusal.code, message };
  }
}

type Item = { readonly line: number; /** Null: too large. */ readonly text: string | null };

/** A file without the mark of its byte order, which some editors put before it. */
function withoutMark(text: string): string {
  return text.replace(/^\uFEFF/u, '');
}

async function* recordsOf(file: string): AsyncGenerator<Item> {
  if (!file.endsWith('.jsonl')) {
    const tooLarge = (await stat(file)).size > MAX_RECORD_BYTES;
    yield { line: 1, text: tooLarge ? null : withoutMark(await readFile(file, 'utf8')) };
    return;
  }
  for await (const { number, text } of linesOf(file, MAX_RECORD_BYTES)) {
    const record = number === 1 && text !== null ? withoutMark(text) : text;
    if (record?.trim() !== '') yield { line: number, text: record };
  }
}

/** The games of a .txt file: each from its first line to the next one's. What stands before the first game is part of it. */
async function* textsOf(file: string): AsyncGenerator<Item> {
  let line = 1;
  let begun = false;
  let lines: string[] | null = [];
  let length = 0;
  const game = (): Item => ({ line, text: lines?.join('\n') ?? null });
  for await (const { number, text } of linesOf(file, MAX_RECORD_BYTES)) {
    if (text !== null && beginsText(text)) {
      if (begun) {
        yield game();
        [line, lines, length] = [number, [], 0];
      }
      begun = true;
    }
    length += (text?.length ?? Infinity) + 1;
    // No more is held of a game than it may have.
    if (text === null || length > MAX_RECORD_BYTES + 1) lines = null;
    lines?.push(text ?? '');
  }
  yield game();
}

/** What is printed for each game of a file, and whether it is right. */
async function* outcomesOf(file: string): AsyncGenerator<Printed> {
  if (file.endsWith('.txt')) {
    for await (const { line, text } of textsOf(file)) {
      const outcome: TextOutcome = text === null ? { ok: false, line: 1, refusal: TOO_LARGE, names: [] } : readText(text);
      // The line of a refusal is counted from the top of the file, as an editor does.
      const at = outcome.ok ? outcome : { ...outcome, line: outcome.line + line - 1 };
      yield { ok: at.ok, printed: at.ok ? report({ file, line }, at) : report({ file, line: at.line }, at, textSentence(at)) };
    }
    return;
  }
  for await (const { line, text } of recordsOf(file)) {
    yield judged({ file, line }, text);
  }
}

/** @returns the exit status */
export async function main(files: readonly string[]): Promise<number> {
  speakNow(spokenOf(LANGUAGES.en.tag, [EN_START, EN_LATER, EN_SNAP_BACK, EN_SNAP].map(messagesOf)));
  if (files.includes('--help')) {
    process.stdout.write(`${USAGE}\n`);
    return 0;
  }
  if (files.length === 0) {
    process.stderr.write(`Which records? ${USAGE}\n`);
    return 2;
  }
  let status = 0;
  for (const file of files) {
    try {
      for await (const { ok, printed } of outcomesOf(file)) {
        if (!ok) status = Math.max(status, 1);
        process.stdout.write(`${JSON.stringify(printed)}\n`);
      }
    } catch (error) {
      status = 2;
      process.stderr.write(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}\n`);
    }
  }
  return status;
}
