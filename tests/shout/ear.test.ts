/** Opening the microphone in browsers that have one, lack something, or refuse it. All of the browser is made up here. */
import { expect, test } from 'vitest';
import { earOpener, type EarListener, type EarPorts } from '../../src/shout/ear';

/** A target of events that can be told to anybody who listens. */
class Told extends EventTarget {
  tell(type: string, data?: unknown): void { this.dispatchEvent(Object.assign(new Event(type), { data })); }
}

class Track extends Told {
  stopped = false;
  stop(): void { this.stopped = true; }
  getSettings(): object { return { latency: 0.01 }; }
}

class Context extends Told {
  state = 'running';
  closed = false;
  readonly baseLatency = 0.01;
  readonly destination = {};
  readonly audioWorklet: { addModule(): Promise<void> };
  constructor(comes: boolean) {
    super();
    this.audioWorklet = { addModule: () => (comes ? Promise.resolve() : Promise.reject(new Error('404'))) };
  }
  createMediaStreamSource() { return { connect: (node: unknown) => node }; }
  close(): Promise<void> { this.closed = true; return Promise.resolve(); }
  resume(): Promise<void> { return Promise.resolve(); }
}

function browser({ refuses = null, comes = true }: { refuses?: string | null; comes?: boolean } = {}) {
  const [track, context, port, sent] = [new Track(), new Context(comes), new Told(), [] as unknown[]];
  Object.assign(port, { start() {}, postMessage: (message: unknown) => sent.push(message) });
  const node = { port, connect: (to: unknown) => to };
  let now = 5000;
  const ports: EarPorts = {
    secure: true, address: 'shout.js', now: () => now,
    devices: { getUserMedia: () => (refuses === null
      ? Promise.resolve({ getTracks: () => [track], getAudioTracks: () => [track] } as unknown as MediaStream)
      : Promise.reject(new DOMException('no', refuses))) },
    createContext: () => context as unknown as AudioContext, createNode: () => node as unknown as AudioWorkletNode,
  };
  return { ports, track, context, port, sent, setNow(at: number) { now = at; } };
}

const told: unknown[] = [];
const listener: EarListener = {
  rising: () => told.push('rising'), fell: () => told.push('fell'), shout: (at) => told.push(['shout', at]),
  loudest: (level) => told.push(['loudest', level]), lost: () => told.push('lost'),
};

test.each([
  [{ secure: false }, 'insecure'], [{ devices: undefined }, 'unsupported'], [{ createContext: null }, 'unsupported'],
] as const)('a browser with %o is told of', async (lacks, problem) => {
  expect(await earOpener({ ...browser().ports, ...lacks })(-30, listener)).toEqual({ ok: false, problem });
});

test.each([
  ['NotAllowedError', 'refused'], ['NotFoundError', 'missing'], ['NotReadableError', 'busy'], ['TypeError', 'failed'],
])('%s means that the microphone is %s, and leaves no context open', async (refuses, problem) => {
  const { ports, context } = browser({ refuses });
  expect(await earOpener(ports)(-30, listener)).toEqual({ ok: false, problem });
  expect(context.closed).toBe(true);
});

test('where what listens does not come, the microphone is closed again', async () => {
  const { ports, track, context } = browser({ comes: false });
  expect(await earOpener(ports)(-30, listener)).toEqual({ ok: false, problem: 'failed' });
  expect([track.stopped, context.closed]).toEqual([true, true]);
});

test('a shout is told with the page’s time of its beginning, less the way of the sound', async () => {
  const { ports, port, setNow } = browser();
  expect((await earOpener(ports)(-30, listener)).ok).toBe(true);
  told.length = 0;
  port.tell('message', { kind: 'clock', at: 1 });
  setNow(6400);
  port.tell('message', { kind: 'shout', at: 2.3, onset: 2.1, level: -20 });
  expect(told).toEqual([['shout', 5000 + 1100 - 20]]);
});

test('what is closed hears nothing more; what is unplugged is closed and told of', async () => {
  const { ports, port, track, context, sent } = browser();
  const opened = await earOpener(ports)(-30, listener);
  told.length = 0;
  if (opened.ok) opened.ear.close();
  port.tell('message', { kind: 'shout', at: 2.3, onset: 2.1, level: -20 });
  track.tell('ended');
  expect([told, track.stopped, context.closed, sent]).toEqual([[], true, true, [{ kind: 'stop' }]]);

  const other = browser();
  await earOpener(other.ports)(-30, listener);
  other.track.tell('ended');
  expect([told, other.context.closed]).toEqual([['lost'], true]);
});
