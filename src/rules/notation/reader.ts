/**
 * Reads a game's text back in. Only who did what is taken from it; the rest is worked out by the rules and written anew,
 * and every line must say what was written. So nothing in a text that is accepted can be wrong.
 */
import { HEADS, LAST_CHANCE, RESULT, TEXT_VERSION, TITLE, nameOf, tokensOf } from './notation';
import { textOf } from './writer';
import type { GameEvent, Seat } from '../position';
import { MAX_RECORD_BYTES, isTooLarge, readRecord, type RecordRefusal, type Replayed } from '../record';

/** Why a game's text is refused. */
export type TextRefusal =
  | RecordRefusal
  /** It does not begin as one. */
  | { readonly code: 'not-a-text' }
  | { readonly code: 'missing-line'; /** How it begins. */ readonly head: string }
  | { readonly code: 'unknown-line'; readonly text: string }
  | { readonly code: 'unknown-name'; readonly name: string }
  /** What stands there, and what should; empty where the line ends. */
  | { readonly code: 'line-differs'; readonly stated: string; readonly played: string };

export interface TextRefused {
  readonly ok: false;
  /** The line at which it is refused, from 1. */
  readonly line: number;
  readonly refusal: TextRefusal;
  /** The players' names, as far as they were read. */
  readonly names: readonly string[];
}

export type TextOutcome = ({ readonly ok: true } & Replayed) | TextRefused;

interface TextLine {
  readonly number: number;
  readonly text: string;
  /** Null: it cannot be told apart into tokens. */
  readonly tokens: readonly string[] | null;
}

/** What is thrown inside this file and caught in it: reading stops where the first thing is wrong. */
class Refused extends Error {
  constructor(readonly line: number, readonly refusal: TextRefusal) { super(refusal.code); }
}

/** Whether a line is one that begins a game's text. */
export function beginsText(line: string): boolean {
  return line.trim().startsWith(TITLE);
}

/** Reads one game's text. Refused whole, with the line, when it is too large, not of the form, not legal or not true. Never throws. */
export function readText(text: string): TextOutcome {
  const names: string[] = [];
  try {
    return { ok: true, ...read(text, names) };
  } catch (error) {
    if (error instanceof Refused) return { ok: false, line: error.line, refusal: error.refusal, names };
    throw error;
  }
}

/** @param names takes the players' names as soon as they are known, for the sake of a refusal */
function read(text: string, names: string[]): Replayed {
  if (isTooLarge(text)) throw new Refused(1, { code: 'too-large', most: MAX_RECORD_BYTES });
  const lines = text.split('\n').map((line, i): TextLine => ({ number: i + 1, text: line.trim(), tokens: tokensOf(line) }))
    .filter((line) => line.text !== '' && !line.text.startsWith('#'));
  checkTitle(lines[0]);
  const head = headOf(lines);
  const labels = tokens(head.players).filter((token) => token !== ',');
  for (const label of labels) names.push(nameOf(label));
  const seats = new Map(labels.map((label, seat): [string, Seat] => [label, seat]));
  const { events, from } = eventsOf(lines, seats);
  const raw = {
    format: 'snag-record', version: 1, rules: rulesOf(head.rules), seats: names, starter: seatOf(only(head.starter), seats, head.starter),
    deal: tokens(head.deal).map((token) => (/^\d+$/.test(token) ? Number(token) : token)), events,
    ...(head.seed ? { seed: nameOf(only(head.seed)) } : {}),
  };
  const outcome = readRecord(raw);
  if (outcome.ok) {
    compare(lines, outcome);
    return outcome;
  }
  const { refusal } = outcome;
  if (refusal.code !== 'illegal-event') throw new Refused(lineOf(refusal, head).number, refusal);
  const wrong = from[refusal.event] as TextLine;
  // What is wrong in a line before may well be the cause: then that line is the one to tell of.
  const before = readRecord({ ...raw, events: events.slice(0, refusal.event) });
  if (before.ok) compare(lines.slice(0, lines.indexOf(wrong)), before);
  throw new Refused(wrong.number, refusal);
}

function checkTitle(line: TextLine | undefined): void {
  if (!line || !beginsText(line.text)) throw new Refused(line?.number ?? 1, { code: 'not-a-text' });
  const version = line.text.slice(TITLE.length).trim();
  if (!/^\d{1,9}$/.test(version)) throw new Refused(line.number, { code: 'unknown-line', text: line.text });
  if (Number(version) !== TEXT_VERSION) throw new Refused(line.number, { code: 'unknown-version', version: Number(version) });
}

