/** A tone as zzfx makes it, with names for its numbers, and sounds made of several tones. zzfx's own chance is never used. */

/** Makes samples of zzfx's twenty-one numbers: `ZZFX.buildSamples`, at its full volume. */
export type BuildSamples = (...parameters: readonly number[]) => readonly number[];

/** How many samples a second zzfx makes. */
export const SAMPLE_RATE = 44_100;

export const WAVES = ['sine', 'triangle', 'saw', 'tan', 'noise'] as const;

/** One tone. Times are in seconds, pitches in hertz, volumes parts of the loudest. */
export interface Tone {
  readonly wave: (typeof WAVES)[number];
  readonly pitch: number;
  readonly volume: number;
  /** It rises for `attack`, falls to `sustainVolume` for `decay`, stays for `sustain` and fades for `release`. */
  readonly attack?: number;
  readonly decay?: number;
  readonly sustainVolume?: number;
  readonly sustain?: number;
  readonly release: number;
  /** By how many hertz the pitch changes in 2 milliseconds. */
  readonly slide?: number;
  /** Only what is above or below this pitch goes through. */
  readonly highPass?: number;
  readonly lowPass?: number;
}

/** A tone of a sound, so many seconds after its beginning. */
export interface Layer { readonly at: number; readonly tone: Tone }

/** zzfx's numbers for a tone. Its filter works at twice the pitch that it is given. */
function zzfxOf(tone: Tone): number[] {
  const { wave, pitch, volume, attack = 0, decay = 0, sustainVolume = 1, sustain = 0, release, slide = 0, highPass, lowPass } = tone;
  const filter = highPass !== undefined ? highPass / 2 : lowPass !== undefined ? -lowPass / 2 : 0;
  const [randomness, curve] = [0, 1];
  return [
    volume, randomness, pitch, attack, sustain, release, WAVES.indexOf(wave), curve, slide, 0, 0, 0, 0, 0, 0, 0, 0, sustainVolume, decay, 0,
    filter,
  ];
}

/** The samples of one tone. */
export function toneSamples(tone: Tone, build: BuildSamples): Float32Array<ArrayBuffer> {
  return Float32Array.from(build(...zzfxOf(tone)));
}

/** Sounds one over the other, each so many seconds after the beginning. */
export function mixed(parts: readonly { readonly at: number; readonly samples: Float32Array }[]): Float32Array<ArrayBuffer> {
  const starts = parts.map(({ at }) => Math.round(at * SAMPLE_RATE));
  const mix = new Float32Array(Math.max(0, ...parts.map(({ samples }, i) => starts[i]! + samples.length)));
  parts.forEach(({ samples }, i) => {
    const start = starts[i]!;
    for (let n = 0; n < samples.length; n += 1) mix[start + n]! += samples[n]!;
  });
  return mix;
}
