/**
 * Says a message in the language that is spoken now. The messages themselves are Fluent files, a folder for each language; which keys there
 * are, and what each has to be told, is typed from the English ones. What is said is asked for at the moment it is shown and never kept,
 * so that the language can change while a game is on.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Messages } from './messages';

/** The name of a message. */
export type MessageKey = keyof Messages;

/** What comes after these letters in the names of the messages that begin with them. */
export type KeyAfter<Start extends string, K extends MessageKey = MessageKey> = K extends `${Start}${infer Rest}` ? Rest : never;

/** The name of a message that needs nothing told. */
export type PlainKey = { [K in MessageKey]: Messages[K] extends null ? K : never }[MessageKey];

/** What a message has to be told: nothing, or one value for each of its arguments. */
type Told<K extends MessageKey> = [Messages[K]] extends [null] ? [] : [Messages[K]];

/** A language that can be spoken, with the messages of it that have come. */
export interface Spoken {
  /** As browsers know it, such as `en-GB`. */
  readonly tag: string;
  readonly bundle: FluentBundle;
}

let current: Spoken = spokenOf('en', []);

/** Messages as they can be said, in whichever language. @param text Fluent, as it stands in the files */
export function messagesOf(text: string): FluentResource {
  return new FluentResource(text);
}

/**
 * Makes a language of its messages.
 * @param tag as browsers know it; numbers are written as this language writes them
 * @param transform what is done to every text of it
 */
export function spokenOf(tag: string, resources: readonly FluentResource[], transform?: (text: string) => string): Spoken {
  // Marks around names would show in what screen readers and tests read.
  const bundle = new FluentBundle(tag, { useIsolating: false, ...(transform ? { transform } : {}) });
  for (const resource of resources) bundle.addResource(resource);
  return { tag, bundle };
}

/** From now on this is spoken. Whoever shows something has to show it anew. */
export function speakNow(spoken: Spoken): void {
  current = spoken;
}

/** What is spoken now: another value with each language, and whenever more of one has come. */
export function spokenNow(): Spoken {
  return current;
}

/** The language that is spoken now, as browsers know it. */
export function languageTag(): string {
  return current.tag;
}

/**
 * A message as a text.
 * @param told what it has to be told: counts as numbers, so that a language can choose its plural; `you` as 'yes' or 'no'
 * @throws while the game is developed: where a message has not come yet, or was not told all it needs. Players see its name instead.
 */
export function say<K extends MessageKey>(key: K, ...[told]: Told<K>): string {
  const { bundle } = current;
  const pattern = bundle.getMessage(key)?.value;
  if (pattern === undefined || pattern === null) {
    return missing(`there is no message "${key}" in ${current.tag}, or it has not come yet`, key);
  }
  const faults: Error[] = [];
  const text = bundle.formatPattern(pattern, told as Record<string, FluentVariable> | undefined, faults);
  return faults[0] === undefined ? text : missing(`the message "${key}": ${faults[0].message}`, text);
}

function missing(fault: string, shown: string): string {
  if (import.meta.env.DEV) throw new Error(fault);
  return shown;
}
