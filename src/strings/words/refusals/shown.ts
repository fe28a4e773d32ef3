/** A value from outside as it may stand in a sentence: short, and on one line. */
import { say } from '../../say';

/** The most that is told of what stood in a record. */
const FOUND_LENGTH = 40;

/** A text in quotation marks, anything else as JSON; cut where it is too long. */
export function shown(value: unknown): string {
  const text = typeof value === 'string' ? say('refusal-quoted', { text: value }) : written(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** A value as JSON; one that is nested too deeply even to be written is named so. */
function written(value: unknown): string {
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return say('refusal-endlessly-nested');
  }
}

/** What stood where something else should, as a reader of records names it. */
export function shortened(found: string): string {
  return found.length > FOUND_LENGTH ? `${found.slice(0, FOUND_LENGTH - 3)}…` : found;
}
