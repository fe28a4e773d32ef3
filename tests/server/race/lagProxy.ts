/**
 * A line that takes its time: a proxy before a server, which hands on what comes, each way after a delay of its own, and in order. Now and
 * then nothing comes through for a while, as where a packet was lost and is sent again: TCP then holds back all that came after it.
 */
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { fraction, randomFrom } from '../../../src/chance/chance';

/** In milliseconds, one way. */
export interface Lag {
  readonly delay: number;
  /** As much more or less, by chance. */
  readonly jitter?: number;
  /** How often something is lost, of all that is sent; it comes after so much longer. */
  readonly lost?: number;
  readonly again?: number;
}

export interface LagProxy {
  readonly url: string;
  readonly port: number;
  /** How many times something was lost so far. */
  readonly losses: number;
  close(): Promise<void>;
}

/** How long each next piece takes that is sent one way. @param lost told of each that was lost */
export function delays({ delay, jitter = 0, lost = 0, again = 0 }: Lag, word: string, told: () => void = () => {}): () => number {
  const random = randomFrom(word);
  const chance = (): number => fraction(random);
  return () => {
    const plain = Math.max(0, delay + jitter * (2 * chance() - 1));
    if (chance() >= lost) return plain;
    told();
    return plain + again * (0.5 + chance());
  };
}

/** Hands on what comes from one end to the other, and that it has ended. */
function handOn(from: Socket, to: Socket, takes: () => number): void {
  const waits: (() => void)[] = [];
  let free = 0;
  const later = (act: () => void): void => {
    const now = performance.now();
    // Nothing overtakes what was sent before it: of two timers whose times lie less than a millisecond apart the later may be first.
    free = Math.max(free, now + takes());
    waits.push(act);
    const next = (): void => waits.shift()!();
    if (free <= now && waits.length === 1) next();
    else setTimeout(next, free - now);
  };
  from.setNoDelay(true);
  from.on('data', (bytes) => later(() => { to.write(bytes); }));
  from.on('end', () => later(() => { to.end(); }));
  from.on('error', () => {});
  from.on('close', () => later(() => { to.destroy(); }));
}

/** Opens one before a server on this machine. @param word what all chance in it hangs on */
export async function lagProxy(port: number, lag: Lag, word: string): Promise<LagProxy> {
  const sockets = new Set<Socket>();
  let count = 0;
  let losses = 0;
  const server = createServer({ allowHalfOpen: true }, (near) => {
    const far = connect({ host: '127.0.0.1', port, allowHalfOpen: true });
    const lose = (): void => { losses += 1; };
    count += 1;
    handOn(near, far, delays(lag, `${word} there ${count}`, lose));
    handOn(far, near, delays(lag, `${word} back ${count}`, lose));
    for (const one of [near, far]) {
      sockets.add(one);
      one.on('close', () => { sockets.delete(one); });
    }
  });
  await new Promise<void>((done) => { server.listen(0, '127.0.0.1', done); });
  const { port: own } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${own}/`, port: own,
    get losses() { return losses; },
    async close() {
      for (const one of sockets) one.destroy();
      await new Promise((done) => { server.close(done); });
    },
  };
}
