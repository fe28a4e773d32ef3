/**
 * Holds a device's line to its table: lets it in by its secret, says what it is told, and takes the line up again after a cut, with growing
 * waits, and at once when the network or the page comes back. A line on which nothing comes is asked, and given up where nobody answers:
 * after a phone has slept, its socket may look open and be dead.
 */
import type { Clock } from '../../bots/clock';
import { APART_VERSION } from '../tableShown';
import type { ToTable } from '../messages';
import { enter, type NotIn, type Post } from './door';
import { readFromTable } from './fromTable';
import { GameWay } from './gameWay';
import { openLine, type Socket, type TableLine } from './line';
import type { Secrets } from './secret';
import type { LineState, TableClient, TableClientState, TableNews } from './tableClient';

export interface ClientPorts {
  readonly post: Post;
  readonly socket: (address: string) => Socket;
  /** The page's own address. */
  readonly page: string;
  readonly clock: Clock;
  /** From 0 up to 1: so that many devices do not come back in the same instant. */
  readonly chance: () => number;
  /** The network or the page has come back. @returns ends it */
  readonly woken: (told: () => void) => () => void;
  readonly secrets: Secrets;
  /** The games that are kept here already, of those that this device has played. */
  readonly has: () => readonly string[];
}

/** Waits between attempts, in milliseconds; the last one from then on. */
const WAITS = [250, 500, 1000, 2000, 4000, 8000] as const;
/** So long a line may take to open. */
const OPENS_WITHIN = 10_000;
/** So long nothing may come before the other end is asked; and so long it may take to answer. */
const QUIET = 12_000;
const ANSWERS_WITHIN = 4000;
/** What is a way on for somebody who was at the table before: a server that starts again, or one before it that lets nobody through. */
const PASSES: ReadonlySet<NotIn> = new Set(['too-many', 'full', 'no-server']);

/** So long after an attempt has begun no other one is begun for it: page and network often come back together. */
const FRESH = 1000;

export class OpenTable implements TableClient {
  readonly #code: string;
  readonly #ports: ClientPorts;
  readonly #way = new GameWay((message) => this.#say(message));
  readonly #sleep: () => void;
  #state: TableClientState;
  #line: TableLine | null = null;
  /** Another one with each attempt: what belongs to an older one is nobody's. */
  #attempt = 0;
  #begun = -Infinity;
  #failures = 0;
  #since: number | null = null;
  #timer: unknown;
  readonly #subscribers = new Set<(state: TableClientState) => void>();
  readonly #listeners = new Set<(news: TableNews) => void>();

  /** @param code of the table */
  constructor(code: string, ports: ClientPorts) {
    [this.#code, this.#ports] = [code, ports];
    this.#state = { code, line: { kind: 'opening' }, table: null };
    this.#sleep = ports.woken(() => this.#woken());
    void this.#try();
  }

  state(): TableClientState { return this.#state; }

  subscribe(told: (state: TableClientState) => void): () => void {
    this.#subscribers.add(told);
    told(this.#state);
    return () => { this.#subscribers.delete(told); };
  }

  listen(heard: (news: TableNews) => void): () => void {
    this.#listeners.add(heard);
    return () => { this.#listeners.delete(heard); };
  }

  ask(message: Parameters<TableClient['ask']>[0]): void { this.#say(message); }

  readonly connect: TableClient['connect'] = (game) => this.#way.connect(game);

  again(): void {
    const { kind } = this.#state.line;
    if (kind === 'open') return;
    if (kind !== 'trying') this.#become({ line: { kind: 'opening' } });
    void this.#try();
  }

  leave(): void {
    this.#sleep();
    this.#subscribers.clear();
    this.#listeners.clear();
    this.#stop();
  }

  #say(message: ToTable): void {
    if (this.#state.line.kind === 'open') this.#line?.send(JSON.stringify(message));
  }

  #become(change: Partial<TableClientState>): void {
    this.#state = { ...this.#state, ...change };
    for (const told of this.#subscribers) told(this.#state);
  }

  #wait(milliseconds: number, act: () => void): void {
    const { clock } = this.#ports;
    clock.clearTimeout(this.#timer);
    this.#timer = clock.setTimeout(act, milliseconds);
  }

  /** Nothing is tried any more, and whatever still comes is nobody's. */
  #stop(): void {
    this.#attempt += 1;
    this.#ports.clock.clearTimeout(this.#timer);
    this.#line?.drop();
    this.#line = null;
  }

  /** Until somebody asks for it. */
  #end(line: Extract<LineState, { readonly kind: 'refused' | 'gone' }>): void {
    this.#stop();
    this.#since = null;
    this.#become({ line });
  }

  #failed(): void {
    this.#stop();
    this.#since ??= this.#ports.clock.now();
    if (this.#state.line.kind !== 'trying') this.#become({ line: { kind: 'trying', since: this.#since } });
    const longest = WAITS[Math.min(this.#failures, WAITS.length - 1)]!;
    this.#failures += 1;
    this.#wait(longest * (0.75 + this.#ports.chance() / 2), () => void this.#try());
  }

  async #try(): Promise<void> {
    const { post, socket, page, secrets, clock } = this.#ports;
    this.#stop();
    const own = this.#attempt;
    this.#begun = clock.now();
    // Whatever does not come, the next attempt does.
    this.#wait(OPENS_WITHIN, () => this.#failed());
    const entered = await enter(post, this.#code, { version: APART_VERSION, secret: secrets.of(this.#code) });
    if (own !== this.#attempt) return;
    if (entered === null) return this.#failed();
    if (typeof entered === 'string') {
      return this.#state.table !== null && PASSES.has(entered) ? this.#failed() : this.#end({ kind: 'refused', why: entered });
    }
    this.#line = openLine(socket, entered, page, {
      opened: () => this.#opened(), anything: () => this.#watch(), message: (text) => this.#hear(text), cut: () => this.#failed(),
    });
  }

  #opened(): void {
    this.#since = null;
    this.#state = { ...this.#state, line: { kind: 'open' } };
    // Before anybody who is told of the line says anything on it.
    this.#say({ kind: 'hello', version: APART_VERSION, has: [...this.#ports.has()] });
    this.#way.look();
    this.#become({});
    this.#watch();
  }

  /** Something came: the other end is there. Where nothing more does, it's asked. */
  #watch(): void {
    if (this.#state.line.kind === 'open') this.#wait(QUIET, () => this.#probe());
  }

  #probe(): void {
    this.#wait(ANSWERS_WITHIN, () => this.#failed());
    this.#line?.ask();
  }

  #woken(): void {
    const { kind } = this.#state.line;
    if (kind === 'open') this.#probe();
    else if ((kind === 'trying' || kind === 'opening') && this.#ports.clock.now() - this.#begun > FRESH) void this.#try();
  }

  #hear(text: string): void {
    const message = readFromTable(text);
    if (message === undefined) return;
    if (message.kind === 'table') {
      // It's let in for good: the waits after the next cut begin from the shortest.
      this.#failures = 0;
      this.#become({ table: message.table });
    } else if (message.kind === 'game') this.#way.hear(message.game, message.message);
    else if (message.kind === 'held') this.#become({ line: { kind: 'open', ...message.on ? { held: true } : {} } });
    else if (message.kind === 'gone') {
      if (message.because === 'closed') this.#ports.secrets.forget(this.#code);
      this.#end({ kind: 'gone', because: message.because });
    } else for (const heard of this.#listeners) heard(message);
  }
}
