/** What asks for a line: its address, and how it's turned down. */
import type { IncomingMessage } from 'node:http';

/** The address a line is asked for at: its room and its session, and nothing else of Colyseus' own. */
export function askedFor(req: IncomingMessage): { readonly room: string; readonly session: string } | null {
  const found = /\/line\/([\w-]{1,40})\?sessionId=([\w-]{1,40})&skipHandshake=1$/.exec(req.url ?? '');
  return found === null ? null : { room: found[1]!, session: found[2]! };
}

/** Turns down what asks for a line, in a few words. */
export function turnDown({ socket }: IncomingMessage, status: string): false {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy());
  return false;
}