type Head = { readonly [key in Exclude<keyof typeof HEADS, 'seed'>]: TextLine } & { readonly seed: TextLine | undefined };

/** The lines of the head. That each stands there once and in its place is seen when all is compared. */
function headOf(lines: readonly TextLine[]): Head {
  const find = (head: string): TextLine | undefined => lines.find(({ text }) => text.startsWith(head));
  const must = (head: string): TextLine => {
    const line = find(head);
    if (!line) throw new Refused(lines.at(-1)?.number ?? 1, { code: 'missing-line', head });
    return line;
  };
  return {
    rules: must(HEADS.rules), players: must(HEADS.players), starter: must(HEADS.starter), seed: find(HEADS.seed), deal: must(HEADS.deal),
  };
}

/** The tokens of a line of the head after its first word. */
function tokens(line: TextLine): readonly string[] {
  if (line.tokens === null || line.tokens.length < 2) throw new Refused(line.number, { code: 'unknown-line', text: line.text });
  return line.tokens.slice(1);
}

function only(line: TextLine): string {
  const [token, ...more] = tokens(line);
  if (token === undefined || more.length > 0) throw new Refused(line.number, { code: 'unknown-line', text: line.text });
  return token;
}

/** The house rules as they stand in the line; whether there are such choices is for the record's reader to say. */
function rulesOf(line: TextLine): object {
  const found = /^calls (\S+) , false call (\S+) , claim (costs|leaves) the move , missed run (\S+)$/.exec(tokens(line).join(' '));
  if (!found) throw new Refused(line.number, { code: 'unknown-line', text: line.text });
  const [, calls, falseCall, claim, missedRun] = found;
  return { calls, falseCall, claimCostsMove: claim === 'costs', missedRun };
}

function seatOf(label: string, seats: ReadonlyMap<string, Seat>, line: TextLine): Seat {
  const seat = seats.get(label);
  if (seat === undefined) throw new Refused(line.number, { code: 'unknown-name', name: label });
  return seat;
}

/** Which line a refusal of the record's reader is about. */
function lineOf(refusal: RecordRefusal, head: Head): TextLine {
  if (refusal.code !== 'not-a-record') return head.deal;
  return refusal.where.startsWith('rules') ? head.rules : head.players;
}

/** Who did what, in order, and for each event the line that tells of it. */
function eventsOf(lines: readonly TextLine[], seats: ReadonlyMap<string, Seat>): { events: GameEvent[]; from: TextLine[] } {
  const events: GameEvent[] = [];
  const from: TextLine[] = [];
  for (const line of lines.slice(1)) {
    const isHead = [...Object.values(HEADS), RESULT].some((head) => line.text.startsWith(head));
    const start = /^\d+\.$/.test(line.tokens?.[0] ?? '') ? 1 : line.text.startsWith(LAST_CHANCE) ? 2 : 0;
    if (line.tokens === null || (start === 0 && !isHead)) throw new Refused(line.number, { code: 'unknown-line', text: line.text });
    if (isHead) continue;
    for (const clause of clauses(line.tokens.slice(start))) {
      const [label, first = '', ...more] = clause;
      if (label === undefined) throw new Refused(line.number, { code: 'unknown-line', text: line.text });
      const seat = seatOf(label, seats, line);
      if (/^\d+$/.test(first)) events.push(['place', seat, Number(first)]);
      for (const word of [first, ...more]) {
        if (word === 'SNAG') events.push(['snag', seat]);
        if (word === 'draws') events.push(['draw', seat]);
      }
      while (from.length < events.length) from.push(line);
    }
  }
  return { events, from };
}

/** The parts of a line that speak of one player each. */
function clauses(all: readonly string[]): string[][] {
  const parts: string[][] = [[]];
  for (const token of all) {
    if (token === ';') parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts;
}

/** Throws at the first of these lines that does not say what happened. The result may be left out. */
function compare(lines: readonly TextLine[], replayed: Replayed): void {
  const { head, moves, result } = textOf(replayed);
  const written = [...head, ...moves, result];
  for (const [i, line] of lines.entries()) {
    const expected = tokensOf(written[i] ?? '') ?? [];
    const stated = line.tokens ?? [];
    const length = Math.max(stated.length, expected.length);
    for (let at = 0; at < length; at += 1) {
      if (stated[at] === expected[at]) continue;
      const isResult = written[i] === result && line.text.startsWith(RESULT);
      throw new Refused(line.number, isResult
        ? { code: 'result-differs', result: replayed.result }
        : { code: 'line-differs', stated: stated[at] ?? '', played: expected[at] ?? '' });
    }
  }
}
