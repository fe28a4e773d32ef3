/** A device's line from the table's side, whatever carries it: what comes in is held to its limits, and how far away it is is measured. */
import { CLOSED_BY, textOf } from '../src/apart/frames';
import type { FromTable, TableRefusal } from '../src/apart/messages';
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
  /** The messages of all devices of the table. */
  readonly ofTable: Limit;
  readonly now: () => number;
}

/** Whoever was let in, and isn't ready to be told anything by then, is none of ours. */
const READY_WITHIN = 10_000;
const PING_EVERY = 3000;
/** So many pings without an answer, and there is nobody. */
const MISSED = 2;
const ONE = '';

/** Keeps asking whether somebody is there, and tells how long the answer took; lets go of whoever is not. */
function createWatch(wire: Wire, now: () => number, tell: (ms: number) => void) {
  let sent: number[] = [];
  const ask = (): void => {
    if (sent.length > MISSED) return wire.drop();
    sent.push(now());
    wire.ping();
  };
  const timer = setInterval(ask, PING_EVERY);
  const late = setTimeout(wire.drop, READY_WITHIN);
  return {
    ready() {
      clearTimeout(late);
      ask();
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
function createAllowance({ limits, ofTable, now }: LineOptions): () => 'fine' | 'too-many' | 'enough' {
  const own = createLimit(limits.messages, now);
  const patience = createLimit(limits.patience, now);
  return () => {
    if (own.take(ONE) && ofTable.take(ONE)) return 'fine';
    return patience.take(ONE) ? 'too-many' : 'enough';
  };
}

/** A line on a wire that was let in. Its table knows it once the device is ready. */
export function createLine(wire: Wire, options: LineOptions): Line {
  const { table, device, limits, now } = options;
  let at: AtTable | null = null;
  let ended = false;
  const allowance = createAllowance(options);
  const watch = createWatch(wire, now, (ms) => at?.lag(ms));

  const end = (code: number): void => {
    ended = true;
    watch.stop();
    wire.close(code);
  };
  const send = (text: string): void => {
    if (ended) return;
    if (wire.backlog() > limits.backlog) return wire.drop();
    wire.send(text);
  };
  const say = (message: FromTable): void => send(JSON.stringify(message));
  const refuse = (code: TableRefusal): void => say({ kind: 'refused', what: null, code });

  return {
    opened() {
      if (at !== null || ended) return;
      at = table.connect(device, {
        send,
        end(because) {
          say({ kind: 'gone', because });
          end(CLOSED_BY.said);
        },
      });
      if (!ended) watch.ready();
    },
    admits() {
      if (ended) return false;
      const may = allowance();
      if (may === 'too-many') refuse(may);
      if (may === 'enough') {
        at?.cut();
        end(CLOSED_BY.tooMany);
      }
      return may === 'fine';
    },
    message(bytes) {
      if (ended || at === null) return;
      if (bytes.length > limits.message) return refuse('too-large');
      const text = textOf(bytes);
      if (text === undefined) return refuse('no-message');
      at.receive(text);
    },
    nonsense: () => refuse('no-message'),
    pong: watch.pong,
    closed() {
      watch.stop();
      if (!ended) at?.cut();
      ended = true;
    },
  };
}
