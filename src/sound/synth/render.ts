/** The samples of a cue. Each sound is rendered once; what is lower or higher is played slower or faster. */
import type { Cue } from '../cue';
import { EFFECT_LAYERS } from './effects';
import { shoutSamples } from './shout';
import { layeredSamples, type BuildSamples } from './tone';

/** What two cues with the same samples have in common. */
export function soundKey(cue: Cue): string {
  return cue.kind === 'voice' ? `shout ${cue.voice.pitch} ${cue.voice.throat}` : cue.name;
}

/** The samples of a cue at the pitch 1, 44,100 a second, between -1 and 1. */
export function samplesOf(cue: Cue, build: BuildSamples): Float32Array<ArrayBuffer> {
  return cue.kind === 'voice' ? shoutSamples(cue.voice, build) : layeredSamples(EFFECT_LAYERS[cue.name], build);
}
