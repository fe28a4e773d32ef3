/** Voices made of pulses and resonances (after Klatt 1980): a shouted SNAG, talk and laughter. */
import { around, between, faded, gain, levelled, mix, noise, oneOf, RATE, resonator, silence, type Chance } from './sound';

/** The first three resonances of a vowel, in hertz, of a grown man; others have them higher. */
export type Formants = readonly [number, number, number];

/** What is said for the A of SNAG, and other vowels of talk. */
export const VOWELS = {
  ae: [690, 1660, 2490], a: [730, 1090, 2440], eh: [530, 1840, 2480], ah: [640, 1190, 2390], ee: [270, 2290, 3010],
  oo: [300, 870, 2240], oh: [570, 840, 2410], uh: [440, 1020, 2240],
} as const satisfies Record<string, Formants>;

export type Vowel = keyof typeof VOWELS;

/** The vowels with which people call SNAG: as in English, as in Swedish, and between. */
export const SHOUTED: readonly Vowel[] = ['ae', 'a', 'eh', 'ah'];

/** The n. */
const NASAL: Formants = [250, 1200, 2200];

interface Spoken {
  readonly seconds: number;
  /** In hertz: at its beginning, at its highest and at its end. */
  readonly pitch: readonly [number, number, number];
  readonly from: Formants;
  readonly to: Formants;
  /** Over which part of its time the resonances glide. */
  readonly glide: number;
  /** Which part of each period the voice takes to close: less is brighter and louder. */
  readonly closing: number;
  /** How much higher than a man's the resonances are. */
  readonly size: number;
  /** How much it is blurred by breath, 0 to 1. */
  readonly breath: number;
}

/** A voiced sound, at no particular level. */
export function spoken(chance: Chance, { seconds, pitch, from, to, glide, closing, size, breath }: Spoken, rate = RATE): Float32Array {
  const made = silence(seconds, rate);
  const formants = [resonator(rate), resonator(rate), resonator(rate)];
  let [phase, jitter, shimmer, last] = [0, 1, 1, 0];
  for (let i = 0; i < made.length; i += 1) {
    const t = i / made.length;
    const height = t < 0.4 ? pitch[0] + (pitch[1] - pitch[0]) * (t / 0.4) : pitch[1] + (pitch[2] - pitch[1]) * ((t - 0.4) / 0.6);
    phase += (height * jitter) / rate;
    if (phase >= 1) {
      phase -= 1;
      jitter = around(chance, 1, 0.012);
      shimmer = around(chance, 1, 0.06);
    }
    const flow = glottis(phase, closing) * shimmer;
    const source = flow - last + breath * 0.05 * (chance() - 0.5);
    last = flow;
    const part = Math.min(1, t / glide);
    made[i] = formants.reduce((sound, formant, k) => {
      const frequency = Math.min(rate * 0.45, (from[k]! + (to[k]! - from[k]!) * part) * size);
      return formant(sound, frequency, 60 + frequency * 0.06);
    }, source);
  }
  return made;
}

/** The air that the voice lets through in the course of one period (Rosenberg 1971). */
function glottis(phase: number, closing: number): number {
  const opens = 0.6 - closing;
  if (phase < opens) return (1 - Math.cos((Math.PI * phase) / opens)) / 2;
  return phase < 0.6 ? Math.cos((Math.PI * (phase - opens)) / (2 * closing)) : 0;
}

/** Who shouts. */
export interface Shouter {
  /** The pitch of their shout, in hertz. */
  readonly pitch: number;
  readonly vowel: Vowel;
  readonly size: number;
}

export function shouterOf(chance: Chance, pitch: number, vowel: Vowel): Shouter {
  return { pitch, vowel, size: 0.95 + Math.min(0.3, Math.max(0, (pitch - 120) / 900)) + between(chance, -0.03, 0.03) };
}

