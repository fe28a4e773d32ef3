/** Web Audio, speech, vibration and a page as sound needs them, which keep what they are asked for. */
import { createPreferences, type KeptPreferences, type Preferences } from '../../src/setup/kept/preferences';
import { createSound, type Sound } from '../../src/sound/sound';
import type { Speech } from '../../src/sound/speech';
import { SAMPLE_RATE, type BuildSamples } from '../../src/sound/synth/tone';
import { effect, EFFECTS, type Begun as BegunSound } from '../../src/sound/cue';
import { samplesOf } from '../../src/sound/synth/render';
import { memoryStorage } from './apps';

/** A sound that was begun. */
export interface Begun {
  /** Its length in samples tells which it is. */
  readonly length: number;
  readonly when: number;
  readonly rate: number;
  stopped: boolean;
}

/** What an AudioContext is asked for comes later than what the page itself waits for, and in the order in which it was asked for. */
async function aWhile(): Promise<void> {
  for (let n = 0; n < 20; n += 1) await Promise.resolve();
}

/** An AudioContext that is what the test says. */
function fakeContext(state: AudioContextState) {
  const begun: Begun[] = [];
  const gains: { value: number }[] = [];
  const context = {
    state, currentTime: 10, destination: {}, asked: [] as string[],
    createGain() {
      const gain = { value: 1, setTargetAtTime(value: number) { gain.value = value; } };
      gains.push(gain);
      return { gain, connect() {} };
    },
    createBuffer: (_channels: number, length: number) => ({ length, duration: length / SAMPLE_RATE, copyToChannel() {} }),
    createBufferSource() {
      let one: Begun | null = null;
      const ends: (() => void)[] = [];
      const source = {
        buffer: { length: 0 }, playbackRate: { value: 1 }, connect() {}, disconnect() {},
        addEventListener(_type: string, ended: () => void) { ends.push(ended); },
        start(when: number) { begun.push(one = { length: source.buffer.length, when, rate: source.playbackRate.value, stopped: false }); },
        stop() {
          if (one) one.stopped = true;
          for (const ended of ends) ended();
        },
      };
      return source;
    },
    async resume() {
      context.asked.push('resume');
      await aWhile();
      context.state = 'running';
    },
    async suspend() {
      context.asked.push('suspend');
      await aWhile();
      context.state = 'suspended';
    },
  };
  return { context, begun, gains };
}

export interface FakeAudio {
  readonly sound: Sound;
  readonly preferences: KeptPreferences;
  /** How often zzfx was loaded. */
  loads(): number;
  /** How many tones were rendered. */
  rendered(): number;
  readonly context: ReturnType<typeof fakeContext>['context'];
  /** How loud the whole, effects and voices are. */
  readonly gains: readonly { value: number }[];
  /** What was begun, by its sound's name. */
  begun(): (Begun & { readonly name: string })[];
  readonly spoken: string[];
  readonly pulses: number[][];
  /** What was told of what begins to sound. */
  readonly told: readonly BegunSound[];
  /** A press or key, and what hangs on it. */
  press(): Promise<void>;
  setHidden(hidden: boolean): Promise<void>;
  /** Sets the page's time in milliseconds. */
  setNow(now: number): void;
  /** Does the next thing that waits for there being nothing else to do; says whether there was one. */
  idle(): boolean;
  /** Does the next thing that waits for its turn; says whether there was one. */
  soon(): boolean;
}

export interface FakeAudioOptions {
  readonly preferences?: Partial<Preferences>;
  /** What the context is in when it is made. */
  readonly state?: AudioContextState;
  readonly moves?: boolean;
  /** Whether zzfx can be loaded. */
  readonly loads?: () => boolean;
  /** Whether this device has a voice for the language. */
  readonly voice?: boolean;
  /** Whether the page has other things to do: what is wanted is not built at once then, but when `soon` says so. */
  readonly busy?: boolean;
  /** Comes back once the page has a moment to spare; at once if not given. */
  readonly calm?: () => Promise<void>;
}

/** Silence as long as zzfx would make it. */
const build: BuildSamples = (_volume, _chance, _pitch, attack = 0, sustain = 0, release = 0, ...others) =>
  Array.from({ length: Math.floor((attack + sustain + release + (others[12] ?? 0)) * SAMPLE_RATE) }, () => 0);

/** Which effect is as long. */
const NAMES = new Map(EFFECTS.map((name) => [samplesOf(effect(name), build).length, name]));

/** Lets promises run. */
export const settle = (): Promise<void> => new Promise((resolve) => { setImmediate(resolve); });

/** Sound over all that, listening. */
export async function fakeAudio({
  preferences: set = {}, state = 'running', moves = true, loads = () => true, voice = false, busy = false,
  calm = async () => {},
}: FakeAudioOptions = {}): Promise<FakeAudio> {
  const preferences = createPreferences(memoryStorage());
  preferences.set(set);
  const { context, begun, gains } = fakeContext(state);
  const listeners = new Map<string, (() => void)[]>();
  const page = {
    hidden: false,
    addEventListener(type: string, listener: () => void) { listeners.set(type, [...listeners.get(type) ?? [], listener]); },
  };
  const [spoken, pulses]: [string[], number[][]] = [[], []];
  const speech: Speech = {
    speak(word, language, { pitch }, volume) {
      if (voice) spoken.push(`${word} ${language} ${pitch} ${volume}`);
      return voice;
    },
    read(sentence, language, volume, done) {
      if (!voice) return false;
      spoken.push(`${sentence} ${language} ${volume}`);
      done();
      return true;
    },
    hush() { spoken.push('hush'); },
  };
  const [idle, soon, told]: [(() => void)[], (() => void)[], BegunSound[]] = [[], [], []];
  const next = (waiting: (() => void)[]): boolean => {
    const work = waiting.shift();
    work?.();
    return work !== undefined;
  };
  let [loaded, now, rendered] = [0, 0, 0];
  const load = async () => {
    if (!loads()) throw new Error('no AudioContext');
    loaded += 1;
    return {
      context: context as unknown as AudioContext,
      build: (...tone: readonly number[]) => {
        rendered += 1;
        return build(...tone);
      },
    };
  };
  const sound = createSound({
    preferences, page: page as unknown as Document, moves: () => moves, now: () => now, load, speech,
    begun: (sounds) => { told.push(...sounds); },
    word: () => ({ text: 'Snag!', language: 'en' }), vibrate: (pattern) => { pulses.push(pattern); },
    whenIdle: (work) => { idle.push(work); }, calm,
    soon(work) {
      if (busy) soon.push(work);
      else work();
    },
  });
  await settle();
  const tell = async (type: string): Promise<void> => {
    for (const listener of listeners.get(type) ?? []) listener();
    await settle();
  };
  return {
    sound, preferences, context, gains, spoken, pulses, told, loads: () => loaded, rendered: () => rendered,
    begun: () => begun.map((one) => ({ ...one, name: NAMES.get(one.length) ?? 'shout' })),
    press: () => tell('pointerdown'),
    setHidden(hidden) {
      page.hidden = hidden;
      return tell('visibilitychange');
    },
    setNow(to) { now = to; },
    idle: () => next(idle),
    soon: () => next(soon),
  };
}
