/**
 * Lets the ring of a clock run out. Two half rings turn behind the windows of its two halves: the browser turns them by itself, without a
 * task of the page. Nothing here is asked again before the clock changes. It knows no game.
 */
import { nothing } from 'lit-html';
import { Directive, directive, type DirectiveResult, type ElementPart } from 'lit-html/directive.js';
import { pageMoves } from '../browser/appearance';

/** A time that runs out, in the page's milliseconds. */
export interface Draining {
  readonly startedAt: number;
  readonly endsAt: number;
  /** How much of it is left where it stands still; null while it runs. */
  readonly left: number | null;
}

/** Which half of the ring: the time begins with the left one. */
export type Half = 'left' | 'right';

/** How a half ring turns, from the first to the last of its clock; the ring shortens towards the top, as a clock's hand would come back. */
const TURNS: Readonly<Record<Half, readonly [offset: number, degrees: number][]>> = {
  left: [[0, 0], [0.5, -180], [1, -180]],
  right: [[0, 0], [0.5, 0], [1, -180]],
};

/** Where motion is not wanted, a half ring goes in so many steps. */
const STEPS = 2;

/** The animation of a half ring over the whole of a clock. @param still whether no motion is wanted: then it goes by quarters */
export function turnsOf(half: Half, still: boolean): Keyframe[] {
  const easing = still ? `steps(${STEPS})` : 'linear';
  return TURNS[half].map(([offset, degrees]) => ({ offset, easing, transform: `rotate(${degrees}deg)` }));
}

class DrainDirective extends Directive {
  #animation: Animation | null = null;
  #shown = '';

  override render(_half: Half, _clock: Draining): typeof nothing {
    return nothing;
  }

  override update({ element }: ElementPart, [half, { startedAt, endsAt, left }]: [Half, Draining]): typeof nothing {
    const shown = `${half} ${startedAt} ${endsAt} ${left ?? ''}`;
    if (shown === this.#shown) return nothing;
    this.#shown = shown;
    this.#animation?.cancel();
    const animation = element.animate(turnsOf(half, !pageMoves()), { duration: endsAt - startedAt, fill: 'both' });
    if (left === null) animation.startTime = startedAt;
    else {
      animation.pause();
      animation.currentTime = endsAt - startedAt - left;
    }
    this.#animation = animation;
    return nothing;
  }
}

/** Turns the half ring in whose tag it stands as the clock tells. */
export const drains: (half: Half, clock: Draining) => DirectiveResult<typeof DrainDirective> = directive(DrainDirective);