/** A shouted SNAG, whose loudest 80 ms have the loudness 1; and how far into it the voice begins after the s, in seconds. */
export function snag(
  chance: Chance, { pitch, vowel, size }: Shouter, rate = RATE,
): { readonly sound: Float32Array; readonly voice: number } {
  const [s, n, a] = [between(chance, 0.07, 0.15), between(chance, 0.04, 0.09), between(chance, 0.16, 0.38)];
  const tone = around(chance, pitch, pitch * 0.05);
  const made = silence(s + n + a + 0.1, rate);
  const hiss = levelled(noise(chance, s + 0.01, 4500, 'above', rate), gain(between(chance, -26, -14)), rate);
  mix(made, faded(hiss, 0.02, 0.015, rate), 0, 1, rate);
  const hum = spoken(chance, {
    seconds: n + 0.02, pitch: [tone * 0.9, tone * 0.95, tone], from: NASAL, to: NASAL, glide: 1, closing: 0.12, size, breath: 0.2,
  }, rate);
  mix(made, faded(levelled(hum, gain(between(chance, -14, -7)), rate), 0.012, 0.02, rate), s, 1, rate);
  const open = VOWELS[vowel];
  const cry = spoken(chance, {
    seconds: a, pitch: [tone, tone * between(chance, 1.02, 1.2), tone * 0.85], from: [450, 1400, 2300], to: open, glide: 0.15,
    closing: between(chance, 0.05, 0.1), size, breath: 0.3,
  }, rate);
  mix(made, faded(levelled(cry, 1, rate), 0.025, 0.03, rate), s + n, 1, rate);
  // The g: a moment of nothing, and then it bursts.
  const burst = faded(levelled(noise(chance, 0.02, 2500, 'below', rate), gain(-22), rate), 0.001, 0.018, rate);
  mix(made, burst, s + n + a + 0.05, 1, rate);
  return { sound: made, voice: s };
}

/** One person's talk for so long: syllables, words and pauses, the loudest moments of a usual syllable at the loudness 1. */
export function talk(chance: Chance, seconds: number, rate = RATE): Float32Array {
  const made = silence(seconds, rate);
  const [pitch, size] = [between(chance, 90, 240), between(chance, 0.95, 1.2)];
  let at = between(chance, 0, 0.6);
  while (at < seconds - 0.4) {
    for (let syllables = 2 + Math.floor(chance() * 9); syllables > 0 && at < seconds - 0.4; syllables -= 1) {
      const length = between(chance, 0.09, 0.24);
      const tone = around(chance, pitch, pitch * 0.12);
      const [from, to] = [oneOf(chance, Object.values(VOWELS)), oneOf(chance, Object.values(VOWELS))];
      const sound = spoken(chance, {
        seconds: length, pitch: [tone, tone * 1.05, tone * 0.92], from, to, glide: 0.8, closing: between(chance, 0.14, 0.25), size,
        breath: 0.6,
      }, rate);
      // A stressed syllable stands out.
      mix(made, faded(levelled(sound, gain(around(chance, -2, 3)), rate), 0.02, 0.04, rate), at, 1, rate);
      if (chance() < 0.5) {
        const hiss = faded(levelled(noise(chance, 0.08, 4000, 'above', rate), gain(between(chance, -28, -14)), rate), 0.02, 0.02, rate);
        mix(made, hiss, at - 0.07, 1, rate);
      }
      at += length + between(chance, 0.01, 0.09);
    }
    at += between(chance, 0.2, 1.6);
  }
  return made;
}

/** Laughter: a row of short breathy cries, the loudest at the loudness 1. */
export function laughter(chance: Chance, rate = RATE): Float32Array {
  const made = silence(2, rate);
  const [pitch, size] = [between(chance, 150, 350), between(chance, 0.95, 1.2)];
  for (let [at, k] = [0.05, 0]; at < 1.7; at += between(chance, 0.17, 0.23), k += 1) {
    const ha = spoken(chance, {
      seconds: between(chance, 0.06, 0.1), pitch: [pitch, pitch * 1.1, pitch * 0.9], from: VOWELS.ah, to: VOWELS.ah, glide: 1,
      closing: 0.15, size, breath: 2,
    }, rate);
    mix(made, faded(levelled(ha, gain(-k), rate), 0.02, 0.03, rate), at, 1, rate);
  }
  return made;
}
