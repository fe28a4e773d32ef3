/**
 * When what is told is shown, and from that when somebody pressed. A race counts from the showing: whoever is told a moment later has as
 * long to see it. So an act is judged by when its update was shown first, and how long after their own screen had shown it they pressed.
 */
import type { Place } from '../contract/contract';
import type { ToHost } from './port';
import type { Screen } from './screens';

type Pressed = Extract<ToHost, { readonly kind: 'act' }>;
type AnyScreen = Pick<Screen<never>, 'told'>;

/** When something was, in the host's time, that a message tells of. Nothing is in the future. */
export function hostTime({ at, now }: { readonly at: number; readonly now: number }, hostNow: number): number {
  return hostNow - Math.max(0, now - at);
}

export class ShownTimes {
  /** For each moment at which something was told: when it was shown first, in the host's time. */
  readonly #shown = new Map<number, number>();
  /** When each place did something last that was heard. */
  readonly #acted = new Map<Place, number>();

  /** A screen has shown all between these two of its messages. */
  show({ told }: AnyScreen, from: number, to: number, at: number): void {
    for (const { moment } of told.slice(from, to)) if (!this.#shown.has(moment)) this.#shown.set(moment, at);
  }

  /**
   * When an act counts, in the host's time: never in the future, never before the last of the same place.
   * @param waits whether that one is not judged yet: presses may be heard of in another order than they were made
   */
  pressedAt({ told }: AnyScreen, { place, at, now, seen }: Pressed, hostNow: number, waits: boolean): number {
    const shown = seen === null || seen.at > at ? undefined : this.#shown.get(told[seen.sequence - 1]?.moment ?? -1);
    const pressed = shown === undefined ? hostTime({ at, now }, hostNow) : shown + at - seen!.at;
    return Math.max(Math.min(pressed, hostNow), (waits ? null : this.#acted.get(place)) ?? -Infinity);
  }

  /** What a place did at this time is heard. */
  heard(place: Place, at: number): void { this.#acted.set(place, Math.max(at, this.#acted.get(place) ?? at)); }
}
