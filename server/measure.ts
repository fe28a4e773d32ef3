/** What a server counts of itself, for whoever runs it: numbers alone, of no table and no person (`/metrics`, docs/hosting.md). */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What is told as it happens. Times in milliseconds. */
export interface Measure {
  /** So long a line of a journal took until it was kept. */
  synced(ms: number): void;
  /** A call was judged, so long after it counted. */
  judged(ms: number): void;
}

/** What is looked at when somebody asks. */
export interface Counted { readonly tables: number; readonly lines: number; readonly seats: number; readonly ready: boolean }

export interface Metrics extends Measure {
  /** As Prometheus reads it. */
  text(): Promise<string>;
  readonly type: string;
}

/** In seconds: a wait of a judge is below half a second, a disk far below. */
const SYNC = [0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];
const WAIT = [0.025, 0.05, 0.1, 0.15, 0.2, 0.3, 0.4, 0.6, 1];

/** @param counted looks at the tables that are on here */
export function createMetrics(counted: () => Promise<Counted>): Metrics {
  const registry = new Registry();
  // With it comes how late the event loop is.
  collectDefaultMetrics({ register: registry, prefix: 'snag_' });
  const gauge = (name: string, help: string): Gauge => new Gauge({ name, help, registers: [registry] });
  const gauges = {
    tables: gauge('snag_tables', 'Tables that are on in this process'),
    lines: gauge('snag_lines', 'Devices that have a line to one of them'),
    seats: gauge('snag_seats', 'Seats that people have taken there'),
    ready: gauge('snag_ready', 'Whether this process may tell anybody anything: 1 or 0'),
  };
  const histogram = (name: string, help: string, buckets: number[]): Histogram =>
    new Histogram({ name, help, buckets, registers: [registry] });
  const sync = histogram('snag_journal_sync_seconds', 'From when a line of a journal is added until it is kept', SYNC);
  const wait = histogram('snag_judge_wait_seconds', 'From when a call counts until it is judged', WAIT);
  const verdicts = new Counter({ name: 'snag_verdicts_total', help: 'Calls that were judged in races over lines', registers: [registry] });
  return {
    synced: (ms) => { sync.observe(ms / 1000); },
    judged(ms) {
      wait.observe(Math.max(0, ms) / 1000);
      verdicts.inc();
    },
    type: registry.contentType,
    async text() {
      const { ready, ...counts } = await counted();
      for (const [name, count] of Object.entries(counts)) gauges[name as keyof typeof counts].set(count);
      gauges.ready.set(ready ? 1 : 0);
      return registry.metrics();
    },
  };
}

/**
 * Where they're asked for: an address of its own, which nobody reaches who only plays.
 * @returns once it listens; rejects with a sentence where the port is in use
 */
export function serveMetrics(metrics: Metrics, port: number, host: string): Promise<Server> {
  const answer = async ({ method, url }: IncomingMessage, res: ServerResponse): Promise<void> => {
    if (method !== 'GET' || url !== '/metrics') return void res.writeHead(404).end();
    const text = await metrics.text().catch(() => null);
    res.writeHead(text === null ? 500 : 200, { 'Content-Type': metrics.type }).end(text ?? undefined);
  };
  const server = createServer((req, res) => void answer(req, res));
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(error.code !== 'EADDRINUSE' ? error
      : new Error(`port ${port} is in use by another program. Give --metrics another number.`, { cause: error })));
    server.listen(port, host, () => resolve(server));
  });
}
