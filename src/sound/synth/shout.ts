/**
 * The shout "SNAG!", or "Snap!", as a throat makes it: a saw (zzfx) whose pitch rises, falls and trembles a little, through the resonances
 * of a mouth that goes from n to a to g or p, with an s of noise before it. After Klatt's synthesiser of 1980; the formants are those of an
 * English "a" as in "snag" (Peterson and Barney 1952), and of lips that close after it (Delattre, Liberman and Cooper 1955). Pure.
 */
import type { Voice } from '../cue';
import { mixed, SAMPLE_RATE, toneSamples, type BuildSamples, type Tone } from './tone';

/** How loud it gets, as a part of the loudest. */
const PEAK = 0.5;

/** How long the voice sounds, in seconds, and when it begins after the s. */
const VOICED = 0.46;
const AFTER_S = 0.085;

/** The breath of the s. */
const S: Tone = { wave: 'noise', pitch: 2917, volume: 0.13, attack: 0.03, sustain: 0.035, release: 0.035, highPass: 4200 };

/** A mouth at a moment: its lowest four resonances in hertz, for a grown man. `at` is a part of the voiced time. */
interface Mouth { readonly at: number; readonly formants: readonly [number, number, number, number]; readonly loud: number }

const BEGINNING: readonly Mouth[] = [
  // n
  { at: 0, formants: [270, 1150, 2300, 3300], loud: 0 },
  { at: 0.04, formants: [270, 1200, 2300, 3300], loud: 0.35 },
  { at: 0.13, formants: [300, 1400, 2400, 3300], loud: 0.4 },
  // a
  { at: 0.22, formants: [690, 1660, 2490, 3400], loud: 1 },
  { at: 0.62, formants: [680, 1700, 2450, 3400], loud: 0.92 },
];

/** How a shout ends: the mouth closes, and a burst of noise lets go of it. */
interface Ending { readonly mouths: readonly Mouth[]; readonly burst: Tone }

const ENDINGS = {
  // The tongue closes at the back, the second and third resonances meet.
  g: {
    mouths: [
      { at: 0.84, formants: [450, 1950, 2250, 3300], loud: 0.5 },
      { at: 0.9, formants: [280, 2000, 2150, 3300], loud: 0.1 },
      { at: 1, formants: [250, 2000, 2150, 3300], loud: 0 },
    ],
    burst: { wave: 'noise', pitch: 2311, volume: 0.1, release: 0.03, lowPass: 2400 },
  },
  // The lips close: all resonances sink, the voice stops sooner, and the breath that comes after is louder.
  p: {
    mouths: [
      { at: 0.76, formants: [560, 1350, 2300, 3300], loud: 0.6 },
      { at: 0.82, formants: [320, 1000, 2150, 3250], loud: 0.08 },
      { at: 0.86, formants: [260, 900, 2100, 3200], loud: 0 },
      { at: 1, formants: [260, 900, 2100, 3200], loud: 0 },
    ],
    burst: { wave: 'noise', pitch: 2311, volume: 0.16, release: 0.045, lowPass: 1500 },
  },
} as const satisfies Readonly<Record<string, Ending>>;
type EndingName = keyof typeof ENDINGS;

/** How a word that begins as "SNAG" does ends. @param word as it is spoken; without it, SNAG */
export function endOf(word = 'SNAG'): EndingName {
  return /p\P{L}*$/iu.test(word) ? 'p' : 'g';
}

/** How wide the resonances are, in hertz. */
const WIDTHS = [80, 110, 160, 240] as const;

/** How high the voice is, as parts of its own pitch. */
const MELODY = [{ at: 0, high: 0.94 }, { at: 0.25, high: 1.22 }, { at: 0.5, high: 1.16 }, { at: 1, high: 0.78 }] as const;

/** It trembles so often a second, by this part of its pitch. */
const VIBRATO = { often: 6.2, by: 0.018 };

