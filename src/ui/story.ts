/**
 * The story of a game as lines: values, which are made sentences when they are shown. Log, alerts and replay tell it with the same ones.
 */
import type { ReplayMoment } from '../history/pastView';
import type { TableHappening, Update, ViewState } from '../session/viewState';
import { words, type Words } from '../strings';
import type { Calls, LogLine, Names } from '../strings/logLine';

/** How a table calls, as its story tells it. */
export function callsOf({ calls, asks }: Pick<ViewState, 'calls' | 'asks'>): Calls {
  return asks ? 'asked' : calls;
}

/** The lines for a happening: itself, and what it costs. */
export function linesOf(happening: TableHappening, names: Names, calls: Calls): LogLine[] {
  const own: LogLine = { kind: 'happening', happening, names, calls };
  return happening.type === 'snagged' && happening.costsMove ? [own, { kind: 'cost', name: names[happening.seat] ?? '' }] : [own];
}

/** What happened in a step of a replay. Whose move it is goes without saying there. */
export function stepLines({ state, happenings }: Update, moments: readonly ReplayMoment[]): LogLine[] {
  const names = state.seats.map(({ name }) => name);
  const missed = moments.filter(({ kind }) => kind === 'missed')
    .map(({ seat, tiles }): LogLine => ({ kind: 'uncalled', name: names[seat] ?? '', tiles }));
  const told = happenings.filter(({ type }) => type !== 'turn').flatMap((happening): LogLine[] => [
    ...linesOf(happening, names, state.calls),
    ...(happening.type === 'counted' ? [{ kind: 'verdict', names, tiles: state.seats.map(({ won }) => won) } as const] : []),
  ]);
  return [...told, ...missed];
}

/** What was made of a line in the language that was spoken then: a log of hundreds is drawn again and again. */
const made = new WeakMap<LogLine, { readonly language: Words; readonly text: string }>();

/** A line as a sentence, in the language that is spoken now. */
export function sentenceOf(line: LogLine): string {
  const language = words();
  const known = made.get(line);
  if (known?.language === language) return known.text;
  const text = language.logSentence(line);
  made.set(line, { language, text });
  return text;
}

/** Lines as one text. */
export function storyText(lines: readonly LogLine[]): string {
  return lines.map(sentenceOf).join(' ');
}
