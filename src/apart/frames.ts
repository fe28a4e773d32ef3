/**
 * Messages as they lie in the frames of a line. The server's end is Colyseus', so these are its forms (protocol of 0.18), and this is all
 * that a page has to know of it:
 * - the server's first frame is `[10] …`: the line is open. The device answers with the one byte `[10]`, and is told nothing before that;
 * - every message, both ways, is one binary frame `[17] [0] [JSON text as UTF-8 …]`: 17 says bytes, 0 is the one type of message there is;
 * - `[11] …` is an error: the line was not let in, and is closed. Other frames are none of ours;
 * - a device that has heard nothing for a while asks with the one byte `[18]`, and gets it back.
 */
import type { Entered } from './messages';

/** What a frame begins with, and the one type of message. */
export const OPEN = 10;
const ERROR = 11;
export const BYTES = 17;
export const MESSAGE_TYPE = 0;

/** What a device answers to the first frame. */
export const OPENED: Uint8Array<ArrayBuffer> = Uint8Array.of(OPEN);

/** Asks whether the other end is there. */
export const ASK = 18;
export const PING: Uint8Array<ArrayBuffer> = Uint8Array.of(ASK);

const decoder = new TextDecoder('utf-8', { fatal: true });

/** A message as a frame. */
export function frameOf(text: string): Uint8Array<ArrayBuffer> {
  const body = new TextEncoder().encode(text);
  const frame = new Uint8Array(2 + body.length);
  frame.set([BYTES, MESSAGE_TYPE]);
  frame.set(body, 2);
  return frame;
}

/** Text as it lies in bytes; undefined where they hold none. */
export function textOf(bytes: Uint8Array): string | undefined {
  try {
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
}

/** What a frame holds: a message's text, that the line is open, or that it was not let in. Undefined: nothing for us. */
export function readFrame(frame: Uint8Array): { readonly text: string } | 'open' | 'error' | undefined {
  if (frame[0] === OPEN) return 'open';
  if (frame[0] === ERROR) return 'error';
  if (frame[0] !== BYTES || frame[1] !== MESSAGE_TYPE) return undefined;
  const text = textOf(frame.subarray(2));
  return text === undefined ? undefined : { text };
}

/** Where a line is opened, for a page at this address. The path is taken from there, so that a page may lie below any other. */
export function lineAddress({ path, session }: Entered, page: string): string {
  const address = new URL(path, page);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  address.search = `?sessionId=${encodeURIComponent(session)}&skipHandshake=1`;
  address.hash = '';
  return address.href;
}

/** With which code the server closes a line: all was said, a message was too long for a frame, too many came, it stops, or has failed. */
export const CLOSED_BY = { said: 4000, tooLong: 1009, tooMany: 4008, stopping: 4001, failed: 1011 } as const;