function between(from: number, to: number, t: number): number {
  return from + (to - from) * t;
}

/** Two entries of a list, and how far it is from the first to the second: 0 is at the first, 1 at the second. */
interface Between<T> { readonly from: T; readonly to: T; readonly t: number }

/** The entries about a time. */
function about<T extends { readonly at: number }>(list: readonly T[], time: number): Between<T> {
  const next = Math.max(1, list.findIndex(({ at }) => at > time));
  const [from, to] = [list[next - 1]!, list[next]!];
  return { from, to, t: Math.max(0, Math.min(1, (time - from.at) / (to.at - from.at))) };
}

function melodyAt(part: number): number {
  const { from, to, t } = about(MELODY, Math.min(part, 0.999));
  const tremble = 1 + VIBRATO.by * Math.min(1, part * 3) * Math.sin(2 * Math.PI * VIBRATO.often * part * VOICED);
  return between(from.high, to.high, t) * tremble;
}

/** So many samples of a voice are worked out in one piece. */
const PIECE = 2048;

/** The saw of the vocal cords, bent to the melody: an even saw is read faster and slower. */
function* cords(pitch: number, build: BuildSamples): Generator<undefined, Float32Array> {
  const even = toneSamples({ wave: 'saw', pitch, volume: 1, attack: 0.004, sustain: VOICED * 1.3, release: 0.01 }, build);
  const bent = new Float32Array(Math.round(VOICED * SAMPLE_RATE));
  let read = 0;
  for (let n = 0; n < bent.length; n += 1) {
    if (n % PIECE === 0) yield;
    const whole = Math.floor(read);
    bent[n] = between(even[whole] ?? 0, even[whole + 1] ?? 0, read - whole);
    read += melodyAt(n / bent.length);
  }
  return bent;
}

/** Sends a sound through the resonances of a mouth, one after the other, each with its gain at 0 Hz as 1. */
function* throughMouth(
  source: Float32Array, throat: number, mouths: readonly Mouth[],
): Generator<undefined, Float32Array<ArrayBuffer>> {
  const out = new Float32Array(source.length);
  const before = WIDTHS.map(() => [0, 0] as [number, number]);
  for (let n = 0; n < source.length; n += 1) {
    if (n % PIECE === 0) yield;
    const { from, to, t } = about(mouths, Math.min(n / source.length, 0.999));
    let value = source[n]!;
    WIDTHS.forEach((width, i) => {
      const formant = between(from.formants[i]!, to.formants[i]!, t) * throat;
      const radius = Math.exp((-Math.PI * width * throat) / SAMPLE_RATE);
      const [b, c] = [2 * radius * Math.cos((2 * Math.PI * formant) / SAMPLE_RATE), -radius * radius];
      const past = before[i]!;
      value = (1 - b - c) * value + b * past[0] + c * past[1];
      past[1] = past[0];
      past[0] = value;
    });
    out[n] = value * between(from.loud, to.loud, t);
  }
  return out;
}

/** As loud as `PEAK` where it is loudest. */
function levelled(samples: Float32Array<ArrayBuffer>): Float32Array<ArrayBuffer> {
  const peak = samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  return samples.map((value) => (value * PEAK) / peak);
}

/** The samples of somebody's shout, worked out piece by piece. */
export function* shoutInPieces(
  { pitch, throat }: Voice, build: BuildSamples, end: EndingName,
): Generator<undefined, Float32Array<ArrayBuffer>> {
  const { mouths, burst } = ENDINGS[end];
  const hiss = toneSamples(S, build);
  const source = yield* cords(pitch, build);
  const voiced = levelled(yield* throughMouth(source, throat, [...BEGINNING, ...mouths]));
  const letGo = { at: AFTER_S + VOICED * 0.97, samples: toneSamples(burst, build) };
  yield;
  return levelled(mixed([{ at: 0, samples: hiss }, { at: AFTER_S, samples: voiced }, letGo]));
}
