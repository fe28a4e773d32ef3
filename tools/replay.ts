/**
 * Replays game records: `npm run -s replay -- FILE…` reads .json (one record) and .jsonl (one a line), and prints a line
 * of JSON for each record. Status 1 when a record was refused or differs from its own result, 2 when a file cannot be read.
 */
import { stat, readFile } from 'node:fs/promises';
import { MAX_RECORD_BYTES, readRecordText, type RecordOutcome } from '../src/rules/record';
import { recordSentence } from '../src/strings/en';
import { linesOf } from './lines';

interface Source { readonly file: string; readonly line: number }

/** What is printed for one record. */
export function report(source: Source, outcome: RecordOutcome): object {
  if (outcome.ok) return { ...source, ok: true, result: outcome.result };
  const { refusal } = outcome;
  const message = recordSentence(refusal);
  switch (refusal.code) {
    case 'illegal-event': return { ...source, ok: false, event: refusal.event, code: refusal.refusal.code, message };
    case 'result-differs': return { ...source, ok: false, code: refusal.code, message, result: refusal.result };
    default: return { ...source, ok: false, code: refusal.code, message };
  }
}

async function* recordsOf(file: string): AsyncGenerator<{ line: number; text: string | null }> {
  if (!file.endsWith('.jsonl')) {
    const tooLarge = (await stat(file)).size > MAX_RECORD_BYTES;
    yield { line: 1, text: tooLarge ? null : await readFile(file, 'utf8') };
    return;
  }
  for await (const { number, text } of linesOf(file, MAX_RECORD_BYTES)) {
    if (text?.trim() !== '') yield { line: number, text };
  }
}

/** @returns the exit status */
export async function main(files: readonly string[]): Promise<number> {
  if (files.length === 0) {
    process.stderr.write('Which records? npm run -s replay -- FILE… takes .json and .jsonl files.\n');
    return 2;
  }
  let status = 0;
  for (const file of files) {
    try {
      for await (const { line, text } of recordsOf(file)) {
        const outcome: RecordOutcome = text === null
          ? { ok: false, refusal: { code: 'too-large', most: MAX_RECORD_BYTES } }
          : readRecordText(text);
        if (!outcome.ok) status = Math.max(status, 1);
        process.stdout.write(`${JSON.stringify(report({ file, line }, outcome))}\n`);
      }
    } catch (error) {
      status = 2;
      process.stderr.write(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}\n`);
    }
  }
  return status;
}
