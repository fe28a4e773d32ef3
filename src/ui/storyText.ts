/** The words of a game's story. Log, alerts and replay tell it with the same ones. */
import type { LogLine } from '../strings/logLine';
import { spokenNow, type Spoken } from '../strings/say';
import { logSentence } from '../strings/words/table/log';
import { shortSentence } from '../strings/words/table/told';
import type { Entry } from './announcer';

/** What was made of a line in the language that was spoken then: a log of hundreds is drawn again and again. */
const made = new WeakMap<LogLine, { readonly spoken: Spoken; readonly text: string }>();

/** A line as a sentence, in the language that is spoken now. */
export function sentenceOf(line: LogLine): string {
  const spoken = spokenNow();
  const known = made.get(line);
  if (known?.spoken === spoken) return known.text;
  const text = logSentence(line);
  made.set(line, { spoken, text });
  return text;
}

/** Lines as one text. */
export function storyText(lines: readonly LogLine[]): string {
  return lines.map(sentenceOf).join(' ');
}

/** What is told by ear of an entry of the story; null where nothing is. */
export function toldText({ line, telling }: Entry): string | null {
  if (telling === 'nothing') return null;
  return telling === 'whole' ? sentenceOf(line) : shortSentence(line, telling === 'bare');
}
