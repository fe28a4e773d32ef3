/** Plays cues through the browser's Web Audio: each sound is rendered once, and goes through the volume of its kind to the whole. */
import type { Preferences } from '../setup/kept/preferences';
import type { Begun, Cue } from './cue';
import { createRenderer, soundKey } from './synth/render';
import type { Synth } from './synth/loadZzfx';
import { SAMPLE_RATE } from './synth/tone';

/** No more sounds than this lie ahead or sound at once. */
const MOST = 48;

/** So soon a volume is reached, in seconds: a jump would be heard as a click. */
const FADE = 0.02;

export interface Speaker {
  /**
   * Plays cues from now on; nothing while the speaker is not awake.
   * @param speed by which their times are divided
   * @returns what was begun, as if now were 0
   */
  play(cues: readonly Cue[], speed: number): readonly Begun[];
  /** Renders a piece of a sound, so that it is there at once when it is wanted. @returns whether there is more of it */
  prepare(cue: Cue): boolean;
  /** Ends what sounds, and what was to come. */
  hush(): void;
  setVolumes(volumes: Pick<Preferences, 'volume' | 'effects' | 'voices'>): void;
  /** Begins or goes on. Some browsers grant it only while a press or key is being handled: ask at each. */
  wake(): Promise<void>;
  /** Hushes, and gives the loudspeaker back. */
  sleep(): void;
}

/** What is heard grows with the power of what is played: half of a volume shall sound half as loud. */
const gainOf = (volume: number): number => volume ** 2;

/** The way of a sound to the loudspeaker: through the volume of its kind to the whole. */
interface Mixer { readonly whole: GainNode; readonly effect: GainNode; readonly voice: GainNode }

function createMixer(context: AudioContext): Mixer {
  const mixer = { whole: context.createGain(), effect: context.createGain(), voice: context.createGain() };
  mixer.whole.connect(context.destination);
  mixer.effect.connect(mixer.whole);
  mixer.voice.connect(mixer.whole);
  return mixer;
}

/** The sounds as the browser plays them, each rendered once. */
interface Buffers {
  get(cue: Cue): AudioBuffer;
  /** Does a piece of the work. @returns whether there is more of it */
  prepare(cue: Cue): boolean;
}

function createBuffers({ context, build }: Synth): Buffers {
  const renderer = createRenderer(build);
  const buffers = new Map<string, AudioBuffer>();

  function get(cue: Cue): AudioBuffer {
    const key = soundKey(cue);
    const there = buffers.get(key);
    if (there) return there;
    const samples = renderer.samples(cue);
    const buffer = context.createBuffer(1, samples.length, SAMPLE_RATE);
    buffer.copyToChannel(samples, 0);
    buffers.set(key, buffer);
    return buffer;
  }

  return {
    get,
    prepare(cue) {
      if (buffers.has(soundKey(cue))) return false;
      const more = renderer.renderTone(cue);
      if (!more) get(cue);
      return more;
    },
  };
}

/** A speaker that is not awake yet, unless the browser says so. */
export function createSpeaker(synth: Synth): Speaker {
  const { context } = synth;
  const mixer = createMixer(context);
  const buffers = createBuffers(synth);
  const sounding = new Set<AudioBufferSourceNode>();
  /** Whether it was put to sleep: the context says so only some time later. */
  let asleep = false;

  /** @param delay in seconds */
  function start(cue: Cue, delay: number): Begun[] {
    if (sounding.size >= MOST) return [];
    const rate = cue.kind === 'effect' ? cue.pitch : 1;
    const source = context.createBufferSource();
    source.buffer = buffers.get(cue);
    source.playbackRate.value = rate;
    source.connect(mixer[cue.kind]);
    source.addEventListener('ended', () => {
      sounding.delete(source);
      source.disconnect();
    });
    sounding.add(source);
    source.start(context.currentTime + delay);
    return [{ kind: cue.kind, from: delay * 1000, until: (delay + source.buffer.duration / rate) * 1000 }];
  }

  function hush(): void {
    for (const source of sounding) source.stop();
    sounding.clear();
  }

  return {
    play(cues, speed) {
      // What was told to a sleeping speaker would all sound at once when it wakes.
      if (context.state !== 'running') return [];
      return cues.flatMap((cue) => start(cue, cue.at / speed / 1000));
    },
    prepare: buffers.prepare,
    hush,
    setVolumes({ volume, effects, voices }) {
      const levels = [[mixer.whole, volume], [mixer.effect, effects], [mixer.voice, voices]] as const;
      for (const [{ gain }, level] of levels) gain.setTargetAtTime(gainOf(level), context.currentTime, FADE);
    },
    async wake() {
      // "interrupted", by a call, is a state of iOS alone.
      if (!asleep && context.state === 'running') return;
      asleep = false;
      await context.resume();
    },
    sleep() {
      hush();
      if (asleep) return;
      asleep = true;
      context.suspend().catch(() => {});
    },
  };
}
