/** A server of a test's own with its tables, and devices that ask at its doors and hold lines to it. */
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocket } from 'ws';
import { serve, type ServeOptions } from '../../server/main';
import { frameOf, lineAddress, OPENED, readFrame } from '../../src/apart/frames';
import type { Entered } from '../../src/apart/messages';
import { APART_VERSION } from '../../src/apart/tableShown';

export interface Where { readonly url: string; readonly port: number }
export interface Served extends Where { close(): Promise<void> }

/** Serves tables on any free port of this machine. */
export async function served(options: Partial<ServeOptions> & Pick<ServeOptions, 'tables'>): Promise<Served> {
  const server: Server = createServer();
  const { close } = await serve({
    server, names: [], lan: false, behindProxy: false, page: (_, res) => { res.end('page'); }, ...options,
  });
  await new Promise<void>((done) => { server.listen(0, '127.0.0.1', done); });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, port, close };
}

export interface Answer { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: unknown; readonly text: string }

/** Asks with any headers whatever, Host and Origin too. */
export function ask(
  { port }: Pick<Where, 'port'>, method: string, path: string, { headers = {}, body }: {
    readonly headers?: Record<string, string>; readonly body?: string | Buffer;
  } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (res) => {
      let text = '';
      res.setEncoding('utf8').on('data', (part: string) => { text += part; });
      res.on('end', () => {
        let parsed: unknown;
        try { parsed = JSON.parse(text); } catch { parsed = undefined; }
        resolve({ status: res.statusCode ?? 0, headers: res.headers, body: parsed, text });
      });
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

/** The secret of a device, by a number. */
export const secretOf = (n: number): string => `secret-of-device-${n}`.padEnd(40, '_');

/** What a device says at the doors. */
export const entering = (n: number, more: object = {}): string => JSON.stringify({ version: APART_VERSION, secret: secretOf(n), ...more });

export const opening = (n: number, more: object = {}): string => entering(n, { game: 'snag', agreed: {}, ...more });

/** Goes in at a table, or opens one. */
export const enter = (server: Where, n: number, code?: string, headers: Record<string, string> = {}): Promise<Answer> =>
  ask(server, 'POST', code === undefined ? '/rooms' : `/rooms/${code}`, { headers, body: code === undefined ? opening(n) : entering(n) });

export interface Device {
  readonly socket: WebSocket;
  /** All that it was told so far. */
  readonly told: string[];
  say(message: unknown): void;
  /** The next message that fits, among those that no earlier call gave. */
  next(fits?: (text: string) => boolean): Promise<string>;
  /** The code the line is closed by. */
  readonly closed: Promise<number>;
  close(): void;
}

/** Opens a line as a page does, and waits until it is open. */
export async function lineOf(server: Where, entered: Entered, headers: Record<string, string> = {}): Promise<Device> {
  const socket = new WebSocket(lineAddress(entered, server.url), { headers });
  const told: string[] = [];
  const waiting = new Set<() => void>();
  let read = 0;
  const wake = (): void => waiting.forEach((look) => look());
  const closed = new Promise<number>((done) => { socket.on('close', done); });
  await new Promise<void>((resolve, reject) => {
    socket.on('error', reject);
    socket.on('close', (code) => reject(new Error(`closed by ${code}`)));
    socket.on('message', (data: Buffer) => {
      const frame = readFrame(data);
      if (frame === 'open') {
        socket.send(OPENED);
        resolve();
      } else if (typeof frame === 'object') {
        told.push(frame.text);
        wake();
      }
    });
  });
  socket.removeAllListeners('error').on('error', () => {});
  return {
    socket, told, closed,
    say: (message) => socket.send(frameOf(typeof message === 'string' ? message : JSON.stringify(message))),
    next: (fits = () => true) => new Promise((resolve, reject) => {
      const look = (): void => {
        const found = told.findIndex((text, i) => i >= read && fits(text));
        if (found < 0) return;
        read = found + 1;
        waiting.delete(look);
        resolve(told[found]!);
      };
      waiting.add(look);
      closed.then((code) => reject(new Error(`closed by ${code}, told ${told.slice(-3).join(' ')}`)));
      look();
    }),
    close: () => socket.close(),
  };
}
