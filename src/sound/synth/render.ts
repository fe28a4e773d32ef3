/** The samples of a cue. What is lower or higher is played slower or faster: each sound is rendered once. */
import type { Cue } from '../cue';
import { EFFECT_LAYERS } from './effects';
import { endOf, shoutSamples } from './shout';
import { mixed, toneSamples, type BuildSamples } from './tone';

/** What two cues with the same samples have in common. */
export function soundKey(cue: Cue): string {
  return cue.kind === 'voice' ? `shout ${cue.voice.pitch} ${cue.voice.throat} ${endOf(cue.word)}` : cue.name;
}

/** Renders sounds, at once or tone by tone: a long one takes a phone longer than a frame lasts. */
export interface Renderer {
  /** Renders one more tone of a sound. @returns false where that was the last one */
  renderTone(cue: Cue): boolean;
  /** The samples of a cue at the pitch 1, 44,100 a second, between -1 and 1. Tones that were rendered already are not rendered again. */
  samples(cue: Cue): Float32Array<ArrayBuffer>;
}

/** Nothing is rendered yet. */
export function createRenderer(build: BuildSamples): Renderer {
  /** The tones that were rendered of sounds which are not whole yet. */
  const begun = new Map<string, Float32Array[]>();

  return {
    renderTone(cue) {
      if (cue.kind === 'voice') return false;
      const layers = EFFECT_LAYERS[cue.name];
      const tones = begun.get(cue.name) ?? [];
      begun.set(cue.name, tones);
      const next = layers[tones.length];
      if (next) tones.push(toneSamples(next.tone, build));
      return tones.length < layers.length;
    },
    samples(cue) {
      if (cue.kind === 'voice') return shoutSamples(cue.voice, build, endOf(cue.word));
      const tones = begun.get(cue.name) ?? [];
      begun.delete(cue.name);
      return mixed(EFFECT_LAYERS[cue.name].map(({ at, tone }, i) => ({ at, samples: tones[i] ?? toneSamples(tone, build) })));
    },
  };
}

/** The samples of a cue. */
export function samplesOf(cue: Cue, build: BuildSamples): Float32Array<ArrayBuffer> {
  return createRenderer(build).samples(cue);
}
