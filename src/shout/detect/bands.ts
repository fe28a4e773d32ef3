/**
 * Samples come in, and every few milliseconds a *hop* comes out: how loud it was in the band of the voice and in that of an s. Beside it
 * the voice's lowest part is kept at a low rate, in which its pitch can be looked for. Pure: the same samples give the same hops.
 */
import { decibels } from './decibels';

/** How long a hop is, in seconds. */
export const HOP = 0.005;

/** Where a voice is loudest: a table's rumble lies below, a knock's click and an s above. In hertz. */
const VOICE_FROM = 150;
const VOICE_TO = 3500;
/** An s begins here, in hertz. A microphone that hears less high (a headset by Bluetooth) hears none. */
const HISS_FROM = 4000;
/** Up to here pitch is looked for, and so many samples a second are enough for that. */
const PITCH_TO = 1000;
const PITCH_RATE = 4000;

export interface Hop {
  /** In dBFS. */
  readonly voice: number;
  readonly hiss: number;
}

/** The steepness of each filter: without a bump at its corner (Butterworth). */
const Q = Math.SQRT1_2;

/** A filter of the second order, by the usual recipe (R. Bristow-Johnson, Audio EQ Cookbook). */
class Filter {
  readonly #b: readonly [number, number, number];
  readonly #a: readonly [number, number];
  #x1 = 0;
  #x2 = 0;
  #y1 = 0;
  #y2 = 0;

  /** @param corner in parts of the sample rate */
  constructor(kind: 'low' | 'high', corner: number) {
    const turn = 2 * Math.PI * corner;
    const [cos, alpha] = [Math.cos(turn), Math.sin(turn) / (2 * Q)];
    const a0 = 1 + alpha;
    const side = kind === 'low' ? (1 - cos) / 2 : (1 + cos) / 2;
    this.#b = [side / a0, (kind === 'low' ? 1 - cos : -(1 + cos)) / a0, side / a0];
    this.#a = [(-2 * cos) / a0, (1 - alpha) / a0];
  }

  next(x: number): number {
    const y = this.#b[0] * x + this.#b[1] * this.#x1 + this.#b[2] * this.#x2 - this.#a[0] * this.#y1 - this.#a[1] * this.#y2;
    this.#x2 = this.#x1;
    this.#x1 = x;
    this.#y2 = this.#y1;
    this.#y1 = y;
    return y;
  }
}

/** How much of the low part of the voice is kept, in seconds: two periods of the lowest pitch, and its neighbour to compare them with. */
const KEPT = 0.04;

export class Bands {
  /** Samples a second of `low`. */
  readonly lowRate: number;
  readonly #hopLength: number;
  readonly #every: number;
  readonly #above: Filter;
  readonly #below: Filter;
  readonly #hiss: Filter | null;
  readonly #pitch: Filter;
  /** The newest of the voice's low part, as a ring. */
  readonly #low: Float64Array;
  #lowAt = 0;
  #untilLow = 0;
  #count = 0;
  #voiceSum = 0;
  #hissSum = 0;

  /** @param sampleRate samples a second: any that browsers have, 8,000 to 192,000 */
  constructor(sampleRate: number) {
    this.#hopLength = Math.max(1, Math.round(sampleRate * HOP));
    this.#every = Math.max(1, Math.floor(sampleRate / PITCH_RATE));
    this.lowRate = sampleRate / this.#every;
    this.#above = new Filter('high', VOICE_FROM / sampleRate);
    this.#below = new Filter('low', Math.min(VOICE_TO, sampleRate * 0.45) / sampleRate);
    this.#hiss = sampleRate > 3 * HISS_FROM ? new Filter('high', HISS_FROM / sampleRate) : null;
    this.#pitch = new Filter('low', PITCH_TO / sampleRate);
    this.#low = new Float64Array(Math.round(this.lowRate * KEPT));
  }

  /** How long a hop really is, in samples. */
  get hopLength(): number { return this.#hopLength; }

  /** Takes one sample. @returns the hop that it completes, or null */
  take(sample: number): Hop | null {
    const voice = this.#below.next(this.#above.next(sample));
    const hiss = this.#hiss?.next(sample) ?? 0;
    const low = this.#pitch.next(voice);
    this.#voiceSum += voice * voice;
    this.#hissSum += hiss * hiss;
    if (this.#untilLow === 0) {
      this.#low[this.#lowAt] = low;
      this.#lowAt = (this.#lowAt + 1) % this.#low.length;
      this.#untilLow = this.#every;
    }
    this.#untilLow -= 1;
    this.#count += 1;
    if (this.#count < this.#hopLength) return null;
    const hop = { voice: decibels(this.#voiceSum / this.#count), hiss: decibels(this.#hissSum / this.#count) };
    this.#count = this.#voiceSum = this.#hissSum = 0;
    return hop;
  }

  /** The newest 40 ms of the voice's low part, oldest first. @param into as long as they are */
  low(into: Float64Array): void {
    into.set(this.#low.subarray(this.#lowAt));
    into.set(this.#low.subarray(0, this.#lowAt), this.#low.length - this.#lowAt);
  }

  get lowLength(): number { return this.#low.length; }
}
