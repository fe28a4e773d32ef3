/** The samples of a cue. What is lower or higher is played slower or faster: each sound is rendered once. */
import type { Cue } from '../cue';
import { EFFECT_LAYERS } from './effects';
import { endOf, shoutInPieces } from './shout';
import { mixed, toneSamples, type BuildSamples } from './tone';

/** What two cues with the same samples have in common. */
export function soundKey(cue: Cue): string {
  return cue.kind === 'voice' ? `shout ${cue.voice.pitch} ${cue.voice.throat} ${endOf(cue.word)}` : cue.name;
}

/** Renders a sound piece by piece: a long one takes a phone longer than a frame lasts. Its samples are as `samplesOf` gives them. */
export function* piecesOf(cue: Cue, build: BuildSamples): Generator<undefined, Float32Array<ArrayBuffer>> {
  if (cue.kind === 'voice') return yield* shoutInPieces(cue.voice, build, endOf(cue.word));
  const tones: { readonly at: number; readonly samples: Float32Array }[] = [];
  for (const { at, tone } of EFFECT_LAYERS[cue.name]) {
    tones.push({ at, samples: toneSamples(tone, build) });
    yield;
  }
  return mixed(tones);
}

/** The samples of a cue at the pitch 1, 44,100 a second, between -1 and 1. */
export function samplesOf(cue: Cue, build: BuildSamples): Float32Array<ArrayBuffer> {
  const pieces = piecesOf(cue, build);
  let piece = pieces.next();
  while (!piece.done) piece = pieces.next();
  return piece.value;
}
