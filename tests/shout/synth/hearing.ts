/** Lets the detector hear a recording, in pieces as a browser gives them. */
import { ShoutDetector, type Heard } from '../../../src/shout/detect/detector';
import { afterTrial, levelFrom, TRIAL_LEVEL, TRIALS } from '../../../src/shout/level';
import { clipped, emptyRoom, place, type Room } from './room';
import { around, RATE, type Chance } from './sound';
import { snag, type Shouter } from './voice';

/** So many samples a browser gives at a time. */
const PIECE = 128;

export function heardIn(sound: Float32Array, level: number, rate = RATE, raisedAt: (seconds: number) => number = () => 0): Heard[] {
  const detector = new ShoutDetector(rate, level);
  const heard: Heard[] = [];
  for (let from = 0; from < sound.length; from += PIECE) {
    detector.raise(raisedAt(from / rate));
    heard.push(...detector.take(sound.subarray(from, from + PIECE)));
  }
  return heard;
}

export type Shout = Heard & { readonly kind: 'shout' };

export function shoutsIn(...hears: Parameters<typeof heardIn>): Shout[] {
  return heardIn(...hears).filter((one): one is Shout => one.kind === 'shout');
}

/** Who shouts how loud, in dB SPL at a metre, and from how far. */
export interface Seated {
  readonly shouter: Shouter;
  readonly level: number;
  readonly distance: number;
}

/** When a shout begins in a recording, in seconds, its voice, and the recording. */
export interface Recorded {
  readonly sound: Float32Array;
  readonly begins: number;
  readonly voice: number;
}

/** One shout in a room in which nothing else happens. */
export function oneShout(chance: Chance, room: Room, { shouter, level, distance }: Seated, rate = RATE): Recorded {
  const sound = emptyRoom(chance, room, 2.2, rate);
  const begins = 0.9 + chance() * 0.2;
  const call = snag(chance, shouter, rate);
  place(sound, room, call.sound, { at: begins, level: around(chance, level, 2), distance }, rate);
  return { sound: clipped(sound), begins, voice: begins + call.voice };
}

/** The level as somebody sets it with three trial shouts. Throws where they cannot: nobody heard them. */
export function calibrated(chance: Chance, room: Room, seated: Seated): number {
  let shouts: readonly number[] = [];
  for (let tries = 0; shouts.length < TRIALS; tries += 1) {
    if (tries === 2 * TRIALS) throw new Error('the trial shouts are not heard');
    for (const heard of heardIn(oneShout(chance, room, seated).sound, TRIAL_LEVEL)) {
      if (heard.kind === 'loudest') shouts = afterTrial(shouts, heard.level);
    }
  }
  return levelFrom(shouts);
}
