/** A room with a microphone: how loud what is where comes to it, with an echo, and the room's own noise. */
import { gain, levelled, mix, noise, RATE, silence, type Chance } from './sound';

export interface Room {
  /** How long an echo takes to fall by 60 dB, in seconds. */
  readonly echo: number;
  /** How loud the empty room is, in dB SPL. */
  readonly quiet: number;
  /** What 94 dB SPL come to at the microphone, in dBFS: some -26 for a telephone's. */
  readonly sensitivity: number;
}

export const LIVING_ROOM: Room = { echo: 0.4, quiet: 38, sensitivity: -26 };

/** At this distance what comes straight and what comes by way of the walls are equally loud, in metres. */
const CRITICAL = 0.8;

/** Which loudness (a root of the mean square, 1 is full scale) so many dB SPL are at this microphone. */
export function atMicrophone(room: Room, level: number): number {
  return gain(level - 94 + room.sensitivity);
}

/** An echo of a sound: four combs and two all-passes (Schroeder 1962), with as much energy as the sound itself. */
export function echoOf(sound: Float32Array, seconds: number, rate = RATE): Float32Array {
  const tail = silence(sound.length / rate + seconds, rate);
  for (const delay of [0.0297, 0.0371, 0.0411, 0.0437]) {
    const [back, by] = [Math.round(delay * rate), 10 ** ((-3 * delay) / seconds)];
    const ring = new Float32Array(tail.length);
    for (let i = back; i < ring.length; i += 1) ring[i] = (sound[i - back] ?? 0) + ring[i - back]! * by;
    mix(tail, ring, 0, 0.25, rate);
  }
  for (const delay of [0.005, 0.0017]) {
    const back = Math.round(delay * rate);
    const before = tail.slice();
    for (let i = 0; i < tail.length; i += 1) tail[i] = -0.7 * before[i]! + (before[i - back] ?? 0) + 0.7 * (tail[i - back] ?? 0);
  }
  const energy = (of: Float32Array): number => of.reduce((sum, sample) => sum + sample ** 2, 0);
  const by = Math.sqrt(energy(sound) / (energy(tail) || 1));
  return tail.map((sample) => sample * by);
}

/** Puts a sound (of the loudness 1) into a recording: so many dB SPL in a metre's distance, and so far from the microphone. */
export function place(
  into: Float32Array, room: Room, sound: Float32Array, where: { readonly at: number; readonly level: number; readonly distance: number },
  rate = RATE,
): void {
  const loud = atMicrophone(room, where.level);
  mix(into, sound, where.at, loud / where.distance, rate);
  if (room.echo > 0) mix(into, echoOf(sound, room.echo, rate), where.at, loud / CRITICAL, rate);
}

/** So many seconds of the empty room. */
export function emptyRoom(chance: Chance, room: Room, seconds: number, rate = RATE): Float32Array {
  return levelled(noise(chance, seconds, 500, 'below', rate), atMicrophone(room, room.quiet), rate);
}

/** As a microphone gives it: nothing is louder than full scale. */
export function clipped(sound: Float32Array): Float32Array {
  return sound.map((sample) => Math.max(-1, Math.min(1, sample)));
}
