/**
 * What synthesised sound is made of: samples, chance, noise and filters. No voice here was ever a human's: whoever tells of figures that
 * come of this tells that too.
 */

/** So many samples a second, unless a test wants another rate: enough for an s, and quick. */
export const RATE = 16_000;

/** Numbers from 0 up to but not including 1, the same for the same seed (mulberry32). */
export type Chance = () => number;

export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A number between two. */
export function between(chance: Chance, least: number, most: number): number {
  return least + (most - least) * chance();
}

/** A number around a mean, as a bell curve has it (Irwin-Hall, of six). */
export function around(chance: Chance, mean: number, spread: number): number {
  let sum = 0;
  for (let i = 0; i < 6; i += 1) sum += chance();
  return mean + (sum - 3) * Math.SQRT2 * spread;
}

export function oneOf<T>(chance: Chance, of: readonly T[]): T {
  return of[Math.floor(chance() * of.length)]!;
}

/** Silence of so many seconds. */
export function silence(seconds: number, rate = RATE): Float32Array {
  return new Float32Array(Math.round(seconds * rate));
}

export function gain(decibel: number): number {
  return 10 ** (decibel / 20);
}

/** Adds a sound to another from a moment on, in seconds; what is beyond the end is left out. */
export function mix(into: Float32Array, sound: Float32Array, at: number, by = 1, rate = RATE): void {
  const from = Math.round(at * rate);
  const end = Math.min(sound.length, into.length - from);
  for (let i = Math.max(0, -from); i < end; i += 1) into[from + i] = into[from + i]! + sound[i]! * by;
}

/** How loud the loudest 80 ms are, as a root of the mean square. */
export function loudness(sound: Float32Array, rate = RATE): number {
  const length = Math.min(sound.length, Math.round(0.08 * rate));
  let [sum, most] = [0, 0];
  for (let i = 0; i < sound.length; i += 1) {
    sum += sound[i]! ** 2 - (i >= length ? sound[i - length]! ** 2 : 0);
    if (sum > most) most = sum;
  }
  return Math.sqrt(Math.max(0, most) / length);
}

/** The same sound so loud, by `loudness`. */
export function levelled(sound: Float32Array, to: number, rate = RATE): Float32Array {
  const by = to / (loudness(sound, rate) || 1);
  return sound.map((sample) => sample * by);
}

/** A resonance at a frequency, so broad, both in hertz; what is slow passes as it is (Klatt 1980). */
export function resonator(rate = RATE): (sample: number, frequency: number, bandwidth: number) => number {
  let [one, two] = [0, 0];
  return (sample, frequency, bandwidth) => {
    const c = -Math.exp((-2 * Math.PI * bandwidth) / rate);
    const b = 2 * Math.exp((-Math.PI * bandwidth) / rate) * Math.cos((2 * Math.PI * frequency) / rate);
    const out = (1 - b - c) * sample + b * one + c * two;
    two = one;
    one = out;
    return out;
  };
}

/** Noise with everything below a frequency taken out, or everything above it, of the first order twice. */
export function noise(chance: Chance, seconds: number, corner: number, kind: 'above' | 'below', rate = RATE): Float32Array {
  const made = silence(seconds, rate);
  const part = 1 - Math.exp((-2 * Math.PI * corner) / rate);
  let [first, second] = [0, 0];
  for (let i = 0; i < made.length; i += 1) {
    const white = chance() * 2 - 1;
    first += part * (white - first);
    const rest = kind === 'below' ? first : white - first;
    second += part * (rest - second);
    made[i] = kind === 'below' ? second : rest - second;
  }
  return made;
}

/** Rises and falls so fast at its ends, in seconds. */
export function faded(sound: Float32Array, rise: number, fall: number, rate = RATE): Float32Array {
  const [up, down] = [Math.max(1, rise * rate), Math.max(1, fall * rate)];
  return sound.map((sample, i) => sample * Math.min(1, i / up) * Math.min(1, (sound.length - 1 - i) / down));
}
