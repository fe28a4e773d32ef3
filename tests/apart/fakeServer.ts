/** A server as a page's client meets it: it answers at the door, takes frames and sends them, and can be out of reach or struck dumb. */
import type { LastKept, LastTable } from '../../src/apart/client/lastTable';
import type { ClientPorts } from '../../src/apart/client/openTable';
import type { Socket } from '../../src/apart/client/line';
import { keptSecrets } from '../../src/apart/client/secret';
import { frameOf, readFrame } from '../../src/apart/frames';
import type { FromTable, ToTable } from '../../src/apart/messages';
import type { TableShown } from '../../src/apart/tableShown';
import { jumpingClock, type JumpingClock } from '../helpers/clock';

const JOINED = Uint8Array.of(10, 0, 0, 0);

/** A table as it may be told. */
export function tableShown(change: Partial<TableShown> = {}): TableShown {
  const free = { name: null, mark: null, device: null, level: null, isHere: false, ms: null } as const;
  return {
    code: 'KXNT', game: 'snap', agreed: {}, phase: 'gathering', seats: [free, free], host: 0, you: 1, standIn: 'otto', playing: null,
    paused: false, card: [], watching: 1, ...change,
  };
}

/** One socket, seen from the server. */
export class FakeSocket {
  readonly address: string;
  binaryType = 'blob';
  readyState = 0;
  /** Whether what the page sends vanishes, as where a phone has slept. */
  deaf = false;
  readonly said: ToTable[] = [];
  pings = 0;
  #told: ((event: { readonly data: unknown }) => void)[] = [];
  #closed: (() => void)[] = [];

  constructor(address: string) { this.address = address; }

  addEventListener(kind: string, heard: (event: { readonly data: unknown }) => void): void {
    if (kind === 'message') this.#told.push(heard);
    if (kind === 'close') this.#closed.push(() => heard({ data: null }));
  }

  send(frame: Uint8Array): void {
    if (this.deaf) return;
    if (frame[0] === 18) {
      this.pings += 1;
      return this.frame(frame);
    }
    const read = readFrame(frame);
    if (typeof read === 'object') this.said.push(JSON.parse(read.text) as ToTable);
  }

  close(): void { this.readyState = 3; }

  /** Lets the page in. */
  open(): void {
    this.readyState = 1;
    this.frame(JOINED);
  }

  frame(frame: Uint8Array | string): void {
    const data = typeof frame === 'string' ? frame : frame.slice().buffer;
    for (const heard of this.#told) heard({ data });
  }

  tell(message: FromTable): void { this.frame(frameOf(JSON.stringify(message))); }

  /** The line is cut, and the page hears of it. */
  cut(): void {
    this.readyState = 3;
    for (const heard of this.#closed) heard();
  }
}

export interface FakeServer {
  readonly clock: JumpingClock;
  readonly ports: ClientPorts;
  readonly sockets: FakeSocket[];
  /** What was asked at the door: addresses and bodies. */
  readonly asked: { readonly address: string; readonly body: object }[];
  /** What the door answers; null: nobody is there. */
  door: { readonly status: number; readonly text: string } | null;
  wake(): void;
  /** The newest socket. */
  last(): FakeSocket;
}

/** The table that a device was at last, in memory alone. */
export function keptLast(): LastKept {
  let last: LastTable | null = null;
  return { read: () => last, write: (at) => { last = at; } };
}

export function fakeServer(has: readonly string[] = []): FakeServer {
  const clock = jumpingClock();
  const kept = new Map<string, string>();
  const wakers = new Set<() => void>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => { kept.set(key, value); },
    removeItem: (key: string) => { kept.delete(key); },
  };
  const server: FakeServer = {
    clock, sockets: [], asked: [],
    door: { status: 200, text: JSON.stringify({ code: 'KXNT', path: 'rooms/p/r', session: 's1' }) },
    wake() { for (const told of wakers) told(); },
    last: () => server.sockets.at(-1)!,
    ports: {
      async post(address, body) {
        server.asked.push({ address, body });
        return server.door;
      },
      socket(address) {
        const socket = new FakeSocket(address);
        server.sockets.push(socket);
        return socket as unknown as Socket;
      },
      page: 'https://snag.example/play/table.html?table=KXNT', clock,
      chance: () => 0.5, secrets: keptSecrets(() => storage), has: () => has,
      woken(told) {
        wakers.add(told);
        return () => { wakers.delete(told); };
      },
    },
  };
  return server;
}
