/** A device's line from the table's side, whatever carries it: what comes in is held to its limits, and how far away it is is measured. */
import { CLOSED_BY, textOf } from '../src/apart/frames';
import type { FromTable, GoneBecause, TableRefusal } from '../src/apart/messages';
import { createLimit, type Limit, type Limits } from './limits';
import type { AtTable, LiveTable } from './tables';

/** What carries a line. */
export interface Wire {
  send(text: string): void;
  ping(): void;
  /** Bytes that were sent and not taken in yet. */
  backlog(): number;
  close(code: number): void;
  /** Lets go of it without a word. */
  drop(): void;
}

/** What happens on the wire. */
export interface Line {
  /** The device is ready to be told. */
  opened(): void;
  /** Whether one more frame may come; if not, that was said. */
  admits(): boolean;
  message(bytes: Uint8Array): void;
  /** A frame that is no message. */
  nonsense(): void;
  pong(): void;
  closed(): void;
}

export interface LineOptions {
  readonly table: LiveTable;
  readonly device: number;
  readonly limits: Limits;
  /** The messages of all at the table who hold nothing there. */
  readonly ofOthers: Limit;
  readonly now: () => number;
  /** Something failed that should not. */
  readonly failed: (error: unknown) => void;
}

/** Whoever was let in, and isn't ready to be told anything by then, is none of ours. */
const READY_WITHIN = 10_000;
const PING_EVERY = 3000;
/** While something is told how far away somebody is is measured more often: races are judged by it. */
const PING_AFTER = 500;
/** So many pings without an answer, and there is nobody. */
const MISSED = 2;
const ONE = '';

/** Keeps asking whether somebody is there, and tells how long the answer took; lets go of whoever is not. */
function createWatch(wire: Wire, now: () => number, tell: (ms: number) => void) {
  let sent: number[] = [];
  let last = -Infinity;
  const ask = (): void => {
    if (sent.length > MISSED) return wire.drop();
    last = now();
    sent.push(last);
    wire.ping();
  };
  const timer = setInterval(ask, PING_EVERY);
  const late = setTimeout(wire.drop, READY_WITHIN);
  return {
    ready() {
      clearTimeout(late);
      ask();
    },
    /** Something is told. */
    telling() {
      if (sent.length > 0 || now() - last < PING_AFTER) return;
      ask();
      // The next is as long after this one as after any: else who doesn't answer for a moment would be let go sooner.
      timer.refresh();
    },
    pong() {
      const at = sent[0];
      if (at === undefined) return;
      sent = [];
      tell(now() - at);
    },
    stop() {
      clearTimeout(late);
      clearInterval(timer);
    },
  };
}

/** How many frames may come: one more; too many, which is said; or so many too many that it is enough. */
function createAllowance({ table, device, limits, ofOthers, now }: LineOptions): () => 'fine' | 'too-many' | 'enough' {
  const own = createLimit(limits.messages, now);
  const patience = createLimit(limits.patience, now);
  let { first } = limits;
  const isCounted = (): boolean => {
    first -= 1;
    return first < 0 && !table.holds(device);
  };
  return () => {
    if (own.take(ONE) && (!isCounted() || ofOthers.take(ONE))) return 'fine';
    return patience.take(ONE) ? 'too-many' : 'enough';
  };
}

/** A device at its table, whose failures end its own line, and harm nobody at other tables. */
function contained(at: AtTable, broken: (error: unknown) => void): AtTable {
  const safely = <Args extends readonly unknown[]>(act: (...args: Args) => void) => (...args: Args): void => {
    try {
      act(...args);
    } catch (error) {
      broken(error);
    }
  };
  return { receive: safely((text) => at.receive(text)), lag: safely((ms) => at.lag(ms)), cut: safely(() => at.cut()) };
}

/** What goes out on a wire, until it is ended. */
function createOutlet(wire: Wire, { backlog }: Limits) {
  let ended = false;
  const end = (code: number): void => {
    ended = true;
    wire.close(code);
  };
  const send = (text: string): void => {
    if (ended) return;
    if (wire.backlog() > backlog) wire.drop();
    else wire.send(text);
  };
  const say = (message: FromTable): void => send(JSON.stringify(message));
  return {
    send, end,
    get ended() { return ended; },
    refuse: (code: TableRefusal) => say({ kind: 'refused', what: null, code }),
    gone(because: GoneBecause) {
      say({ kind: 'gone', because });
      end(CLOSED_BY.said);
    },
    /** The wire has ended by itself. */
    cut() { ended = true; },
  };
}

/** A line on a wire that was let in. Its table knows it once the device is ready. */
export function createLine(wire: Wire, options: LineOptions): Line {
  const { table, device, limits, now, failed } = options;
  let at: AtTable | null = null;
  const allowance = createAllowance(options);
  const out = createOutlet(wire, limits);
  const watch = createWatch(wire, now, (ms) => at?.lag(ms));
  /** Ends it, for a reason that is none of the table's. */
  const breakOff = (code: number): void => {
    if (out.ended) return;
    watch.stop();
    out.end(code);
    at?.cut();
  };
  const broken = (error: unknown): void => {
    failed(error);
    breakOff(CLOSED_BY.failed);
  };
  const tell = (text: string): void => {
    out.send(text);
    if (!out.ended) watch.telling();
  };
  const gone = (because: GoneBecause): void => {
    watch.stop();
    out.gone(because);
  };

  return {
    opened() {
      if (at !== null || out.ended) return;
      at = contained(table.connect(device, { send: tell, end: gone, again: () => { breakOff(CLOSED_BY.stopping); } }), broken);
      if (!out.ended) watch.ready();
    },
    admits() {
      if (out.ended) return false;
      const may = allowance();
      if (may === 'too-many') out.refuse(may);
      if (may === 'enough') breakOff(CLOSED_BY.tooMany);
      return may === 'fine';
    },
    message(bytes) {
      if (out.ended || at === null) return;
      if (bytes.length > limits.message) return out.refuse('too-large');
      const text = textOf(bytes);
      if (text === undefined) return out.refuse('no-message');
      at.receive(text);
    },
    nonsense: () => out.refuse('no-message'),
    pong: watch.pong,
    closed() {
      watch.stop();
      if (out.ended) return;
      out.cut();
      at?.cut();
    },
  };
}
