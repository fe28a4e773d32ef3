/**
 * Lines by Colyseus: its rooms, its matchmaker and its transport for WebSockets, and nothing else of it. No other file here knows it.
 * A table has a room as long as somebody has a line to it, each time with an id of its own. A room holds no state; its messages are the
 * bytes of `src/apart/frames.ts`. Whoever comes back asks at the doors again: its own way of reconnecting isn't used.
 */
import type { IncomingMessage, Server } from 'node:http';
import { type Client, ClientState, matchMaker, type MatchMakerDriver, type Presence, Room } from '@colyseus/core';
import { setLogger } from '@colyseus/core/Logger';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { ASK, BYTES, CLOSED_BY, MESSAGE_TYPE, OPEN } from '../src/apart/frames';
import { askedFor, turnDown } from './asked';
import { createLine, type Line, type Wire } from './line';
import { createLimit, type Limit, type Limits } from './limits';
import type { LiveTable } from './tables';

export interface Lines {
  /**
   * Keeps a line free for a device of a table, for some seconds.
   * @param holds whether it holds a seat there, or the table
   */
  reserve(table: LiveTable, device: number, holds: boolean): Promise<{ readonly path: string; readonly session: string } | 'full'>;
  /** Ends every line. */
  close(): Promise<void>;
}

/** What the engine shares between the processes of a house. */
export interface Shared { readonly presence: Presence; readonly driver: MatchMakerDriver }

export interface LinesOptions {
  readonly server: Server;
  /** Where this process is reached below the page's address: `p/NAME/`; '' where it's the only one. */
  readonly below?: string;
  readonly shared?: Shared | undefined;
  readonly limits: Limits;
  isWelcome(req: IncomingMessage): boolean;
  readonly now: () => number;
  readonly failed: (error: unknown) => void;
}

/** Where lines are, below the page's address. */
const AT = 'line';
/** For how long a reserved line is kept free, and given again to a device that asks twice. In seconds and milliseconds. */
const RESERVED_FOR = 12;
const SAME_WITHIN = 5000;
/** It pings by itself (`line.ts`). A line that was closed from here, and isn't from there, is cut after the timeout. */
const CLOSE_WITHIN = 500;
const FRAMES = { pingInterval: 0, closeTimeout: 3000 };

/** It prints the whole stack of every join that it turns down. What goes wrong at a table is told by the table. */
const silent = () => {};
const SILENT = { debug: silent, error: silent, info: silent, trace: silent, warn: silent };

/** One matchmaker serves a process, however many servers it runs. */
let ready: Promise<void> | undefined;
const matchmaking = (shared: Shared | undefined): Promise<void> => ready ??= (async () => {
  setLogger(SILENT);
  // The lease says who lives (`house/lease.ts`), and rooms are found by their tables.
  matchMaker.setHealthChecksEnabled(false);
  await matchMaker.setup(shared?.presence, shared?.driver, undefined, async () => matchMaker.processId);
  await matchMaker.accept();
})();

/** The socket below a client of Colyseus'. */
interface Socket {
  readonly bufferedAmount: number;
  emit(event: string, ...args: unknown[]): boolean;
  on(event: string, heard: () => void): void;
  ping(): void;
  close(code: number): void;
  terminate(): void;
}

/** What a room is opened with. */
interface Opening {
  readonly table: LiveTable;
  readonly limits: Limits;
  readonly now: () => number;
  readonly failed: (error: unknown) => void;
  /** All rooms of the server. */
  readonly live: Set<TableRoom>;
}

/**
 * Lets only frames of ours through to Colyseus, which would decode what anybody sends by other types. Its listener comes after this, so
 * that none slips past.
 */
function guard(socket: Socket, client: Client, line: Line): void {
  const pass = socket.emit.bind(socket);
  socket.emit = (event, ...args) => {
    if (event !== 'message') return pass(event, ...args);
    const frame = args[0] as Uint8Array;
    if (!line.admits()) return true;
    const isOpen = client.state === ClientState.JOINED;
    const isShort = frame.length === 1;
    if (isOpen ? frame[0] === BYTES && frame[1] === MESSAGE_TYPE || isShort && frame[0] === ASK : isShort && frame[0] === OPEN) {
      pass(event, ...args);
      if (!isOpen) line.opened();
    } else line.nonsense();
    return true;
  };
}

function wireOf(client: Client, socket: Socket): Wire {
  return {
    send: (text) => client.sendBytes(MESSAGE_TYPE, Buffer.from(text)),
    ping: () => socket.ping(),
    backlog: () => socket.bufferedAmount,
    close: (code) => socket.close(code),
    drop: () => socket.terminate(),
  };
}

class TableRoom extends Room {
  override patchRate = 1000;
  override seatReservationTimeout = RESERVED_FOR;
  readonly #lines = new Map<string, Line>();
  readonly #reserved = new Map<number, { readonly session: string; readonly at: number }>();
  #opening!: Opening;
  #ofOthers!: Limit;

