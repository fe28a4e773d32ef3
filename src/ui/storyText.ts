/** The words of a game's story. Log, alerts and replay tell it with the same ones. */
import { words, type Words } from '../strings';
import type { LogLine } from '../strings/logLine';

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
