/**
 * How a portrait moves as its mood comes: a nod to the board, a hop for joy, a shake, a nod that falls asleep, a start, a rocking. It moves
 * for a moment and then stands still; the mood itself is in what is printed. It is no part of a plan (see `plan`), because it lasts longer
 * than what happens, and nobody waits.
 */
import type { Mood } from '../../session/viewState';

/** How far a portrait is from its place, in radii of its circle, and its turn in radians. */
export interface Sway { readonly x: number; readonly y: number; readonly turn: number }

/** How long each mood moves, in milliseconds at speed 1. */
const LASTS: Readonly<Record<Mood, number>> = { glance: 260, gloat: 1000, wince: 560, doze: 1500, gasp: 520, hum: 1800 };

const { sin, abs, PI } = Math;

/** The sway of a mood so long after it came; null once it stands still. */
export function swayAt(mood: Mood | null, time: number): Sway | null {
  if (mood === null || time < 0 || time >= LASTS[mood]) return null;
  const t = time / LASTS[mood];
  switch (mood) {
    case 'glance': return { x: 0, y: sin(t * PI) * 0.12, turn: 0 };
    case 'gloat': return { x: 0, y: -abs(sin(t * PI * 3)) * (1 - t) * 0.5, turn: sin(t * PI * 6) * (1 - t) * 0.1 };
    case 'wince': return { x: sin(t * PI * 7) * (1 - t) * 0.24, y: 0, turn: 0 };
    case 'doze': return { x: 0, y: sin(t * PI) * 0.12, turn: sin(t * PI * 2) * (1 - t) * 0.24 };
    case 'gasp': return { x: 0, y: -sin(Math.sqrt(t) * PI) * 0.32, turn: 0 };
    case 'hum': return { x: 0, y: -abs(sin(t * PI * 4)) * 0.05, turn: sin(t * PI * 4) * 0.13 };
  }
}

/** The portraits' moods, and since when each has lasted. */
export class Sways {
  #since = new Map<number, { readonly mood: Mood | null; readonly at: number }>();

  /** Takes note of the moods that are shown from now on. @param moves whether anything is to move */
  show(moods: readonly (Mood | null)[], now: number, moves: boolean): void {
    this.#since = new Map(moods.map((mood, seat) => {
      const before = this.#since.get(seat);
      return [seat, before?.mood === mood ? before : { mood, at: moves ? now : -Infinity }];
    }));
  }

  /** Who is not at rest at a moment. */
  at(now: number, speed: number): ReadonlyMap<number, Sway> {
    return new Map([...this.#since].flatMap(([seat, { mood, at }]) => {
      const sway = swayAt(mood, (now - at) * speed);
      return sway ? [[seat, sway] as const] : [];
    }));
  }
}