  override onCreate(opening: Opening): void {
    this.#opening = opening;
    this.#ofOthers = createLimit(opening.limits.messagesOfOthers, opening.now);
    this.maxClients = opening.limits.linesOfTable;
    opening.live.add(this);
    this.onMessageBytes(MESSAGE_TYPE, (client: Client, bytes: Uint8Array) => this.#lines.get(client.sessionId)?.message(bytes));
  }

  /** A line of this device that is still kept free: so that one device, however often it asks, takes few. */
  reservedFor(device: number): string | undefined {
    const last = this.#reserved.get(device);
    return last && this.#opening.now() - last.at < SAME_WITHIN && this.hasReservedSeat(last.session) ? last.session : undefined;
  }

  reserved(device: number, session: string): void {
    this.#reserved.set(device, { session, at: this.#opening.now() });
  }

  /** Whether there is a line left for somebody who holds nothing here. */
  get hasForOthers(): boolean {
    for (const [one, { session }] of this.#reserved) if (!this.hasReservedSeat(session)) this.#reserved.delete(one);
    return this.#lines.size + this.#reserved.size < this.#opening.limits.linesForOthers;
  }

  override onJoin(client: Client, { device }: { readonly device: number }): void {
    const { table, limits, now, failed } = this.#opening;
    const socket = client.ref as unknown as Socket;
    const line = createLine(wireOf(client, socket), { table, device, limits, ofOthers: this.#ofOthers, now, failed });
    this.#lines.set(client.sessionId, line);
    guard(socket, client, line);
    socket.on('pong', () => line.pong());
  }

  override onLeave(client: Client): void {
    this.#lines.get(client.sessionId)?.closed();
    this.#lines.delete(client.sessionId);
  }

  override onDispose(): void {
    this.#opening.live.delete(this);
  }

  get lines(): number { return this.#lines.size; }
}

interface Opened { readonly room: TableRoom; readonly listing: Listing }
type Listing = Awaited<ReturnType<typeof matchMaker.createRoom>>;

const isLive = ({ room }: Opened): boolean => matchMaker.getLocalRoomById(room.roomId) === room;

/** The rooms of one server's tables: one for each, however many ask for it at the same time. */
function createRooms(kind: string, opening: Omit<Opening, 'table'>) {
  const rooms = new WeakMap<LiveTable, Promise<Opened>>();
  const open = async (table: LiveTable): Promise<Opened> => {
    const listing = await matchMaker.createRoom(kind, { ...opening, table });
    return { listing, room: matchMaker.getLocalRoomById(listing.roomId) as TableRoom };
  };
  /** A room ends with its last line: then the table gets another. */
  const another = async (table: LiveTable, last: Promise<Opened> | undefined): Promise<Opened> => {
    if (last !== rooms.get(table)) return roomOf(table);
    const room = open(table);
    rooms.set(table, room);
    return room;
  };
  const roomOf = async (table: LiveTable): Promise<Opened> => {
    const last = rooms.get(table);
    const opened = await last?.catch(() => undefined);
    return opened && isLive(opened) ? opened : another(table, last);
  };
  return roomOf;
}

let servers = 0;

/** Lines of a server. It answers whoever asks for one, and nothing else. */
export async function openLines({ server, below = '', shared, limits, isWelcome, now, failed }: LinesOptions): Promise<Lines> {
  await matchmaking(shared);
  const kind = `table-${servers += 1}`;
  matchMaker.defineRoomType(kind, TableRoom);
  const live = new Set<TableRoom>();
  const roomOf = createRooms(kind, { limits, now, failed, live });
  const lines = (): number => [...live].reduce((sum, room) => sum + room.lines, 0);

  const transport = new WebSocketTransport({ ...FRAMES, maxPayload: limits.frame });
  transport.attachToServer(server, {
    filter(req) {
      if (!isWelcome(req)) return turnDown(req, '403 Forbidden');
      const asked = askedFor(req);
      const room = asked === null ? undefined : matchMaker.getLocalRoomById(asked.room) as TableRoom | undefined;
      if (asked === null || !room || !live.has(room) || !room.hasReservedSeat(asked.session)) return turnDown(req, '404 Not Found');
      return lines() < limits.linesOfAll || turnDown(req, '503 Service Unavailable');
    },
  });

  return {
    async reserve(table, device, holds) {
      for (let attempt = 0; attempt < 2; attempt += 1) {
        const opened = await roomOf(table);
        const { room } = opened;
        const session = room.reservedFor(device) ?? (holds || room.hasForOthers ? await reserveIn(opened, device) : null);
        if (session !== null) return { path: `${below}${AT}/${room.roomId}`, session };
        // Full; unless it has just ended.
        if (isLive(opened)) break;
      }
      return 'full';
    },
    async close() {
      // A room waits for whoever has a line reserved: nobody else does.
      const ended = Promise.all([...live].map((room) => room.disconnect(CLOSED_BY.stopping)));
      await Promise.race([ended, new Promise((done) => { setTimeout(done, CLOSE_WITHIN); })]);
      transport.shutdown();
      // Its kind of room stays known: one that still waits for somebody ends later, and asks for it then.
    },
  };
}

async function reserveIn({ room, listing }: Opened, device: number): Promise<string | null> {
  try {
    const { sessionId } = await matchMaker.reserveSeatFor(listing, { device });
    room.reserved(device, sessionId);
    return sessionId;
  } catch {
    return null;
  }
}
