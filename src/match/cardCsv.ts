/**
 * The score card as comma-separated text (RFC 4180) for a spreadsheet. Texts that a spreadsheet would take for a formula are
 * disarmed: a name is only ever a name.
 */
import { PARTS, type Score } from '../rules/scoring';
import type { CardState } from './cardState';

/** The words of its head and foot. */
export interface CsvWords {
  /** A name as it is shown. */
  readonly name: (name: string) => string;
  readonly game: string;
  readonly starter: string;
  /** The heads of a player's four columns: tiles, total, plus and minus. @param name as it is shown */
  readonly columns: (name: string) => readonly string[];
  readonly corrections: string;
  /** Told of a game that was played for practice. */
  readonly practice: string;
  /** Before the last line. */
  readonly sums: string;
  /** What a correction is told as: who, what was counted, what stands there now. */
  readonly correction: (name: string, was: number, now: number) => string;
}

/** What spreadsheets take for a formula: a sign in front, after any space, also in its wide form. */
const FORMULA = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/u;

/** The whole card, a line a game, and a last line with the totals and the plus and minus columns. Each line ends as RFC 4180 wants it. */
export function cardCsv({ players, games, totals, scores }: CardState, words: CsvWords): string {
  const shown = players.map((player) => words.name(player.name));
  const name = (player: number): string => shown[player] ?? '';
  const head = [
    words.game, words.starter,
    ...shown.flatMap(words.columns),
    words.corrections,
  ];
  const body = games.map(({ startedBy, practice, cells }, number) => [
    number + 1, name(startedBy),
    ...cells.flatMap(({ tiles, total, score }) => [tiles, total, ...columns(score)]),
    [
      ...(practice ? [words.practice] : []),
      ...cells.flatMap(({ was, tiles }, player) => (was === null ? [] : [words.correction(name(player), was, tiles)])),
    ].join('; '),
  ]);
  const foot = [words.sums, '', ...totals.flatMap((total, player) => ['', total, ...columns(scores?.[player] ?? null)]), ''];
  return [head, ...body, foot].map((line) => `${line.map(field).join(',')}\r\n`).join('');
}

/** Points to two places: a spreadsheet knows no thirds. */
function columns(score: Score | null): (number | string)[] {
  return score === null ? ['', ''] : [score.plus, score.minus].map((parts) => Math.round((parts * 100) / PARTS) / 100);
}

function field(value: number | string): string {
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
