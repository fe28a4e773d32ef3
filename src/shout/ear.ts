/**
 * Opens the microphone and listens to it: asks the browser, and hands what comes to the audio thread. Nothing is recorded, and nothing is
 * sent. Here is all that this room does to the browser.
 */
import { PROCESSOR, type EarOptions, type FromEar, type ToEar } from './messages';
import { latencyOf, madeAt, withPair, type ClockPair } from './times';

/** Why there is no microphone. */
export type EarProblem =
  /** Browsers give one to pages alone that came encrypted. */
  | 'insecure'
  /** This browser cannot. */
  | 'unsupported'
  /** Somebody has said no, or the system has. */
  | 'refused'
  | 'missing'
  /** Another program has it. */
  | 'busy'
  | 'failed'
  /** It was unplugged or taken away. */
  | 'lost';

export interface EarListener {
  /** Something loud began that may turn out to be a shout. */
  rising(): void;
  /** It was none. */
  fell(): void;
  /** Somebody shouted. @param at when they began, in milliseconds of the page's time */
  shout(at: number): void;
  /** How loud that was, in dBFS. */
  loudest(level: number): void;
  /** The microphone is gone. */
  lost(): void;
}

export interface Ear {
  setLevel(level: number): void;
  raise(by: number): void;
  close(): void;
}

export type OpenedEar = { readonly ok: true; readonly ear: Ear } | { readonly ok: false; readonly problem: EarProblem };

/** Opens it, for shouts of this level in dBFS. Never rejects. Has to be called while a press is handled, so that sound may run. */
export type OpenEar = (level: number, listener: EarListener) => Promise<OpenedEar>;

/** What it needs of the browser: each is missing in some. */
export interface EarPorts {
  readonly secure: boolean;
  readonly devices: Pick<MediaDevices, 'getUserMedia'> | undefined;
  readonly createContext: (() => AudioContext) | null;
  readonly createNode: (context: AudioContext, options: EarOptions) => AudioWorkletNode;
  /** The address of what runs in the audio thread. */
  readonly address: string;
  /** The time of input events, in milliseconds. */
  readonly now: () => number;
}

/**
 * The game's own sounds are taken out where the browser can do it. Its other helpers are not wanted: one takes a sudden sound for noise,
 * the other makes talk as loud as a shout.
 */
const WANTED = { echoCancellation: true, noiseSuppression: false, autoGainControl: false } as const;

/** Makes the node that listens. */
export function earNode(context: AudioContext, processorOptions: EarOptions): AudioWorkletNode {
  // It has an output, which stays silent: Safari runs only what leads to the loudspeaker.
  return new AudioWorkletNode(context, PROCESSOR, {
    numberOfInputs: 1, numberOfOutputs: 1, outputChannelCount: [1], channelCount: 1, channelCountMode: 'explicit', processorOptions,
  });
}

/** @param ports what this browser has */
export function earOpener(ports: EarPorts): OpenEar {
  const { secure, devices, createContext, address } = ports;
  return async (level, listener) => {
    if (!secure) return { ok: false, problem: 'insecure' };
    if (!devices || !createContext) return { ok: false, problem: 'unsupported' };
    let context: AudioContext;
    try {
      context = createContext();
    } catch {
      return { ok: false, problem: 'unsupported' };
    }
    if (!('audioWorklet' in context)) return { ok: false, problem: 'unsupported' };
    const [stream, worklet] = await Promise.allSettled([devices.getUserMedia({ audio: WANTED }), context.audioWorklet.addModule(address)]);
    const failed = (problem: EarProblem): OpenedEar => {
      if (stream.status === 'fulfilled') endTracks(stream.value);
      void context.close().catch(() => {});
      return { ok: false, problem };
    };
    if (stream.status === 'rejected') return failed(problemOf(stream.reason));
    if (worklet.status === 'rejected') return failed('failed');
    try {
      return { ok: true, ear: listen(context, stream.value, level, ports, listener) };
    } catch {
      return failed('failed');
    }
  };
}

function problemOf(reason: unknown): EarProblem {
  const name = reason instanceof Error || reason instanceof DOMException ? reason.name : '';
  switch (name) {
    case 'NotAllowedError': case 'SecurityError': return 'refused';
    case 'NotFoundError': case 'OverconstrainedError': return 'missing';
    case 'NotReadableError': case 'AbortError': return 'busy';
    default: return 'failed';
  }
}

function endTracks(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

function listen(context: AudioContext, stream: MediaStream, level: number, { createNode, now }: EarPorts, listener: EarListener): Ear {
  const [track] = stream.getAudioTracks();
  const node = createNode(context, { level });
  const latency = latencyOf({ track: trackLatency(track), base: (context as Partial<AudioContext>).baseLatency });
  const over = new AbortController();
  let pairs: readonly ClockPair[] = [];
  const send = (message: ToEar): void => node.port.postMessage(message, []);

  function close(): void {
    if (over.signal.aborted) return;
    over.abort();
    send({ kind: 'stop' });
    endTracks(stream);
    void context.close().catch(() => {});
  }

  node.port.addEventListener('message', ({ data }: MessageEvent<FromEar>) => {
    pairs = withPair(pairs, { context: data.at, page: now() });
    switch (data.kind) {
      case 'rising': listener.rising(); break;
      case 'shout': listener.shout(madeAt(data.onset, pairs, latency)); break;
      case 'loudest': listener.loudest(data.level); break;
      case 'fell': listener.fell(); break;
      case 'clock': break;
    }
  }, { signal: over.signal });
  node.port.start();
  track?.addEventListener('ended', () => {
    close();
    listener.lost();
  }, { signal: over.signal });
  // A call that comes in interrupts it on a telephone.
  context.addEventListener('statechange', () => { if (context.state !== 'running') void context.resume().catch(() => {}); }, {
    signal: over.signal,
  });
  if (context.state !== 'running') void context.resume().catch(() => {});
  context.createMediaStreamSource(stream).connect(node).connect(context.destination);
  return { setLevel: (to) => send({ kind: 'level', level: to }), raise: (by) => send({ kind: 'raise', by }), close };
}

/** Chromium tells it, in seconds; the browsers' types do not know it. */
function trackLatency(track: MediaStreamTrack | undefined): number | undefined {
  const latency: unknown = track && Reflect.get(track.getSettings(), 'latency');
  return typeof latency === 'number' ? latency : undefined;
}
