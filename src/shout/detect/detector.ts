/**
 * Hears a sudden loud voice in what a microphone gives, and tells when it began. Pure: samples in, events out, no clock, and no sound kept
 * but the last 40 ms.
 *
 * A shout is a voice (it has a pitch) that is louder than a level, well above what the room was just before, and lasts. Talk is not loud
 * enough; a knock, a clap or a tile set down has no pitch or is over too soon; what is loud all the time is not sudden.
 */
import { Bands, type Hop } from './bands';
import { decibels, powerOf } from './decibels';
import { HISS_LEAST, HISS_UNDER_VOICE, onsetIn, type Floor } from './onset';
import { periodicity } from './voicing';

/** What the detector tells. `at` and `onset` are in seconds of sound that it has heard since it began, `level` in dBFS. */
export type Heard =
  /** Something has begun, loud or like a loud s, which may turn out to be a shout. It can be told twice of one. */
  | { readonly kind: 'rising'; readonly at: number }
  /** It was none. */
  | { readonly kind: 'fell'; readonly at: number }
  /** A shout: when it began, and how loud it is. */
  | { readonly kind: 'shout'; readonly at: number; readonly onset: number; readonly level: number }
  /** How loud that shout was at its loudest, told once it must be over. */
  | { readonly kind: 'loudest'; readonly at: number; readonly level: number };

// All counted in hops of 5 ms, and measured with `npm run -s long -- shout` (docs/decisions/0062-a-call-by-voice.md).
/** A shout lasts at least so long: 100 ms. */
const LASTS = 20;
/** For so much of that time it is not far below the level, nor far below the peak of so long: 240 ms. */
const LOUD = 16;
const PEAKED = 48;
/** Something loud is a shout within 300 ms, or is none. */
const DECIDED = 60;
/** Before a shout it has to have been less loud for 60 ms: it is sudden. */
const QUIET = 12;
/** Nothing is heard for 600 ms after a shout: it is one call, however long it is. */
const REFRACTORY = 120;
/** So much is remembered: 600 ms, as long as an s, an n and what follows can last until it is decided. */
const REMEMBERED = 120;
/** How fast the level of the room follows what is heard: a time constant of 1.5 s. */
const ROOM = 300;

/** How loud it was at its loudest is told after 400 ms. */
const TOLD_AFTER = 80;

/** After an s the voice follows within 250 ms. */
const VOICE_FOLLOWS = 50;

/** In dB: so little below the level is loud still. */
const UNDER_LEVEL = 6;
/** So much below the peak its parts may be, and so much the whole: an echo of something that was struck is fainter. */
const UNDER_PEAK = 12;
const WHOLE_UNDER_PEAK = 8;
/** So much its second half may be quieter than its first. What was struck fades faster, and its echo does so in most rooms. */
const FADES = 4;
/** So much above the room it has to be. */
const ABOVE_ROOM = 10;
/** The s of a shout is so much below the level at most. */
const HISS_UNDER_LEVEL = 20;

/** How well it has to repeat itself, on average: a voice some 0.9, noise some 0.4. */
const VOICED = 0.6;

/** What the detector waits for. */
type Phase =
  | { readonly kind: 'ready' }
  /** Something loud has lasted for so many hops, in a room that was like this before. */
  | { readonly kind: 'rising'; readonly hops: number; readonly floor: Floor }
  /** Something loud was heard: it has to end first. @see QUIET */
  | { readonly kind: 'deaf'; readonly hops: number; readonly quiet: number; readonly told: boolean };

const READY: Phase = { kind: 'ready' };

/** A hop that is remembered, with how voice-like it is: null where nobody asked. */
interface Remembered extends Hop { readonly voiced: number | null }

export class ShoutDetector {
  readonly #bands: Bands;
  readonly #low: Float64Array;
  readonly #rate: number;
  #level: number;
  #raised = 0;
  #phase: Phase = READY;
  /** The newest ones, oldest first. */
  #hops: Remembered[] = [];
  #counted = 0;
  /** For how many hops there has been an s, and for how many more a voice may follow one. */
  #hissed = 0;
  #followsWithin = 0;
  #floor: Floor | null = null;

  /**
   * @param sampleRate samples a second
   * @param level how loud a voice has to be, in dBFS
   */
  constructor(sampleRate: number, level: number) {
    this.#bands = new Bands(sampleRate);
    this.#low = new Float64Array(this.#bands.lowLength);
    this.#rate = sampleRate;
    this.#level = level;
  }

