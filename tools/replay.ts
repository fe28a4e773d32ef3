/**
 * Replays game records: `npm run -s replay -- FILE…` reads .json (one record), .jsonl (one a line) and .txt (games as
 * text, one after the other), and prints a line of JSON for each. A record's own `format` says of which game of the
 * catalogue it is.
 * Status 1 when a record was refused or differs from its own result, 2 when a file cannot be read.
 */
import { stat, readFile } from 'node:fs/promises';
import { LOADERS } from 'messages:loaders';
import { ALL_GAMES } from '../src/games/catalogue';
import type { GameRecords, RecordHead } from '../src/games/gameEntry';
import { parseJson } from '../src/outside/json';
import { beginsText, readText, type TextOutcome } from '../src/rules/notation/reader';
import { MAX_RECORD_BYTES } from '../src/rules/record';
import { messagesOf, speakNow, spokenOf } from '../src/strings/say';
import { LANGUAGES } from '../src/strings/languages/table';
import { textSentence } from '../src/strings/words/refusals/gameTexts';
import { toldOf } from '../src/strings/words/refusals/snagRecords';
import { linesOf } from './lines';

interface Source { readonly file: string; readonly line: number }

const USAGE = 'npm run -s replay -- FILE… takes .json and .jsonl files, and .txt files with games as text.';

const TOO_LARGE = { code: 'too-large', most: MAX_RECORD_BYTES } as const;

interface Printed { readonly ok: boolean; readonly printed: object }

/** What reads the records of each game. What a program needs is there once it has come: later no file of code is loaded. */
const RECORDS: readonly GameRecords[] = await Promise.all(ALL_GAMES.flatMap(([, { records }]) => records?.() ?? []));
/** What is said of them, in English. */
const WORDS = await Promise.all(['start', 'shell', ...ALL_GAMES.map(([, { words }]) => words)].map(async (part) =>
  (await LOADERS['en']![part]!()).default));

/** What comes of a record as text, of whichever game. One that names none is read as the first game's, which says what is missing. */
function judged(source: Source, text: string | null): Printed {
  const head = text === null ? {} : headOf(text);
  const records = RECORDS.find(({ areOf }) => areOf(head)) ?? RECORDS[0]!;
  const { ok, told } = text === null ? { ok: false, told: toldOf({ ok: false, refusal: TOO_LARGE }) } : records.read(text);
  return { ok, printed: { ...source, ok, ...told } };
}

/** What a record says of itself; nothing where it is none. */
function headOf(text: string): RecordHead {
  try {
    const value = parseJson(text);
    return typeof value === 'object' && value !== null ? value as RecordHead : {};
  } catch {
    return {};
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
      const told = at.ok ? toldOf(at) : toldOf(at, textSentence(at));
      yield { ok: at.ok, printed: { file, line: at.ok ? line : at.line, ok: at.ok, ...told } };
    }
    return;
  }
  for await (const { line, text } of recordsOf(file)) {
    yield judged({ file, line }, text);
  }
}

/** @returns the exit status */
export async function main(files: readonly string[]): Promise<number> {
  speakNow(spokenOf(LANGUAGES.en.tag, WORDS.map(messagesOf)));
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
