/** Plays cues through the browser's Web Audio: each sound is built once, and goes through the volume of its kind to the whole. */
import type { Preferences } from '../setup/kept/preferences';
import type { Begun, Cue } from './cue';
import { createBuilder, type Builder, type BuilderPorts } from './synth/builder';
import type { Synth } from './synth/loadZzfx';
import { soundKey } from './synth/render';
import { SAMPLE_RATE } from './synth/tone';

/** No more sounds than this lie ahead or sound at once. */
const MOST = 48;

/** What is not built in its time is still heard when it is no later than this, in seconds; later it would tell of something else. */
const LATE = 0.15;

/** So soon a volume is reached, in seconds: a jump would be heard as a click. */
const FADE = 0.02;

export interface Speaker {
  /**
   * Plays cues from now on; nothing while the speaker is not awake. What is not built yet is heard as soon as it is, if that is in time.
   * @param speed by which their times are divided
   * @param begun is told what begins, as if the moment at which it is told were 0
   */
  play(cues: readonly Cue[], speed: number, begun: (sounds: readonly Begun[]) => void): void;
  /** Has sounds built while there is nothing else to do, so that they are there at once when they are wanted. */
  prepare(cues: readonly Cue[]): void;
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

/** The sounds that are built, as the browser plays them. */
function createBuffers(context: AudioContext, builder: Builder): (cue: Cue) => AudioBuffer | null {
  const buffers = new Map<string, AudioBuffer>();
  return (cue) => {
    const key = soundKey(cue);
    const there = buffers.get(key);
    if (there) return there;
    const samples = builder.built(cue);
    if (!samples) return null;
    const buffer = context.createBuffer(1, samples.length, SAMPLE_RATE);
    buffer.copyToChannel(samples, 0);
    buffers.set(key, buffer);
    return buffer;
  };
}

/** What sounds now, and what is to come. */
interface Sounding {
  /** @param due by the context's clock, in seconds @returns what was begun, as if now were 0 */
  begin(cue: Cue, buffer: AudioBuffer, due: number): Begun[];
  end(): void;
}

function createSounding(context: AudioContext, mixer: Mixer): Sounding {
  const sounding = new Set<AudioBufferSourceNode>();
  return {
    begin(cue, buffer, due) {
      if (sounding.size >= MOST) return [];
      const rate = cue.kind === 'effect' ? cue.pitch : 1;
      const delay = Math.max(0, due - context.currentTime);
      const source = context.createBufferSource();
      source.buffer = buffer;
      source.playbackRate.value = rate;
      source.connect(mixer[cue.kind]);
      source.addEventListener('ended', () => {
        sounding.delete(source);
        source.disconnect();
      });
      sounding.add(source);
      source.start(context.currentTime + delay);
      return [{ kind: cue.kind, from: delay * 1000, until: (delay + buffer.duration / rate) * 1000 }];
    },
    end() {
      for (const source of sounding) source.stop();
      sounding.clear();
    },
  };
}

/** A speaker that is not awake yet, unless the browser says so. */
export function createSpeaker({ context, build }: Synth, ports: Omit<BuilderPorts, 'build'>): Speaker {
  const mixer = createMixer(context);
  const builder = createBuilder({ build, ...ports });
  const bufferOf = createBuffers(context, builder);
  const sounding = createSounding(context, mixer);
  /** Whether it was put to sleep: the context says so only some time later. */
  let asleep = false;
  /** How often it was hushed: what was wanted before is not heard after. */
  let hushed = 0;

  /** Plays a sound, or has it built where it is not. @param due by the context's clock, in seconds */
  function start(cue: Cue, due: number, begun: Parameters<Speaker['play']>[2]): Begun[] {
    const buffer = bufferOf(cue);
    if (buffer) return sounding.begin(cue, buffer, due);
    const then = hushed;
    builder.want(cue, () => {
      if (then === hushed && context.state === 'running' && context.currentTime - due <= LATE) begun(start(cue, due, begun));
    });
    return [];
  }

  function hush(): void {
    hushed += 1;
    sounding.end();
  }

  return {
    play(cues, speed, begun) {
      // What was told to a sleeping speaker would all sound at once when it wakes.
      if (context.state !== 'running') return;
      const from = context.currentTime;
      begun(cues.flatMap((cue) => start(cue, from + cue.at / speed / 1000, begun)));
    },
    prepare: builder.prepare,
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