  /** From now on a voice has to be so loud, in dBFS. */
  setLevel(level: number): void { this.#level = level; }

  /** Until further notice it has to be louder by so many dB, because the game itself makes a sound; Infinity: nothing is heard. */
  raise(by: number): void { this.#raised = by; }

  /** Takes samples between -1 and 1. @returns what was heard in them */
  take(samples: Float32Array): Heard[] {
    const heard: Heard[] = [];
    for (const sample of samples) {
      // What is no number would stay in the filters for ever.
      const hop = this.#bands.take(Number.isFinite(sample) ? sample : 0);
      const event = hop && this.#follow(hop);
      if (event) heard.push(event);
    }
    return heard;
  }

  #follow(hop: Hop): Heard | null {
    this.#counted += 1;
    const loud = hop.voice >= this.#level + this.#raised - UNDER_LEVEL;
    const rising = this.#phase.kind === 'rising';
    this.#hops.push({ ...hop, voiced: rising || loud ? this.#voiced() : null });
    if (this.#hops.length > REMEMBERED) this.#hops.shift();
    switch (this.#phase.kind) {
      case 'ready': return this.#listen(hop, loud);
      case 'rising': return this.#judge(this.#phase);
      case 'deaf': return this.#wait(hop, loud, this.#phase);
    }
  }

  #wait(hop: Hop, loud: boolean, { hops, quiet, told }: Phase & { kind: 'deaf' }): Heard | null {
    const next = loud ? 0 : quiet + 1;
    const due = !told && hops <= REFRACTORY - TOLD_AFTER;
    this.#phase = hops <= 1 && next >= QUIET ? READY : { kind: 'deaf', hops: hops - 1, quiet: next, told: told || due };
    this.#floor = roomAfter(this.#floor, hop, this.#counted);
    return due ? { kind: 'loudest', at: this.#time(this.#counted), level: loudestIn(this.#hops) } : null;
  }

  #listen(hop: Hop, loud: boolean): Heard | null {
    const floor = this.#floor;
    if (floor === null || !loud || hop.voice < floor.voice + ABOVE_ROOM) {
      this.#floor = roomAfter(floor, hop, this.#counted);
      return this.#listenForS(hop, floor);
    }
    this.#hissed = this.#followsWithin = 0;
    this.#phase = { kind: 'rising', hops: 1, floor };
    return { kind: 'rising', at: this.#time(this.#counted) };
  }

  /** An s as loud as that of a shout is told of: whoever judges what else is pressed has to wait for the voice. */
  #listenForS({ hiss, voice }: Hop, floor: Floor | null): Heard | null {
    const least = Math.max(this.#level + this.#raised - HISS_UNDER_LEVEL, (floor?.hiss ?? 0) + ABOVE_ROOM);
    this.#hissed = hiss >= least && hiss >= voice - HISS_UNDER_VOICE ? this.#hissed + 1 : 0;
    if (this.#followsWithin > 0) {
      this.#followsWithin -= 1;
      return this.#followsWithin === 0 ? { kind: 'fell', at: this.#time(this.#counted) } : null;
    }
    if (this.#hissed !== HISS_LEAST) return null;
    this.#followsWithin = VOICE_FOLLOWS;
    return { kind: 'rising', at: this.#time(this.#counted) };
  }

  #judge({ hops, floor }: Phase & { kind: 'rising' }): Heard | null {
    const so = hops + 1;
    const at = this.#time(this.#counted);
    const level = so < LASTS ? null : shoutIn(this.#hops.slice(-PEAKED), this.#level + this.#raised);
    if (level !== null) {
      this.#phase = { kind: 'deaf', hops: REFRACTORY, quiet: 0, told: false };
      const began = onsetIn(this.#hops, Math.max(0, this.#hops.length - so), level, floor);
      return { kind: 'shout', at, onset: Math.max(0, this.#time(this.#counted - this.#hops.length + began)), level };
    }
    // What has fallen again by now, as a knock has, is over.
    const fallen = this.#hops.slice(-QUIET).every(({ voice }) => voice < this.#level + this.#raised - UNDER_LEVEL);
    if (so < DECIDED && !fallen) {
      this.#phase = { kind: 'rising', hops: so, floor };
      return null;
    }
    this.#phase = fallen ? READY : { kind: 'deaf', hops: 0, quiet: 0, told: true };
    return { kind: 'fell', at };
  }

  #voiced(): number {
    this.#bands.low(this.#low);
    return periodicity(this.#low, this.#bands.lowRate);
  }

  /** When so many hops had been heard, in seconds. */
  #time(hops: number): number { return (hops * this.#bands.hopLength) / this.#rate; }
}

/** How loud the shout is that the newest hops are, in dBFS; null where they are none. */
function shoutIn(newest: readonly Remembered[], level: number): number | null {
  const hops = newest.slice(-LASTS);
  const loudness = loudnessOf(hops);
  const peak = Math.max(...newest.map(({ voice }) => voice));
  const lasting = hops.filter(({ voice }) => voice >= Math.max(level - UNDER_LEVEL, peak - UNDER_PEAK)).length;
  const voiced = hops.reduce((sum, one) => sum + (one.voiced ?? 0), 0) / hops.length;
  const half = hops.length / 2;
  const fades = loudnessOf(hops.slice(0, half)) - loudnessOf(hops.slice(half));
  return loudness >= Math.max(level, peak - WHOLE_UNDER_PEAK) && lasting >= LOUD && voiced >= VOICED && fades <= FADES ? loudness : null;
}

/** The level of some hops together. */
function loudnessOf(hops: readonly Hop[]): number {
  return decibels(hops.reduce((sum, { voice }) => sum + powerOf(voice), 0) / hops.length);
}

/** The loudest 100 ms among these hops. */
function loudestIn(hops: readonly Hop[]): number {
  return Math.max(...hops.slice(LASTS - 1).map((_, i) => loudnessOf(hops.slice(i, i + LASTS))));
}

/** How the room is after one more hop. In the beginning each counts the more, so that it is known soon. */
function roomAfter(floor: Floor | null, { voice, hiss }: Hop, counted: number): Floor {
  if (floor === null) return { voice, hiss };
  const part = 1 / Math.min(ROOM, counted);
  return { voice: floor.voice + (voice - floor.voice) * part, hiss: floor.hiss + (hiss - floor.hiss) * part };
}
