/** The words of a game's story. Log, alerts and replay tell it with the same ones. */
import type { LogLine } from '../strings/logLine';
import { spokenNow, type Spoken } from '../strings/say';
import { logSentence } from '../strings/words/table/log';
import { stripSentence } from '../strings/words/table/strip';
import { shortSentence } from '../strings/words/table/told';
import type { Entry } from './announcer';

/** Makes words of lines. What was made of one in the language that was spoken then is kept: a log of hundreds is drawn again and again. */
function madeOnce(make: (line: LogLine) => string): (line: LogLine) => string {
  const made = new WeakMap<LogLine, { readonly spoken: Spoken; readonly text: string }>();
  return (line) => {
    const spoken = spokenNow();
    const known = made.get(line);
    if (known?.spoken === spoken) return known.text;
    const text = make(line);
    made.set(line, { spoken, text });
    return text;
  };
}

/** A line as a sentence, in the language that is spoken now. */
export const sentenceOf = madeOnce(logSentence);

/** The same in the few letters that a strip has room for. */
export const stripTextOf = madeOnce(stripSentence);

/** Lines as one text. */
export function storyText(lines: readonly LogLine[]): string {
  return lines.map(sentenceOf).join(' ');
}

/** What is told by ear of an entry of the story; null where nothing is. */
export function toldText({ line, telling }: Entry): string | null {
  if (telling === 'nothing') return null;
  return telling === 'whole' ? sentenceOf(line) : shortSentence(line, telling === 'bare');
}
