/** What a server says of itself: a line of JSON for each thing, by pino. No name, no secret and no code of a table stands in any. */
import pino from 'pino';
import { CODE_LENGTH, CODE_LETTERS } from '../src/apart/code';

export interface Log {
  /** Something happened that whoever runs it wants to know. */
  info(what: string, more?: Readonly<Record<string, number | string | boolean>>): void;
  /** Something failed that harms no player. */
  failed(error: unknown): void;
}

/** A file's name, and the key of a stream, have a table's code in them. */
const CODES = new RegExp(`(?<![A-Z])[${CODE_LETTERS}]{${CODE_LENGTH}}(?![A-Z])(?=\\.journal|\\b)`, 'g');
const without = (text: string): string => text.replaceAll(CODES, '····');

/** What is told of an error: a sentence, the cause's sentence, and a code of the system's where there is one. */
export function errorTold(error: unknown): { readonly what: string; readonly cause?: string; readonly code?: string } {
  const { cause, code } = (error ?? {}) as { readonly cause?: unknown; readonly code?: unknown };
  return {
    what: without(error instanceof Error ? error.message : String(error)),
    ...cause instanceof Error ? { cause: without(cause.message) } : {}, ...typeof code === 'string' ? { code } : {},
  };
}

/** @param process what this one is called in its house; null: it's the only one @param write where lines go: without it to error output */
export function createLog(process: string | null, write?: (line: string) => void): Log {
  const log = pino({ base: process === null ? null : { process }, timestamp: pino.stdTimeFunctions.isoTime, messageKey: 'what' },
    write === undefined ? pino.destination(2) : { write });
  return {
    info: (what, more = {}) => { log.info(more, what); },
    failed(error) {
      const { what, ...more } = errorTold(error);
      log.warn(more, what);
    },
  };
}
